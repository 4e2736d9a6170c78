/** Decisions by what the plan says: nobody pays what has moved since they looked, and two at once cannot overspend. */
import { randomUUID } from 'node:crypto'
import type { ClaimEvent } from '@member-care/domain/claim/claim-events.ts'
import { outpatientDetails } from '@member-care/domain/claim/testing/example-claims.ts'
import { examplePlan } from '@member-care/domain/cover/testing/example-plan.ts'
import { makeNric } from '@member-care/domain/identity/nric.ts'
import { listCoverUses } from '@member-care/projections/cover-uses/cover-use-queries.ts'
import { startApiUnderTest, type ApiUnderTest } from '@member-care/tests/support/api-under-test.ts'
import {
  recordAdministrator,
  recordClaimsCast,
  recordMember,
  type ClaimsCast,
} from '@member-care/tests/support/claims-cast.ts'
import { recordClaim } from '@member-care/tests/support/recorded-claims.ts'
import { recordPlan } from '@member-care/tests/support/recorded-plans.ts'
import { sql } from 'slonik'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'

let api: ApiUnderTest
let cast: ClaimsCast
const colleague = randomUUID()
const operator = randomUUID()

beforeAll(async () => {
  // Whose account it is paid to is no matter here.
  api = await startApiUnderTest({ environment: { PAYOUT_WAIT_HOURS: '0' } })
  cast = await recordClaimsCast(api)
  await recordAdministrator(api, colleague, 'ADMIN_CLAIM', ['ALL'])
  await recordAdministrator(api, operator, 'ADMIN_OPERATION', ['ALL'])
  const year = {
    id: 'year',
    name: 'A year',
    period: 'policy-year',
    per: 'family',
    of: 'payment',
    measure: 'amount',
    most: 500_00,
  } as const
  await recordPlan(api, cast.orchid, examplePlan({}, { limits: [year] }))
  await api.record(`client-${cast.orchid}`, {
    type: 'ClientFeaturesChanged',
    data: { companyId: cast.orchid, featuresConfig: { otherAmountLimitCents: 30_00 } },
  })
  await api.startJobs()
})
afterAll(() => api.close())

let claims = 0
/** Of a year of its own where it is given, so that each test begins with a whole limit. */
async function submitted(
  employeeId: string,
  amountCents: number,
  year: number,
  { currency = 'SGD', benefitId = 'care' } = {},
): Promise<string> {
  claims += 1
  const number = claims
  const { claimId } = await recordClaim(api, {
    companyId: cast.orchid,
    employeeId,
    claimantId: employeeId,
    details: {
      ...outpatientDetails,
      benefitId,
      amountCents,
      currency,
      includesGst: false,
      gstAmountCents: 0,
      providerName: `Clinic ${number}`,
      receiptNo: `R-${number}`,
      visitDate: new Date(Date.UTC(year, 2, 1 + (number % 200))).toISOString().slice(0, 10),
    },
    then: (claimId) => [{ type: 'ClaimRegistered', data: { claimId, transactionNo: `T-${number}` } }],
  })
  return claimId
}

interface Answer {
  readonly status: number
  readonly body: {
    readonly version: number
    readonly errorCode: string
    readonly payable: string | null
    readonly reckoning: { readonly payableCents: number; readonly lines: readonly { title: string }[] } | null
    readonly amountProposal: { readonly proposalId: string; readonly reckonedCents: number | null } | null
  }
}

async function call(method: 'GET' | 'POST', path: string, payload?: object, by = cast.claimDesk): Promise<Answer> {
  const reply = await api.app.inject({
    method,
    url: `/api/console/${path}`,
    headers: await api.headersFor(by),
    ...(payload && { payload }),
  })
  return { status: reply.statusCode, body: reply.json() }
}

const look = async (claimId: string, by?: string) =>
  (await call('GET', `outpatient-claims/${claimId}`, undefined, by)).body
const versionOf = async (claimId: string) => (await api.parts.eventLog.load(`claim-${claimId}`)).revision
/** Opening a claim is recorded with its person, one after the other; what the plan says is read without. */
const payableOf = async (claimId: string): Promise<number> => {
  const reply = await call('GET', `claims/${claimId}/reckoning`)
  expect(reply.status).toBe(200)
  return reply.body.reckoning?.payableCents ?? Number.NaN
}
const approve = async (claimId: string, asked: object) =>
  call('POST', `claims/${claimId}/approve`, {
    expectedVersion: await versionOf(claimId),
    batchNo: 'B',
    ...asked,
  })
