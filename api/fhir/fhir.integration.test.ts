/** Cover as FHIR over HTTP: valid, with the amounts that were decided, and told to nobody but those who may know. */
import { outpatientDetails } from '@member-care/domain/claim/testing/example-claims.ts'
import type { ClaimEvent } from '@member-care/domain/claim/claim-events.ts'
import type { FeaturesConfig } from '@member-care/domain/client/features-config.ts'
import type { DecidedReckoning } from '@member-care/domain/claim/decided-reckoning.ts'
import type { Bundle, InsurancePlan, Resource } from '@member-care/domain/cover/fhir/fhir-types.ts'
import { examplePlan } from '@member-care/domain/cover/testing/example-plan.ts'
import { expectValidFhir } from '@member-care/domain/cover/testing/fhir-validator.ts'
import { annsNric, dansNric, recordClaimsCast, type ClaimsCast } from '@member-care/tests/support/claims-cast.ts'
import { startApiUnderTest, type ApiUnderTest } from '@member-care/tests/support/api-under-test.ts'
import { recordClaim } from '@member-care/tests/support/recorded-claims.ts'
import { recordPlan } from '@member-care/tests/support/recorded-plans.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let api: ApiUnderTest
let cast: ClaimsCast
let approved: string

const visit = { ...outpatientDetails, benefitId: 'care', amountCents: 120_00, includesGst: false, gstAmountCents: 0 }
const plan = examplePlan(
  { schedule: { most: 100_00, per: 'visit', rest: 'member' }, coPay: { amount: 5_00, per: 'visit' } },
  {
    limits: [
      {
        id: 'year',
        name: 'A year',
        period: 'policy-year',
        per: 'person',
        of: 'payment',
        measure: 'amount',
        most: 500_00,
      },
    ],
  },
)
const reckoning: DecidedReckoning = {
  planNo: plan.planNo,
  planHoldsFrom: plan.holdsFrom,
  planVersions: 1,
  benefitId: 'care',
  network: 'panel',
  desk: {},
  payableCents: 95_00,
  claimedCents: 120_00,
  memberBearsCents: 25_00,
  otherInsurerPaysCents: 0,
  writtenOffCents: 0,
  lines: [
    { step: 'schedule', rule: { id: 'care', name: 'Care' }, before: 120_00, after: 100_00 },
    { step: 'co-pay', before: 100_00, after: 95_00 },
  ],
  questions: [],
}

beforeAll(async () => {
  api = await startApiUnderTest()
  cast = await recordClaimsCast(api)
  await recordPlan(api, cast.orchid, plan)
  await configure({ allowViewBenefitBalance: true })
  approved = await decided(cast.ann, (claimId) => ({
    type: 'ClaimApproved',
    data: { claimId, claimantId: cast.ann, payableCents: 95_00, remarks: 'As shown', batchNo: 'B', reckoning },
  }))
  await decided(cast.dan, (claimId) => ({
    type: 'ClaimRejected',
    data: { claimId, claimantId: cast.dan, reasonCode: 'NOT_COVERED', remarks: 'Told by telephone' },
  }))
  await recordClaim(api, { companyId: cast.orchid, employeeId: cast.ann, claimantId: cast.ann, details: visit })
  const taken = {
    companyId: cast.orchid,
    employeeId: cast.ann,
    sourceId: approved,
    sourceKind: 'claim',
    offsets: [],
    personId: cast.ann,
    benefitId: 'care',
    date: visit.visitDate,
    visitId: approved,
    planNo: plan.planNo,
    planHoldsFrom: plan.holdsFrom,
    payableCents: 95_00,
    pools: [{ pool: 'year', amount: 95_00 }],
  } as const
  await api.record(`cover-${cast.orchid}-${cast.ann}`, {
    type: 'CoverUsed',
    data: { ...taken, offsets: [], pools: [...taken.pools] },
  })
})
afterAll(() => api.close())

