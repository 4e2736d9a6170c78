import { expect, test } from 'vitest'
import { countedBefore, shareOfYear, total, type Counter } from './counted-before.ts'
import type { CoverClaim, Use } from './cover-claim.ts'
import type { Plan } from './plan.ts'
import { exampleClaim, examplePerson, examplePlan, usedBefore } from './testing/example-plan.ts'

const aprilPlan = examplePlan({}, { yearBegins: { month: 4, day: 1 } })

/** What counts of uses of 1 dollar each, seen from a claim. */
function counted(counter: Counter, claim: Partial<CoverClaim>, ...uses: readonly Partial<Use>[]): number {
  const all = uses.map((use) => usedBefore('pool', 1, use))
  return total(countedBefore('pool', counter, exampleClaim(1, claim), all, aprilPlan)) / 100
}

const onDates = (...dates: readonly string[]) => dates.map((date) => ({ date }))
const person = 'person' as const

test.each<[string, Counter, Partial<CoverClaim>, readonly Partial<Use>[], number]>([
  ['another person’s use', { period: 'life', per: 'person' }, {}, [{ personId: 'B' }, {}], 1],
  ['a family', { period: 'life', per: 'family' }, {}, [{ personId: 'B' }, {}], 2],
  [
    'a policy year',
    { period: 'policy-year', per: person },
    { serviceDate: '2026-05-01' },
    onDates('2026-03-31', '2026-04-01', '2027-03-31', '2027-04-01'),
    2,
  ],
  [
    'a calendar year',
    { period: 'calendar-year', per: person },
    { serviceDate: '2026-05-01' },
    onDates('2025-12-31', '2026-01-01', '2026-12-31', '2027-01-01'),
    2,
  ],
  [
    'twelve months back',
    { period: 'rolling-months', months: 12, per: person },
    { serviceDate: '2026-05-01' },
    onDates('2025-05-01', '2025-05-02', '2026-04-30'),
    2,
  ],
  [
    'the fullest twelve months around',
    { period: 'rolling-months', months: 12, per: person },
    { serviceDate: '2026-05-01' },
    onDates('2026-01-01', '2026-06-01', '2026-07-01', '2026-08-01', '2027-06-01'),
    4,
  ],
  ['a day', { period: 'day', per: person }, { serviceDate: '2026-05-01' }, onDates('2026-05-01', '2026-05-02'), 1],
  [
    'the days of a stay',
    { period: 'day', per: person },
    { stay: { id: 's', admission: '2026-05-01' } },
    [{ stayId: 's' }, { stayId: 't' }],
    1,
  ],
  [
    'a disability',
    { period: 'disability', per: person },
    { disabilityId: 'x' },
    [{ disabilityId: 'x' }, { disabilityId: 'y' }, {}],
    1,
  ],
  ['a disability that nobody named', { period: 'disability', per: person }, {}, [{}], 0],
  ['a claim alone', { period: 'claim', per: person }, {}, [{}], 0],
  [
    'a letter that is offset',
    { period: 'life', per: person },
    { offsets: ['letter'] },
    [{ sourceId: 'letter' }, {}],
    1,
  ],
])('%s', (_what, counter, claim, uses, expected) => expect(counted(counter, claim, ...uses)).toBe(expected))

test.each<[Plan['shareOfYear'], Partial<CoverClaim['person']>, number, number]>([
  ['whole', { coveredFrom: '2026-10-01' }, 1_000_00, 3],
  // 182 of 365 days.
  ['by-days', { coveredFrom: '2026-10-01' }, 498_63, 2],
  ['by-days', { coveredFrom: '2020-01-01' }, 1_000_00, 3],
  // Six months of twelve; a month that is only touched counts.
  ['by-months', { coveredFrom: '2026-10-01' }, 500_00, 2],
  ['by-months', { coveredFrom: '2026-09-30' }, 583_33, 2],
  ['by-months', { coveredTo: '2026-05-01' }, 166_67, 1],
  // Of a year that the cover does not touch.
  ['by-days', { coveredTo: '2026-01-31' }, 0, 0],
  ['by-months', { coveredFrom: '2027-04-01' }, 0, 0],
  // Who left and came back: April to June and October to March, 91 and 182 days; a month of both times counts once.
  ['by-days', { coveredFrom: '2026-10-01', otherCovers: [{ from: '2020-01-01', to: '2026-06-30' }] }, 747_95, 3],
  ['by-months', { coveredFrom: '2026-10-01', otherCovers: [{ from: '2020-01-01', to: '2026-06-30' }] }, 750_00, 3],
  ['by-months', { coveredTo: '2026-06-10', otherCovers: [{ from: '2026-06-20', to: '2026-07-31' }] }, 333_33, 1],
  ['by-months', { coveredFrom: '2026-10-01', otherCovers: [{ from: '2024-01-01', to: '2025-06-30' }] }, 500_00, 2],
  ['by-days', { coveredFrom: '2027-01-01', otherCovers: [{ from: '2020-01-01', to: '2027-12-31' }] }, 1_000_00, 3],
])('%s: a cover of %j has %d of 1,000 and %d of 3 visits', (shareOfYearSetting, cover, amount, visits) => {
  const plan = { ...aprilPlan, shareOfYear: shareOfYearSetting }
  const claim = exampleClaim(1, { serviceDate: '2026-05-01', person: { ...examplePerson('A'), ...cover } })
  const counter = { period: 'policy-year', per: 'person' } as const
  expect(shareOfYear(1_000_00, plan, counter, claim, 'amount')).toBe(amount)
  expect(shareOfYear(3, plan, counter, claim, 'number')).toBe(visits)
})
