/** Random plans, families and histories, small enough that limits run out and edges are met. */
import fc from 'fast-check'
import { addDays } from '../../dates/singapore-dates.ts'
import { withoutUndefined } from '../../schemas/changed-fields.ts'
import type { CoverClaim, CoveredPerson } from '../cover-claim.ts'
import {
  coveredAs,
  datesOfClaim,
  steps,
  planSchema,
  type Deductible,
  type Limit,
  type MemberCap,
  type Plan,
  type Step,
  type Terms,
} from '../plan.ts'

const benefitIds = ['gp', 'specialist', 'dental'] as const
const people = ['A', 'B', 'C'] as const

const amount = fc.oneof(fc.integer({ min: 0, max: 30_000 }), fc.constantFrom(0, 1, 99, 5_000, 10_000))
const share = fc.constantFrom(0, 1, 50_000, 100_000, 200_000, 333_333, 500_000, 1_000_000)
const proRation = fc.constantFrom(340_000, 666_667, 900_000, 999_999)
/** Most plans have few of the terms at once: else nothing is left to pay. */
const seldom = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 2 })
const per = fc.constantFrom('person' as const, 'family' as const)

const counted = fc
  .record({
    period: fc.constantFrom(
      'claim' as const,
      'visit' as const,
      'day' as const,
      'admission' as const,
      'disability' as const,
      'policy-year' as const,
      'calendar-year' as const,
      'rolling-months' as const,
      'rolling-months' as const,
      'life' as const,
    ),
    per,
    months: fc.oneof(fc.constantFrom(1, 2, 3), fc.integer({ min: 1, max: 14 })),
  })
  .map(({ months, ...one }) => (one.period === 'rolling-months' ? { ...one, months } : one))

const rising = (edges: readonly number[]) => [...new Set(edges)].filter((edge) => edge > 0).toSorted((a, b) => a - b)

const coInsurance: fc.Arbitrary<Terms['coInsurance']> = fc
  .record({
    edges: fc.constantFrom('charge' as const, 'rest' as const),
    at: fc.array(amount, { maxLength: 3 }),
    shares: fc.array(share, { minLength: 4, maxLength: 4 }),
  })
  .map(({ edges, at, shares }) => {
    const ups = rising(at)
    return {
      edges,
      parts: [...ups, undefined].map((upTo, index) => ({
        ...(upTo !== undefined && { upTo }),
        memberShare: shares[index] ?? 0,
      })),
    }
  })

const terms = (visitSharesId: string): fc.Arbitrary<Terms> =>
  fc
    .record({
      schedule: seldom(
        fc.record({
          most: amount.filter((cents) => cents > 0),
          per: fc.constantFrom('visit' as const, 'unit' as const, 'day' as const),
          rest: fc.constantFrom('member' as const, 'written-off' as const),
        }),
      ),
      proRation: seldom(proRation),
      deductibles: seldom(fc.subarray(['d1', 'd2', 'd3'])),
      coPay: seldom(
        fc.record({
          amount: fc.integer({ min: 0, max: 3_000 }),
          per: fc.constantFrom('visit' as const, 'unit' as const, 'day' as const),
        }),
      ),
      coInsurance: seldom(coInsurance),
      visitShares: seldom(
        fc
          .record({
            counted,
            ups: fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 3 }),
            shares: fc.array(share, { minLength: 3, maxLength: 3 }),
          })
          .map((one) => ({
            id: visitSharesId,
            ...one.counted,
            parts: rising(one.ups).map((upTo, index) => ({ upTo, memberShare: one.shares[index] ?? 0 })),
          })),
      ),
    })
    .map(withoutUndefined)

/** Some rules are picked by another date than the plan's. */
const versionBy = fc.option(fc.constantFrom(...datesOfClaim), { nil: undefined, freq: 3 })

/** Who and what a benefit is not for. Each speaks against few claims: else nothing is left to pay. */
const whom = fc
  .record({
    waiting: seldom(fc.record({ days: fc.integer({ min: 0, max: 60 }), exceptAccidents: fc.boolean() })),
    ages: seldom(
      fc.record({ from: fc.constantFrom(0, 1, 18), to: fc.constantFrom(17, 18, 25, 64, 65, 99) }).filter(isSpan),
    ),
    coveredAs: seldom(fc.subarray([...coveredAs], { minLength: 3 })),
    needsReferral: seldom(fc.boolean()),
    aroundStay: seldom(
      fc.record({ daysBefore: fc.integer({ min: 0, max: 8 }), daysAfter: fc.integer({ min: 0, max: 8 }) }),
    ),
    excludes: seldom(
      fc.array(
        fc.record({
          codes: fc.subarray(['K', 'K02', 'Z41.1'], { minLength: 1 }),
          name: fc.constant('Not covered'),
        }),
        { maxLength: 2 },
      ),
    ),
  })
  .map(withoutUndefined)

