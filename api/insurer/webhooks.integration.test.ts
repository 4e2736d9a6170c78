import { randomUUID } from 'node:crypto'
import type { ClaimEvent } from '@member-care/domain/claim/claim-events.ts'
import { outpatientForm, sendForm, updateForm } from '@member-care/tests/support/claim-forms.ts'
import {
  startInsurerConnection,
  type InsurerConnectionUnderTest,
} from '@member-care/tests/support/insurer-connection.ts'
import { recordClaim } from '@member-care/tests/support/recorded-claims.ts'
import { sql } from 'slonik'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MOST_MESSAGE_BYTES } from '../integrations/insurer/insurer-contract.ts'
import { timestampOf } from '../integrations/insurer/signatures.ts'

let connection: InsurerConnectionUnderTest
beforeAll(async () => {
  connection = await startInsurerConnection()
})
afterAll(() => connection.close())

type Meant = { claimId: string; transactionNo: string }
const approved = (claim: Meant, revision = 1) => ({
  type: 'approved',
  ...claim,
  revision,
  payableCents: 10_000,
  remarks: 'Paid in full.',
  batchNo: 'B-7',
})
const rejected = (claim: Meant, revision = 1) => ({
  type: 'rejected',
  ...claim,
  revision,
  reasonCode: 'LIMIT_REACHED',
  remarks: 'The limit has been used up.',
})
const requested = (claim: Meant) => ({
  type: 'information-requested',
  ...claim,
  request: 'Please send the referral letter.',
})
const send = (...parts: Parameters<typeof connection.insurer.send>) => connection.insurer.send(...parts)
const secondsFromNow = (seconds: number) => timestampOf(new Date(Date.now() + seconds * 1000))

describe('who sends a message', () => {
  test('is told by the signature over time, id and body: nothing else is let in, and nothing happens', async () => {
    const claim = await connection.registeredClaim()
    const wrong = [
      await send(approved(claim), { secret: 'x'.repeat(40) }),
      await send(approved(claim), { changedBody: JSON.stringify({ ...approved(claim), payableCents: 999_999 }) }),
      await send(approved(claim), { timestamp: secondsFromNow(-310) }),
      await send(approved(claim), { timestamp: secondsFromNow(310) }),
      await send(approved(claim), { timestamp: 'now' }),
      await send(approved(claim), { eventId: 'an id with blanks' }),
    ]
    expect(wrong.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 401])
    const unsigned = await fetch(connection.webhookAddress, {
      method: 'POST',
      body: JSON.stringify(approved(claim)),
      headers: { 'Content-Type': 'application/json' },
    })
    expect(unsigned.status).toBe(401)
    expect(await connection.typesOf(claim.claimId)).toEqual(['ClaimFiled', 'ClaimRegistered'])
  })

  test('may be told by either of two secrets, and within five minutes of our clock', async () => {
    const [one, other] = [await connection.registeredClaim(), await connection.registeredClaim()]
    expect((await send(approved(one), { secret: connection.nextSecret, timestamp: secondsFromNow(-290) })).status).toBe(
      200,
    )
    expect((await send(approved(other), { timestamp: secondsFromNow(290) })).status).toBe(200)
  })

  test('does not matter for a message that is too large to be read', async () => {
    const answer = await send({ type: 'review-started', padding: 'x'.repeat(MOST_MESSAGE_BYTES) })
    expect(answer.status).toBe(413)
  })

  test('has not more than its share of calls', async () => {
    const strict = await startInsurerConnection({ environment: { RATE_LIMIT_PER_MINUTE: '6' } })
    const answers: number[] = []
    for (let tries = 0; tries < 5; tries++)
      answers.push((await strict.insurer.send({}, { secret: 'x'.repeat(40) })).status)
    expect(answers).toEqual([401, 401, 401, 429, 429])
    await strict.close()
  })
})

