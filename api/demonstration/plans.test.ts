import { insurancePlan, publishedPlan } from '@member-care/domain/cover/fhir/insurance-plan.ts'
import { planSchema } from '@member-care/domain/cover/plan.ts'
import { limitSentence, termsSentences } from '@member-care/domain/cover/rule-sentences.ts'
import { expectValidFhir } from '@member-care/domain/cover/testing/fhir-validator.ts'
import { expect, test } from 'vitest'
import { singaporeCatalogue } from '../claims/catalogue/singapore-catalogue.ts'
import { demonstrationPlans } from './plans.ts'

const plans = demonstrationPlans('2026-01-01')

test('each plan can be published', () => {
  expect(plans.map((plan) => planSchema.parse(plan))).toEqual(plans)
})

test('each benefit of the claim form is in each plan, under the same id, code and name', () => {
  const known = singaporeCatalogue.benefits.map(({ benefitId, code, name, visitTypeCode }) => [
    benefitId,
    code,
    name,
    visitTypeCode,
  ])
  for (const { groups } of plans) {
    const benefits = groups.flatMap((group) => group.benefits).map(({ id, code, name, ptc }) => [id, code, name, ptc])
    expect(benefits).toEqual(expect.arrayContaining(known))
  }
})

test('staff read what a visit to a GP costs them', () => {
  const [, staff] = plans
  if (staff === undefined) throw new Error('There are three plans.')
  const gp = staff.groups[0]?.benefits[0]
  expect(termsSentences(gp?.panel ?? {}, staff)).toEqual(['As charged.', 'The member pays SGD 5.00 a visit.'])
  expect(termsSentences(gp?.other ?? {}, staff)).toEqual([
    'At most SGD 40.00 a visit.',
    'The member pays SGD 5.00 a visit.',
  ])
  expect(staff.limits.slice(0, 2).map((limit) => limitSentence(limit, staff))).toEqual([
    'At most 24 visits in a policy year, for GP consultation, Polyclinic visit together.',
    'At most SGD 1,500.00 in a policy year, for Specialist consultation, X-ray and laboratory tests, Physiotherapy together.',
  ])
})

test('each is a valid InsurancePlan of FHIR, with what staff pay for a visit to a GP outside the panel', () => {
  const resources = plans.map((plan) =>
    insurancePlan(
      'plan',
      publishedPlan('plan', [plan], plan),
      { display: 'Client' },
      '2026-06-15',
      'https://example.com/fhir',
    ),
  )
  for (const resource of resources) expectValidFhir(resource)
  const costs = resources[1]?.plan[0]?.specificCost?.[0]?.benefit[0]?.cost ?? []
  const outside = costs.filter(({ applicability }) => applicability.coding?.[0]?.code === 'out-of-network')
  expect(outside.map(({ type, value }) => [type.coding?.[0]?.code, value?.value, value?.code])).toEqual([
    ['schedule', 40, 'SGD'],
    ['copay', 5, 'SGD'],
  ])
})