function isSpan({ from, to }: { from: number; to: number }): boolean {
  return from <= to
}

const benefits = fc.tuple(
  ...benefitIds.map((id) =>
    fc
      .record({
        panel: fc.option(terms(`${id}-visits-p`), { nil: undefined, freq: 9 }),
        other: fc.option(fc.oneof(terms(`${id}-visits-o`), terms(`${id}-visits-p`)), { nil: undefined }),
        versionBy,
        whom: fc.oneof({ weight: 2, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: whom }),
      })
      .map(({ whom, ...rest }) => ({
        id,
        name: id,
        code: id,
        claimedAs: 'outpatient' as const,
        ptc: id,
        showsDiagnosis: false,
        needsDocuments: false,
        ...withoutUndefined(rest),
        ...whom,
      })),
  ),
)

const someBenefits = fc.option(fc.subarray([...benefitIds], { minLength: 1 }), { nil: undefined })

const limit = (id: string): fc.Arbitrary<Limit> =>
  fc
    .record({
      counted,
      benefits: someBenefits,
      of: fc.constantFrom('charge' as const, 'payment' as const),
      measure: fc.constantFrom(
        'amount' as const,
        'visits' as const,
        'units' as const,
        'days' as const,
        'payments' as const,
      ),
      cents: amount,
      number: fc.integer({ min: 0, max: 5 }),
      network: fc.option(fc.constantFrom('panel' as const, 'other' as const), { nil: undefined }),
      versionBy,
    })
    .map((one) => ({
      id,
      name: id,
      ...one.counted,
      of: one.of,
      measure: one.measure,
      most: one.measure === 'amount' ? one.cents : one.number,
      ...(one.benefits !== undefined && { benefits: one.benefits }),
      ...(one.network !== undefined && { network: one.network }),
      ...(one.versionBy !== undefined && { versionBy: one.versionBy }),
    }))

/** Smaller than most bills. */
const smallAmount = fc.integer({ min: 0, max: 6_000 })

const deductible = (id: string): fc.Arbitrary<Deductible> =>
  fc
    .record({
      counted,
      most: smallAmount,
      pool: fc.option(fc.constantFrom('d1', 'd2'), { nil: undefined }),
      versionBy,
    })
    .map(({ counted, ...rest }) => ({ id, name: id, ...counted, ...withoutUndefined(rest) }))

const memberCap = (id: string): fc.Arbitrary<MemberCap> =>
  fc
    .record({
      counted,
      most: amount,
      benefits: someBenefits,
      grows: fc.option(fc.record({ above: amount, share }), { nil: undefined }),
      repeated: fc.option(
        fc.record({ from: fc.integer({ min: 2, max: 4 }), months: fc.integer({ min: 1, max: 12 }), most: amount }),
        { nil: undefined },
      ),
      versionBy,
    })
    .map(({ counted, ...rest }) => ({ id, name: id, ...counted, ...withoutUndefined(rest) }))

/** Some of these, in any order. */
const someOf = <T>(all: readonly T[]) => fc.shuffledSubarray([...all])

/** Whatever order a plan may name: some steps are left out, and two of them stand nearly anywhere. */
const anyOrder: fc.Arbitrary<readonly Step[]> = fc
  .record({
    charge: someOf<Step>(['tax', 'schedule', 'pro-ration', 'charge-limits']),
    share: someOf<Step>(['deductible', 'co-pay', 'co-insurance']),
    cap: fc.boolean(),
    limitsAt: fc.option(fc.nat(9), { nil: undefined, freq: 6 }),
    otherAt: fc.option(fc.nat(9), { nil: undefined, freq: 6 }),
  })
  .map(({ charge, share, cap, limitsAt, otherAt }) => {
    const order: Step[] = [...charge, ...share, ...(cap ? (['member-cap'] as const) : [])]
    if (limitsAt !== undefined) order.splice(cap ? order.length : limitsAt % (order.length + 1), 0, 'payment-limits')
    // Not between the member's share and its cap.
    const places = cap
      ? [...charge.keys(), charge.length, charge.length + share.length + 1, order.length]
      : [...order.keys()]
    if (otherAt !== undefined) order.splice(places[otherAt % places.length] ?? 0, 0, 'other-insurer')
    return order
  })