const approvalOf = async (claimId: string) =>
  (await api.parts.eventLog.load<ClaimEvent>(`claim-${claimId}`)).events.find((event) => event.type === 'ClaimApproved')
    ?.data

const detailsOf = async (claimId: string) => {
  const filed = (await api.parts.eventLog.load<ClaimEvent>(`claim-${claimId}`)).events.find(
    (event) => event.type === 'ClaimFiled',
  )
  return filed?.data.details.kind === 'outpatient' ? filed.data.details : undefined
}

async function untilJobsDone(): Promise<void> {
  const head = await api.parts.eventLog.head()
  if (head !== undefined) await api.runner.waitFor(['cover-account'], head, 20_000)
  await expect.poll(waitingJobs, { timeout: 60_000 }).toEqual([])
  await api.untilUpToDate()
}

function waitingJobs(): Promise<readonly string[]> {
  return api.parts.database.anyFirst(
    sql.type(
      z.object({ kind: z.string() }),
    )`select kind from outbox.jobs where state = 'waiting' and kind like 'cover-%'`,
  )
}

const usedBy = (employeeId: string, year: number) =>
  listCoverUses(api.parts.database, api.parts.systemReader, { employeeId }).then((uses) =>
    uses.filter(({ date }) => date.startsWith(String(year))),
  )

test('who decides on a claim that has changed since they looked is told to look again', async () => {
  const claimId = await submitted(cast.ben, 10_00, 2031)
  await untilJobsDone()
  const before = (await versionOf(claimId)) - 1
  expect(await approve(claimId, { expectedVersion: before, shownPayableCents: 10_00 })).toMatchObject({
    status: 409,
    body: { errorCode: 'CONFLICT' },
  })
  expect((await look(claimId)).amountProposal).toBeNull()
})

test('what was shown is paid, the event keeps why, and the cover is used', async () => {
  const claimId = await submitted(cast.ben, 120_00, 2026)
  await untilJobsDone()
  expect((await look(claimId)).reckoning).toMatchObject({ payableCents: 120_00, isDecided: false })
  expect(await approve(claimId, { shownPayableCents: 120_00 })).toMatchObject({
    status: 200,
    body: { payable: '120.00', reckoning: { payableCents: 120_00, isDecided: true } },
  })
  expect(await approvalOf(claimId)).toMatchObject({
    payableCents: 120_00,
    reckoning: { planNo: 'P1', planVersions: 1, payableCents: 120_00 },
  })
  await untilJobsDone()
  expect(await usedBy(cast.ben, 2026)).toMatchObject([{ state: 'used', pools: [{ pool: 'year', amount: 120_00 }] }])
})

test('an amount that has moved is not paid, and the new one is answered', async () => {
  const claimId = await submitted(cast.ben, 450_00, 2027)
  expect(await approve(claimId, { shownPayableCents: 449_00 })).toMatchObject({
    status: 409,
    body: { errorCode: 'COVER_MOVED', reckoning: { payableCents: 450_00 } },
  })
  expect(await approvalOf(claimId)).toBeUndefined()
})

test('another amount says why', async () => {
  const claimId = await submitted(cast.ben, 100_00, 2028)
  expect(await approve(claimId, { shownPayableCents: 100_00, payableCents: 20_00 })).toMatchObject({
    status: 422,
    body: { errorCode: 'OTHER_AMOUNT_REASON_MISSING' },
  })
  const otherAmountReason = 'Half of it was refunded.'
  const asked = { shownPayableCents: 100_00, payableCents: 20_00, otherAmountReason }
  expect(await approve(claimId, asked)).toMatchObject({ status: 200, body: { payable: '20.00', otherAmountReason } })
  expect(await approvalOf(claimId)).toMatchObject({ otherAmount: { reason: otherAmountReason } })
  await untilJobsDone()
  expect(await usedBy(cast.ben, 2028)).toMatchObject([{ state: 'used', pools: [{ pool: 'year', amount: 20_00 }] }])
})