function configure(featuresConfig: Partial<FeaturesConfig>): Promise<void> {
  return api.record(`client-${cast.orchid}`, {
    type: 'ClientFeaturesChanged',
    data: { companyId: cast.orchid, featuresConfig },
  })
}

async function decided(claimantId: string, decision: (claimId: string) => ClaimEvent): Promise<string> {
  const { claimId } = await recordClaim(api, {
    companyId: cast.orchid,
    employeeId: cast.ann,
    claimantId,
    details: visit,
    then: (claimId) => [decision(claimId)],
  })
  return claimId
}

async function call(userId: string, path: string) {
  return api.app.inject({ url: `/api${path}`, headers: await api.headersFor(userId) })
}
const bundleOf = async (userId: string, path: string) => {
  const answer = await call(userId, path)
  expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)])
  const bundle = answer.json<Bundle>()
  expectValidFhir(bundle)
  return bundle
}
function resourcesOf<Type extends Resource['resourceType']>({ entry }: Bundle, type: Type) {
  return entry.flatMap(({ resource }) =>
    resource.resourceType === type ? [resource as Extract<Resource, { resourceType: Type }>] : [],
  )
}

test('a member takes along the own cover and the family’s, with each decided claim as it was reckoned', async () => {
  const answer = await call(cast.ann, `/cover/fhir?companyId=${cast.orchid}`)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/fhir+json; charset=utf-8',
    'content-disposition': expect.stringMatching(
      /^attachment; filename="cover-\d{4}-\d\d-\d\d\.fhir\.json"$/,
    ) as string,
    'cache-control': 'private, no-store',
  })
  const bundle = await bundleOf(cast.ann, `/cover/fhir?companyId=${cast.orchid}`)
  expect(resourcesOf(bundle, 'Patient').map(({ name }) => name?.[0]?.text)).toEqual(['Willow Tan', 'Dan Tan'])
  expect(resourcesOf(bundle, 'InsurancePlan').map(({ name }) => name)).toEqual(['Example'])
  const [own, childs, ...others] = resourcesOf(bundle, 'ExplanationOfBenefit')
  expect(others).toEqual([])
  expect(
    own?.item[0]?.adjudication.map(({ category, amount }) => [category.coding?.at(-1)?.code, amount?.value]),
  ).toEqual([
    ['submitted', 120],
    ['schedule', 20],
    ['co-pay', 5],
    ['eligible', 100],
    ['benefit', 95],
  ])
  expect(own?.item[0]?.productOrService.text).toBe('Care')
  expect(childs?.payment.amount).toEqual({ value: 0, currency: 'SGD' })
  const [response] = resourcesOf(bundle, 'CoverageEligibilityResponse')
  expect(response?.insurance[0]?.item?.[0]?.benefit).toMatchObject([
    { allowedMoney: { value: 500, currency: 'SGD' }, usedMoney: { value: 95, currency: 'SGD' } },
  ])
})

test('nothing of the treatment, of documents or of money’s ways is in it, and the number as the client lets it be seen', async () => {
  const { body } = await call(cast.ann, `/cover/fhir?companyId=${cast.orchid}`)
  const { diagnosisText = '', diagnosisName = '' } = visit
  const untold = [
    annsNric,
    dansNric,
    String(diagnosisText),
    String(diagnosisName),
    'As shown',
    'Told by telephone',
    '084102395',
    '@example.com',
  ]
  expect(untold.filter((text) => text !== '' && body.includes(text))).toEqual([])
  expect(body.match(/identifier\/nric/g)).toHaveLength(1)
  expect(body).toContain(annsNric.slice(-3))
})

