/** What the claims desk says about its queue. */
import { plural } from '../../language/plural.ts'
import { withCapital } from '../../language/with-capital.ts'
import { shownCount } from '../../language/shown-count.ts'

export const queueTexts = {
  nothingWaits: 'Nothing waits for you',
  allDecided: 'Every claim that reached the desk has been decided or waits for its member.',
  count: (total: number, text: string) => {
    const claims = plural('en', total, { one: 'claim', other: 'claims' })
    return `${withCapital(text)} ${claims}`
  },
  columns: {
    claimant: 'Claimant',
    claim: 'Claim',
    waiting: 'Waiting',
    status: 'Status',
    treatment: 'Treatment',
    amount: 'Amount',
    assignee: 'Assigned to',
  },
  days: (days: number) => `${days} ${plural('en', days, { one: 'day', other: 'days' })}`,
  nobody: 'Nobody',
  you: 'You',
  /** Of a claim in the queue, as in "3 of 70". */
  place: (number: string, total: string, areMore: boolean) => `${number} of ${areMore ? 'more than ' : ''}${total}`,
  /** The heading of the column of buttons that open a row's panel. */
  more: 'More',
  moreOf: (claimNo: string) => `More about claim ${claimNo}`,
  whose: { title: 'Whose claims', all: 'All', mine: 'My claims', nobodys: 'Unassigned' },
  summary: 'How much waits',
  byStatus: { title: 'By status', note: 'Submitted and Pending Review wait for you', processing: 'Processing' },
  byAge: {
    title: 'By age',
    note: (promised: number) => `Working days since filing; ${promised} are promised`,
  },
  filterLabel: 'Filter claims',
  search: 'Claim, name or NRIC',
  /** For whoever is shown NRICs masked. */
  wholeNumber: 'Only the whole NRIC, or its last 4 characters, finds somebody.',
  addFilter: 'Filters',
  clear: 'Clear',
  filters: {
    companyId: 'Company',
    status: 'Status',
    kind: 'Kind',
    age: 'Age',
    assignee: 'Assigned to',
    amount: 'Amount',
    gaveUp: 'Hand-over',
    reason: 'Why a person decides',
  },
  amountInvalid: 'Please give an amount in dollars and cents.',
  cannotDecide: 'This administrator cannot decide this claim. Please choose somebody else.',
  amountFrom: 'Amount from',
  amountTo: 'Amount to',
  choices: {
    any: 'Any',
    toDecide: 'To decide',
    undecided: 'Everything that waits',
    everything: 'ALL',
    bothKinds: 'Both',
    outpatient: 'Outpatient',
    inpatient: 'Inpatient',
    anybody: 'Anybody',
    me: 'Me',
    gaveUp: 'Gave up',
  },
  panel: {
    company: 'Company',
    transactionNo: 'Transaction No',
    treatment: 'Treatment',
    filed: 'Filed',
    likeness: 'Looks',
    handOver: 'Hand-over',
    notAtOnce: 'Why a person decides',
    none: 'None yet',
  },
  views: {
    open: 'Views',
    title: 'Saved views',
    manage: 'Save or remove views…',
    lead: 'Keeps the filters and the order as they are now. A search for a person is not kept.',
    name: 'Name of the view',
    kept: 'Kept views',
    remove: (name: string) => `Remove ${name}`,
    save: 'Save this view',
  },
  selected: {
    title: 'Selected claims',
    count: (claims: number) => `${claims} selected`,
    duplicates: (claims: number) =>
      `${claims} ${plural('en', claims, { one: 'likely duplicate', other: 'likely duplicates' })}`,
    clear: 'Clear',
    approve: 'Approve as a batch',
  },
  leftOut: (claims: number) => `${claims} of them cannot be approved now and are left out.`,
  assigned: (claimNo: string, name: string | undefined) => `Claim ${claimNo} is with ${name ?? 'nobody'} now.`,
  notAssigned: (claimNo: string, reason: string) => `Claim ${claimNo}: ${reason}`,
  batch: {
    byPlan: 'by the plan',
    nothingToApprove: 'None of these claims can be approved as a batch',
    leftOut: (claims: number) =>
      `${claimCount(claims)} ${plural('en', claims, { one: 'is', other: 'are' })} left out, to be decided one by one`,
    noAmount: 'the plan cannot say an amount yet.',
    refusedByPlan: (why: string) => `the plan pays nothing: ${why}`,
    openQuestions: (questions: readonly string[]) => `still to be judged: ${questions.join(' ')}`,
    approve: (claims: number) => `Approve ${claimCount(claims)}`,
    number: 'Batch No',
    numberHint: 'Once for all of them.',
    remarks: 'Remarks to each member (optional)',
    amounts: 'Payable amounts',
    claimed: 'Claimed',
    payable: 'Payable (SGD)',
    payableOf: (claimNo: string) => `Payable amount of claim ${claimNo}`,
    otherCurrencies: 'Amounts in other currencies are not converted: please give what is paid in Singapore dollars.',
    total: (amount: string, held: number) => `Total ${amount}${held > 0 ? ` without ${held} held back` : ''}`,
    cancel: 'Cancel',
    done: (batchNo: string) => `Batch ${batchNo}`,
    approved: (claims: number) => `${claims > 0 ? claimCount(claims) : 'No claim'} approved.`,
    refused: (claims: number) => `${claimCount(claims)} not approved, and unchanged:`,
    heldBack: 'Held back',
    /** For assistive technology, after the words of a link or a button. */
    ofClaim: (claimNo: string) => `: claim ${claimNo}`,
    reasonOf: (label: string, claimNo: string) => `${label}: claim ${claimNo}`,
  },
  close: 'Close',
  shortcutsHint: 'Keyboard shortcuts (?)',
  shortcuts: {
    title: 'Keyboard shortcuts',
    use: 'Use shortcuts of a single key',
    close: 'Close',
    note: '? shows this list. The keys are silent while you type.',
    groups: [
      {
        title: 'In the queue',
        keys: [
          ['j or ↓', 'Next claim'],
          ['k or ↑', 'Previous claim'],
          ['Enter', 'Open the claim'],
          ['v', 'More about the claim, or less'],
          ['x', 'Select the claim for a batch'],
          ['b', 'Approve the selected claims'],
          ['a', 'Assign it to me'],
        ],
      },
      {
        title: 'In a claim',
        keys: [
          ['n and p', 'Next and previous claim'],
          ['a', 'Assign it to me'],
          ['i', 'Request information'],
          ['r', 'Start review'],
          ['o', 'Accept the amount that the plan says'],
          ['y', 'Approve'],
          ['d', 'Reject (decline)'],
          ['[ and ]', 'Previous and next document'],
          ['+ and −', 'Larger and smaller'],
          ['t', 'Turn the document'],
          ['u', 'Back to the queue'],
        ],
      },
    ],
  },
} as const

function claimCount(claims: number): string {
  return `${claims} ${plural('en', claims, { one: 'claim', other: 'claims' })}`
}

/** The line that stands for the charts: how much there is in each status, and how much is older than was promised. */
export function summaryText(
  statuses: readonly { readonly label: string; readonly count: number }[],
  late: number,
): string {
  const parts = statuses.map(({ label, count }) => `${shownCount(count)} ${label.toLowerCase()}`)
  return [...parts, `${shownCount(late)} late`].join(' · ')
}
