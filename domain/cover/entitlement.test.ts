import { expect, test } from 'vitest'
import type { CoverClaim } from './cover-claim.ts'
import type { Benefit, Plan } from './plan.ts'
import { benefitsOpenTo } from './entitlement.ts'
import { reckon, reckonPaid } from './reckon.ts'
import { exampleBenefit, exampleClaim, examplePerson, examplePlan } from './testing/example-plan.ts'

/** What a claim of 100 comes to: the refusal, or the payable amount with what is asked. */
function judged(benefit: Partial<Benefit>, claim: Partial<CoverClaim>) {
  const { refusal, payable, questions } = reckon(examplePlan({}, {}, benefit), [], exampleClaim(100, claim))
  return refusal ?? [payable, ...questions]
}

const paid = [100_00]
const born = (bornOn: string) => ({ person: { ...examplePerson('A'), bornOn } })
const covered = (change: Partial<CoverClaim['person']>) => ({ person: { ...examplePerson('A'), ...change } })
const waiting = { waiting: { days: 30, exceptAccidents: true } }
const aroundStay = { aroundStay: { daysBefore: 30, daysAfter: 90 } }
const stay = { id: 's', admission: '2026-06-01', discharge: '2026-06-05' }

test.each<[string, Partial<Benefit>, Partial<CoverClaim>, ReturnType<typeof judged>]>([
  ['a benefit that the plan does not have', {}, { benefitId: 'other' }, 'no-such-benefit'],
  ['the first day of the cover', {}, covered({ coveredFrom: '2026-06-15' }), paid],
  ['the day before the cover', {}, covered({ coveredFrom: '2026-06-16' }), 'not-covered-then'],
  ['the last day of the cover', {}, covered({ coveredTo: '2026-06-15' }), paid],
  ['the day after the cover', {}, covered({ coveredTo: '2026-06-14' }), 'not-covered-then'],
  ['a spouse where only employees are covered', { coveredAs: ['employee'] }, covered({ as: 'spouse' }), 'relationship'],
  ['a child of 17 on the eve of the birthday', { ages: { from: 0, to: 17 } }, born('2008-06-16'), paid],
  ['a child on its 18th birthday', { ages: { from: 0, to: 17 } }, born('2008-06-15'), 'age'],
  ['an age that nobody knows', { ages: { from: 0, to: 17 } }, {}, [100_00, 'age']],
  ['day 29 of a wait of 30', waiting, covered({ coveredFrom: '2026-05-17' }), 'waiting'],
  ['day 30 of a wait of 30', waiting, covered({ coveredFrom: '2026-05-16' }), paid],
  ['an accident within the wait', waiting, { ...covered({ coveredFrom: '2026-06-14' }), isAccident: true }, paid],
  ['an excluded provider', {}, { network: 'excluded' }, 'excluded-provider'],
  [
    'a provider outside the panel where only that is covered',
    { other: undefined },
    { network: 'other' },
    'not-covered-there',
  ],
  ['an unknown provider where it makes no difference', {}, { network: 'unknown' }, paid],
  [
    'an unknown provider where it does',
    { panel: {}, other: { coPay: { amount: 20_00, per: 'visit' } } },
    { network: 'unknown' },
    [80_00, 'provider'],
  ],
  ['no referral', { needsReferral: true }, { referral: 'no' }, 'no-referral'],
  ['a referral that nobody has seen', { needsReferral: true }, { referral: 'unknown' }, [100_00, 'referral']],
  ['a referral', { needsReferral: true }, { referral: 'yes' }, paid],
  ['30 days before the admission', aroundStay, { stay, serviceDate: '2026-05-02' }, paid],
  ['31 days before the admission', aroundStay, { stay, serviceDate: '2026-05-01' }, 'outside-stay'],
  ['90 days after the discharge', aroundStay, { stay, serviceDate: '2026-09-03' }, paid],
  ['91 days after the discharge', aroundStay, { stay, serviceDate: '2026-09-04' }, 'outside-stay'],
  ['no stay', aroundStay, {}, [100_00, 'stay']],
  [
    'an excluded diagnosis',
    { excludes: [{ codes: ['Z41'], name: 'Beauty' }] },
    { diagnosisCode: 'Z41.1' },
    'excluded-diagnosis',
  ],
  ['another diagnosis', { excludes: [{ codes: ['Z41'], name: 'Beauty' }] }, { diagnosisCode: 'J06.9' }, paid],
  ['a diagnosis in words', { excludes: [{ codes: ['Z41'], name: 'Beauty' }] }, {}, [100_00, 'diagnosis']],
  ['another insurer that has not answered', {}, { otherInsurer: { state: 'unknown' } }, [100_00, 'other-insurer']],
])('%s', (_what, benefit, claim, expected) => expect(judged(benefit, claim)).toEqual(expected))

