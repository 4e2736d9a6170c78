/** Claims that are decided at once: why a person decides, how it goes, and the switch. */
import { shownCount } from '../../language/shown-count.ts'
import { plural } from '../../language/plural.ts'

const claims = (count: number) => `${shownCount(count)} ${plural('en', count, { one: 'claim', other: 'claims' })}`

export const straightThroughPageTexts = {
  title: 'Decided at once',
  introduction:
    'Where its client allows it and nothing speaks against it, a claim is approved by its plan alone. No claim is ever rejected this way.',
  failed: 'How it goes could not be loaded.',
  notAtOnce: (reasons: readonly string[]) => `Not decided at once: ${reasons.join(', ')}.`,
  decidedAtOnce: 'Decided at once by its plan, without a person.',
  /** Where a receipt says otherwise: amounts as both say them, and of the rest only what it is. */
  receiptSays: {
    total: (read: string, claimed: string) => `a receipt says ${read} (claimed ${claimed})`,
    gst: (read: string, claimed: string) => `a receipt says ${read} GST (claimed ${claimed})`,
    provider: 'a receipt says another provider',
    number: 'a receipt says another number',
    date: 'a receipt says another date',
    currency: 'a receipt says another currency',
    patient: 'a receipt says another patient',
  },
  reasons: {
    off: 'the client does not want it',
    stopped: 'it is stopped for everybody',
    'no-plan': 'there is no plan for it',
    'not-certain': 'something is still to be judged',
    'unknown-provider': 'the provider is not known',
    'nothing-payable': 'nothing is payable',
    'over-amount': 'it is above the client’s amount',
    'no-documents': 'it has no document',
    'unfit-documents': 'a document is not clean, or cannot be opened',
    'receipt-differs': 'a receipt says otherwise than the claim',
    'receipt-unread': 'its receipts could not be read reliably',
    'resembles-another': 'another claim looks like it',
    sampled: 'it was chosen at random for a check',
  },
  control: {
    title: 'The switch',
    goesOn: 'Claims are decided at once where their client allows it.',
    stopped: 'Stopped: a person decides every claim.',
    by: (name: string, when: string, isStopped: boolean) =>
      isStopped ? `${name} stopped it on ${when}.` : `${name} resumed it on ${when}.`,
    stop: 'Have a person decide every claim',
    resume: 'Resume',
    stopQuestion: 'Have a person decide every claim?',
    stopConsequence: 'From now on a person decides every claim of every client, until somebody resumes it.',
    resumeQuestion: 'Resume decisions at once?',
    resumeConsequence:
      'Claims that come from now on may be decided at once. Those that wait go on waiting for a person.',
    /** Why it was stopped, or goes on, in the words of who switched it. */
    because: (reason: string) => `Reason: “${reason}”`,
    done: { stopped: 'Decisions at once are stopped.', goesOn: 'Decisions at once go on.' },
  },
  share: {
    title: 'Share decided at once',
    note: 'Of the claims of each week whose client wants it. The last 13 weeks.',
    failed: 'The weeks could not be loaded.',
    nothing: 'No claim has been looked at in these weeks.',
    week: 'Week of',
    atOnce: 'Decided at once',
    byPerson: 'By a person',
    share: 'Share',
    summary: (share: string, count: number) => `${share} of ${claims(count)} were decided at once.`,
  },
  time: {
    title: 'Time to the decision',
    note: 'From filing; half of the week’s decided claims took no longer.',
    none: '–',
    minutes: (minutes: number) =>
      `${shownCount(minutes)} ${plural('en', minutes, { one: 'minute', other: 'minutes' })}`,
    hours: (hours: number) => `${shownCount(hours)} ${plural('en', hours, { one: 'hour', other: 'hours' })}`,
    days: (days: number) => `${shownCount(days)} ${plural('en', days, { one: 'day', other: 'days' })}`,
    nothing: 'No claim was decided in these weeks.',
    summary: (atOnce: string, byPerson: string) => `Last: ${atOnce} at once, ${byPerson} by a person.`,
  },
  why: {
    title: 'Why a person decided',
    note: 'A claim may have several reasons.',
    reason: 'Reason',
    claims: 'Claims',
    nothing: 'No claim went to a person in these weeks.',
    summary: (reason: string, count: number) => `Most often: ${reason} (${claims(count)}).`,
  },
  sampled: {
    title: 'What people changed in the claims chosen at random',
    note: 'A share goes to a person though nothing speaks against them: so it shows whether the plan decides as people do.',
    summary: (drawn: number, decided: number, same: number) =>
      `${claims(drawn)} drawn, ${shownCount(decided)} decided, ${shownCount(same)} of them as the plan says.`,
    nothing: 'No claim has been drawn in these weeks.',
    allSame: 'Nobody has changed an amount.',
    changed: (reckoned: string, paid: string, difference: string) =>
      `By the plan ${reckoned}, paid ${paid}: ${difference}`,
  },
} as const

export const straightThroughRefusalTexts = {
  SWITCH_REASON_MISSING: 'Say why: others read it in the history of the switch.',
} as const
