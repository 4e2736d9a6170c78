/** What the lists of outpatient and inpatient claims say. */
import { plural } from '../../language/plural.ts'
import { shownCount } from '../../language/shown-count.ts'

export const claimListTexts = {
  titles: { userOutpatient: 'Outpatient claims', userinpatient: 'Inpatient claims' },
  nothingWaits: 'No claim is waiting for the hand-over to the insurer.',
  noMatch: 'No claim matches these filters.',
  everyStatus: 'Show every status',
  count: (total: number, text: string) => `${text} ${plural('en', total, { one: 'claim', other: 'claims' })}`,
  filterLabel: 'Filter claims',
  status: 'Status',
  name: 'Name',
  nric: 'NRIC',
  /** For whoever is shown it masked: a part of it finds nothing. */
  wholeNric: 'Whole NRIC or its last 4',
  clear: 'Clear',
  filed: (ago: string) => `Filed ${ago}`,
  columns: {
    claimant: 'Claimant',
    claim: 'Claim',
    transactionNo: 'Transaction No',
    status: 'Status',
    nric: 'NRIC',
    company: 'Company',
    provider: 'Provider',
    stay: 'Stay',
    visit: 'Visit',
    amount: 'Amount',
    payable: 'Payable',
    filed: 'Filed',
  },
  company: { label: 'Company', every: 'ALL', clear: 'Every company', none: 'No company has this name.' },
  /** The box of a row. */
  select: (claimNo: string) => `Select claim ${claimNo}`,
  reprocess: {
    title: (claims: number) =>
      `Reprocess ${shownCount(claims)} ${plural('en', claims, { one: 'claim', other: 'claims' })}`,
    lead: 'Reprocess sets the retry count of each claim to 0, and hands it over to the insurer again.',
    notFailed: 'No hand-over has failed.',
    outcomes: 'What becomes of each claim',
    done: 'It is being handed over again.',
    tryAgain: (claims: number) => `Try ${shownCount(claims)} again`,
    cancel: 'Cancel',
    close: 'Close',
  },
} as const
