/** What plans, reckonings and balances say: each rule of a plan as a sentence, each reason, each question. */
import { listed } from '../../language/listed.ts'
import { shownCount } from '../../language/shown-count.ts'
import { plural } from '../../language/plural.ts'

const counts = (number: number, one: string, many: string) =>
  `${shownCount(number)} ${plural('en', number, { one, other: many })}`

export const coverTexts = {
  /** Over what something is counted, at the end of a sentence. */
  periods: {
    claim: 'for each claim',
    visit: 'for each visit',
    day: 'for each day',
    admission: 'for each stay in hospital',
    disability: 'for each illness or injury',
    'policy-year': 'in a policy year',
    'calendar-year': 'in a calendar year',
    'rolling-months': (months: number) => `in any ${counts(months, 'month', 'months')}`,
    life: 'for life',
  },
  family: ', for the family together',
  network: { panel: ', at panel clinics', other: ', outside the panel' },
  // Names of benefits have an “and” of their own.
  shared: (benefits: readonly string[]) => `, for ${benefits.join(', ')} together`,
  measures: {
    visits: (number: number) => counts(number, 'visit', 'visits'),
    units: (number: number) => counts(number, 'item', 'items'),
    days: (number: number) => counts(number, 'day', 'days'),
    payments: (number: number) => counts(number, 'payment', 'payments'),
  },
  each: { visit: 'a visit', unit: 'an item', day: 'a day' },
  rules: {
    limit: (most: string, when: string) => `At most ${most} ${when}.`,
    deductible: (most: string, when: string) => `The member pays the first ${most} ${when}.`,
    memberCap: (most: string, when: string) => `The member pays at most ${most} ${when}.`,
    memberCapGrows: (share: string, above: string) => `It is higher by ${share} of what lies above ${above}.`,
    memberCapRepeated: (from: number, months: number, most: string) =>
      `When it was reached ${counts(from - 1, 'time', 'times')} in ${counts(months, 'month', 'months')}, it is ${most} from then on.`,
    asCharged: 'As charged.',
    schedule: (most: string, each: string) => `At most ${most} ${each}.`,
    scheduleWrittenOff: (most: string, each: string) => `${most} ${each}; the clinic may not ask for more.`,
    proRation: (share: string) => `${share} of the bill counts.`,
    coPay: (amount: string, each: string) => `The member pays ${amount} ${each}.`,
    coInsurance: (share: string) => `The member pays ${share}.`,
    coInsuranceUpTo: (share: string, upTo: string) => `The member pays ${share} up to ${upTo}.`,
    coInsuranceAbove: (share: string) => `Above that, ${share}.`,
    visitShare: (share: string, from: number, upTo: number) =>
      from === upTo
        ? `Visit ${shownCount(from)}: the member pays ${share}.`
        : `Visits ${shownCount(from)} to ${shownCount(upTo)}: the member pays ${share}.`,
    noMoreVisits: 'Later visits are not covered.',
    waiting: (days: number) => `Covered after ${counts(days, 'day', 'days')}.`,
    waitingExceptAccidents: (days: number) => `Covered after ${counts(days, 'day', 'days')}, an accident at once.`,
    ages: (from: number, to: number) => `For ages ${from} to ${to}.`,
    coveredAs: (who: readonly string[]) => `For ${listed('en', who)}.`,
    referral: 'A referral is needed.',
    aroundStay: (before: number, after: number) =>
      `From ${counts(before, 'day', 'days')} before a stay in hospital to ${counts(after, 'day', 'days')} after it.`,
    excludes: (names: readonly string[]) => `Not covered: ${names.join(', ')}.`,
    tax: 'GST is not covered.',
  },
  /** The document that is written from a plan. */
  document: {
    everywhere: 'Any clinic',
    panel: 'Panel clinics',
    other: 'Other clinics',
    notCovered: 'Not covered.',
    condition: 'Condition',
    together: 'What counts together',
    holdsFrom: (date: string) => `This plan applies from ${date}.`,
  },
  coveredAs: {
    employee: 'employees',
    spouse: 'spouses',
    child: 'children',
    parent: 'parents',
    other: 'other dependants',
  },
  /** What a step did to the amount, where no rule of the plan says it. */
  steps: {
    currency: 'Converted at the rate of the day',
    cover: 'Cover',
    tax: 'GST',
    schedule: 'Highest price',
    'pro-ration': 'Part that counts',
    'charge-limits': 'Limit',
    deductible: 'Deductible',
    'co-pay': 'Co-payment',
    'co-insurance': 'Member’s share',
    'member-cap': 'Most that the member pays',
    'payment-limits': 'Limit',
    'other-insurer': 'Another insurer',
  },
  refusals: {
    'no-such-benefit': 'The plan does not have this benefit.',
    'not-covered-then': 'There was no cover on this date.',
    'not-covered-there': 'The plan does not cover this provider for this benefit.',
    'excluded-provider': 'Claims from this provider are not covered.',
    waiting: 'The waiting time had not passed yet.',
    age: 'The plan does not cover this benefit at this age.',
    relationship: 'The plan does not cover this benefit for this member of the family.',
    'no-referral': 'The plan asks for a referral.',
    'outside-stay': 'The visit was too long before or after the stay in hospital.',
    'excluded-diagnosis': 'The plan does not cover this diagnosis.',
    'no-visit-left': 'All visits that the plan pays for are used.',
    'nothing-left': 'The limit is used up.',
  },
  /** What is still to be said, to those who can say it. */
  questions: {
    benefit: 'Which benefit of the plan is the visit for?',
    rate: 'The exchange rate of the day is missing.',
    provider: 'Is the provider on the panel?',
    referral: 'Is there a referral?',
    stay: 'To which stay in hospital does the visit belong?',
    disability: 'To which illness or injury does the claim belong?',
    diagnosis: 'Which diagnosis is it, by its code?',
    age: 'The date of birth is missing.',
    'other-insurer': 'What does the other insurer pay?',
  },
  faults: {
    date: 'This is not a date. Write it as year, month and day, such as 2027-01-31.',
    currency: 'Name the currency by its three capital letters, such as SGD.',
    notDollars: 'Give SGD as the currency: claims are paid in Singapore dollars.',
    twice: (step: string) => `The step ${step} stands twice in the order.`,
    limitsBeforeCap: 'The limits of the payment come after the member’s cap.',
    otherBeforeCap: 'The other insurer’s payment comes before the member’s share, or after the member’s cap.',
    capBefore: (step: string) => `The member’s cap comes after the step ${step}.`,
    shareBefore: (step: string) => `The step ${step} comes before the member’s share.`,
    sameId: (id: string) => `${id} stands for two things.`,
    months: (id: string) => `${id} names a number of months only if it is counted over rolling months.`,
    parts: (id: string) => `The parts of the percentage of ${id} rise, and only the last has no end.`,
    visits: (id: string) => `The numbers of visits of ${id} rise.`,
    noBenefit: (id: string, benefit: string) => `${id} names the benefit ${benefit}, which is not in the plan.`,
    noDeductible: (id: string, deductible: string) =>
      `${id} names the deductible ${deductible}, which is not in the plan.`,
  },
}