describe('an approval of a claim whose payout waits', () => {
  test('is refused until the account has waited, and comes through as the same event afterwards', async () => {
    const { api, cast } = connection
    const until = new Date(Date.now() + 6_000)
    const { claimId } = await recordClaim(api, {
      companyId: cast.orchid,
      employeeId: cast.ben,
      claimantId: cast.ben,
      filedAt: new Date(until.getTime() - 72 * 3_600_000),
      then: (claimId) => [{ type: 'ClaimRegistered', data: { claimId, transactionNo: 'TR-WAITS-1' } }],
    })
    const eventId = randomUUID()
    const tell = () => send(approved({ claimId, transactionNo: 'TR-WAITS-1' }), { eventId })
    expect(await tell()).toMatchObject({
      status: 409,
      body: { errorCode: 'PAYOUT_WAITS', sendAgain: 'same-event', claimStatus: 'SUBMITTED' },
    })
    await expect.poll(tell, { timeout: 15_000, interval: 500 }).toMatchObject({ status: 200 })
    const { events } = await api.parts.eventLog.load<ClaimEvent>(`claim-${claimId}`)
    const approvals = events.filter(({ type }) => type === 'ClaimApproved')
    expect(approvals).toHaveLength(1)
    expect(approvals[0]?.recordedAt.getTime()).toBeGreaterThanOrEqual(until.getTime())
  })
})

