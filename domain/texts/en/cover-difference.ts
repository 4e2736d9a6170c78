/** What is said of decided claims that would be reckoned otherwise now. */
import { plural } from '../../language/plural.ts'

export const coverDifferenceTexts = {
  refusals: {
    DIFFERENCE_NOT_OPEN: 'Somebody has closed this difference, or it no longer exists. Reload the list.',
    DIFFERENCE_MOVED: 'The claim’s amount has changed. Reload the list, and look at it again.',
    DIFFERENCE_REASON_MISSING: 'Say what was done, or why the claim stays as it was paid.',
  },
}

/** In the console. */
export const coverDifferencePageTexts = {
  title: 'Cover differences',
  lead: 'Decided claims whose amount would be different by what is known now. Nothing is paid or taken back automatically.',
  count: (total: number, text: string) => `${text} ${plural('en', total, { one: 'difference', other: 'differences' })}`,
  failed: 'The differences could not be loaded.',
  none: 'Nothing differs',
  noneHint: 'Every claim has the amount that was decided, or its difference is closed.',
  noMatch: 'No difference matches these filters.',
  filters: 'Filter cover differences',
  columns: {
    claim: 'Claim',
    claimant: 'Claimant',
    benefit: 'Benefit',
    paid: 'Paid',
    now: 'By the plan now',
    difference: 'Difference',
    cause: 'Why and when',
    close: 'Close',
  },
  visit: (date: string) => `Visit ${date}`,
  plan: (planNo: string) => `Plan ${planNo}`,
  /** Where another amount was paid than the plan said. */
  reckoned: (amount: string) => `the plan said ${amount}`,
  unknown: 'Not known any more',
  more: (amount: string) => `+${amount}`,
  moreMeans: 'paid too little',
  less: (amount: string) => `−${amount}`,
  lessMeans: 'paid too much',
  same: 'As it was paid',
  causes: { plan: 'Plan published', cover: 'Cover changed', decision: 'Earlier claim changed' },
  status: 'Status',
  statuses: { open: 'Open', closed: 'Closed', gone: 'Gone by itself' },
  outcomes: { settled: 'The difference was settled', left: 'The claim stays as it was paid' },
  close: 'Close',
  closeOf: (claimNo: string) => `Close the difference of claim ${claimNo}`,
  closeTitle: (claimNo: string) => `Close the difference of claim ${claimNo}?`,
  paidAndNow: (paid: string, now: string) => `Paid: ${paid}. By the plan now: ${now}.`,
  closeText:
    'Closing changes nothing of the claim, and pays nothing: it notes what was done. What was settled counts in what the family has used of its cover.',
  outcome: 'What was done',
  reasonHint: 'How it was settled, or why it stays. It is kept with the claim’s difference.',
  closed: 'The difference is closed.',
  ofClaim: {
    title: 'This claim comes to another amount now',
    link: 'See it among the cover differences',
  },
} as const
