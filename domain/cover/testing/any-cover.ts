/** Random plans, families and histories, small enough that limits run out and edges are met. */
import fc from 'fast-check'
import { addDays } from '../../dates/singapore-dates.ts'
import { withoutUndefined } from '../../schemas/changed-fields.ts'
import type { CoverClaim } from '../cover-claim.ts'
import {
  defaultOrder,
  planSchema,
  type Deductible,
  type Limit,
  type MemberCap,
  type Plan,
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
      'life' as const,
    ),
    per,
    months: fc.integer({ min: 1, max: 14 }),
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

const benefits = fc.tuple(
  ...benefitIds.map((id) =>
    fc
      .record({
        panel: terms(`${id}-visits-p`),
        other: fc.option(terms(`${id}-visits-o`), { nil: undefined }),
        waiting: fc.option(fc.record({ days: fc.integer({ min: 0, max: 60 }), exceptAccidents: fc.boolean() }), {
          nil: undefined,
          freq: 4,
        }),
      })
      .map(({ panel, other, waiting }) => ({
        id,
        name: id,
        code: id,
        ptc: id,
        showsDiagnosis: false,
        needsDocuments: false,
        panel,
        ...(other !== undefined && { other }),
        ...(waiting !== undefined && { waiting }),
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
    }))

/** Smaller than most bills. */
const smallAmount = fc.integer({ min: 0, max: 6_000 })

const deductible = (id: string): fc.Arbitrary<Deductible> =>
  fc
    .record({ counted, most: smallAmount, pool: fc.option(fc.constantFrom('d1', 'd2'), { nil: undefined }) })
    .map(({ counted, most, pool }) => ({ id, name: id, ...counted, most, ...(pool !== undefined && { pool }) }))

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
    })
    .map(({ counted, most, benefits, grows, repeated }) => ({
      id,
      name: id,
      ...counted,
      most,
      ...(benefits !== undefined && { benefits }),
      ...(grows !== undefined && { grows }),
      ...(repeated !== undefined && { repeated }),
    }))

const orders = fc.constantFrom(
  defaultOrder,
  // Co-pay first, as some dental plans have it.
  [
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
  ] as const,
  // Percentage first.
  [
    'other-insurer',
    'schedule',
    'tax',
    'charge-limits',
    'co-insurance',
    'co-pay',
    'deductible',
    'member-cap',
    'payment-limits',
  ] as const,
  ['pro-ration', 'charge-limits', 'deductible', 'co-insurance', 'payment-limits', 'other-insurer'] as const,
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
  })
  .map(({ benefits, order, limits, limitCount, deductibles, memberCaps, capCount, ...rest }) =>
    planSchema.parse({
      planNo: 'P',
      name: 'Any',
      holdsFrom: '2020-01-01',
      currency: 'SGD',
      versionBy: 'service',
      order: [...order],
      groups: [{ code: 'G', name: 'Any', benefits: [...benefits] }],
      limits: limits.slice(0, limitCount),
      deductibles: [...deductibles],
      memberCaps: memberCaps.slice(0, capCount),
      ...rest,
    }),
  )

const stays = [
  { id: 's1', admission: '2025-03-01', discharge: '2025-03-05' },
  { id: 's2', admission: '2025-11-20', discharge: '2025-11-29' },
]

const claim = (index: number): fc.Arbitrary<CoverClaim> =>
  fc
    .record({
      benefitId: fc.constantFrom(...benefitIds),
      day: fc.integer({ min: 0, max: 800 }),
      visit: fc.integer({ min: 0, max: 12 }),
      stay: fc.option(fc.constantFrom(...stays), { nil: undefined, freq: 3 }),
      disability: fc.option(fc.constantFrom('x', 'y'), { nil: undefined }),
      units: fc.integer({ min: 1, max: 4 }),
      days: fc.integer({ min: 1, max: 6 }),
      amount,
      taxed: fc.boolean(),
      foreign: fc.boolean(),
      network: fc.constantFrom('panel' as const, 'other' as const),
      isAccident: fc.boolean(),
      otherPaid: fc.option(amount, { nil: undefined, freq: 3 }),
      person: fc.constantFrom(...people),
      joined: fc.constantFrom('2020-01-01', '2020-01-01', '2020-06-01', '2025-02-10'),
    })
    .map((one) => ({
      sourceId: `claim-${index}`,
      visitId: `visit-${one.visit}`,
      benefitId: one.benefitId,
      serviceDate: addDays('2025-01-01', one.day),
      ...(one.stay !== undefined && { stay: one.stay }),
      ...(one.disability !== undefined && { disabilityId: one.disability }),
      units: one.units,
      days: one.days,
      amount: one.amount,
      tax: one.taxed ? Math.floor(one.amount / 12) : 0,
      currency: one.foreign ? 'USD' : 'SGD',
      ...(one.foreign && { rate: 1_342_715 }),
      network: one.network,
      isAccident: one.isAccident,
      referral: 'unknown',
      otherInsurer: one.otherPaid === undefined ? { state: 'none' } : { state: 'paid', amount: one.otherPaid },
      person: { id: one.person, as: 'employee', coveredFrom: one.joined, familyFrom: '2020-01-01' },
    }))

/** Claims of one family, in the order in which they arrive. */
export const anyClaims: fc.Arbitrary<readonly CoverClaim[]> = fc
  .integer({ min: 1, max: 8 })
  .chain((length) => fc.tuple(...Array.from({ length }, (_, index) => claim(index))))
