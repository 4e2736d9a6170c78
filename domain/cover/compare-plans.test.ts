import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { comparePlans, saidInPlan } from './compare-plans.ts'
import { planSchema, type Plan } from './plan.ts'
import { anyPlan } from './testing/any-cover.ts'
import { exampleBenefit, examplePlan } from './testing/example-plan.ts'

/** Every optional field is there, and every list has two. */
const terms = {
  schedule: { most: 40_00, per: 'visit', rest: 'member' },
  proRation: 900_000,
  deductibles: ['d1', 'd2'],
  coPay: { amount: 5_00, per: 'visit' },
  coInsurance: { edges: 'rest', parts: [{ upTo: 100_00, memberShare: 100_000 }, { memberShare: 200_000 }] },
  visitShares: {
    id: 'v',
    period: 'rolling-months',
    months: 12,
    per: 'person',
    parts: [
      { upTo: 2, memberShare: 0 },
      { upTo: 4, memberShare: 500_000 },
    ],
  },
} as const satisfies object
const counted = { period: 'rolling-months', months: 12, per: 'person', versionBy: 'service' } as const
const whole: Plan = planSchema.parse({
  ...examplePlan(),
  aroundStayBenefit: 'gp',
  groups: [
    {
      code: 'G',
      name: 'Visits',
      benefits: [
        exampleBenefit(terms as never, {
          id: 'gp',
          name: 'GP',
          versionBy: 'service',
          waiting: { days: 30, exceptAccidents: true },
          ages: { from: 18, to: 65 },
          coveredAs: ['employee', 'spouse'],
          needsReferral: true,
          aroundStay: { daysBefore: 90, daysAfter: 60 },
          excludes: [
            { codes: ['Z41', 'Z42'], name: 'Beauty' },
            { codes: ['K03'], name: 'Whitening' },
          ],
        }),
        exampleBenefit({}, { id: 'tcm', name: 'TCM' }),
      ],
    },
    { code: 'H', name: 'Dental', benefits: [exampleBenefit({}, { id: 'dental', name: 'Dental' })] },
  ],
  limits: ['l1', 'l2'].map((id) => ({
    id,
    name: id,
    ...counted,
    of: 'payment',
    measure: 'amount',
    most: 500_00,
    benefits: ['gp', 'tcm'],
    network: 'panel',
  })),
  deductibles: ['d1', 'd2'].map((id) => ({ id, name: id, ...counted, most: 50_00, pool: 'p' })),
  memberCaps: ['m1', 'm2'].map((id) => ({
    id,
    name: id,
    ...counted,
    most: 3_000_00,
    benefits: ['gp', 'tcm'],
    grows: { above: 100_00, share: 10_000 },
    repeated: { from: 3, months: 12, most: 2_000_00 },
  })),
} satisfies Plan)

interface Variant {
  readonly path: string
  readonly value: unknown
}

/** The same value with one thing of its schema different, each way in turn: another answer, left out, shorter, or in another order. */
function variants(schema: z.ZodType, value: unknown, path: string): readonly Variant[] {
  if (schema instanceof z.ZodOptional) {
    const inner = schema.unwrap() as z.ZodType
    expect(value === undefined ? path : undefined, 'the whole plan says every optional field once').toBeUndefined()
    return [...variants(inner, value, path), { path: `${path} left out`, value: undefined }]
  }
  if (schema instanceof z.ZodObject) {
    const all = value as Record<string, unknown>
    return Object.entries(schema.shape).flatMap(([key, inner]) =>
      variants(inner as z.ZodType, all[key], `${path}.${key}`).map((one) => ({
        path: one.path,
        value: { ...all, [key]: one.value },
      })),
    )
  }
  if (schema instanceof z.ZodArray) {
    const items = value as readonly unknown[]
    const [first] = items
    return [
      // All items have one schema; the first of the whole plan says every field of it.
      ...variants(schema.element as z.ZodType, first, `${path}[0]`).map((one) => ({
        path: one.path,
        value: items.with(0, one.value),
      })),
      { path: `${path} shorter`, value: items.slice(0, -1) },
      ...(items.length < 2 ? [] : [{ path: `${path} turned`, value: items.toReversed() }]),
    ]
  }
  if (schema instanceof z.ZodEnum) {
    return schema.options.filter((option) => option !== value).map((option) => ({ path, value: option }))
  }
  if (typeof value === 'number') return [{ path, value: value === 1 ? 2 : value - 1 }]
  if (typeof value === 'boolean') return [{ path, value: !value }]
  return [{ path, value: path.endsWith('.holdsFrom') ? '2021-01-01' : `${String(value)}2` }]
}

const everyVariant = variants(planSchema, whole, 'plan')

test('every field of the schema was made to differ', () => {
  expect(everyVariant.length).toBeGreaterThan(150)
  expect(everyVariant.map(({ path }) => path)).toContain('plan.groups[0].benefits[0].other.visitShares.months')
})

test.each(everyVariant)('$path is reported', ({ value }) => {
  // Also what could not be published is compared: a draft is on its way.
  const differences = comparePlans(whole, value as Plan)
  expect(differences).not.toEqual([])
  for (const { fields } of differences) for (const { before, after } of fields) expect(before).not.toEqual(after)
})

test('a plan does not differ from itself, and what differs is the same both ways', () => {
  fc.assert(
    fc.property(anyPlan, anyPlan, (one, other) => {
      expect(comparePlans(one, one)).toEqual([])
      const turned = comparePlans(other, one)
      expect(comparePlans(one, other).length).toBe(turned.length)
    }),
  )
})

test('what came, went and changed is said in sentences', () => {
  const [visits, dental] = whole.groups
  const [gp, tcm] = visits?.benefits ?? []
  const after = {
    ...whole,
    groups: [
      {
        ...visits,
        benefits: [
          { ...gp, panel: { coPay: { amount: 10_00, per: 'visit' } } },
          { ...tcm, id: 'optical', name: 'Optical' },
        ],
      },
      dental,
    ],
    limits: whole.limits.map((limit) => ({ ...limit, ...(limit.id === 'l1' && { most: 600_00 }) })),
  } as Plan
  expect(comparePlans(whole, after)).toMatchObject([
    {
      part: 'benefit',
      id: 'gp',
      change: 'changed',
      fields: [{ label: 'At panel clinics', after: ['As charged.', 'The member pays SGD 10.00 a visit.'] }],
    },
    { part: 'benefit', id: 'optical', change: 'added' },
    {
      part: 'benefit',
      id: 'tcm',
      change: 'removed',
      fields: expect.arrayContaining([expect.objectContaining({ after: [] })]),
    },
    {
      part: 'limit',
      id: 'l1',
      fields: [
        {
          before: ['At most SGD 500.00 in any 12 months, at panel clinics.'],
          after: ['At most SGD 600.00 in any 12 months, at panel clinics.'],
        },
      ],
    },
  ])
})

test('all that a plan says: each part with its sentences', () => {
  const said = saidInPlan(whole)
  expect(said.map(({ part, id }) => `${part} ${id}`)).toEqual([
    'plan P1',
    'group G',
    'group H',
    'benefit gp',
    'benefit tcm',
    'benefit dental',
    'limit l1',
    'limit l2',
    'deductible d1',
    'deductible d2',
    'member-cap m1',
    'member-cap m2',
  ])
  expect(said[0]?.fields).toContainEqual({
    field: 'yearBegins',
    label: 'Policy year begins on',
    before: [],
    after: ['01 Jan'],
  })
})