test('above the client’s limit another person agrees, or declines', async () => {
  const claimId = await submitted(cast.ben, 100_00, 2029)
  const asked = { shownPayableCents: 100_00, payableCents: 40_00, otherAmountReason: 'The rest was refunded.' }
  const { body } = await approve(claimId, asked)
  expect([body.payable, await approvalOf(claimId)]).toEqual([null, undefined])
  const proposalId = body.amountProposal?.proposalId
  const agreement = (version: number) => ({ expectedVersion: version, proposalId, shownPayableCents: 100_00 })
  expect(await call('POST', `claims/${claimId}/amount-agreement`, agreement(body.version))).toMatchObject({
    status: 409,
    body: { errorCode: 'AMOUNT_PROPOSAL_OWN' },
  })
  const decline = { expectedVersion: body.version, proposalId, reason: 'Nothing says so.' }
  expect(await call('POST', `claims/${claimId}/amount-decline`, decline, colleague)).toMatchObject({
    status: 200,
    body: { amountProposal: { declined: { by: { id: colleague }, reason: 'Nothing says so.' } } },
  })
  const again = (await approve(claimId, { ...asked, expectedVersion: body.version + 1 })).body
  expect(
    await call(
      'POST',
      `claims/${claimId}/amount-agreement`,
      { ...agreement(again.version), proposalId: again.amountProposal?.proposalId },
      colleague,
    ),
  ).toMatchObject({ status: 200, body: { payable: '40.00', amountProposal: null } })
  expect(await approvalOf(claimId)).toMatchObject({ payableCents: 40_00, otherAmount: { proposedBy: cast.claimDesk } })
})

/** What a second person does with the amount that is shown to them. */
const agreeToTheShown = async (claimId: string) => {
  const { version, amountProposal } = await look(claimId, colleague)
  const { proposalId, reckonedCents } = amountProposal ?? {}
  const agreement = { expectedVersion: version, proposalId, shownPayableCents: reckonedCents }
  return call('POST', `claims/${claimId}/amount-agreement`, agreement, colleague)
}

test('a second person agrees on what the plan says with the answers of the first', async () => {
  const claimId = await submitted(cast.ben, 100_00, 2037)
  const desk = { otherInsurerPaysCents: 20_00 }
  const asked = { payableCents: 60_00, otherAmountReason: 'Good will.', desk, shownPayableCents: 80_00 }
  expect((await approve(claimId, asked)).body.amountProposal).toMatchObject({ reckonedCents: 80_00 })
  expect((await look(claimId)).reckoning).toMatchObject({ payableCents: 100_00 })
  expect(await agreeToTheShown(claimId)).toMatchObject({ status: 200, body: { payable: '60.00' } })
  expect(await approvalOf(claimId)).toMatchObject({ reckoning: { payableCents: 80_00, desk } })
})

test('so of a rejected claim, of which the plan says another amount than when it was proposed', async () => {
  const claimId = await submitted(cast.ben, 100_00, 2038)
  const no = { reasonCode: 'NOT_COVERED', remarks: 'No.', expectedVersion: await versionOf(claimId) }
  await call('POST', `claims/${claimId}/reject`, no)
  const correction = { payableCents: 60_00, reason: 'It was a mistake.', batchNo: 'B', shownPayableCents: 100_00 }
  const proposed = await call('POST', `claims/${claimId}/correct-to-approved`, {
    ...correction,
    expectedVersion: await versionOf(claimId),
  })
  expect(proposed.body.amountProposal).toMatchObject({ reckonedCents: 100_00 })
  // What the proposal held for a moment is free again, and of the 500 of the year others take 450.
  await untilJobsDone()
  const other = await submitted(cast.ben, 450_00, 2038)
  expect(await approve(other, { shownPayableCents: 450_00 })).toMatchObject({ status: 200 })
  expect((await look(claimId)).amountProposal).toMatchObject({ reckonedCents: 50_00 })
  expect(await agreeToTheShown(claimId)).toMatchObject({ status: 200, body: { payable: '60.00' } })
})

test('a claim in another currency is reckoned by the rate that was noted for its day, and keeps it', async () => {
  const claimId = await submitted(cast.ben, 100_00, 2026, { currency: 'USD' })
  expect((await look(claimId)).reckoning).toMatchObject({ payableCents: null, questions: [{ question: 'rate' }] })
  // Nobody could tell what the limits, or a second person, say of it.
  const anyAmount = { payableCents: 95_00, otherAmountReason: 'It is so.' }
  expect(await approve(claimId, anyAmount)).toMatchObject({ status: 409, body: { errorCode: 'RATE_UNKNOWN' } })
  const { reckoning } = (await approve(claimId, { ...anyAmount, desk: { rate: 1_350_000 } })).body
  expect(reckoning).toMatchObject({ payableCents: null })
  expect((await look(claimId)).amountProposal).toMatchObject({ payableCents: 95_00 })
  const { visitDate } = (await detailsOf(claimId)) ?? {}
  const note = (rate: string) =>
    call('POST', 'exchange-rates', { currency: 'USD', date: visitDate, rate, source: 'Example Bank' }, operator)
  expect(await note('1.35')).toMatchObject({ status: 201 })
  await api.untilUpToDate()
  expect((await look(claimId)).reckoning).toMatchObject({ payableCents: 135_00, questions: [] })
  expect(await approve(claimId, { shownPayableCents: 135_00 })).toMatchObject({ status: 200 })
  await note('1.40')
  await api.untilUpToDate()
  expect(await approvalOf(claimId)).toMatchObject({
    payableCents: 135_00,
    reckoning: { desk: { rateBillionths: 1_350_000_000 } },
  })
  expect((await look(claimId)).reckoning).toMatchObject({ payableCents: 135_00, isDecided: true })
})