test('without the rate of the day there is no amount, with it the amount is rounded half up', () => {
  expect(reckon(examplePlan(), [], exampleClaim(100, { currency: 'USD' }))).toMatchObject({
    payable: undefined,
    questions: ['rate'],
  })
  const claim = exampleClaim(0.5, { currency: 'JPY', rateBillionths: 8_900_000 })
  expect(reckon(examplePlan(), [], { ...claim, amount: 10_050 }).payable).toBe(89)
  // A million dong at 0.0000515, of which all digits count.
  const inDong = exampleClaim(1_000_000, { currency: 'VND', rateBillionths: 51_500 })
  expect(reckon(examplePlan(), [], inDong).payable).toBe(51_50)
})

test('the form offers what a person can claim on the date', () => {
  const plan = examplePlan(
    {},
    {
      aroundStayBenefit: 'around',
      groups: [
        { code: 'G', name: 'Care', benefits: [exampleBenefit({}, { id: 'adults', ages: { from: 18, to: 99 } })] },
        {
          code: 'H',
          name: 'Others',
          benefits: [
            exampleBenefit({}, { id: 'waits', waiting: { days: 3650, exceptAccidents: true } }),
            exampleBenefit({}, { id: 'waits-for-all', waiting: { days: 3650, exceptAccidents: false } }),
            exampleBenefit({}, { id: 'around' }),
            exampleBenefit({}, { id: 'stay', claimedAs: 'inpatient' }),
            exampleBenefit({}, { id: 'parents', coveredAs: ['parent'] }),
          ],
        },
      ],
    },
  )
  const offered = (person: Partial<CoverClaim['person']>, on = '2026-06-15') =>
    benefitsOpenTo(plan, { ...examplePerson('A'), ...person }, on, 'outpatient').flatMap(({ benefits }) =>
      benefits.map(({ id }) => id),
    )
  expect(offered({})).toEqual(['adults', 'waits'])
  expect(offered({ bornOn: '2015-01-01' })).toEqual(['waits'])
  expect(offered({ as: 'parent' })).toEqual(['adults', 'waits', 'parents'])
  expect(offered({}, '2019-12-31')).toEqual([])
})

test('of which benefit a visit was is asked where nobody has said it, and what was paid takes up the limits of all', () => {
  const limit = (id: string, benefits?: string[]) => ({
    ...{ id, name: id, period: 'policy-year', per: 'family', of: 'payment', measure: 'amount', most: 500_00 },
    ...(benefits && { benefits }),
  })
  const limits = [limit('all'), limit('one', ['care'])] as Plan['limits']
  const plan = examplePlan({}, { limits })
  const { benefitId: _, ...claim } = exampleClaim(80)
  expect(reckon(plan, [], claim)).toMatchObject({ payable: undefined, questions: ['benefit'], lines: [], uses: [] })
  expect(reckon(plan, [], claim).refusal).toBeUndefined()
  expect(reckonPaid(plan, [], claim, 80_00)).toMatchObject({
    payable: undefined,
    uses: [{ pool: 'all', amount: 80_00 }],
  })
  expect(reckon(plan, [], { ...claim, currency: 'USD' }).questions).toEqual(['benefit', 'rate'])
})

test('a plan without benefits for visits has none to ask for', () => {
  const { benefitId: _, ...claim } = exampleClaim(80)
  expect(reckon(examplePlan({}, {}, { claimedAs: 'inpatient' }), [], claim)).toMatchObject({
    payable: 0,
    refusal: 'no-such-benefit',
  })
})
