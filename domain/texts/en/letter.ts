/** Texts of the letters that are printed as PDF: settlement letter and proof of visit (1§2, 1§8). The wording is ours, quoted ones are letter for letter. */
import { formatDisplay } from '../../dates/singapore-dates.ts'

export const letterTexts = {
  product: 'Member Care',
  productLead: 'Group medical benefits',
  /** In place of a value whose person has been forgotten. */
  forgotten: 'Erased on request',
  about: 'About this letter',
  unsigned: 'This letter was made by a computer and is valid without a signature.',
} as const

export const settlementLetterTexts = {
  title: 'Settlement Letter',
  /** Quoted in 1§8. */
  notAvailable: 'Settlement Letter is not available',
  approved: 'Your claim has been approved.',
  rejected: 'Your claim has been rejected.',
  payable: 'Payable amount',
  claim: 'Claim',
  transactionNo: 'Transaction no.',
  claimNo: 'Claim no.',
  visitNo: 'Visit no.',
  batchNo: 'Batch no.',
  policyNo: 'Policy no.',
  company: 'Company',
  claimant: 'Claimant',
  nric: 'NRIC / FIN / Passport no.',
  type: 'Type of claim',
  submitted: 'Submitted on',
  decided: 'Decided on',
  corrected: 'Corrected on',
  treatment: 'Treatment',
  provider: 'Provider',
  benefit: 'Benefit',
  visitDate: 'Visit date',
  admissionDate: 'Admission date',
  dischargeDate: 'Discharge date',
  receiptNo: 'Receipt / invoice no.',
  amounts: 'Amounts',
  incurred: 'Incurred amount',
  gst: 'of which GST',
  claimable: 'Claimable amount',
  remarks: 'Remarks',
  reason: 'Reason',
  payment: 'Payment',
  method: 'Payment method',
  bank: 'Bank',
  account: 'Account no.',
  noPayment: 'No payment is made for this claim.',
} as const

export const proofOfVisitTexts = {
  title: 'Proof of Visit',
  visit: 'Visit',
  visitNo: 'Visit no.',
  visitDate: 'Date of visit',
  clinic: 'Clinic',
  type: 'Type of visit',
  status: 'Status',
  paymentMode: 'Payment mode',
  patient: 'Patient',
  name: 'Name',
  nric: 'NRIC / FIN / Passport no.',
  mainNric: 'Main member’s NRIC',
  company: 'Company',
  policyNo: 'Policy no.',
  source: 'It shows the visit as the clinic reported it to us.',
} as const

/** The first line of a letter's foot: where its reader can check what it was made from. */
export function printedFromText({
  printedOn,
  revision,
  hash,
}: {
  readonly printedOn: string
  readonly revision: number
  readonly hash: string
}): string {
  return `Printed on ${formatDisplay(printedOn)} from the record of this claim as of its entry ${revision}, SHA-256 ${hash}.`
}

/** @param printedOn YYYY-MM-DD in Singapore */
export function printedOnText(printedOn: string): string {
  return `Printed on ${formatDisplay(printedOn)}.`
}

export function contactText(support: { readonly email: string; readonly phone: string }, reference: string): string {
  return `Questions? Please write to ${support.email} or call ${support.phone}, and name ${reference}.`
}

/** @param codes of the characters, as Unicode names them */
export function missingTypeText(mark: string, codes: string): string {
  return `${mark} stands for a character that our fonts do not have: ${codes}.`
}

export function pageOfText(page: number, pages: number): string {
  return `Page ${page} of ${pages}`
}
