import { newPlan } from '@member-care/domain/cover/new-plan.ts'
import type { Benefit, Plan } from '@member-care/domain/cover/plan.ts'
import { expect, test } from 'vitest'
import { newBenefit, newGroup, newLimit } from './new-parts.ts'
import { planComparison } from './plan-form-comparison.ts'
import { FAULTS, planFormErrors, planOfForm, type PlanForm } from './plan-form.ts'

const begun = newPlan({ planNo: 'P', name: 'Plan', holdsFrom: '2031-01-01' })

/** A plan of one group with GP and TCM. @param gp what is typed into the first benefit, also what a plan cannot have */
function formWith(gp: object = {}, change: Partial<Plan> = {}): PlanForm {
  const benefit = (id: string): Benefit => ({ ...newBenefit(begun), id, name: id, code: id })
  const benefits = [{ ...benefit('gp'), ...gp }, benefit('tcm')]
  return { ...begun, groups: [{ ...newGroup(begun), name: 'Visits', benefits }], ...change }
}

const firstOf = (plan: Plan | undefined) => plan?.groups[0]?.benefits[0]

test('fields that are empty are not there, and what holds only with them goes too', () => {
  const plan = planOfForm(
    formWith({
      panel: { coPay: null, schedule: { most: 40_00, per: 'visit', rest: 'member' }, visitShares: { parts: null } },
      other: null,
      waiting: { days: null, exceptAccidents: true },
      aroundStay: { daysBefore: 90, daysAfter: null },
      ages: null,
    }),
  )
  const { other, waiting, ages, ...rest }: Partial<Benefit> = firstOf(plan) ?? {}
  expect([other, waiting, ages]).toEqual([undefined, undefined, undefined])
  expect(rest).toMatchObject({
    panel: { schedule: { most: 40_00 } },
    aroundStay: { daysBefore: 90, daysAfter: 0 },
  })
  expect(rest.panel).not.toHaveProperty('visitShares')
})

test('shares by visits have an id of their own at each place', () => {
  const parts = [{ upTo: 10, memberShare: 0 }]
  const plan = planOfForm(formWith({ panel: { visitShares: { parts } }, other: { visitShares: { parts } } }))
  expect(firstOf(plan)?.panel?.visitShares).toEqual({
    id: 'gp-shares-panel',
    period: 'policy-year',
    per: 'person',
    parts,
  })
  expect(firstOf(plan)?.other?.visitShares?.id).toBe('gp-shares-other')
})

test('what cannot be read, is missing or does not fit together is told where it stands', () => {
  const form = formWith(
    { panel: { coPay: 'seven' }, name: '' },
    { limits: [newLimit(begun, 'Visits', ['gp'])], aroundStayBenefit: 'none' },
  )
  expect(planFormErrors(form)).toEqual({
    'groups.0.benefits.0.name': 'Fill this in.',
    'groups.0.benefits.0.panel.coPay': '“seven” is not an amount for a visit. Write 40, 40 per day, or 40 per item.',
    'limits.0.most': 'Fill this in.',
  })
  expect(planFormErrors(formWith({}, { aroundStayBenefit: 'none' }))).toEqual({
    [FAULTS]: 'P names the benefit none, which is not in the plan.',
  })
  expect(planFormErrors(formWith())).toEqual({})
})

test('new parts have ids that the plan does not have', () => {
  const plan = { ...begun, limits: [newLimit(begun, 'One')] }
  expect([plan.limits[0]?.id, newLimit(plan, 'Two').id]).toEqual(['limit-1', 'limit-2'])
})

const coPay = (amount: number) => ({ panel: { coPay: { amount, per: 'visit' } } })

test('changes are told benefit by benefit, in sentences', () => {
  expect(planComparison.edits(formWith(coPay(5_00)), formWith(coPay(7_50)))).toEqual([
    {
      field: 'benefit gp panel',
      label: 'gp: At panel clinics',
      from: 'As charged. The member pays SGD 5.00 a visit.',
      to: 'As charged. The member pays SGD 7.50 a visit.',
    },
  ])
})

test('what two people changed in two benefits and rules is kept of both', () => {
  const base = formWith(coPay(5_00), { limits: [{ ...newLimit(begun, 'Old'), most: 100_00 }] })
  const theirs = { ...formWith(coPay(6_00), { name: 'Theirs' }), limits: [] }
  const group = base.groups[0]
  const mine = {
    ...base,
    tax: 'not-covered' as const,
    groups: [
      {
        ...newGroup(begun),
        name: 'Visits',
        benefits: [...(group?.benefits ?? []).map((one) => (one.id === 'tcm' ? { ...one, name: 'Mine' } : one))],
      },
    ],
    limits: [...base.limits, { ...newLimit(base, 'Added'), most: 50_00 }],
  }
  const merged = planComparison.rebased({ base, theirs, mine })
  expect(merged.groups[0]?.benefits.map(({ name, panel }) => [name, panel?.coPay?.amount])).toEqual([
    ['gp', 6_00],
    ['Mine', undefined],
  ])
  expect([merged.name, merged.tax, merged.limits.map(({ name }) => name)]).toEqual(['Theirs', 'not-covered', ['Added']])
})

test('where both changed one benefit it is contested, and mine goes on', () => {
  const versions = { base: formWith(coPay(5_00)), theirs: formWith(coPay(6_00)), mine: formWith(coPay(7_50)) }
  expect(planComparison.differences(versions)).toMatchObject([{ label: 'gp: At panel clinics', isContested: true }])
  expect(firstOf(planComparison.rebased(versions))?.panel?.coPay?.amount).toBe(7_50)
})
