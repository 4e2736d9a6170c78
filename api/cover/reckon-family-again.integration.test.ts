/** What was decided is reckoned again when a past thing changes: the desk is told what differs, and nobody's paid claim changes. */
import { randomUUID } from 'node:crypto'
import { outpatientDetails } from '@member-care/domain/claim/testing/example-claims.ts'
import {
  evolveCoverAccount,
  nothingTaken,
  type CoverAccountState,
} from '@member-care/domain/cover/account/cover-account.ts'
import type { CoverAccountEvent } from '@member-care/domain/cover/account/cover-account-events.ts'
import type { Plan } from '@member-care/domain/cover/plan.ts'
import { examplePlan } from '@member-care/domain/cover/testing/example-plan.ts'
import { startApiUnderTest, type ApiUnderTest } from '@member-care/tests/support/api-under-test.ts'
import { recordClaimsCast, type ClaimsCast } from '@member-care/tests/support/claims-cast.ts'
import { recordClaim } from '@member-care/tests/support/recorded-claims.ts'
import { recordPlan } from '@member-care/tests/support/recorded-plans.ts'
import { sql } from 'slonik'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'

let api: ApiUnderTest
let cast: ClaimsCast
let planId: string
const year = {
  id: 'year',
  name: 'A year',
  period: 'policy-year',
  per: 'person',
  of: 'payment',
  measure: 'amount',
} as const
const planWith = (most: number): Plan => examplePlan({}, { limits: [{ ...year, most }] })

beforeAll(async () => {
  // Whose account it is paid to is no matter here.
  api = await startApiUnderTest({ environment: { PAYOUT_WAIT_HOURS: '0' } })
  cast = await recordClaimsCast(api)
  planId = await recordPlan(api, cast.orchid, planWith(200_00))
  await api.startJobs()
})
afterAll(() => api.close())

async function call(method: 'GET' | 'POST', path: string, payload?: object, by: string = cast.claimDesk) {
  const reply = await api.app.inject({
    method,
    url: `/api/console/${path}`,
    headers: { ...(await api.headersFor(by)), 'idempotency-key': randomUUID() },
    ...(payload && { payload }),
  })
  return { status: reply.statusCode, body: reply.json() }
}

async function untilJobsDone(): Promise<void> {
  const head = await api.parts.eventLog.head()
  if (head !== undefined)
    await api.runner.waitFor(['cover-account', 'plan-reckoned-again', 'people-reckoned-again'], head, 20_000)
  const waiting = () =>
    api.parts.database.anyFirst(
      sql.type(z.object({ kind: z.string() }))`
        select kind from outbox.jobs where state = 'waiting' and (kind like 'cover-%' or kind like '%-reckoned-again')`,
    )
  await expect.poll(waiting, { timeout: 30_000 }).toEqual([])
  await api.untilUpToDate()
}

const versionOf = async (claimId: string) => (await api.parts.eventLog.load(`claim-${claimId}`)).revision

const detailsOf = (amountCents: number, visitDate: string) => ({
  ...outpatientDetails,
  ...{ benefitId: 'care', amountCents, includesGst: false, gstAmountCents: 0 },
  ...{ visitDate, receiptNo: `R-${visitDate}` },
})

/** In work. */
async function filed(amountCents: number, visitDate: string, memberId = cast.ben): Promise<string> {
  const { claimId } = await recordClaim(api, {
    ...{ companyId: cast.orchid, employeeId: memberId, claimantId: memberId },
    details: detailsOf(amountCents, visitDate),
    then: (claimId) => [{ type: 'ClaimRegistered', data: { claimId, transactionNo: `T-${visitDate}` } }],
  })
  await untilJobsDone()
  return claimId
}

/** As the plan says. */
async function approve(claimId: string): Promise<void> {
  const asked = { expectedVersion: await versionOf(claimId), batchNo: 'B' }
  expect((await call('POST', `claims/${claimId}/approve`, asked)).status).toBe(200)
  await untilJobsDone()
}

