/**
 * Worked examples that others published, each as a plan of ours. The sources are named in the title; "ours" says which figures are not
 * the source's. The numbers are facts of the sources, the plans are ours.
 */
import { expect, test } from 'vitest'
import { useOf } from './cover-claim.ts'
import { planFor } from './plan-version.ts'
import type { Limit, Plan } from './plan.ts'
import { reckon } from './reckon.ts'
import {
  exampleBenefit,
  exampleClaim,
  examplePerson,
  examplePlan,
  reckonAll,
  usedBefore,
} from './testing/example-plan.ts'

const dollars = (amount: number) => Math.round(amount * 100)
const payables = (plan: Plan, ...claims: Parameters<typeof reckonAll>[1]) =>
  reckonAll(plan, claims).map(({ payable }) => (payable ?? NaN) / 100)

const yearly = { period: 'policy-year', per: 'person' } as const
const family = { period: 'policy-year', per: 'family' } as const
const ofPayment = { of: 'payment', measure: 'amount' } as const
const deductible = (id: string, most: number, change = {}) => ({
  id,
  name: id,
  ...yearly,
  most: dollars(most),
  ...change,
})
const limit = (id: string, most: number, change: Partial<Limit> = {}): Limit => ({
  id,
  name: id,
  ...yearly,
  ...ofPayment,
  most: dollars(most),
  ...change,
})

test('1: CPF Board, calculator examples (edges recomputed): the percentage falls with the part of the claimable amount', () => {
  const plan = examplePlan(
    {
      deductibles: ['yearly'],
      coInsurance: {
        edges: 'charge',
        parts: [
          { upTo: dollars(5_000), memberShare: 100_000 },
          { upTo: dollars(10_000), memberShare: 50_000 },
          { memberShare: 30_000 },
        ],
      },
    },
    { deductibles: [deductible('yearly', 2_000)] },
  )
  expect(reckon(plan, [], exampleClaim(11_700))).toMatchObject({ payable: dollars(9_099), memberBears: dollars(2_601) })
})

test('2: Ministry of Health, reply of 8 Dec 2015: a bill below the deductible', () => {
  const plan = examplePlan({ deductibles: ['over80'] }, { deductibles: [deductible('over80', 3_000)] })
  expect(reckon(plan, [], exampleClaim(2_500))).toMatchObject({ payable: 0, memberBears: dollars(2_500) })
})

test('3: CPF Board, pro-ration of a B1 ward for citizens (the bill is ours): the day of admission picks the version', () => {
  const version = (holdsFrom: string, proRation: number) =>
    examplePlan({ proRation }, { holdsFrom, versionBy: 'admission' })
  const versions = [version('2020-01-01', 430_000), version('2025-04-01', 340_000)]
  const paid = (admission: string) => {
    const claim = exampleClaim(10_000, { serviceDate: '2025-04-20', stay: { id: 's', admission } })
    const plan = planFor(versions, claim)
    return plan === undefined ? undefined : reckon(plan, [], claim).payable
  }
  expect([paid('2025-03-31'), paid('2025-04-01')]).toEqual([dollars(4_300), dollars(3_400)])
})

const base = examplePlan(
  { deductibles: ['yearly'], coInsurance: { edges: 'rest', parts: [{ memberShare: 100_000 }] } },
  { deductibles: [deductible('yearly', 3_500)] },
)
const afterBase = exampleClaim(56_900, { otherInsurer: { state: 'paid', amount: dollars(48_060) } })

test('4: Ministry of Health, news of 26 Nov 2025: the base plan, and the new rider that leaves 5 % of the rest', () => {
  expect(reckon(base, [], exampleClaim(56_900)).payable).toBe(dollars(48_060))
  const rider = examplePlan(
    { deductibles: ['yearly'], coInsurance: { edges: 'rest', parts: [{ memberShare: 50_000 }] } },
    { deductibles: [deductible('yearly', 3_500)], otherInsurer: 'subtract' },
  )
  expect(reckon(rider, [], afterBase)).toMatchObject({ payable: dollars(2_670), memberBears: dollars(6_170) })
})

test('5: the same, the old rider: 5 % of the whole bill, at most 3,000', () => {
  const rider = examplePlan(
    { coInsurance: { edges: 'charge', parts: [{ memberShare: 50_000 }] } },
    { memberCaps: [{ id: 'cap', name: 'cap', ...yearly, most: dollars(3_000) }], otherInsurer: 'subtract' },
  )
  expect(reckon(rider, [], afterBase)).toMatchObject({ payable: dollars(5_995), memberBears: dollars(2_845) })
})

test.each([
  [70_000, 56_250],
  [75_000, 60_000],
  [100_000, 60_000],
])(
  '6: CNA and Ministry of Manpower, March 2022: a work permit plan on %d (the last two bills are ours)',
  (bill, paid) => {
    const plan = examplePlan(
      {
        coInsurance: { edges: 'charge', parts: [{ upTo: dollars(15_000), memberShare: 0 }, { memberShare: 250_000 }] },
      },
      { limits: [limit('yearly', 60_000)] },
    )
    expect(payables(plan, exampleClaim(bill))).toEqual([paid])
  },
)

