/** Texts of the members' claims area: wizard, records, detail, update and delete (1§2, 1§8, 1§9). Quoted ones are letter for letter. */
import { plural } from '../../language/plural.ts'
import type { PaymentMethod } from '../../claim/claim-terms.ts'

export const claimTexts = {
  wizard: {
    steps: ['Type of Claim', 'Claim Information', 'Confirm Claim'],
    outpatient: 'Outpatient Claim',
    inpatient: 'Inpatient Claim',
    next: 'Next',
    submit: 'Submit Claim',
    /** The consent box of the last step. The specification names the box, not its words (S12). */
    consent:
      'I confirm that the information and documents given are true and complete, and I agree that they are collected, used and disclosed to process this claim.',
  },
  submitted: {
    askJoey: 'Ask Joey',
    backToClaims: 'Back to eClaims',
  },
  /** Heading over the server's message, for submit and update. */
  failed: "We're sorry - there was an issue with the claim",
  records: {
    title: 'Claim Records',
    referenceNumber: 'Reference Number',
    visitDate: 'Visit Date',
    provider: 'Clinic/Hospital/Provider',
    type: 'Type',
    chat: 'Chat',
    empty: 'Data Not Found',
    filters: 'Filter claim records',
    from: 'From',
    to: 'To',
    periodReversed: 'The first date cannot be later than the last.',
    company: 'Company',
    allCompanies: 'All companies',
    claimant: 'Claimant',
    allClaimants: 'All claimants',
    amount: 'Amount',
    payable: 'Payable',
    status: 'Status',
    /** In place of the reference number, while the insurer has not given one. */
    numberFollows: 'Number follows',
    pendingInsurer: 'Not yet with the insurer',
    /** And why it takes so long. */
    pendingInsurerLate: (why: string) => `Not yet with the insurer. ${why}`,
    newestFirst: 'newest first',
    oldestFirst: 'oldest first',
    showYear: 'Show the last 12 months',
    showEverybody: 'Show all companies and claimants',
    pages: 'Pages of the claim records',
    thisPage: (page: number) => `page ${page}`,
    toPage: (page: number) => `Go to page ${page}`,
    toPreviousPage: 'Go to previous page',
    toNextPage: 'Go to next page',
    notUpToDate: 'The list could not be brought up to date.',
  },
  detail: {
    missing: 'Missing ID',
    noRemarks: 'No Remarks',
    back: 'Back to Claim Records',
    update: 'Update information',
    downloadSettlementLetter: 'Download Settlement Letter',
    settlementLetterMissing: 'Settlement Letter is not available',
    delete: 'Delete',
    view: 'View',
    status: 'Status',
    claimant: 'Claimant',
    claimDetails: 'Claim Details',
    documents: 'Documents',
    payablePending: 'Pending',
    missingLead: 'There is no claim of yours at this address. It may have been deleted.',
    waitsForNumber: 'The insurer will give this claim its number.',
    notUpToDate: 'This claim could not be brought up to date.',
    yourTurn: 'What you need to do',
    asked: 'The insurer asks:',
    remarks: 'Remarks',
    timeline: 'What has happened',
    next: 'Next',
    afterThat: 'After that',
    accident: 'Accident',
    otherInsurer: 'Other Insurer',
    payment: 'Payment',
    noDocuments: 'No documents were sent with this claim.',
  },
  /** Labels of a submitted claim's fields, where they differ from those of the forms. */
  fields: {
    name: 'Name',
    transactionNo: 'Transaction No',
    incurredAmount: 'Incurred Amount',
    payableAmount: 'Payable Amount',
    receiptNo: 'Receipt / Invoice No',
    submissionDate: 'Submission Date',
    typeOfVisit: 'Type of Visit',
    operation: 'Name of Operation / Surgical Code',
    yourRemarks: 'Your Remarks',
    accidentDateTime: 'Date and Time',
    place: 'Place',
    workRelated: 'Work Related',
    compensation: 'Compensation from the Company',
    accidentDetails: 'Details',
    insurerName: 'Name of the Insurer',
  },
  document: {
    received: 'Received',
    receipt: 'Invoice / receipt',
    other: 'Other document',
    close: 'Close',
    zoomFit: 'Fit to the window',
  },
  update: {
    cancel: 'Cancel Update',
    success: 'Claim Updated Successfully!',
  },
  delete: {
    question: 'Do you want to delete this claim?',
    success: 'Claim was deleted successfully!',
    failed: 'Opps! Claim was not deleted successfully... Please try again later.',
    explanation: 'The insurer does not process it any further. This cannot be undone.',
    keep: 'Keep this claim',
    deleting: 'Deleting …',
  },
  notices: {
    paymentPrecedence:
      'Payment is made in this order: first to the employee who paid in cash, then to the Medisave account, then to the Medisave-approved Integrated Shield Plan or MediShield Life.',
    keepReceipts: 'Please keep the original tax invoices and receipts for at least 6 months.',
    referralLetter:
      'A referral letter is required for specialist, X-ray and lab claims. A new referral letter is required if the visits are more than 1 year apart.',
  },
} as const

