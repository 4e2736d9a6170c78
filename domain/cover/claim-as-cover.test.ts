import { expect, test } from 'vitest'
import { inpatientDetails, outpatientDetails } from '../claim/testing/example-claims.ts'
import { REDACTED } from '../events/event-definition.ts'
import { claimAsCover, coveredAsOf, type CoverFacts } from './claim-as-cover.ts'
import { exampleBenefit, examplePerson, examplePlan } from './testing/example-plan.ts'

const facts: CoverFacts = { sourceId: 'claim', person: examplePerson('A'), network: 'panel' }
const plan = examplePlan(
  {},
  {
    groups: [
      {
        code: 'G',
        name: 'Care',
        benefits: [
          exampleBenefit({}, { id: 'gp-1' }),
          exampleBenefit({}, { id: 'stay', claimedAs: 'inpatient' }),
          exampleBenefit({}, { id: 'around' }),
        ],
      },
    ],
    aroundStayBenefit: 'around',
  },
)

test('a visit is one day and one visit of its benefit, with the tax that it names', () => {
  expect(claimAsCover(outpatientDetails, facts, plan)).toEqual({
    sourceId: 'claim',
    visitId: 'claim',
    benefitId: 'gp-1',
    serviceDate: '2026-03-02',
    units: 1,
    days: 1,
    amount: 120_50,
    tax: 9_95,
    currency: 'SGD',
    network: 'panel',
    isAccident: false,
    referral: 'unknown',
    diagnosisCode: 'J11',
    otherInsurer: { state: 'none' },
    person: facts.person,
  })
  expect(claimAsCover({ ...outpatientDetails, includesGst: false }, facts, plan).tax).toBe(0)
})

test('a visit whose form says no benefit has the one that was found out, if it is one of the plan for visits', () => {
  const ofHr = { ...outpatientDetails, benefitId: '' }
  const benefitOf = (found: Partial<CoverFacts>, details = ofHr) =>
    claimAsCover(details, { ...facts, ...found }, plan).benefitId
  expect(benefitOf({})).toBeUndefined()
  expect(benefitOf({ benefitId: 'gp-1' })).toBe('gp-1')
  expect(['stay', 'around', 'none'].map((benefitId) => benefitOf({ benefitId }))).toEqual(Array(3).fill(undefined))
  expect(benefitOf({}, { ...ofHr, prePostHospitalisation: true })).toBe('around')
  expect(benefitOf({ benefitId: 'other' }, outpatientDetails)).toBe('gp-1')
})

test('a stay is claimed under the plan’s benefit for stays, for its days', () => {
  const claim = claimAsCover(inpatientDetails, facts, plan)
  expect(claim).toMatchObject({
    benefitId: 'stay',
    serviceDate: '2026-02-01',
    days: 3,
    stay: { id: 'A/2026-02-01', admission: '2026-02-01', discharge: '2026-02-04' },
  })
  const daySurgery = { ...inpatientDetails, dischargeDate: inpatientDetails.admissionDate }
  expect(claimAsCover(daySurgery, facts, plan).days).toBe(1)
})

test('a visit around a stay belongs to it, and to the plan’s benefit for such visits', () => {
  const details = { ...outpatientDetails, prePostHospitalisation: true, admissionDate: '2026-02-01' }
  expect(claimAsCover(details, { ...facts, discharge: '2026-02-04' }, plan)).toMatchObject({
    benefitId: 'around',
    stay: { id: 'A/2026-02-01', admission: '2026-02-01', discharge: '2026-02-04' },
  })
  const { aroundStayBenefit: _, ...without } = plan
  expect(claimAsCover(details, facts, without).benefitId).toBe('gp-1')
})

test('another insurer’s payment is open until somebody knows it, and a forgotten diagnosis is none', () => {
  const details = { ...outpatientDetails, otherInsurer: { name: 'Other' }, diagnosisCode: REDACTED }
  expect(claimAsCover(details, facts, plan)).toMatchObject({ otherInsurer: { state: 'unknown' } })
  expect(claimAsCover(details, facts, plan)).not.toHaveProperty('diagnosisCode')
  expect(claimAsCover(details, { ...facts, otherInsurerPays: 0 }, plan).otherInsurer).toEqual({
    state: 'paid',
    amount: 0,
  })
})

test.each([
  ['Wife', 'spouse'],
  [' daughter ', 'child'],
  ['MOTHER', 'parent'],
  ['Cousin', 'other'],
  ['', 'other'],
] as const)('"%s" is covered as %s', (relationship, expected) => expect(coveredAsOf(relationship)).toBe(expected))
