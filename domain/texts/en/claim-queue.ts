/** What the claims desk says about its queue. */
import { shownCount } from '../../language/shown-count.ts'

export const queueTexts = {
  notice: 'To note',
  /** The heading of the column of buttons that open a row's panel. */
  more: 'More',
  moreOf: (claimNo: string) => `More about claim ${claimNo}`,
  summary: 'How much waits',
  addFilter: 'Filters',
  filters: {
    companyId: 'Company',
    status: 'Status',
    kind: 'Kind',
    age: 'Age',
    assignee: 'Assigned to',
    amount: 'Amount',
    gaveUp: 'Hand-over',
  },
  panel: {
    company: 'Company',
    transactionNo: 'Transaction No',
    treatment: 'Treatment',
    filed: 'Filed',
    likeness: 'Looks',
    handOver: 'Hand-over',
    none: 'None yet',
  },
} as const

/** The line that stands for the charts: how much there is in each status, and how much is older than was promised. */
export function summaryText(
  statuses: readonly { readonly label: string; readonly count: number }[],
  late: number,
): string {
  const parts = statuses.map(({ label, count }) => `${shownCount(count)} ${label.toLowerCase()}`)
  return [...parts, `${shownCount(late)} late`].join(' · ')
}
