/** Texts of My Visits: the list of panel visits, a visit, and its proof (1§2, 1§3). The wording is ours. */
import { narrowedByText, type NarrowedBy } from './claim-texts.ts'

export const visitTexts = {
  title: 'My Visits',
  lead: 'Your visits to panel clinics and those of your family.',
  filters: 'Filter visits',
  pages: 'Pages of the visits',
  notUpToDate: 'The visits could not be brought up to date.',
  back: 'Back to My Visits',
  missing: 'This visit is not found',
  missingLead: 'None of your visits is found at this address.',
  visit: 'Visit',
  visitId: 'Visit ID',
  date: 'Date',
  clinic: 'Clinic',
  status: 'Status',
  paymentMode: 'Payment Mode',
  totalAmount: 'Total',
  type: 'Visit Type',
  patient: 'Patient',
  name: 'Name',
  nric: 'NRIC / FIN / Passport No',
  mainNric: 'Main NRIC / FIN / Passport No',
  certificate: 'Medical Certificate',
  certificateDays: 'Days',
  certificateReason: 'Reason',
  certificateFrom: 'Start Date',
  payment: 'Payment Details',
  referralFee: 'Referral fee',
  totalReferralFee: 'Referral fees, total',
  beforeGst: 'Total before GST',
  gst: 'GST',
  total: 'Total',
  charged: 'Charged to your card',
  /** In place of an item's own amount, where the clinic gives none. */
  included: 'Included',
  proof: 'Proof of Visit',
  proofLead: 'The invoice of this visit as a PDF, for your own records or for another insurer.',
  viewProof: 'View Proof of Visit',
} as const

/** What a clinic reports of a visit, each shown only where the client shows it (1§2), in the order of the page. */
export const visitItemKinds = [
  { kind: 'diagnoses', title: 'Diagnoses' },
  { kind: 'labs', title: 'Lab Tests' },
  { kind: 'xrays', title: 'X-rays' },
  { kind: 'procedures', title: 'Procedures' },
  { kind: 'drugs', title: 'Drugs' },
] as const

/** The fees that make up a visit's total, in the order in which they are listed. */
export const visitFees = [
  { fee: 'consultFee', label: 'Consultation' },
  { fee: 'drugFee', label: 'Drugs' },
  { fee: 'prescriptionFee', label: 'Prescription' },
  { fee: 'procedureFee', label: 'Procedures' },
  { fee: 'labFee', label: 'Lab tests' },
  { fee: 'xrayFee', label: 'X-rays' },
  { fee: 'checkupFee', label: 'Health check-up' },
] as const

/** Dates as they are displayed. */
export function noVisitsText(narrowedBy: NarrowedBy): string {
  return `There are no visits to panel clinics ${narrowedByText(narrowedBy)}.`
}

/** What the PDF of a visit is called when it is saved. */
export function proofOfVisitFileName(visitNo: string): string {
  return `Proof_of_Visit_${visitNo}.pdf`
}