test('a claim that HR filed says no benefit: the desk does, and the limits of the plan hold for it', async () => {
  const claimId = await submitted(cast.ben, 80_00, 2034, { benefitId: '' })
  const question = { question: 'benefit', askedOf: 'desk', choices: [{ id: 'care', name: 'Care' }] }
  expect((await look(claimId)).reckoning).toMatchObject({ payableCents: null, refusal: null, questions: [question] })
  const anyAmount = { payableCents: 80_00, otherAmountReason: 'It is so.' }
  expect(await approve(claimId, anyAmount)).toMatchObject({ status: 409, body: { errorCode: 'BENEFIT_UNKNOWN' } })
  const reckoned = await call('GET', `claims/${claimId}/reckoning?benefitId=care`)
  expect(reckoned.body.reckoning).toMatchObject({ payableCents: 80_00, questions: [], left: [{ taken: 80_00 }] })
  const answered = { shownPayableCents: 80_00, desk: { benefitId: 'care' } }
  expect(await approve(claimId, answered)).toMatchObject({ status: 200, body: { payable: '80.00' } })
  expect(await approvalOf(claimId)).toMatchObject({ reckoning: { benefitId: 'care', desk: { benefitId: 'care' } } })
  await untilJobsDone()
  expect(await usedBy(cast.ben, 2034)).toMatchObject([{ state: 'used', pools: [{ pool: 'year', amount: 80_00 }] }])
})

test('a rejected claim that says no benefit can be approved after all, once the benefit is said', async () => {
  const claimId = await submitted(cast.ben, 20_00, 2035, { benefitId: '' })
  const { version } = await look(claimId)
  const no = { reasonCode: 'NOT_COVERED', remarks: 'No.', expectedVersion: version }
  const rejected = (await call('POST', `claims/${claimId}/reject`, no)).body
  const correct = (desk: object) =>
    call('POST', `claims/${claimId}/correct-to-approved`, {
      ...{ payableCents: 20_00, reason: 'It was a mistake.', batchNo: 'B-9', expectedVersion: rejected.version, desk },
    })
  expect(await correct({})).toMatchObject({ status: 409, body: { errorCode: 'BENEFIT_UNKNOWN' } })
  expect(await correct({ benefitId: 'care' })).toMatchObject({ status: 200, body: { payable: '20.00' } })
})

test('a claim of a day on which no version of the person’s plan held is no claim of a client without a plan', async () => {
  const [eva, planId] = [randomUUID(), randomUUID()]
  const ofOrchid = { companyId: cast.orchid, memberType: 'E', effectiveStartDate: '2026-01-01', planNo: 'P9' } as const
  await recordMember(api, eva, { name: 'Eva Goh', nric: makeNric('S', '7000010') }, ofOrchid)
  const publish = (version: number, holdsFrom: string) =>
    api.record(`plan-${planId}`, {
      type: 'PlanVersionPublished',
      data: {
        ...{ planId, companyId: cast.orchid, version, content: examplePlan({}, { planNo: 'P9', holdsFrom }) },
        ...{ writtenBy: ['ann'], submittedBy: 'ann', publishedBy: 'ben' },
      },
    })
  await publish(1, '2035-01-01')
  const claimId = await submitted(eva, 60_00, 2026)
  expect((await look(claimId)).reckoning).toBeNull()
  const refused = { status: 409, body: { errorCode: 'PLAN_NOT_IN_FORCE' } }
  expect(await approve(claimId, { payableCents: 60_00, otherAmountReason: 'It is so.' })).toMatchObject(refused)
  await publish(2, '2026-01-01')
  await api.untilUpToDate()
  expect(await approve(claimId, { shownPayableCents: 60_00 })).toMatchObject({
    status: 200,
    body: { payable: '60.00' },
  })
})

