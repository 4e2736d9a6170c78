/** The claims desk corrects its own decisions: the account follows, who came later is proposed to the desk, and the member is told. */
import { randomUUID } from 'node:crypto'
import type { ClaimEvent } from '@member-care/domain/claim/claim-events.ts'
import { outpatientDetails } from '@member-care/domain/claim/testing/example-claims.ts'
import { makeNric } from '@member-care/domain/identity/nric.ts'
import type { Bundle, ExplanationOfBenefit } from '@member-care/domain/cover/fhir/fhir-types.ts'
import { examplePlan } from '@member-care/domain/cover/testing/example-plan.ts'
import { listCoverUses } from '@member-care/projections/cover-uses/cover-use-queries.ts'
import { startApiUnderTest, type ApiUnderTest } from '@member-care/tests/support/api-under-test.ts'
import {
  recordAdministrator,
  recordClaimsCast,
  recordMember,
  type ClaimsCast,
} from '@member-care/tests/support/claims-cast.ts'
import { readPdf } from '@member-care/tests/support/read-pdf.ts'
import { recordClaim } from '@member-care/tests/support/recorded-claims.ts'
import { recordPlan } from '@member-care/tests/support/recorded-plans.ts'
import { sql } from 'slonik'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'

let api: ApiUnderTest
let cast: ClaimsCast
/** Administrators of the claims desk besides the one who decides. */
const second = randomUUID()
const third = randomUUID()

beforeAll(async () => {
  // Whose account it is paid to is no matter here.
  api = await startApiUnderTest({ environment: { PAYOUT_WAIT_HOURS: '0' } })
  cast = await recordClaimsCast(api)
  await recordAdministrator(api, second, 'ADMIN_CLAIM', ['ALL'])
  await recordAdministrator(api, third, 'ADMIN_CLAIM', ['ALL'])
  const year = {
    id: 'year',
    name: 'A year',
    period: 'policy-year',
    per: 'family',
    of: 'payment',
    measure: 'amount',
    most: 200_00,
  } as const
  await recordPlan(api, cast.orchid, examplePlan({}, { limits: [year] }))
  await api.record(`client-${cast.orchid}`, {
    type: 'ClientFeaturesChanged',
    data: { companyId: cast.orchid, featuresConfig: { otherAmountLimitCents: 100_00, allowViewBenefitBalance: true } },
  })
  await api.startJobs()
})
afterAll(() => api.close())

async function call(method: 'GET' | 'POST', path: string, payload?: object, by: string = cast.claimDesk) {
  const reply = await api.app.inject({
    method,
    url: `/api/${path}`,
    headers: { ...(await api.headersFor(by)), 'idempotency-key': randomUUID() },
    ...(payload && { payload }),
  })
  return { status: reply.statusCode, body: reply.json() }
}

async function untilJobsDone(): Promise<void> {
  const head = await api.parts.eventLog.head()
  if (head !== undefined)
    await api.runner.waitFor(['cover-account', 'people-reckoned-again', 'notifications'], head, 20_000)
  const waiting = () =>
    api.parts.database.anyFirst(
      sql.type(z.object({ kind: z.string() }))`select kind from outbox.jobs where state = 'waiting'`,
    )
  await expect.poll(waiting, { timeout: 60_000 }).toEqual([])
  await api.untilUpToDate()
}

const eventsOf = async (claimId: string) => (await api.parts.eventLog.load<ClaimEvent>(`claim-${claimId}`)).events
const versionOf = async (claimId: string) => (await eventsOf(claimId)).length - 1
const look = async (claimId: string) => (await call('GET', `console/outpatient-claims/${claimId}`)).body
const transactionOf = (claimId: string) => `T${claimId.slice(0, 8)}`

let claims = 0
/** Of a year of its own, so that each test begins with a whole limit. */
async function submitted(amountCents: number, year: number, employeeId = cast.ben): Promise<string> {
  claims += 1
  const { claimId } = await recordClaim(api, {
    ...{ companyId: cast.orchid, employeeId, claimantId: employeeId },
    details: {
      ...outpatientDetails,
      ...{ benefitId: 'care', amountCents, includesGst: false, gstAmountCents: 0 },
      ...{ providerName: `Clinic ${claims}`, receiptNo: `R-${claims}`, visitDate: `${year}-03-${10 + claims}` },
    },
    then: (id) => [{ type: 'ClaimRegistered', data: { claimId: id, transactionNo: transactionOf(id) } }],
  })
  await untilJobsDone()
  return claimId
}