describe('a decision', () => {
  test('is taken through the claim, step by step, and the history says that it was the insurer', async () => {
    const { claimId } = await connection.fileClaim()
    const claim = { claimId, transactionNo: 'TR-STEPS-1' }
    const steps = [
      await send({ type: 'accepted', ...claim, visitNo: 'V-9' }),
      await send(requested(claim)),
      await send({ type: 'review-started', ...claim }),
      await send(approved(claim)),
    ]
    expect(steps).toEqual(
      ['SUBMITTED', 'PENDING', 'PENDING_REVIEW', 'APPROVED'].map((claimStatus) => ({
        status: 200,
        body: { outcome: 'applied', claimStatus },
      })),
    )
    expect(await connection.claim(claimId)).toMatchObject({
      status: 'APPROVED',
      visitNo: 'V-9',
      payableCents: 10_000,
      remarks: 'Paid in full.',
      batchNo: 'B-7',
    })
    const { events } = await connection.api.parts.eventLog.load<ClaimEvent>(`claim-${claimId}`)
    expect(events.slice(1).map(({ metadata }) => metadata.actor)).toEqual(
      Array.from({ length: 4 }, () => ({ kind: 'insurer', id: 'insurer-system' })),
    )

    const other = await connection.registeredClaim()
    expect(await send(rejected(other))).toMatchObject({ status: 200, body: { claimStatus: 'REJECTED' } })
    expect(await connection.claim(other.claimId)).toMatchObject({
      rejectionReasonCode: 'LIMIT_REACHED',
      remarks: 'The limit has been used up.',
    })
  })

  test('happens once and is answered the same, ten times at once and again later', async () => {
    const claim = await connection.registeredClaim()
    const eventId = randomUUID()
    const first = await Promise.all(Array.from({ length: 10 }, () => send(requested(claim), { eventId })))
    const answer = { status: 200, body: { outcome: 'applied', claimStatus: 'PENDING' } }
    expect(first).toEqual(Array.from({ length: 10 }, () => answer))
    expect((await send(approved(claim))).status).toBe(200)
    // The claim has gone on; the answer has not.
    expect(await send(requested(claim), { eventId })).toEqual(answer)
    expect(await connection.typesOf(claim.claimId)).toEqual([
      'ClaimFiled',
      'ClaimRegistered',
      'ClaimInformationRequested',
      'ClaimApproved',
    ])
  })

  test('whose answer was never noted, because the process died, is answered as if nothing had been', async () => {
    const claim = await connection.registeredClaim()
    const eventId = randomUUID()
    expect((await send(approved(claim), { eventId })).status).toBe(200)
    await connection.api.parts.database.query(sql.unsafe`
      update app.insurer_messages set outcome = 'received', answer = null, answer_status = null where event_id = ${eventId}`)
    expect(await send(approved(claim), { eventId })).toEqual({
      status: 200,
      body: { outcome: 'applied', claimStatus: 'APPROVED' },
    })
    expect(await connection.typesOf(claim.claimId)).toEqual(['ClaimFiled', 'ClaimRegistered', 'ClaimApproved'])
  })

  test('under an id that came with another body is refused', async () => {
    const claim = await connection.registeredClaim()
    const eventId = randomUUID()
    expect((await send(requested(claim), { eventId })).status).toBe(200)
    expect(await send(approved(claim), { eventId })).toMatchObject({
      status: 409,
      body: { errorCode: 'EVENT_ID_REUSED', sendAgain: 'new-event' },
    })
    expect(await connection.claim(claim.claimId)).toMatchObject({ status: 'PENDING' })
  })

  test('that the claim does not allow any more is told its status, and so is the same event later', async () => {
    const claim = await connection.registeredClaim()
    await send(approved(claim))
    const eventId = randomUUID()
    const late = { status: 409, body: { errorCode: 'CLAIM_DECIDED', claimStatus: 'APPROVED', sendAgain: 'never' } }
    expect(await send(rejected(claim), { eventId })).toMatchObject(late)
    expect(await send(rejected(claim), { eventId })).toMatchObject(late)
    expect(await send({ type: 'accepted', ...claim })).toEqual({
      status: 200,
      body: { outcome: 'unchanged', claimStatus: 'APPROVED' },
    })
    expect(await send({ type: 'accepted', claimId: claim.claimId, transactionNo: 'TR-OTHER' })).toMatchObject({
      status: 404,
    })
  })

  test('that comes before its time is refused, and taken when the same event comes again', async () => {
    const { claimId } = await connection.fileClaim()
    const claim = { claimId, transactionNo: 'TR-EARLY-1' }
    const eventId = randomUUID()
    expect(await send(approved(claim), { eventId })).toMatchObject({
      status: 409,
      body: { errorCode: 'CLAIM_NOT_REGISTERED', claimStatus: 'PROCESSING', sendAgain: 'same-event' },
    })
    expect((await send({ type: 'accepted', ...claim })).status).toBe(200)
    expect(await send(approved(claim), { eventId })).toEqual({
      status: 200,
      body: { outcome: 'applied', claimStatus: 'APPROVED' },
    })
  })

  test('about a transaction number that we do not know is not found', async () => {
    const claim = await connection.registeredClaim()
    expect(await send(approved({ ...claim, transactionNo: 'TR-NOBODYS' }))).toMatchObject({
      status: 404,
      body: { sendAgain: 'same-event' },
    })
    expect(await send(approved({ claimId: randomUUID(), transactionNo: 'TR-NOBODYS' }))).toMatchObject({ status: 404 })
    expect(await connection.claim(claim.claimId)).toMatchObject({ status: 'SUBMITTED' })
  })

  test('that is not as agreed names the fields', async () => {
    const claim = await connection.registeredClaim()
    const answer = await send({ ...rejected(claim), reasonCode: 'NO_LUCK' })
    expect(answer).toMatchObject({
      status: 422,
      body: {
        errorCode: 'VALIDATION_ERROR',
        sendAgain: 'new-event',
        errors: { reasonCode: expect.any(String) as string },
      },
    })
    expect((await send({ type: 'paid', ...claim })).status).toBe(422)
  })

  test('not to take a claim waits for Reprocess at once', async () => {
    const { claimId } = await connection.fileClaim()
    expect(await send({ type: 'refused', claimId, reason: 'POLICY_UNKNOWN' })).toEqual({
      status: 200,
      body: { outcome: 'applied', claimStatus: 'PROCESSING' },
    })
    expect(await connection.claim(claimId)).toMatchObject({ retryCount: 1, gaveUp: true })
    expect((await send({ type: 'refused', claimId, reason: 'Willow Tan is unknown' })).status).toBe(422)
  })
})

