/** What a draft would have paid over claims of the past: asked, reckoned by a job, and read. */
import { randomUUID } from 'node:crypto'
import type { ClaimEvent } from '@member-care/domain/claim/claim-events.ts'
import { outpatientDetails } from '@member-care/domain/claim/testing/example-claims.ts'
import { examplePlan } from '@member-care/domain/cover/testing/example-plan.ts'
import { whatIfTexts } from '@member-care/domain/texts/plan-texts.ts'
import { startApiUnderTest, type ApiUnderTest } from '@member-care/tests/support/api-under-test.ts'
import { recordAdministrator, recordClaimsCast, type ClaimsCast } from '@member-care/tests/support/claims-cast.ts'
import { recordClaim } from '@member-care/tests/support/recorded-claims.ts'
import { recordPlan } from '@member-care/tests/support/recorded-plans.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let api: ApiUnderTest
let cast: ClaimsCast
let planId: string
const operator = randomUUID()
const year = {
  id: 'year',
  name: 'A year',
  period: 'policy-year',
  per: 'person',
  of: 'payment',
  measure: 'amount',
  most: 150_00,
} as const
const present = examplePlan({}, { limits: [year] })

beforeAll(async () => {
  api = await startApiUnderTest()
  cast = await recordClaimsCast(api)
  await recordAdministrator(api, operator, 'ADMIN_OPERATION', ['ALL'])
  planId = await recordPlan(api, cast.orchid, present)
  await api.startJobs()
})
afterAll(() => api.close())

async function call(method: 'GET' | 'POST' | 'PUT', path: string, payload?: object, by: string = operator) {
  const reply = await api.app.inject({
    method,
    url: `/api/console/plans/${planId}/${path}`,
    headers: { ...(await api.headersFor(by)), 'idempotency-key': randomUUID() },
    ...(payload && { payload }),
  })
  return { status: reply.statusCode, body: reply.json() }
}

/** An approved claim. */
async function paid(personId: string, amountCents: number, visitDate: string, benefitId = 'care'): Promise<string> {
  const approved = (claimId: string): ClaimEvent => ({
    type: 'ClaimApproved',
    data: { claimId, claimantId: personId, payableCents: amountCents, remarks: '', batchNo: 'B' },
  })
  const details = { ...outpatientDetails, benefitId, amountCents, includesGst: false, gstAmountCents: 0, visitDate }
  const of = { companyId: cast.orchid, employeeId: personId, claimantId: personId, details }
  return (await recordClaim(api, { ...of, then: (claimId) => [approved(claimId)] })).claimId
}

test('a draft is run over the claims of a time: what is paid before and after, who gains, and the largest differences', async () => {
  await paid(cast.ben, 100_00, '2026-03-03')
  const cut = await paid(cast.ben, 90_00, '2026-04-04')
  await paid(cast.ann, 60_00, '2026-05-05')
  // After the time that is asked about.
  await paid(cast.ben, 500_00, '2026-06-01')
  const period = { from: '2026-01-01', to: '2026-05-31' }
  expect(await call('POST', 'what-ifs', period)).toMatchObject({
    status: 409,
    body: { errorCode: 'PLAN_DRAFT_ABSENT' },
  })

  const draft = examplePlan({}, { holdsFrom: '2027-01-01', limits: [{ ...year, most: 200_00 }] })
  const { revision } = (await call('GET', '')).body
  expect(await call('PUT', 'draft', { draft, revision })).toMatchObject({ status: 200 })
  expect(await call('POST', 'what-ifs', { from: '2026-02-01', to: '2026-01-31' })).toMatchObject({
    status: 422,
    body: { errors: { to: whatIfTexts.periodReversed } },
  })
  expect((await call('POST', 'what-ifs', period, cast.claimDesk)).status).toBe(403)
  expect((await call('POST', 'what-ifs', period)).status).toBe(202)

  await expect.poll(async () => (await call('GET', 'what-ifs')).body[0]?.state, { timeout: 30_000 }).toBe('done')
  const [whatIf] = (await call('GET', 'what-ifs')).body
  expect(whatIf).toMatchObject({ ...period, askedBy: { id: operator }, done: 3, total: 3, error: null })
  expect(whatIf.result).toEqual({
    claims: 3,
    before: 210_00,
    after: 250_00,
    benefits: [{ benefitId: 'care', claims: 3, before: 210_00, after: 250_00 }],
    people: { gain: 1, lose: 0, same: 1 },
    largest: [{ claimId: cut, claimNo: expect.any(String), benefitId: 'care', before: 50_00, after: 90_00 }],
    notReckoned: 0,
    uncertain: 0,
    seconds: expect.any(Number),
  })
})