async function approved(amountCents: number, visitDate: string, memberId?: string): Promise<string> {
  const claimId = await filed(amountCents, visitDate, memberId)
  await approve(claimId)
  return claimId
}

const publish = (version: number, content: Plan) =>
  api.record(`plan-${planId}`, {
    type: 'PlanVersionPublished',
    data: {
      planId,
      companyId: cast.orchid,
      version,
      content,
      writtenBy: ['ann'],
      submittedBy: 'ann',
      publishedBy: 'ben',
    },
  })

const listed = async (status = 'open') => {
  const filter = encodeURIComponent(JSON.stringify({ status }))
  return (await call('GET', `cover-differences?filter=${filter}&sort=${encodeURIComponent('["foundAt","ASC"]')}`)).body
}

test('a corrected plan, and a cover that ended earlier, are proposals to the desk; nothing is paid or taken back by itself', async () => {
  const first = await approved(150_00, '2026-02-02')
  const second = await approved(90_00, '2026-03-03')
  const before = await Promise.all([first, second].map(versionOf))
  expect(await listed()).toEqual([])

  // The limit was typed too low: the second claim would have come to 90.00 instead of 50.00.
  await publish(2, planWith(300_00))
  await untilJobsDone()
  const cutShort = {
    id: second,
    benefitName: outpatientDetails.benefitName,
    reckonedCents: 50_00,
    paidCents: 50_00,
    nowCents: 90_00,
    currency: 'SGD',
    cause: 'plan',
    status: 'open',
    outcome: null,
  }
  expect(await listed()).toMatchObject([cutShort])
  expect(await Promise.all([first, second].map(versionOf))).toEqual(before)

  const closing = {
    shownCents: 90_00,
    shownPaidCents: 50_00,
    outcome: 'settled',
    reason: '40.00 were paid with the next batch.',
  }
  const close = (asked: object, by?: string) => call('POST', `claims/${second}/cover-difference-closing`, asked, by)
  expect((await close(closing, cast.callCentre)).status).toBe(403)
  expect(await close({ ...closing, shownCents: 80_00 })).toMatchObject({
    status: 409,
    body: { errorCode: 'DIFFERENCE_MOVED' },
  })
  expect((await close(closing)).status).toBe(200)
  expect(await close(closing)).toMatchObject({ status: 409, body: { errorCode: 'DIFFERENCE_NOT_OPEN' } })
  expect(await listed()).toEqual([])
  expect(await listed('closed')).toMatchObject([{ id: second, outcome: 'settled' }])

  // The account holds what has been paid in all, once, also when the job comes back.
  await untilJobsDone()
  const usedOf = async (sourceId: string) => {
    const { events } = await api.parts.eventLog.load<CoverAccountEvent>(`cover-${cast.orchid}-${cast.ben}`)
    const account = events.reduce<CoverAccountState>(evolveCoverAccount, nothingTaken)
    return {
      events: events.length,
      payableCents: account.get(sourceId)?.payableCents,
      pools: account.get(sourceId)?.pools,
    }
  }
  const settled = await usedOf(second)
  expect(settled).toMatchObject({ payableCents: 90_00, pools: [{ pool: 'year', amount: 90_00 }] })
  await api.parts.database.query(
    sql.unsafe`update outbox.jobs set state = 'waiting', due_at = clock_timestamp() where subject_id = ${second} and kind = 'cover-account'`,
  )
  await untilJobsDone()
  expect(await usedOf(second)).toEqual(settled)

  await api.record(`user-${cast.ben}`, {
    type: 'MembershipEnded',
    data: { userId: cast.ben, companyId: cast.orchid, effectiveEndDate: '2026-02-15' },
  })
  await untilJobsDone()
  expect(await listed()).toMatchObject([
    { id: second, reckonedCents: 90_00, paidCents: 90_00, nowCents: 0, cause: 'cover' },
  ])

  // It was not so: what is told differs no more. By the first limit the settled amount does.
  await api.record(`user-${cast.ben}`, {
    type: 'MembershipEnded',
    data: { userId: cast.ben, companyId: cast.orchid, effectiveEndDate: '2026-12-31' },
  })
  await untilJobsDone()
  expect(await listed()).toEqual([])
  expect(await listed('gone')).toMatchObject([{ id: second }])
  await publish(3, planWith(200_00))
  await untilJobsDone()
  expect(await listed()).toMatchObject([{ id: second, reckonedCents: 90_00, paidCents: 90_00, nowCents: 50_00 }])
  expect(
    (await close({ shownCents: 50_00, shownPaidCents: 90_00, outcome: 'left', reason: 'The client bears it.' })).status,
  ).toBe(200)
  await untilJobsDone()
  expect(await usedOf(second)).toMatchObject({ payableCents: 90_00 })
  expect(await Promise.all([first, second].map(versionOf))).toEqual(before)
})