describe('a message that meets the member', () => {
  const updatedBy = async (claimId: string): Promise<ClaimEvent> => {
    const { details, payment, attachments, employeeId, claimantId } = await connection.claim(claimId)
    return {
      type: 'ClaimUpdated',
      data: {
        claimId,
        claimantId,
        employeeId,
        details: { ...details, otherInsurer: { name: 'Acorn Mutual' } },
        payment,
        attachments: [...attachments],
        answersRequest: false,
      },
    }
  }

  test('and rests on what the claim no longer says is refused, and taken for the newest', async () => {
    const claim = await connection.registeredClaim()
    await connection.api.record(`claim-${claim.claimId}`, await updatedBy(claim.claimId))
    expect(await send(approved(claim, 1))).toMatchObject({
      status: 409,
      body: { errorCode: 'CLAIM_REVISION_OLD', claimStatus: 'SUBMITTED', sendAgain: 'new-event' },
    })
    expect((await send(requested(claim))).status).toBe(200)
    expect(await send(approved(claim, 2))).toMatchObject({ status: 200, body: { claimStatus: 'APPROVED' } })
  })

  test('and pays more than was claimed is refused, and taken with another amount under another id', async () => {
    const claim = await connection.registeredClaim()
    const { details } = await connection.claim(claim.claimId)
    expect(await send({ ...approved(claim), payableCents: details.amountCents + 1 })).toMatchObject({
      status: 409,
      body: { errorCode: 'PAYABLE_ABOVE_AMOUNT', claimStatus: 'SUBMITTED', sendAgain: 'new-event' },
    })
    expect(await send({ ...approved(claim), payableCents: details.amountCents })).toMatchObject({ status: 200 })
  })

  test('deleting the claim at the same moment: one wins, and the other is told', async () => {
    const outcomes: string[] = []
    for (let round = 0; round < 8; round++) {
      const claim = await connection.registeredClaim()
      const headers = await connection.api.headersFor(connection.cast.ann)
      const deleting = () =>
        connection.api.app.inject({ method: 'DELETE', url: `/api/outpatientclaim/delete/${claim.claimId}`, headers })
      const [decision, deletion] =
        round % 2 === 0
          ? await Promise.all([send(approved(claim)), deleting()])
          : await Promise.all([deleting(), send(approved(claim))]).then(([second, first]) => [first, second] as const)
      const { status } = await connection.claim(claim.claimId)
      expect(await connection.typesOf(claim.claimId)).toHaveLength(3)
      outcomes.push(`${decision.status} ${deletion.statusCode} ${status}`)
    }
    expect(['200 409 APPROVED', '409 200 DELETED']).toEqual(expect.arrayContaining([...new Set(outcomes)]))
  })
})

test('approving what the member changes at the same moment: one wins, and the other is told', async () => {
  const { api, cast, webhookAddress } = connection
  const origin = new URL(webhookAddress).origin
  const outcomes: string[] = []
  for (let round = 0; round < 8; round++) {
    const headers = await api.headersFor(cast.ann)
    const filed = await sendForm(
      `${origin}/api/outpatientclaim/v2?companyId=${cast.orchid}`,
      outpatientForm(cast.ann, { receiptNo: `R-RACE-${round}` }),
      headers,
    )
    const claim = { claimId: filed.body.outpatientclaim._id, transactionNo: `TR-RACE-${round}` }
    await send({ type: 'accepted', ...claim })
    const kept = (await connection.claim(claim.claimId)).attachments.map(({ attachmentId }) => attachmentId)
    const changed = updateForm(outpatientForm(cast.ann, { receiptNo: `R-RACE-${round}`, amount: '99.90' }), kept)
    const update = () => sendForm(`${origin}/api/outpatientclaim/v3/${claim.claimId}/web`, changed, headers, 'PUT')
    // The form takes longer on its way than the decision: without a lead it would hardly ever be first.
    const updating = update()
    if (round % 2 === 1) await updating
    const [decision, updated] = await Promise.all([send(approved(claim)), updating])
    const { status } = await connection.claim(claim.claimId)
    expect(await connection.typesOf(claim.claimId)).toHaveLength(3)
    outcomes.push(`${decision.status} ${updated.status} ${status}`)
  }
  expect(outcomes).toContain('409 200 SUBMITTED')
  expect(['200 409 APPROVED', '409 200 SUBMITTED']).toEqual(expect.arrayContaining([...new Set(outcomes)]))
})