/** Shown when a claim has been filed: `number` is its transaction number, or its id while the insurer has not given one (1§8). */
export function claimRegisteredText(number: string): string {
  return `Claim number ${number} registered. Your claim will be processed within 14 working days.`
}

/** What the server says of an update: `number` as in {@link claimRegisteredText}; whether it answers what the insurer asked for. */
export function claimUpdatedText(number: string, answersRequest: boolean): string {
  return `Claim number ${number} updated. ${answersRequest ? 'The insurer continues with your claim and reviews what you have sent.' : 'The insurer uses the claim as it is now.'}`
}

/** How many records a filter finds, and which of them are on this page (counted from 1). */
export function recordsFoundText(total: number, first: number, last: number): string {
  const found = `${total} ${plural('en', total, { one: 'record', other: 'records' })}`
  return first === 1 && last === total ? found : `${found}, ${first} to ${last} shown`
}

/** What a list was narrowed by and found nothing: dates as they are displayed, names where one was chosen. */
export interface NarrowedBy {
  readonly from: string
  readonly to: string
  readonly claimant?: string | undefined
  readonly company?: string | undefined
}

export function noRecordsText(narrowedBy: NarrowedBy): string {
  return `There are no claims or visits ${narrowedByText(narrowedBy)}.`
}

export function narrowedByText({ from, to, claimant, company }: NarrowedBy): string {
  return `${claimant === undefined ? '' : `of ${claimant} `}${company === undefined ? '' : `under ${company} `}from ${from} to ${to}`
}

/** The number that a claim was known by before the insurer gave it one. */
export function firstNumberText(reference: string): string {
  return `Submitted as claim number ${reference}`
}

/** Below the incurred amount, once it is itemised. */
export function withoutGstText(amount: string): string {
  return `Without GST: ${amount}`
}

/** What the View button of a document is called by screen readers. */
export function viewDocumentText(name: string): string {
  return `${claimTexts.detail.view} ${name}`
}

/** Types of a claim row, by their code (1§2). */
export const claimRowTypeLabels = { 1: 'Panel Visit', 2: 'Inpatient Claim', 3: 'Outpatient Claim' } as const

/** 1§9 */
export const paymentMethodLabels: Readonly<Record<PaymentMethod, string>> = {
  Bank: "Employee's Bank Account",
  Cheque: 'Cheque',
  PayNow: 'PayNow via NRIC',
  Payroll: 'Reimbursement by Company',
  Insurer: 'Reimbursement by Insurer',
}

/** 1§3 */
export const prePostHospitalisationLabels = { Y: 'Pre / Post Hospitalisation', N: 'Others' } as const
export const yesNoLabels = { Y: 'Yes', N: 'No' } as const