async function decide(claimId: string, how: 'approve' | 'reject', asked: object = {}) {
  const body = { batchNo: 'B-1', ...(how === 'reject' && { reasonCode: 'NOT_COVERED', remarks: 'Not covered.' }) }
  const expectedVersion = await versionOf(claimId)
  expect((await call('POST', `console/claims/${claimId}/${how}`, { expectedVersion, ...body, ...asked })).status).toBe(
    200,
  )
  await untilJobsDone()
}

const approved = async (amountCents: number, year: number, employeeId?: string) => {
  const claimId = await submitted(amountCents, year, employeeId)
  await decide(claimId, 'approve')
  return claimId
}

const correct = async (claimId: string, to: 'approved' | 'rejected', asked: object, by?: string) =>
  call(
    'POST',
    `console/claims/${claimId}/correct-to-${to}`,
    {
      ...{ expectedVersion: await versionOf(claimId), reason: 'The invoice was misread.' },
      ...(to === 'approved' ? { batchNo: 'B-2' } : { reasonCode: 'DUPLICATE', remarks: 'Paid before.' }),
      ...asked,
    },
    by,
  )

const usedBy = async (claimId: string) =>
  (await listCoverUses(api.parts.database, api.parts.systemReader, { sourceIds: [claimId] })).map(
    ({ state, pools }) => [state, pools[0]?.amount ?? 0],
  )
const differenceOf = async (claimId: string, status = 'open') => {
  const filter = encodeURIComponent(JSON.stringify({ claimId, status }))
  return (await call('GET', `console/cover-differences?filter=${filter}`)).body
}

test('another amount: the account takes it, a later claim of the family is proposed to the desk, and the member reads it', async () => {
  const first = await approved(150_00, 2026, cast.ann)
  const later = await approved(90_00, 2026, cast.ann)
  expect((await call('GET', `console/claims/${first}/correction-effect?payableCents=6000`)).body).toEqual({
    ...{ reckoning: null, currency: 'SGD' },
    pools: [
      { name: 'A year', kind: 'limit', measure: 'amount', most: 200_00, others: 50_00, before: 150_00, after: 60_00 },
    ],
  })
  expect(await correct(first, 'approved', { payableCents: 60_00, remarks: 'The rest was refunded.' })).toMatchObject({
    status: 200,
    body: { payable: '60.00', batchNo: 'B-2', correction: { reason: 'The invoice was misread.' } },
  })
  await untilJobsDone()
  expect([await usedBy(first), await usedBy(later)]).toEqual([[['used', 60_00]], [['used', 50_00]]])
  expect(await differenceOf(first)).toEqual([])
  expect(await differenceOf(later)).toMatchObject([{ paidCents: 50_00, nowCents: 90_00, cause: 'decision' }])

  const { body: told } = await call('GET', 'notifications', undefined, cast.ann)
  expect(JSON.stringify(told)).toContain('claim-decision-corrected')
  const { body: letter } = await call('GET', `claims/settlement/-/-/${transactionOf(first)}`, undefined, cast.ann)
  const { text } = await readPdf(Buffer.from(letter.data, 'base64'))
  for (const part of ['SGD 60.00', 'Corrected on', 'The rest was refunded.']) expect(text).toContain(part)
  const { body: bundle } = await call('GET', `cover/fhir?companyId=${cast.orchid}`, undefined, cast.ann)
  const paid = (bundle as Bundle).entry
    .map(({ resource }) => resource)
    .filter((resource): resource is ExplanationOfBenefit => resource.resourceType === 'ExplanationOfBenefit')
    .map(({ payment }) => payment.amount.value)
  expect(paid.sort()).toEqual([50, 60])
})