test('7: US agencies through hylant.com: a person’s cap within a family’s', () => {
  const plan = examplePlan(
    { coInsurance: { edges: 'rest', parts: [{ memberShare: 1_000_000 }] } },
    {
      memberCaps: [
        { id: 'person', name: 'person', ...yearly, most: dollars(6_850) },
        { id: 'family', name: 'family', ...family, most: dollars(13_000) },
      ],
    },
  )
  const of = (id: string, amount: number) => exampleClaim(amount, { person: examplePerson(id) })
  expect(payables(plan, of('A', 10_000), of('B', 3_000), of('C', 3_000), of('D', 3_000))).toEqual([3_150, 0, 0, 2_850])
})

test('8: Open Dental, test 20: what is left of a family’s deductible', () => {
  const plan = examplePlan(
    { deductibles: ['person', 'family'] },
    { deductibles: [deductible('person', 75), deductible('family', 150, family)] },
  )
  const others = [usedBefore('family', 75, { personId: 'B' }), usedBefore('family', 50, { personId: 'C' })]
  expect(reckon(plan, others, exampleClaim(100)).memberBears).toBe(dollars(25))
})

test('9: Open Dental, test 5: what is left of a family’s limit', () => {
  const plan = examplePlan({}, { limits: [limit('person', 1_000), limit('family', 2_500, family)] })
  expect(reckon(plan, [usedBefore('family', 2_000, { personId: 'B' })], exampleClaim(830)).payable).toBe(dollars(500))
})

test('10: Open Dental, test 37: units, a scheduled price, co-pay before deductible before percentage', () => {
  const plan = examplePlan(
    {
      schedule: { most: dollars(40), per: 'unit', rest: 'written-off' },
      coPay: { amount: dollars(5), per: 'unit' },
      deductibles: ['d'],
      coInsurance: { edges: 'rest', parts: [{ memberShare: 200_000 }] },
    },
    { order: ['schedule', 'co-pay', 'deductible', 'co-insurance'], deductibles: [deductible('d', 10)] },
  )
  expect(reckon(plan, [], exampleClaim(150, { units: 3 }))).toMatchObject({
    payable: dollars(76),
    memberBears: dollars(44),
    writtenOff: dollars(30),
  })
})

test('11: Open Dental, test 15: a deductible of one benefit within the general one', () => {
  const plan = examplePlan(
    {},
    {
      deductibles: [deductible('general', 50), deductible('code', 45, { pool: 'general' })],
      groups: [
        {
          code: 'G',
          name: 'Dental',
          benefits: [
            exampleBenefit({ deductibles: ['code'] }, { id: 'coded' }),
            exampleBenefit({ deductibles: ['general'] }, { id: 'any' }),
          ],
        },
      ],
    },
  )
  const [first, second] = reckonAll(plan, [
    exampleClaim(95, { benefitId: 'coded' }),
    exampleClaim(200, { benefitId: 'any' }),
  ])
  expect([first?.memberBears, second?.memberBears]).toEqual([dollars(45), dollars(5)])
})

test('12: Open Dental, tests 21 and 163: what is not covered eats no deductible', () => {
  const plan = examplePlan({ deductibles: ['d'] }, { deductibles: [deductible('d', 50)] }, { other: undefined })
  expect(reckon(plan, [], exampleClaim(55, { network: 'other' }))).toMatchObject({
    payable: 0,
    refusal: 'not-covered-there',
    uses: [],
  })
})

test('13: Open Dental, test 115: a yearly maximum that runs out', () => {
  const plan = examplePlan(
    { coInsurance: { edges: 'rest', parts: [{ memberShare: 100_000 }] } },
    { limits: [limit('yearly', 100)] },
  )
  expect(payables(plan, exampleClaim(90), exampleClaim(90), exampleClaim(90))).toEqual([81, 19, 0])
})

test('14: Open Dental, tests 19 and 18: two plans, up to the rest and as a carve-out', () => {
  const half = { edges: 'rest', parts: [{ memberShare: 500_000 }] } as const
  const plan = examplePlan(
    { deductibles: ['d'], coInsurance: { ...half, parts: [...half.parts] } },
    { deductibles: [deductible('d', 50)] },
  )
  const first = reckon(plan, [], exampleClaim(150)).payable ?? NaN
  const second = reckon(plan, [], exampleClaim(150, { otherInsurer: { state: 'paid', amount: first } }))
  expect([first, second.payable, second.memberBears]).toEqual([dollars(50), dollars(50), dollars(50)])

  const carvesOut = examplePlan(
    { coInsurance: { edges: 'rest', parts: [{ memberShare: 250_000 }] } },
    { otherInsurer: 'subtract' },
  )
  const other = { state: 'paid', amount: dollars(600) } as const
  expect(reckon(carvesOut, [], exampleClaim(1_200, { otherInsurer: other })).payable).toBe(dollars(300))
})

