import { expect, test } from 'vitest'
import type { Benefit, Limit, Terms } from './plan.ts'
import {
  conditionSentences,
  deductibleSentence,
  limitSentence,
  memberCapSentence,
  termsSentences,
} from './rule-sentences.ts'
import { exampleBenefit, examplePlan } from './testing/example-plan.ts'

const plan = examplePlan(
  {},
  {
    groups: [
      {
        code: 'G',
        name: 'Care',
        benefits: [exampleBenefit({}, { id: 'gp', name: 'GP' }), exampleBenefit({}, { id: 'tcm', name: 'TCM' })],
      },
    ],
  },
)
const limit = {
  id: 'l',
  name: 'L',
  of: 'payment',
  measure: 'amount',
  per: 'person',
  period: 'policy-year',
  most: 500_00,
} as const

test.each<[Partial<Limit>, string]>([
  [{}, 'At most SGD 500.00 in a policy year.'],
  [{ per: 'family' }, 'At most SGD 500.00 in a policy year, for the family together.'],
  [{ benefits: ['gp'] }, 'At most SGD 500.00 in a policy year.'],
  [
    { benefits: ['gp', 'tcm'], network: 'panel' },
    'At most SGD 500.00 in a policy year, for GP, TCM together, at panel clinics.',
  ],
  [{ measure: 'visits', most: 1, period: 'rolling-months', months: 6 }, 'At most 1 visit in any 6 months.'],
  [{ measure: 'days', most: 120, period: 'disability' }, 'At most 120 days for each illness or injury.'],
])('a limit with %j: %s', (change, sentence) => expect(limitSentence({ ...limit, ...change }, plan)).toBe(sentence))

test('a deductible and a cap', () => {
  expect(deductibleSentence({ ...limit, period: 'admission' }, plan)).toBe(
    'The member pays the first SGD 500.00 for each stay in hospital.',
  )
  const grows = { above: 1_000_00, share: 10_000 }
  expect(memberCapSentence({ ...limit, grows, repeated: { from: 4, months: 12, most: 200_00 } }, plan)).toBe(
    'The member pays at most SGD 500.00 in a policy year. It is higher by 1% of what lies above SGD 1,000.00. When it was reached 3 times in 12 months, it is SGD 200.00 from then on.',
  )
})

test.each<[Terms, readonly string[]]>([
  [{}, ['As charged.']],
  [
    { schedule: { most: 40_00, per: 'unit', rest: 'member' }, coPay: { amount: 5_00, per: 'visit' } },
    ['At most SGD 40.00 an item.', 'The member pays SGD 5.00 a visit.'],
  ],
  [
    { coInsurance: { edges: 'charge', parts: [{ upTo: 5_000_00, memberShare: 100_000 }, { memberShare: 33_333 }] } },
    ['As charged.', 'The member pays 10% up to SGD 5,000.00.', 'Above that, 3.3333%.'],
  ],
  [
    {
      visitShares: {
        id: 'v',
        period: 'life',
        per: 'person',
        parts: [
          { upTo: 10, memberShare: 0 },
          { upTo: 11, memberShare: 200_000 },
        ],
      },
    },
    [
      'As charged.',
      'Visits 1 to 10: the member pays 0%.',
      'Visit 11: the member pays 20%.',
      'Later visits are not covered.',
    ],
  ],
])('the terms %j', (terms, sentences) => expect(termsSentences(terms, plan)).toEqual(sentences))

test('who has a benefit, and when', () => {
  const benefit: Partial<Benefit> = {
    waiting: { days: 30, exceptAccidents: true },
    ages: { from: 0, to: 65 },
    coveredAs: ['employee', 'spouse'],
    needsReferral: true,
    aroundStay: { daysBefore: 90, daysAfter: 1 },
    excludes: [{ codes: ['Z41'], name: 'Beauty' }],
  }
  expect(conditionSentences(exampleBenefit({}, benefit))).toEqual([
    'Covered after 30 days, an accident at once.',
    'For ages 0 to 65.',
    'For employees and spouses.',
    'A referral is needed.',
    'From 90 days before a stay in hospital to 1 day after it.',
    'Not covered: Beauty.',
  ])
  expect(conditionSentences(exampleBenefit({}))).toEqual([])
})
