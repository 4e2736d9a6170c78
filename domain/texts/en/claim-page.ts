/** What the page of a claim in the console says, and the fields that it shows beside those of its history. */
import { shownCount } from '../../language/shown-count.ts'

export const claimPageTexts = {
  title: 'Claim',
  titleOf: (claimNo: string) => `Claim ${claimNo}`,
  sectionsLabel: 'Claim sections',
  sections: { claim: 'Claim', reimbursement: 'Reimbursement', systemData: 'System data', history: 'History' },
  facts: {
    claimant: 'Claimant',
    company: 'Company',
    amount: 'Amount',
    payable: (amount: string) => `Payable ${amount}`,
    transactionNo: 'Transaction No',
    noneYet: 'None yet',
    filed: (ago: string) => `Filed ${ago}`,
    retryCount: 'Retry Count',
    retries: (retries: number, most: number) => `${shownCount(retries)} of ${shownCount(most)}`,
  },
  /** The parts of a claim. */
  groups: {
    visit: 'Visit',
    stay: 'Hospital stay',
    amount: 'Amount',
    accident: 'Accident',
    otherInsurer: 'Other insurer',
    insurer: 'Insurer',
    reimbursement: 'Reimbursement',
    progress: 'Progress',
    claimant: 'Claimant',
    documents: 'Documents',
  },
  noGst: 'Not included',
  accidentRelated: 'Accident Related',
  accidentTime: 'Accident Date and Time',
  otherInsurerRelated: 'Claiming from Other Insurer',
  filedBy: 'Filed By',
  claimId: 'Claim Id',
  filed: 'Filed',
  lastChange: 'Last Change',
  version: 'Version',
  reprocessLead: 'Reprocess sets the retry count to 0, and the claim is handed over to the insurer again.',
  refresh: 'Refresh',
  /** How often a hand-over failed. */
  waitsForReprocess: (retries: number, most: number) =>
    `Waits for Reprocess (${shownCount(retries)} of ${shownCount(most)})`,
  retry: (retries: number, most: number) => `Retry ${shownCount(retries)} of ${shownCount(most)}`,
} as const