test('who was taken out of a company with a plan is nobody of a client without one: the open claim is not approved, and the paid one keeps its part', async () => {
  const fay = randomUUID()
  const ofOrchid = { companyId: cast.orchid, memberType: 'E', effectiveStartDate: '2026-01-01' } as const
  await recordMember(api, fay, { name: 'Fay Goh', nric: makeNric('S', '7000011') }, ofOrchid)
  const [paid, open] = [await submitted(fay, 60_00, 2036), await submitted(fay, 70_00, 2036)]
  expect(await approve(paid, { shownPayableCents: 60_00 })).toMatchObject({ status: 200 })
  await untilJobsDone()
  await api.record(`user-${fay}`, { type: 'MembershipRemoved', data: { userId: fay, companyId: cast.orchid } })
  await api.untilUpToDate()
  const refused = { status: 409, body: { errorCode: 'NOT_COVERED_ANY_MORE' } }
  expect(await approve(open, { payableCents: 70_00, otherAmountReason: 'It is so.' })).toMatchObject(refused)
  const { version } = await look(paid)
  const corrected = await call('POST', `claims/${paid}/correct-to-approved`, {
    ...{ payableCents: 50_00, reason: 'A part was paid twice.', batchNo: 'B-9', expectedVersion: version },
  })
  expect(corrected).toMatchObject({ status: 200 })
  await untilJobsDone()
  expect((await usedBy(fay, 2036)).filter(({ state }) => state === 'used')).toMatchObject([
    { pools: [{ pool: 'year', amount: 60_00 }] },
  ])
})

test('a claim of a day before the client had any plan is one of a client without a plan', async () => {
  const claimId = await submitted(cast.ben, 60_00, 2015)
  expect((await look(claimId)).reckoning).toBeNull()
  expect(await approve(claimId, { payableCents: 60_00 })).toMatchObject({ status: 200, body: { payable: '60.00' } })
})

test('a batch pays what the plan says', async () => {
  const ids = [await submitted(cast.ben, 60_00, 2030), await submitted(cast.ben, 70_00, 2030)]
  const [first, second] = [await look(ids[0] ?? ''), await look(ids[1] ?? '')]
  const reply = await call('POST', 'claims/batch-approvals', {
    batchNo: 'B-7',
    claims: [
      { claimId: ids[0], expectedVersion: first.version, shownPayableCents: 60_00 },
      { claimId: ids[1], expectedVersion: second.version, shownPayableCents: 71_00 },
    ],
  })
  expect(reply.body).toMatchObject({ approved: 1, results: [{ outcome: 'approved' }, { code: 'COVER_MOVED' }] })
})

test('a batch approves nothing at 0.00 that a rule of the plan refuses', async () => {
  const claimId = await submitted(cast.ben, 60_00, 2036, { benefitId: 'none' })
  const { version, reckoning } = await look(claimId)
  expect(reckoning).toMatchObject({ payableCents: 0, refusal: 'no-such-benefit' })
  const reply = await call('POST', 'claims/batch-approvals', {
    batchNo: 'B-8',
    claims: [{ claimId, expectedVersion: version, shownPayableCents: 0 }],
  })
  expect(reply.body).toMatchObject({ approved: 0, results: [{ outcome: 'refused', code: 'NOT_FOR_BATCH' }] })
  expect(await approve(claimId, { shownPayableCents: 0 })).toMatchObject({ status: 200, body: { payable: '0.00' } })
})

test('50 claims of one family at once, with 500 left: nobody is paid what is not there, and everybody is answered', async () => {
  const ids = await Promise.all(Array.from({ length: 50 }, (_, index) => submitted(cast.ann, 17_00 + index * 10, 2031)))
  const payTheShown = async (claimId: string): Promise<number> => {
    let shown = await payableOf(claimId)
    for (;;) {
      const { status, body } = await approve(claimId, { shownPayableCents: shown })
      if (status === 200) return shown
      // Somebody else of the family was quicker, or many were: the amount is looked at again.
      expect(['COVER_MOVED', 'CONFLICT']).toContain(body.errorCode)
      shown = body.reckoning?.payableCents ?? (await payableOf(claimId))
    }
  }
  const paid = await Promise.all(ids.map(payTheShown))
  expect(paid).toHaveLength(50)
  expect(paid.reduce((sum, cents) => sum + cents, 0)).toBe(500_00)
  const approvals = await Promise.all(ids.map(approvalOf))
  expect(approvals.map((approval) => approval?.payableCents)).toEqual(paid)
  await untilJobsDone()
  const uses = await usedBy(cast.ann, 2031)
  expect(uses.every(({ state }) => state === 'used')).toBe(true)
  expect(uses.flatMap(({ pools }) => pools).reduce((sum, { amount }) => sum + amount, 0)).toBe(500_00)
}, 240_000)