test('a claim that was changed while in work had what others left, and is told only where the plan changes it', async () => {
  await publish(4, planWith(200_00))
  const first = await filed(40_00, '2026-04-04', cast.ann)
  const later = await filed(180_00, '2026-05-05', cast.ann)
  await approve(later)
  const data = { claimId: first, claimantId: cast.ann, employeeId: cast.ann, details: detailsOf(120_00, '2026-04-04') }
  await api.record(`claim-${first}`, {
    type: 'ClaimUpdated',
    data: { ...data, payment: { method: 'Cheque' }, attachments: [], answersRequest: false },
  })
  await untilJobsDone()
  await approve(first)
  const ofAnn = async () => (await listed()).filter(({ id }: { id: string }) => id === first || id === later)
  await publish(5, planWith(200_00))
  await untilJobsDone()
  expect(await ofAnn()).toEqual([])
  await publish(6, planWith(210_00))
  await untilJobsDone()
  expect(await ofAnn()).toMatchObject([
    { id: first, paidCents: 40_00, nowCents: 50_00 },
    { id: later, paidCents: 160_00, nowCents: 170_00 },
  ])
})

test('a settled difference, and a claim in work that comes to nothing, have those who came later reckoned again', async () => {
  const year = (day: string) => `2027-${day}`
  await publish(7, planWith(200_00))
  const first = await approved(150_00, year('01-01'), cast.ann)
  const held = await filed(20_00, year('02-02'), cast.ann)
  const later = await approved(90_00, year('03-03'), cast.ann)
  const ofThese = async () => (await listed()).filter(({ visitDate }: { visitDate: string }) => visitDate > '2027')
  expect(await ofThese()).toEqual([])
  await api.record(`claim-${held}`, { type: 'ClaimDeleted', data: { claimId: held } })
  await untilJobsDone()
  expect(await ofThese()).toMatchObject([{ id: later, paidCents: 30_00, nowCents: 50_00, cause: 'decision' }])

  // By a lower limit part of the first claim is asked back, and by the old one it is paid again.
  const settle = async (shownPaidCents: number, shownCents: number) => {
    const closing = { shownPaidCents, shownCents, outcome: 'settled', reason: 'It was typed wrong.' }
    expect((await call('POST', `claims/${first}/cover-difference-closing`, closing)).status).toBe(200)
    await untilJobsDone()
  }
  await publish(8, planWith(100_00))
  await untilJobsDone()
  await settle(150_00, 100_00)
  await publish(9, planWith(180_00))
  await untilJobsDone()
  const nowOf = async () =>
    (await ofThese()).map(({ id, nowCents }: { id: string; nowCents: number }) => [id, nowCents])
  expect(await nowOf()).toEqual(
    expect.arrayContaining([
      [first, 150_00],
      [later, 80_00],
    ]),
  )
  // What was open for the later claim is there no more.
  await settle(100_00, 150_00)
  expect(await nowOf()).toEqual([])
})