test('what was settled of a difference counts until the decision is corrected after it', async () => {
  const first = await approved(150_00, 2027)
  const later = await approved(90_00, 2027)
  await correct(first, 'approved', { payableCents: 60_00 })
  await untilJobsDone()
  const closing = {
    shownCents: 90_00,
    shownPaidCents: 50_00,
    outcome: 'settled',
    reason: 'Paid with the next batch.',
  }
  expect((await call('POST', `console/claims/${later}/cover-difference-closing`, closing)).status).toBe(200)
  await untilJobsDone()
  expect(await usedBy(later)).toEqual([['used', 90_00]])
  // Who did not see it would pay it a second time.
  expect(await correct(later, 'approved', { payableCents: 90_00 })).toMatchObject({
    status: 409,
    body: { errorCode: 'CONFLICT' },
  })
  const { settledCents } = (await call('GET', `console/outpatient-claims/${later}`)).body
  expect(settledCents).toBe(90_00)
  const seen = { payableCents: 40_00, shownSettledCents: settledCents }
  expect((await correct(later, 'approved', seen)).status).toBe(200)
  await untilJobsDone()
  expect(await usedBy(later)).toEqual([['used', 40_00]])
})

test('a difference that a correction has paid already is not settled by who has not seen that', async () => {
  const first = await approved(150_00, 2033)
  const later = await approved(90_00, 2033)
  await correct(first, 'approved', { payableCents: 60_00 })
  await untilJobsDone()
  const closing = { shownCents: 90_00, shownPaidCents: 50_00, outcome: 'settled', reason: 'Paid.' }
  expect((await correct(later, 'approved', { payableCents: 90_00 })).status).toBe(200)
  expect((await call('POST', `console/claims/${later}/cover-difference-closing`, closing)).status).toBe(409)
  await untilJobsDone()
  expect(await differenceOf(later)).toEqual([])
})

test('rejected after all gives back what it used, and approved after all takes what is there by then', async () => {
  const first = await approved(150_00, 2028)
  const later = await approved(90_00, 2028)
  expect(await correct(first, 'rejected', {})).toMatchObject({
    status: 200,
    body: { status: 'REJECTED', payable: null, rejectionReasonCode: 'DUPLICATE', batchNo: 'B-1', reckoning: null },
  })
  await untilJobsDone()
  expect(await usedBy(first)).toEqual([])
  expect(await differenceOf(later)).toMatchObject([{ nowCents: 90_00 }])

  const effect = await call('GET', `console/claims/${first}/correction-effect?payableCents=15000`)
  expect(effect.body).toMatchObject({ reckoning: { payableCents: 150_00 }, pools: [{ before: 0, after: 150_00 }] })
  expect(await correct(first, 'approved', { payableCents: 150_00, shownPayableCents: 149_00 })).toMatchObject({
    status: 409,
    body: { errorCode: 'COVER_MOVED', reckoning: { payableCents: 150_00 } },
  })
  expect(await correct(first, 'approved', { payableCents: 150_00, shownPayableCents: 150_00 })).toMatchObject({
    status: 200,
    body: { status: 'APPROVED', payable: '150.00', rejectionReasonCode: null, reckoning: { payableCents: 150_00 } },
  })
  await untilJobsDone()
  expect(await usedBy(first)).toEqual([['used', 150_00]])
})

test('an open difference of a claim that is rejected after all is gone', async () => {
  const first = await approved(150_00, 2029)
  const later = await approved(90_00, 2029)
  await correct(first, 'approved', { payableCents: 60_00 })
  await untilJobsDone()
  expect(await differenceOf(later)).toHaveLength(1)
  await correct(later, 'rejected', {})
  await untilJobsDone()
  expect([await differenceOf(later), await differenceOf(later, 'gone')]).toMatchObject([[], [{ id: later }]])
})