test('who is not covered under the company, and who still has to show a one-time password, gets nothing', async () => {
  expect((await call(cast.ben, `/cover/fhir?companyId=${cast.lantern}`)).statusCode).toBe(404)
  expect((await call(cast.operation, `/cover/fhir?companyId=${cast.orchid}`)).statusCode).toBe(403)
  const headers = await api.headersFor(cast.cat, { otpVerified: false })
  const asked = await api.app.inject({ url: `/api/cover/fhir?companyId=${cast.lantern}`, headers })
  expect(asked.statusCode).toBe(428)
})

test('a child who signs in alone takes along the own cover only, under an employee who is not named', async () => {
  const bundle = await bundleOf(cast.dan, `/cover/fhir?companyId=${cast.orchid}`)
  expect(resourcesOf(bundle, 'Patient').map(({ name }) => name?.[0]?.text)).toEqual(['Dan Tan'])
  expect(resourcesOf(bundle, 'Coverage')[0]).not.toHaveProperty('subscriber')
  expect(JSON.stringify(bundle)).not.toContain(cast.ann)
})

test('whom the client does not let the employee see is left out', async () => {
  await configure({ whoSeesUses: 'self' })
  const bundle = await bundleOf(cast.ann, `/cover/fhir?companyId=${cast.orchid}`)
  expect(resourcesOf(bundle, 'Patient').map(({ name }) => name?.[0]?.text)).toEqual(['Willow Tan'])
  expect(resourcesOf(bundle, 'ExplanationOfBenefit')).toHaveLength(1)
  await configure({ whoSeesUses: 'employee' })
})

test('where the client shows no balances, neither they nor the plan are in a member’s', async () => {
  await configure({ allowViewBenefitBalance: false })
  const bundle = await bundleOf(cast.dan, `/cover/fhir?companyId=${cast.orchid}`)
  expect(bundle.entry.map(({ resource }) => resource.resourceType)).toEqual([
    'Organization',
    'Patient',
    'Coverage',
    'ExplanationOfBenefit',
  ])
  await configure({ allowViewBenefitBalance: true })
})

test('an administrator reads one person’s, without number and birthday, and it is on record who looked', async () => {
  const path = `/console/users/${cast.ann}/fhir?companyId=${cast.orchid}`
  const bundle = await bundleOf(cast.operation, path)
  const [patient, ...others] = resourcesOf(bundle, 'Patient')
  expect(others).toEqual([])
  expect(patient).not.toHaveProperty('birthDate')
  expect(patient?.identifier).toHaveLength(1)
  expect(resourcesOf(bundle, 'ExplanationOfBenefit')).toHaveLength(1)
  const { events } = await api.parts.eventLog.load(`access-${cast.ann}`)
  expect(events.map(({ data, metadata }) => [data, metadata.actor])).toContainEqual([
    { subjectId: cast.ann, what: 'cover', recordId: cast.ann },
    expect.objectContaining({ id: cast.operation }),
  ])
  expect((await call(cast.operationOfLantern, path)).statusCode).toBe(404)
  expect((await call(cast.ann, path)).statusCode).toBe(403)
})

test('a published plan is an InsurancePlan for administrators who reach its client, a draft is none', async () => {
  const plans = (await call(cast.operation, '/console/plans')).json<readonly { planId: string }[]>()
  const path = `/console/plans/${plans[0]?.planId}/fhir`
  const answer = await call(cast.operation, path)
  const resource = answer.json<InsurancePlan>()
  expectValidFhir(resource)
  expect(resource).toMatchObject({
    resourceType: 'InsurancePlan',
    status: 'active',
    meta: { versionId: '1' },
    ownedBy: { display: 'Orchid Biscuits' },
    period: { start: '2020-01-01' },
  })
  expect((await call(cast.operationOfLantern, path)).statusCode).toBe(404)
  await api.record('plan-draft-only', {
    type: 'PlanDraftSaved',
    data: { planId: 'draft-only', companyId: cast.orchid, draft: { ...plan, planNo: 'Draft' }, savedBy: 'ann' },
  })
  expect((await call(cast.operation, '/console/plans/draft-only/fhir')).statusCode).toBe(404)
})
