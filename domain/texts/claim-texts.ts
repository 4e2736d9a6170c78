/** Texts of the members' claims area: wizard, records, detail, update and delete (1§2, 1§8, 1§9). Quoted ones are letter for letter. */
import type { PaymentMethod } from '../claim/claim-terms.ts'

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
  },
  update: {
    cancel: 'Cancel Update',
    success: 'Claim Updated Successfully!',
  },
  delete: {
    question: 'Do you want to delete this claim?',
    success: 'Claim was deleted successfully!',
    failed: 'Opps! Claim was not deleted successfully... Please try again later.',
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
