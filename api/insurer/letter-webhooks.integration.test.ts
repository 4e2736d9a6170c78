/** Letters of guarantee decided by an insurer's own system through its signed messages, over the real wire (S84). Requirements: ELG-028. */
import { randomUUID } from 'node:crypto'
import { addDays, singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { evolveCoverAccount, nothingTaken } from '@member-care/domain/cover/account/cover-account.ts'
import type { CoverAccountEvent } from '@member-care/domain/cover/account/cover-account-events.ts'
import { examplePlan } from '@member-care/domain/cover/testing/example-plan.ts'
import { guaranteeRefusalTexts } from '@member-care/domain/texts/guarantee-refusal-texts.ts'
import { hospital } from '@member-care/tests/bad-submissions/bad-letter.ts'
import { pdf } from '@member-care/tests/support/claim-forms.ts'
import { startLettersWithInsurer, type LettersWithInsurer } from '@member-care/tests/support/letters-with-insurer.ts'
import { letterRequest } from '@member-care/tests/support/letter-sendings.ts'
import { recordPlan } from '@member-care/tests/support/recorded-plans.ts'
import { whileAppendsAreRefused } from '@member-care/tests/support/refused-appends.ts'
import { sql } from 'slonik'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let letters: LettersWithInsurer
beforeAll(async () => {
  letters = await startLettersWithInsurer()
  const { api, cast } = letters
  const year = {
    id: 'year',
    name: 'A year',
    period: 'policy-year',
    per: 'family',
    of: 'payment',
    measure: 'amount',
    most: 20_000_00,
  } as const
  await recordPlan(api, cast.orchid, examplePlan({}, { limits: [year] }, { claimedAs: 'inpatient' }))
  await api.record(
    `client-${cast.orchid}`,
    // One at the desk alone could not guarantee what the insurer does here.
    {
      type: 'ClientFeaturesChanged',
      data: { companyId: cast.orchid, featuresConfig: { allowLOG: true, letterSecondPersonAbove: 1_000 } },
    },
  )
  await api.parts.database.query(sql.unsafe`
    insert into app.clinics (code, name, address, area, zone, type, opening_hours, latitude, longitude)
    values ('H1', ${hospital}, '1 Example Road', 'North', 'N', 8, array['24 hours','','',''], 1.3, 103.8)`)
  await api.startJobs()
})
afterAll(() => letters.close())

type Meant = { guaranteeId: string; referenceNo: string }
const approved = (letter: Meant, amountCents = 5_000_00, revision = 1) => ({
  type: 'guarantee-approved',
  ...letter,
  revision,
  amountCents,
  conditions: 'Ward B1',
})
const rejected = (letter: Meant, revision = 1) => ({
  type: 'guarantee-rejected',
  ...letter,
  revision,
  reason: 'Not covered',
})
const revoked = (letter: Meant) => ({ type: 'guarantee-revoked', ...letter, reason: 'Called off' })
const asked = (letter: Meant) => ({ type: 'guarantee-information-requested', ...letter, request: 'How long?' })
const send = (...parts: Parameters<typeof letters.insurer.send>) => letters.insurer.send(...parts)

async function call(method: 'GET' | 'POST', path: string, by: string, payload?: object) {
  const reply = await letters.api.app.inject({
    method,
    url: `/api/${path}`,
    headers: await letters.api.headersFor(by),
    ...(payload && { payload }),
  })
  return { status: reply.statusCode, body: reply.json<Record<string, unknown>>() }
}
const atDesk = async (id: string, path: string, payload: object) =>
  call('POST', `console/guarantees/${id}/${path}`, letters.cast.claimDesk, {
    expectedVersion: (await letters.api.parts.eventLog.load(`guarantee-${id}`)).revision,
    ...payload,
  })
async function held(): Promise<readonly unknown[]> {
  const { api, cast } = letters
  const { events } = await api.parts.eventLog.load<CoverAccountEvent>(`cover-${cast.orchid}-${cast.ann}`)
  return [...events.reduce(evolveCoverAccount, nothingTaken).values()].map(({ payableCents }) => payableCents)
}
/** So that the next test finds the family's cover whole. */
async function endLetter(letter: Meant): Promise<void> {
  expect((await send(revoked(letter))).status).toBe(200)
  await expect.poll(held, { timeout: 10_000 }).toEqual([])
}

describe('who sends a message', () => {
  test('is told by the signature: nothing else is let in, and nothing happens', async () => {
    const letter = await letters.takenLetter()
    const wrong = [
      await send(approved(letter), { secret: 'x'.repeat(40) }),
      await send(approved(letter), { changedBody: JSON.stringify(approved(letter, 9_000_00)) }),
      await send(approved(letter), { timestamp: '1000000000' }),
    ]
    expect(wrong.map(({ status }) => status)).toEqual([401, 401, 401])
    expect(await letters.letterTypes(letter.guaranteeId)).toEqual(['GuaranteeRequested', 'GuaranteeTaken'])
  })
})

describe('a decision', () => {
  test('issues the signed letter and holds its cover, above the amount for a second person too, and the history says who', async () => {
    const letter = await letters.takenLetter()
    const { guaranteeId } = letter
    const { number } = await letters.letter(guaranteeId)
    const today = singaporeToday(letters.api.parts.clock())
    expect(await send(approved(letter))).toEqual({
      status: 200,
      body: {
        outcome: 'applied',
        guaranteeStatus: 'APPROVED',
        letter: { number, amountCents: 5_000_00, issuedOn: today, validUntil: addDays(today, 30) },
      },
    })
    expect(await held()).toEqual([5_000_00])
    expect((await call('GET', `guarantees/${guaranteeId}`, letters.cast.ann)).body).toMatchObject({
      status: 'APPROVED',
      letters: [{ amountCents: 5_000_00, conditions: 'Ward B1' }],
      timeline: [{ type: 'GuaranteeRequested' }, { type: 'GuaranteeTaken' }, { type: 'GuaranteeIssued' }],
    })
    const printed = await letters.api.app.inject({
      url: `/api/guarantees/${guaranteeId}/letters/1`,
      headers: await letters.api.headersFor(letters.cast.ann),
    })
    expect([printed.statusCode, printed.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
    expect((await letters.lettersEvents(guaranteeId)).at(-1)?.metadata.actor).toEqual({
      kind: 'insurer',
      id: 'insurer-system',
    })
    await endLetter(letter)
    expect((await letters.letter(guaranteeId)).status).toBe('WITHDRAWN')
  })

  test('happens once and is answered the same, five times at once and again later', async () => {
    const letter = await letters.takenLetter()
    const eventId = randomUUID()
    const first = await Promise.all(Array.from({ length: 5 }, () => send(approved(letter), { eventId })))
    expect(first.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(new Set(first.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    await endLetter(letter)
    expect(await send(approved(letter), { eventId })).toEqual(first[0])
    expect(await letters.letterTypes(letter.guaranteeId)).toEqual([
      'GuaranteeRequested',
      'GuaranteeTaken',
      'GuaranteeIssued',
      'GuaranteeRevoked',
    ])
  })

  test('whose answer was never noted, because the process died, is answered as if nothing had been', async () => {
    const letter = await letters.takenLetter()
    const eventId = randomUUID()
    const answer = await send(approved(letter), { eventId })
    await letters.api.parts.database.query(sql.unsafe`
      update app.insurer_messages set outcome = 'received', answer = null, answer_status = null where event_id = ${eventId}`)
    expect(await send(approved(letter), { eventId })).toEqual(answer)
    expect((await letters.letter(letter.guaranteeId)).letters).toHaveLength(1)
    await endLetter(letter)
  })

  test('that the log refuses holds nothing, and comes through as the same event', async () => {
    const letter = await letters.takenLetter()
    const eventId = randomUUID()
    await whileAppendsAreRefused(letters.api.superuserUrl, 'GuaranteeIssued', async () => {
      expect((await send(approved(letter), { eventId })).status).toBeGreaterThanOrEqual(500)
      expect(await held()).toEqual([])
    })
    expect((await send(approved(letter), { eventId })).status).toBe(200)
    expect(await held()).toEqual([5_000_00])
    await endLetter(letter)
  })

  test('that comes before the acceptance is refused, and taken when the same event comes again', async () => {
    const guaranteeId = await letters.requestLetter()
    await expect.poll(async () => (await letters.letter(guaranteeId)).referenceNo).toBeDefined()
    const { referenceNo = '' } = await letters.letter(guaranteeId)
    const letter = { guaranteeId, referenceNo }
    const replaced = { ...approved(letter), type: 'guarantee-replaced' }
    const eventId = randomUUID()
    const tooEarly = { status: 409, body: { errorCode: 'GUARANTEE_NOT_ISSUED', sendAgain: 'same-event' } }
    expect(await send(replaced, { eventId })).toMatchObject(tooEarly)
    expect((await send(approved(letter, 1_000_00))).status).toBe(200)
    expect(await send(replaced, { eventId })).toMatchObject({
      status: 200,
      body: { letter: { amountCents: 5_000_00 } },
    })
    await endLetter(letter)

    const withHr = { guaranteeId: await letters.requestLetter({ needsHr: true }), referenceNo: 'LG-EARLY' }
    expect(await send({ type: 'guarantee-accepted', ...withHr })).toMatchObject({ status: 404 })
    await letters.api.record(`guarantee-${withHr.guaranteeId}`, {
      type: 'GuaranteePassedOn',
      data: { guaranteeId: withHr.guaranteeId },
    })
  })

  test('that is too late, about another number or not as agreed is told so, and changes nothing', async () => {
    const letter = await letters.takenLetter()
    expect((await send(rejected(letter))).body).toEqual({ outcome: 'applied', guaranteeStatus: 'REJECTED' })
    expect(await send(approved(letter))).toMatchObject({
      status: 409,
      body: { errorCode: 'GUARANTEE_ENDED', sendAgain: 'never', guaranteeStatus: 'REJECTED' },
    })
    expect(await send({ type: 'guarantee-accepted', ...letter })).toEqual({
      status: 200,
      body: { outcome: 'unchanged', guaranteeStatus: 'REJECTED' },
    })
    expect(await send(revoked({ ...letter, referenceNo: 'LG-OTHER' }))).toMatchObject({
      status: 404,
      body: { errorCode: 'GUARANTEE_NOT_FOUND', sendAgain: 'same-event' },
    })
    expect(await send({ ...rejected(letter), reason: ' ' })).toMatchObject({
      status: 422,
      body: { errors: { reason: expect.any(String) as string }, sendAgain: 'new-event' },
    })
    const ofDesk = { guaranteeId: await letters.requestLetter({ ofDesk: true }), referenceNo: 'LG-DESK' }
    expect(await send({ type: 'guarantee-accepted', ...ofDesk })).toMatchObject({ status: 404 })
    expect(await held()).toEqual([])
  })

  test('above what the plan leaves issues nothing, and another message with less comes through', async () => {
    const letter = await letters.takenLetter()
    expect(await send(approved(letter, 20_000_01))).toMatchObject({
      status: 409,
      body: { errorCode: 'LETTER_ABOVE_COVER', sendAgain: 'new-event', guaranteeStatus: 'SUBMITTED' },
    })
    expect(await held()).toEqual([])
    expect((await send(approved(letter, 20_000_00))).status).toBe(200)
    await endLetter(letter)
  })

  test('of two at once one holds, and the other is told', async () => {
    const letter = await letters.takenLetter()
    const answers = await Promise.all([send(approved(letter)), send(rejected(letter))])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    if ((await letters.letter(letter.guaranteeId)).status === 'APPROVED') await endLetter(letter)
    expect(await held()).toEqual([])
  })
})

test('from the member’s form to a changed letter: asked, answered, approved, changed, declined, and each step told to the insurer', async () => {
  const { api, cast, insurer } = letters
  const origin = new URL(letters.webhookAddress).origin
  const { accesstoken: token } = await api.headersFor(cast.ann)
  const asking = letterRequest({ userId: cast.ann, companyId: cast.orchid, token })
  await asking.send(origin)
  const guaranteeId = String(asking.answer()?.['id'])
  await expect.poll(() => insurer.guarantees.get(guaranteeId)?.referenceNo, { timeout: 20_000 }).toBeDefined()
  const letter = { guaranteeId, referenceNo: insurer.guarantees.get(guaranteeId)?.referenceNo ?? '' }
  await expect.poll(async () => (await letters.letter(guaranteeId)).referenceNo).toBe(letter.referenceNo)

  expect((await send(asked(letter))).status).toBe(200)
  const body = new FormData()
  body.append('answer', 'Two nights')
  body.append('documents', new Blob([Buffer.from(pdf('estimate'))]), 'estimate.pdf')
  const headers = await api.headersFor(cast.ann)
  expect(
    (await fetch(`${origin}/api/guarantees/${guaranteeId}/information`, { method: 'POST', headers, body })).status,
  ).toBe(200)
  const messageNow = () => insurer.guarantees.get(guaranteeId)?.message
  await expect.poll(() => messageNow()?.revision, { timeout: 20_000 }).toBe(2)
  expect(messageNow()).toMatchObject({
    information: { request: 'How long?', answer: 'Two nights' },
    documents: [{ name: 'referral.pdf' }, { name: 'estimate.pdf' }],
    limits: { coverLeftCents: 20_000_00 },
  })
  expect(await send(approved(letter, 5_000_00, 1))).toMatchObject({
    status: 409,
    body: { errorCode: 'GUARANTEE_REVISION_OLD', sendAgain: 'new-event' },
  })
  expect((await send(approved(letter, 5_000_00, 2))).status).toBe(200)

  const admissionOn = addDays(singaporeToday(api.parts.clock()), 12)
  const change = { amountCents: 8_000_00, admissionOn, reason: 'The surgeon is away' }
  expect((await call('POST', `guarantees/${guaranteeId}/changes`, cast.ann, change)).status).toBe(200)
  await expect.poll(() => messageNow()?.change, { timeout: 20_000 }).toMatchObject(change)
  const { conditions: _, ...replacing } = { ...approved(letter, 8_000_00, 3), type: 'guarantee-replaced', admissionOn }
  const { number } = await letters.letter(guaranteeId)
  expect(await send(replacing)).toMatchObject({ status: 200, body: { letter: { number: `${number}-2` } } })
  expect(await letters.letter(guaranteeId)).toMatchObject({
    letters: [{ issue: 1 }, { issue: 2, amountCents: 8_000_00, admissionOn, conditions: '' }],
  })
  expect(await held()).toEqual([8_000_00])

  expect(
    (await call('POST', `guarantees/${guaranteeId}/changes`, cast.ann, { ...change, amountCents: 9_000_00 })).status,
  ).toBe(200)
  const declining = { type: 'guarantee-change-declined', ...letter, revision: 4, reason: 'Enough' }
  expect((await send(declining)).body).toMatchObject({ guaranteeStatus: 'APPROVED' })
  expect((await send(declining)).body).toMatchObject({ errorCode: 'CHANGE_ABSENT', sendAgain: 'never' })
  expect((await letters.letter(guaranteeId)).change?.declined).toEqual({ reason: 'Enough' })
  await endLetter(letter)
})

test('the desk decides nothing of it and is told who does; what is its own it decides as before', async () => {
  const [letter, ofDesk] = [await letters.takenLetter(), await letters.requestLetter({ ofDesk: true })]
  const { guaranteeId } = letter
  const steps = [
    ['letter', { amountCents: 100_00 }],
    ['amount-proposal', { amountCents: 2_000_00 }],
    ['information', { request: 'Why?' }],
    ['rejection', { reason: 'No' }],
  ] as const
  for (const [path, payload] of steps)
    expect((await atDesk(guaranteeId, path, payload)).body, path).toMatchObject({
      errorCode: 'GUARANTEE_WITH_INSURER',
      message: guaranteeRefusalTexts.GUARANTEE_WITH_INSURER,
    })
  expect((await call('GET', `console/guarantees/${guaranteeId}`, letters.cast.claimDesk)).body).toMatchObject({
    insurerDecides: true,
    referenceNo: letter.referenceNo,
    handover: null,
  })
  const reply = await letters.api.app.inject({
    url: '/api/console/guarantees',
    headers: await letters.api.headersFor(letters.cast.claimDesk),
  })
  const waiting = reply.json<{ id: string }[]>().map(({ id }) => id)
  expect([waiting.includes(ofDesk), waiting.includes(guaranteeId)]).toEqual([true, false])
  expect((await atDesk(ofDesk, 'rejection', { reason: 'No' })).body['status']).toBe('REJECTED')
})

test('the list of messages shows which letter each was about, and what became of it', async () => {
  const letter = await letters.takenLetter()
  const { number } = await letters.letter(letter.guaranteeId)
  await send(rejected(letter))
  const list = await letters.api.app.inject({
    url: `/api/console/insurer-messages?filter=${encodeURIComponent(JSON.stringify({ q: letter.guaranteeId }))}`,
    headers: await letters.api.headersFor(letters.cast.operation),
  })
  expect(list.json()).toMatchObject([
    {
      type: 'guarantee-rejected',
      guaranteeId: letter.guaranteeId,
      guaranteeNumber: number,
      guaranteeStatus: 'REJECTED',
      transactionNo: letter.referenceNo,
      claimId: null,
      outcome: 'applied',
    },
  ])
})