test('two who correct at once: one does, the other is told to look again', async () => {
  const claimId = await approved(80_00, 2030)
  const expectedVersion = await versionOf(claimId)
  const answers = await Promise.all([
    correct(claimId, 'approved', { expectedVersion, payableCents: 70_00 }),
    correct(claimId, 'rejected', { expectedVersion }, second),
    correct(claimId, 'approved', { expectedVersion, payableCents: 60_00 }, third),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  expect((await eventsOf(claimId)).filter(({ type }) => type === 'ClaimDecisionCorrected')).toHaveLength(1)
})

test('above the client’s limit somebody agrees who neither decided nor proposed it', async () => {
  const claimId = await approved(150_00, 2031)
  const proposed = await correct(claimId, 'approved', { payableCents: 120_00 }, second)
  expect(proposed).toMatchObject({ status: 200, body: { payable: '150.00', amountProposal: { payableCents: 120_00 } } })
  const { version: expectedVersion, amountProposal } = proposed.body
  const agreement = { expectedVersion, proposalId: amountProposal.proposalId, shownPayableCents: 150_00 }
  const agree = (by: string) => call('POST', `console/claims/${claimId}/amount-agreement`, agreement, by)
  expect((await agree(second)).body.errorCode).toBe('AMOUNT_PROPOSAL_OWN')
  expect((await agree(cast.claimDesk)).body.errorCode).toBe('CORRECTION_OF_OWN_DECISION')
  expect(await agree(third)).toMatchObject({ status: 200, body: { payable: '120.00', amountProposal: null } })
  expect((await eventsOf(claimId)).at(-1)?.data).toMatchObject({
    ...{ before: { payableCents: 150_00 }, after: { payableCents: 120_00 } },
    ...{ proposedBy: second, correctedBy: third },
  })
})

test('what was decided goes by the plan and the panel of its decision, whatever became of both', async () => {
  const dora = randomUUID()
  const ofOrchid = { companyId: cast.orchid, memberType: 'E', effectiveStartDate: '2026-01-01' } as const
  await recordMember(api, dora, { name: 'Dora Lee', nric: makeNric('S', '7000009') }, ofOrchid)
  const first = await approved(150_00, 2032, dora)
  const later = await approved(90_00, 2032, dora)
  const planId = randomUUID()
  const by = { writtenBy: ['ann'], submittedBy: 'ann', publishedBy: 'ben' }
  const content = examplePlan({}, { planNo: 'P2', holdsFrom: '2033-01-01' })
  const published = { planId, companyId: cast.orchid, version: 1, content, ...by }
  await api.record(`plan-${planId}`, { type: 'PlanVersionPublished', data: published })
  await api.record(`user-${dora}`, { type: 'MembershipChanged', data: { userId: dora, ...ofOrchid, planNo: 'P2' } })
  await untilJobsDone()
  expect([await differenceOf(first), await differenceOf(later)]).toEqual([[], []])

  const { providerName } = await look(first)
  await api.parts.database.query(sql.unsafe`
    insert into app.clinics (code, name, address, area, zone, type, opening_hours, latitude, longitude)
    values ('X1', ${providerName}, '1 Example Road', 'North', 'N', 1, array['','','',''], 1.3, 103.8)`)
  const excluded = { excludedClinicId: randomUUID(), code: 'X1' }
  await api.record(`excludedclinic-${excluded.excludedClinicId}`, { type: 'ClinicExcluded', data: excluded })
  const { body: effect } = await call('GET', `console/claims/${first}/correction-effect?payableCents=6000`)
  expect(effect.pools).toMatchObject([{ name: 'A year', others: 50_00, before: 150_00, after: 60_00 }])
  expect((await correct(first, 'approved', { payableCents: 60_00 })).status).toBe(200)
  await untilJobsDone()
  expect([await usedBy(first), await usedBy(later)]).toEqual([[['used', 60_00]], [['used', 50_00]]])
  expect(await differenceOf(later)).toMatchObject([{ paidCents: 50_00, nowCents: 90_00, cause: 'decision' }])
})

test('what an insurer decided, and what is asked for without a reason or the power, is not corrected', async () => {
  const claimId = await submitted(80_00, 2026)
  const rejection = { claimId, claimantId: cast.ben, reasonCode: 'NOT_COVERED', remarks: '' }
  const context = {
    actor: { kind: 'insurer', id: 'insurer-system' } as const,
    ...{ commandId: randomUUID(), correlationId: randomUUID() },
  }
  const rejected: ClaimEvent = { type: 'ClaimRejected', data: rejection }
  await api.parts.eventLog.append(`claim-${claimId}`, [rejected], { expected: { kind: 'any' }, context })
  await untilJobsDone()
  expect((await look(claimId)).actions).toEqual([])
  expect((await correct(claimId, 'approved', { payableCents: 10_00 })).body.errorCode).toBe('DECIDED_BY_INSURER')

  const own = await submitted(80_00, 2026)
  await decide(own, 'reject')
  expect((await look(own)).actions).toEqual(['correct-to-approved'])
  expect(await correct(own, 'approved', { payableCents: 10_00, reason: ' ' })).toMatchObject({ status: 422 })
  expect((await correct(own, 'approved', { payableCents: 10_00 }, cast.operation)).status).toBe(403)
})