const orders = fc.oneof(
  { weight: 2, arbitrary: fc.constant(steps) },
  // Co-pay first, as some dental plans have it.
  fc.constant<readonly Step[]>([
    'tax',
    'schedule',
    'pro-ration',
    'charge-limits',
    'co-pay',
    'deductible',
    'co-insurance',
    'member-cap',
    'payment-limits',
    'other-insurer',
  ]),
  // Percentage first.
  fc.constant<readonly Step[]>([
    'other-insurer',
    'schedule',
    'tax',
    'charge-limits',
    'co-insurance',
    'co-pay',
    'deductible',
    'member-cap',
    'payment-limits',
  ]),
  anyOrder,
)

export const anyPlan: fc.Arbitrary<Plan> = fc
  .record({
    benefits,
    order: orders,
    limits: fc.tuple(limit('l1'), limit('l2'), limit('l3')),
    limitCount: fc.integer({ min: 0, max: 3 }),
    deductibles: fc.tuple(deductible('d1'), deductible('d2'), deductible('d3')),
    memberCaps: fc.tuple(memberCap('m1'), memberCap('m2')),
    capCount: fc.integer({ min: 0, max: 2 }),
    shareOfYear: fc.constantFrom('whole' as const, 'by-days' as const, 'by-months' as const),
    tax: fc.constantFrom('covered' as const, 'not-covered' as const),
    otherInsurer: fc.constantFrom('up-to-rest' as const, 'subtract' as const),
    yearBegins: fc.record({ month: fc.integer({ min: 1, max: 12 }), day: fc.integer({ min: 1, max: 28 }) }),
    versionBy: fc.constantFrom(...datesOfClaim),
  })
  .map(({ benefits, order, limits, limitCount, deductibles, memberCaps, capCount, ...rest }) =>
    planSchema.parse({
      planNo: 'P',
      name: 'Any',
      holdsFrom: '2020-01-01',
      currency: 'SGD',
      order: [...order],
      groups: [{ code: 'G', name: 'Any', benefits: [...benefits] }],
      limits: limits.slice(0, limitCount),
      deductibles: [...deductibles],
      memberCaps: memberCaps.slice(0, capCount),
      ...rest,
    }),
  )

/** A plan and the versions that follow it, or correct the one before. Some claims come before all of them. */
export const anyVersions: fc.Arbitrary<readonly Plan[]> = fc
  .tuple(
    fc.tuple(anyPlan, fc.constantFrom('2020-01-01', '2020-01-01', '2025-02-20')),
    fc.array(fc.tuple(anyPlan, fc.constantFrom('2025-03-03', '2026-01-01')), { maxLength: 2 }),
  )
  .map(([first, later]) => [first, ...later].map(([plan, holdsFrom]) => ({ ...plan, holdsFrom })))

const stays = [
  { id: 's1', admission: '2025-03-01', discharge: '2025-03-05' },
  { id: 's2', admission: '2025-11-20', discharge: '2025-11-29' },
  { id: 's3', admission: '2025-12-30', discharge: '2026-01-04' },
  { id: 's4', admission: '2026-02-20' },
]

/** Days that are months apart, the ends of months, and days close to each other: there the edges lie. */
const day = fc.oneof(
  fc.integer({ min: 0, max: 800 }).map((days) => addDays('2025-01-01', days)),
  fc.integer({ min: 0, max: 40 }).map((days) => addDays('2025-02-10', days)),
  {
    weight: 2,
    arbitrary: fc.constantFrom('2025-01-31', '2025-02-28', '2025-03-02', '2025-03-28', '2025-03-31', '2025-05-31'),
  },
  fc.constantFrom('2024-02-29', '2024-12-31', '2025-12-31', '2026-01-01', '2026-02-28', '2026-03-01'),
)

/** What the bill says, and what is paid elsewhere. */
const bill = fc
  .record({
    amount: fc.oneof(
      { weight: 10, arbitrary: amount },
      { weight: 20, arbitrary: fc.integer({ min: 5_000, max: 80_000 }) },
      fc.constantFrom(1_000_000, 99_999_999_999),
    ),
    taxed: fc.constantFrom(0, 0, 1 / 12, 9 / 109, 1),
    money: fc.oneof(
      { weight: 3, arbitrary: fc.constant({ currency: 'SGD' }) },
      fc.constantFrom(
        { currency: 'USD', rateBillionths: 1_342_715_000 },
        { currency: 'JPY', rateBillionths: 8_613_000 },
        { currency: 'EUR', rateBillionths: 1_500_000_000 },
        { currency: 'SGD', rateBillionths: 2_000_000_000 },
      ),
    ),
    otherInsurer: fc.oneof(
      { weight: 6, arbitrary: fc.constant({ state: 'none' as const }) },
      { weight: 1, arbitrary: fc.constant({ state: 'unknown' as const }) },
      { weight: 2, arbitrary: amount.map((paid) => ({ state: 'paid' as const, amount: paid })) },
    ),
  })
  .map(({ taxed, money, ...rest }) => ({ ...rest, ...money, tax: Math.floor(rest.amount * taxed) }))

