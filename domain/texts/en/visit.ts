/** Texts of My Visits: the list of panel visits, a visit, and its proof (1§2, 1§3). The wording is ours. */
import type { VisitFee, VisitItemKind } from '../../visit/visit-parts.ts'
import { narrowedByText, type NarrowedBy } from './claim.ts'

export const visitTexts = {
  title: 'My Visits',
  lead: 'Your visits to panel clinics and those of your family.',
  filters: 'Filter visits',
  pages: 'Pages of the visits',
  notUpToDate: 'The visits could not be brought up to date.',
  back: 'Back to My Visits',
  missing: 'Visit not found',
  missingLead: 'There is no visit of yours at this address.',
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

/** Words that clinics report; the keys are theirs. */
export const panelWords = { Completed: 'Completed', Cashless: 'Cashless', Card: 'Card' } as const

/** What a clinic reports of a visit. */
export const visitItemTitles = {
  diagnoses: 'Diagnoses',
  labs: 'Lab Tests',
  xrays: 'X-rays',
  procedures: 'Procedures',
  drugs: 'Drugs',
} as const satisfies Readonly<Record<VisitItemKind, string>>

/** The fees that make up a visit's total. */
export const visitFeeLabels = {
  consultFee: 'Consultation',
  drugFee: 'Drugs',
  prescriptionFee: 'Prescription',
  procedureFee: 'Procedures',
  labFee: 'Lab tests',
  xrayFee: 'X-rays',
  checkupFee: 'Health check-up',
} as const satisfies Readonly<Record<VisitFee, string>>

/** Dates as they are displayed. */
export function noVisitsText(narrowedBy: NarrowedBy): string {
  return `There are no visits to panel clinics ${narrowedByText(narrowedBy)}.`
}

/** What the PDF of a visit is called when it is saved. */
export function proofOfVisitFileName(visitNo: string): string {
  return `Proof_of_Visit_${visitNo}.pdf`
}
