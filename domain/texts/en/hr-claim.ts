/** Texts of the claims that HR filed, in the console (3§2.13). */
import { plural } from '../../language/plural.ts'

export const hrClaimTexts = {
  title: 'HR claims',
  lead: 'Claims that HR administrators filed for employees.',
  count: (total: number, text: string) => `${text} ${plural('en', total, { one: 'claim', other: 'claims' })}`,
  columns: {
    view: 'View',
    client: 'Client',
    type: 'Type',
    provider: 'Provider',
    amount: 'Amount',
    submittedBy: 'Submitted By',
    created: 'Created',
  },
  view: 'View',
  failed: 'The HR claims could not be loaded. Please try again later.',
  claimFailed: 'The HR claim could not be loaded. Please try again later.',
  none: 'HR has not filed a claim yet.',
  noMatch: 'No HR claim matches these filters.',
  everyType: 'ALL',
  filters: 'Filter HR claims',
  clear: 'Clear',
  claimTitle: 'HR claim',
  back: 'Back to the HR claims',
  fullClaim: 'Open the whole claim',
  details: 'Claim',
  treatment: 'Treatment',
  fields: {
    client: 'Client',
    type: 'Type of claim',
    provider: 'Provider',
    amount: 'Amount',
    submittedBy: 'Submitted by',
    claimant: 'Claimant',
    created: 'Created',
    updated: 'Updated',
    admissionDate: 'Admission date',
    dischargeDate: 'Discharge date',
    visitDate: 'Visit date',
    receiptNo: 'Receipt no.',
    prePost: 'Pre / post hospitalisation',
  },
  /** 3§5. */
  prePost: { Y: 'Pre / Post Hospitalisation', N: 'Others' },
} as const

/** What a link to an HR claim is called; it begins with what is seen. */
export function viewHrClaimText(companyName: string, providerName: string): string {
  return `${hrClaimTexts.view} the claim of ${companyName} for ${providerName}`
}