const always = '2020-01-01'

const person: fc.Arbitrary<CoveredPerson> = fc
  .record({
    id: fc.constantFrom(...people),
    as: fc.oneof({ weight: 2, arbitrary: fc.constant('employee' as const) }, fc.constantFrom(...coveredAs)),
    bornOn: fc.option(fc.constantFrom('1960-03-01', '1990-07-15', '2000-02-29', '2007-12-31', '2008-02-29'), {
      nil: undefined,
    }),
    coveredFrom: fc.constantFrom(always, always, always, '2020-06-01', '2025-02-10', '2025-03-01'),
    coveredTo: fc.constantFrom(...Array.from({ length: 7 }, () => undefined), '2025-03-28', '2025-12-31', '2026-06-14'),
    familyFrom: fc.constantFrom(always, always, '2025-02-28'),
    familyTo: fc.option(fc.constantFrom('2025-11-30', '2026-08-01'), { nil: undefined, freq: 2 }),
  })
  .map(withoutUndefined)

const claim: fc.Arbitrary<Omit<CoverClaim, 'sourceId'>> = fc
  .record({
    benefitId: fc.oneof(
      { weight: 30, arbitrary: fc.constantFrom(...benefitIds) },
      { weight: 1, arbitrary: fc.constant('optical') },
    ),
    day,
    stay: fc.option(
      fc.record({ stay: fc.constantFrom(...stays), after: fc.option(fc.integer({ min: -9, max: 19 })) }),
      {
        nil: undefined,
        freq: 3,
      },
    ),
    receiptDate: fc.option(day, { nil: undefined }),
    visit: fc.integer({ min: 0, max: 12 }),
    disabilityId: fc.option(fc.constantFrom('x', 'y'), { nil: undefined }),
    units: fc.integer({ min: 0, max: 4 }),
    days: fc.integer({ min: 1, max: 6 }),
    bill,
    network: fc.oneof(
      { weight: 20, arbitrary: fc.constantFrom('panel' as const, 'panel' as const, 'other' as const) },
      fc.constantFrom('excluded' as const, 'unknown' as const, 'unknown' as const),
    ),
    isAccident: fc.boolean(),
    referral: fc.constantFrom('yes' as const, 'yes' as const, 'no' as const, 'unknown' as const),
    diagnosisCode: fc.option(fc.constantFrom('K02.1', 'K35', 'Z41.1', 'J06.9', 'AK02'), { nil: undefined }),
    person,
  })
  .map(({ day, stay, visit, bill, ...rest }) => ({
    ...withoutUndefined(rest),
    ...bill,
    visitId: `visit-${visit}`,
    // Half of what belongs to a stay is near it.
    serviceDate: typeof stay?.after === 'number' ? addDays(stay.stay.admission, stay.after) : day,
    ...(stay !== undefined && { stay: stay.stay }),
  }))

/** Claims of one family, in the order in which they arrive. Some stand for earlier ones as well. */
export const anyClaims: fc.Arbitrary<readonly CoverClaim[]> = fc
  .array(fc.tuple(claim, fc.option(fc.array(fc.nat(6), { maxLength: 2 }), { nil: undefined, freq: 2 })), {
    minLength: 1,
    maxLength: 8,
  })
  .map((claims) =>
    claims.map(([one, offsets], index) => ({
      ...one,
      sourceId: `claim-${index}`,
      ...(offsets !== undefined && { offsets: offsets.filter((at) => at < index).map((at) => `claim-${at}`) }),
    })),
  )

/** Claims as {@link anyClaims}, of which some have no rate of their currency, and the last may be one of before, reckoned again. */
export const anyOddClaims: fc.Arbitrary<readonly CoverClaim[]> = fc
  .tuple(anyClaims, fc.array(fc.nat(7), { maxLength: 1 }), fc.option(fc.nat(7), { nil: undefined }))
  .map(([claims, withoutRate, again]) =>
    claims.map(({ rateBillionths, ...one }, index) => ({
      ...one,
      ...(rateBillionths !== undefined && !withoutRate.includes(index) && { rateBillionths }),
      ...(again !== undefined && index === claims.length - 1 && { sourceId: `claim-${again % claims.length}` }),
    })),
  )