test('without an insurer of its own, the desk decides, and no signature is right', async () => {
  const { api, cast } = connection
  const desk = await startInsurerConnection({ environment: { INSURER: 'desk' } })
  expect((await desk.insurer.send(approved(await desk.registeredClaim()))).status).toBe(401)
  const actionsOf = async (at: InsurerConnectionUnderTest) => {
    const { claimId } = await at.registeredClaim()
    const headers = await at.api.headersFor(at.cast.claimDesk)
    const seen = (await at.api.app.inject({ url: `/api/console/outpatient-claims/${claimId}`, headers })).json<{
      actions: string[]
    }>()
    const decided = await at.api.app.inject({
      method: 'POST',
      url: `/api/console/claims/${claimId}/start-review`,
      headers,
      payload: { expectedVersion: 1 },
    })
    return { mayApprove: seen.actions.includes('approve'), decided: decided.statusCode }
  }
  expect(await actionsOf(desk)).toEqual({ mayApprove: true, decided: 200 })
  expect(await actionsOf(connection)).toEqual({ mayApprove: false, decided: 403 })
  const me = (await api.app.inject({ url: '/api/console/me', headers: await api.headersFor(cast.claimDesk) })).json<{
    powers: string[]
  }>()
  expect(me.powers).not.toContain('claims.decide')
  await desk.close()
})

test('what came is listed for those who run the system, within their groups', async () => {
  const { api, cast } = connection
  const claim = await connection.registeredClaim()
  const [good, bad] = [randomUUID(), randomUUID()]
  await send(approved(claim), { eventId: good })
  await send(rejected(claim), { eventId: bad })
  await send(rejected(claim), { eventId: bad })
  const list = async (userId: string, filter: object) => {
    const url = `/api/console/insurer-messages?filter=${encodeURIComponent(JSON.stringify(filter))}`
    return api.app.inject({ url, headers: await api.headersFor(userId) })
  }
  const seen = await list(cast.operation, { q: claim.transactionNo })
  expect(seen.json()).toMatchObject([
    {
      id: bad,
      type: 'rejected',
      kind: 'outpatient',
      ...claim,
      outcome: 'refused',
      code: 'CLAIM_DECIDED',
      claimStatus: 'APPROVED',
      sendAgain: 'never',
      deliveries: 2,
    },
    {
      id: good,
      type: 'approved',
      outcome: 'applied',
      code: null,
      claimStatus: 'APPROVED',
      sendAgain: null,
      deliveries: 1,
    },
  ])
  expect((await list(cast.operation, { q: claim.claimId, outcome: 'refused' })).json()).toHaveLength(1)
  expect((await list(cast.operationOfLantern, { q: claim.claimId })).json()).toEqual([])
  expect((await list(cast.claimDesk, {})).statusCode).toBe(403)
})

test('the member is told of each step', async () => {
  const { api, cast } = connection
  const [paid, unpaid] = [await connection.registeredClaim(), await connection.registeredClaim()]
  for (const message of [requested(paid), { type: 'review-started', ...paid }, approved(paid), rejected(unpaid)])
    expect((await send(message)).status).toBe(200)
  await api.startJobs()
  const told = async ({ claimId, transactionNo }: Meant) => {
    const links = (await api.parts.notifications.list(cast.ann, { limit: 100 })).filter(
      ({ link }) => link?.includes(claimId) || link?.includes(transactionNo),
    )
    return links.map(({ kind }) => kind).sort()
  }
  const steps = [
    'claim-received',
    'claim-submitted',
    'claim-information-requested',
    'claim-in-review',
    'claim-approved',
  ]
  await expect.poll(() => told(paid), { timeout: 20_000 }).toEqual(steps.sort())
  await expect
    .poll(() => told(unpaid), { timeout: 20_000 })
    .toEqual(['claim-received', 'claim-rejected', 'claim-submitted'])
})