test('15: Open Dental, tests 160 and 162: two visits a year that begins in April', () => {
  const plan = examplePlan(
    {},
    { yearBegins: { month: 4, day: 1 }, limits: [limit('visits', 0, { measure: 'visits', most: 2 })] },
  )
  const on = (serviceDate: string) => exampleClaim(100, { serviceDate })
  expect(payables(plan, on('2026-06-01'), on('2026-07-01'), on('2027-01-10'))).toEqual([100, 100, 0])
  expect(payables(plan, on('2026-06-01'), on('2026-07-01'), on('2027-04-10'))).toEqual([100, 100, 100])
})

test('16: Open Dental, tests 167 and 159: neither a visit paid 0 nor a second payment for one visit counts', () => {
  const twice = limit('visits', 0, { measure: 'visits', most: 2, period: 'rolling-months', months: 12 })
  const plan = examplePlan({ deductibles: ['d'] }, { limits: [twice], deductibles: [deductible('d', 100)] })
  const visit = { visitId: 'one visit' }
  // The first is eaten by the deductible, the next two are one visit.
  expect(
    payables(
      plan,
      exampleClaim(100),
      exampleClaim(60, visit),
      exampleClaim(40, visit),
      exampleClaim(30),
      exampleClaim(30),
    ),
  ).toEqual([0, 60, 40, 30, 0])
})

test('17: Australian government, BFM (first ours): the percentage before the flat co-pay, and a version from 15 May 2024', () => {
  const version = (holdsFrom: string, coPay: number) =>
    examplePlan(
      {
        coInsurance: { edges: 'rest', parts: [{ memberShare: 300_000 }] },
        coPay: { amount: dollars(coPay), per: 'visit' },
      },
      { holdsFrom, order: ['co-insurance', 'co-pay'] },
    )
  const versions = [version('2024-01-01', 1), version('2024-05-15', 2)]
  const paid = (serviceDate: string) => {
    const claim = exampleClaim(26.5, { serviceDate })
    const plan = planFor(versions, claim)
    return plan === undefined ? undefined : reckon(plan, [], claim).payable
  }
  expect([paid('2024-05-14'), paid('2024-05-15')]).toEqual([dollars(17.55), dollars(16.55)])
})

test('18: limo.media and rinpashu.jp: a monthly cap that grows with the cost, and is lower from the fourth time in 12 months', () => {
  const plan = examplePlan(
    { coInsurance: { edges: 'rest', parts: [{ memberShare: 300_000 }] } },
    {
      memberCaps: [
        {
          id: 'monthly',
          name: 'monthly',
          period: 'claim',
          per: 'person',
          most: dollars(80_100),
          grows: { above: dollars(267_000), share: 10_000 },
          repeated: { from: 4, months: 12, most: dollars(44_400) },
        },
      ],
    },
  )
  const month = (number: number) => exampleClaim(1_000_000, { serviceDate: `2026-0${number}-10` })
  const own = reckonAll(plan, [month(1), month(2), month(3), month(4)]).map(
    ({ payable = NaN }) => payable / 100 - 700_000,
  )
  expect(own).toEqual([212_570, 212_570, 212_570, 255_600])
})

test('CMS, birth of a baby (mshealth.docshound.net): a deductible and 20 %', () => {
  const plan = examplePlan(
    { deductibles: ['d'], coInsurance: { edges: 'rest', parts: [{ memberShare: 200_000 }] } },
    { deductibles: [deductible('d', 1_800)] },
  )
  expect(reckon(plan, [], exampleClaim(12_700)).memberBears).toBe(dollars(3_980))
})

test('health.ny.gov, HCRA examples: tax inside the bill, and how much of the payment is tax', () => {
  const plan = examplePlan({ coPay: { amount: dollars(200), per: 'visit' } })
  const { payable = NaN, taxPart } = reckon(plan, [], exampleClaim(1_644.45, { tax: dollars(144.45) }))
  expect([payable - taxPart, taxPart]).toEqual([dollars(1_317.57), dollars(126.88)])
})

test('Da Vinci PCT: what was borne in December counts for nothing in the new year', () => {
  const plan = examplePlan({ deductibles: ['d'] }, { deductibles: [deductible('d', 1_500)] })
  const last = exampleClaim(1_500, { serviceDate: '2024-12-20' })
  const next = exampleClaim(1_600, { serviceDate: '2025-01-05' })
  expect(reckon(plan, [useOf(last, reckon(plan, [], last))], next).memberBears).toBe(dollars(1_500))
})

test('Oracle Health Insurance manuals: ten visits free, five at 20 %, then none', () => {
  const visitShares = {
    id: 'visits',
    ...yearly,
    parts: [
      { upTo: 10, memberShare: 0 },
      { upTo: 15, memberShare: 200_000 },
    ],
  }
  const visits = Array.from({ length: 16 }, () => exampleClaim(50))
  expect(payables(examplePlan({ visitShares }), ...visits)).toEqual([...Array(10).fill(50), ...Array(5).fill(40), 0])
})
