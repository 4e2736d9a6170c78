/** A letter of guarantee from the member's request to the hospital's counter, over the calls that the screens make. */
import { createHash, randomUUID } from 'node:crypto'
import { addDays, singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import type { GuaranteeEvent } from '@member-care/domain/guarantee/guarantee-events.ts'
import { evolveGuarantee, initialGuarantee } from '@member-care/domain/guarantee/guarantee-state.ts'
import { letterCheckTexts } from '@member-care/domain/texts/letter-check-texts.ts'
import { guaranteeRequestTexts } from '@member-care/domain/texts/guarantee-request-texts.ts'
import { startApiUnderTest, type ApiUnderTest } from '@member-care/tests/support/api-under-test.ts'
import { pdf, toFormData, type SentForm } from '@member-care/tests/support/claim-forms.ts'
import { recordAdministrator, recordClaimsCast, type ClaimsCast } from '@member-care/tests/support/claims-cast.ts'
import { sql } from 'slonik'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { assemble } from '../assemble.ts'
import { createLogger } from '../http/logging.ts'

let api: ApiUnderTest
let cast: ClaimsCast
let origin: string
const colleague = randomUUID()

beforeAll(async () => {
  api = await startApiUnderTest()
  cast = await recordClaimsCast(api)
  await recordAdministrator(api, colleague, 'ADMIN_CLAIM', ['ALL'])
  await api.parts.database.query(sql.unsafe`
    insert into app.clinics (code, name, address, area, zone, type, opening_hours, latitude, longitude)
    values ('H1', 'Banyan General Hospital', '1 Example Road', 'North', 'N', 8, array['24 hours','','',''], 1.3, 103.8)`)
  await configure({ allowLOG: true, letterSecondPersonAbove: 20_000 })
  origin = await api.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => api.close())

const configure = (featuresConfig: object, eLogConfig: object = {}) =>
  api.record(
    `client-${cast.orchid}`,
    { type: 'ClientFeaturesChanged', data: { companyId: cast.orchid, featuresConfig } },
    { type: 'ClientElogConfigChanged', data: { companyId: cast.orchid, eLogConfig } },
  )

const today = () => singaporeToday(api.parts.clock())
function form(changes: Readonly<Record<string, string | undefined>> = {}, files = 1): SentForm {
  return {
    fields: {
      patientId: cast.ann,
      hospital: 'Banyan General Hospital',
      diagnosis: 'Gallstones',
      descriptionOfSymptoms: 'Pain after meals',
      dateTheSymptomsStarted: addDays(today(), -20),
      dateFrom: addDays(today(), 5),
      doctorName: 'Dr Heron Lim',
      questionnaire: JSON.stringify([
        { id: 'stay', inputs: [{ value: 'planned' }, { value: 2 }, { value: null }] },
        { id: 'history', choices: [{ value: 'N' }, { value: 'N' }] },
      ]),
      ...changes,
    },
    files: Array.from({ length: files }, (_, index) => ({ content: pdf(`referral ${index}`), name: 'referral.pdf' })),
  }
}

interface Answer {
  readonly status: number
  readonly body: Record<string, unknown> & { readonly id: string; readonly version: number; readonly errors?: object }
}
async function submit(sent: SentForm, by = cast.ann, headers: object = {}): Promise<Answer> {
  const data = toFormData(sent)
  const body = new FormData()
  for (const [name, value] of data) body.append(name === 'attachment' ? 'documents' : name, value)
  const reply = await fetch(`${origin}/api/guarantees?companyId=${cast.orchid}`, {
    method: 'POST',
    headers: { ...(await api.headersFor(by)), ...headers },
    body,
  })
  return { status: reply.status, body: (await reply.json()) as Answer['body'] }
}
async function call(method: 'GET' | 'POST', path: string, by: string | undefined, payload?: object): Promise<Answer> {
  const reply = await api.app.inject({
    method,
    url: `/api/${path}`,
    headers: by === undefined ? {} : await api.headersFor(by),
    ...(payload && { payload }),
  })
  return { status: reply.statusCode, body: reply.json() }
}
const requested = async () => (await submit(form())).body.id
const desk = async (id: string, path: string, asked: object, by = cast.claimDesk) => {
  const { revision } = await api.parts.eventLog.load(`guarantee-${id}`)
  return call('POST', `console/guarantees/${id}/${path}`, by, { expectedVersion: revision, ...asked })
}
const stateOf = async (id: string) =>
  (await api.parts.eventLog.load<GuaranteeEvent>(`guarantee-${id}`)).events.reduce(evolveGuarantee, initialGuarantee)
const checkOf = async (id: string, issue = 1) =>
  (await call('POST', 'letters/check', undefined, { code: api.parts.letterCodes.write({ guaranteeId: id, issue }) }))
    .body

test('asked for, issued, withdrawn from the desk: the letter is the signed PDF of its event, and the counter is told at once', async () => {
  const { status, body } = await submit(form())
  expect([status, body['number']]).toEqual([200, expect.stringMatching(/^LOG-[0-9A-Z]{10}$/)])
  const issued = await desk(body.id, 'letter', { amountCents: 1_000_000, conditions: 'Ward B1' })
  expect([issued.status, issued.body['status']]).toEqual([200, 'APPROVED'])

  const own = (await call('GET', `guarantees/${body.id}`, cast.ann)).body
  expect(own).toMatchObject({
    letters: [{ issue: 1, amountCents: 1_000_000, issuedOn: today(), validUntil: addDays(today(), 30) }],
    timeline: [{ type: 'GuaranteeRequested' }, { type: 'GuaranteeIssued' }],
  })
  const letter = await api.app.inject({
    url: `/api/guarantees/${body.id}/letters/1`,
    headers: await api.headersFor(cast.ann),
  })
  const sha256 = createHash('sha256').update(letter.rawPayload).digest('hex')
  expect([letter.statusCode, letter.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
  expect(await checkOf(body.id)).toMatchObject({
    standing: 'valid',
    letter: { sha256, initials: 'W. T.', isAcknowledged: false },
  })

  expect((await desk(body.id, 'revocation', { reason: 'Called off' })).body['status']).toBe('WITHDRAWN')
  expect(await checkOf(body.id)).toMatchObject({ standing: 'withdrawn' })
})

test('the counter acknowledges with its code only, and tells nothing of the patient', async () => {
  const id = await requested()
  await desk(id, 'letter', { amountCents: 500_000 })
  const letter = { guaranteeId: id, issue: 1 }
  const { letterCodes } = api.parts
  const acknowledge = (counterCode: string) =>
    call('POST', 'letters/acknowledgement', undefined, { code: letterCodes.write(letter), counterCode })
  expect((await acknowledge('WRONG123')).body.errors).toEqual({ counterCode: letterCheckTexts.wrongCode })
  const code = letterCodes.counterCodeOf(letter).toLowerCase()
  const answer = await acknowledge(`${code.slice(0, 4)} ${code.slice(4)}`)
  expect(answer.body).toMatchObject({ standing: 'valid', letter: { isAcknowledged: true } })
  expect(JSON.stringify(answer.body)).not.toMatch(/Willow|Gallstones/)
  expect((await call('GET', `guarantees/${id}`, cast.ann)).body['acknowledgedAt']).not.toBeNull()
  expect((await call('POST', 'letters/check', undefined, { code: 'A'.repeat(43) })).body).toMatchObject({
    standing: 'not-genuine',
  })
})

test('nobody finds the counter’s code by trying, from however many addresses and in however many processes', async () => {
  const { settings, databaseUrl } = api.parts
  const other = await assemble({ settings, databaseUrl, logger: createLogger(settings, { write: () => {} }) })
  onTestFinished(() => other.close())
  const id = await requested()
  await desk(id, 'letter', { amountCents: 500_000 })
  const letter = { guaranteeId: id, issue: 1 }
  const statuses: number[] = []
  for (let tried = 0; tried < 11; tried++) {
    const reply = await (tried % 2 === 0 ? api : other).app.inject({
      method: 'POST',
      url: '/api/letters/acknowledgement',
      remoteAddress: `192.0.2.${tried}`,
      payload: { code: api.parts.letterCodes.write(letter), counterCode: `WRONG00${tried}` },
    })
    statuses.push(reply.statusCode)
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429])
  expect(await stateOf(id)).not.toHaveProperty('acknowledgedIssue')
})

test('two deciders at once: one decision, the other is told, and one letter', async () => {
  const id = await requested()
  const { revision } = await api.parts.eventLog.load(`guarantee-${id}`)
  const decide = (by: string, amountCents: number) =>
    call('POST', `console/guarantees/${id}/letter`, by, { expectedVersion: revision, amountCents })
  const answers = await Promise.all([decide(cast.claimDesk, 100_000), decide(colleague, 200_000)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await stateOf(id)).toMatchObject({ status: 'APPROVED', letters: [{ issue: 1 }] })
})

test('above the client’s amount a second person agrees, and a letter in place of another replaces it', async () => {
  const id = await requested()
  const terms = { amountCents: 2_500_000, conditions: '' }
  expect((await desk(id, 'letter', terms)).body).toMatchObject({ errorCode: 'LETTER_SECOND_PERSON' })
  const proposed = await desk(id, 'amount-proposal', terms)
  const { proposalId } = proposed.body['amountProposal'] as { proposalId: string }
  expect((await desk(id, 'amount-agreement', { proposalId })).body).toMatchObject({ errorCode: 'LETTER_PROPOSAL_OWN' })
  expect((await desk(id, 'amount-agreement', { proposalId }, colleague)).body['status']).toBe('APPROVED')

  const asked = { admissionOn: addDays(today(), 9), reason: 'The surgeon is away' }
  expect((await call('POST', `guarantees/${id}/changes`, cast.ann, asked)).status).toBe(200)
  const replaced = await desk(id, 'letter', { amountCents: 1_900_000, admissionOn: asked.admissionOn })
  expect(replaced.body).toMatchObject({
    change: null,
    letters: [{ issue: 1 }, { issue: 2, admissionOn: asked.admissionOn }],
  })
  expect([(await checkOf(id, 1))['standing'], (await checkOf(id, 2))['standing']]).toEqual(['replaced', 'valid'])
})

test('an amount that a second person agrees to is guaranteed for the day that stands, not for one that the desk has declined', async () => {
  const id = await requested()
  await desk(id, 'letter', { amountCents: 1_000_000 })
  const asked = { admissionOn: addDays(today(), 9), reason: 'The surgeon is away' }
  const { change } = (await call('POST', `guarantees/${id}/changes`, cast.ann, asked)).body as {
    change?: { changeId: string }
  }
  const declined = await desk(id, 'change-decline', { changeId: change?.changeId, reason: 'Not so late' })
  expect(declined.status).toBe(200)
  const proposed = await desk(id, 'amount-proposal', { amountCents: 2_500_000 })
  const { proposalId } = proposed.body['amountProposal'] as { proposalId: string }
  expect((await desk(id, 'amount-agreement', { proposalId }, colleague)).body).toMatchObject({
    letters: [{ issue: 1 }, { issue: 2, amountCents: 2_500_000, admissionOn: addDays(today(), 5) }],
  })
})

test('the letters of one member never come to more than the LOG settings give: not of two at once, nor where a second person agrees later', async () => {
  await configure({}, { NonFixed_ELOG_Limit: 10_000 })
  onTestFinished(() => configure({}, { NonFixed_ELOG_Limit: null }))
  const ofBen = async () => (await submit(form({ patientId: cast.ben }), cast.ben)).body.id
  const [first, second] = [await ofBen(), await ofBen()]
  const amountCents = 800_000
  const answers = await Promise.all([first, second].map((id) => desk(id, 'letter', { amountCents })))
  expect(answers.map(({ body }) => body['status'] ?? body['errorCode']).toSorted()).toEqual([
    'APPROVED',
    'LETTER_AMOUNT_ABOVE_LIMIT',
  ])
  const [issued, other] = answers[0]?.status === 200 ? [first, second] : [second, first]
  await desk(issued, 'revocation', { reason: 'Called off' })

  const both = [other, await ofBen()]
  const agreed: unknown[] = []
  const proposals = await Promise.all(both.map((id) => desk(id, 'amount-proposal', { amountCents })))
  for (const [index, { body }] of proposals.entries()) {
    const { proposalId } = body['amountProposal'] as { proposalId: string }
    const agreement = (await desk(both[index] ?? '', 'amount-agreement', { proposalId }, colleague)).body
    agreed.push(agreement['status'] ?? agreement['errorCode'])
  }
  expect(agreed).toEqual(['APPROVED', 'LETTER_AMOUNT_ABOVE_LIMIT'])
})

test('what is wrong is said at its field, and nothing is kept of it', async () => {
  const wrong = await submit(form({ hospital: 'Nowhere', dateFrom: addDays(today(), 31), questionnaire: '[]' }, 0))
  expect([wrong.status, wrong.body.errors]).toEqual([
    422,
    expect.objectContaining({
      hospital: guaranteeRequestTexts.hospitalNotOffered,
      attachments: guaranteeRequestTexts.noFiles,
      'answers.stay.inputs.0': guaranteeRequestTexts.mandatory,
    }),
  ])
  expect((await submit(form({}, 6))).status).toBe(422)
})

test('the same command again is one request, with what the member withdraws of it', async () => {
  const headers = { 'Idempotency-Key': randomUUID() }
  const answers = [await submit(form(), cast.ann, headers), await submit(form(), cast.ann, headers)]
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  const id = answers[0]?.body.id ?? ''
  expect((await call('POST', `guarantees/${id}/withdrawal`, cast.ann, {})).body['status']).toBe('WITHDRAWN')
  expect((await desk(id, 'letter', { amountCents: 100 })).body).toMatchObject({ errorCode: 'GUARANTEE_ENDED' })
})

test('what the desk asks is answered with words and a document', async () => {
  const id = await requested()
  await desk(id, 'information', { request: 'Please send the cost estimate.' })
  const body = new FormData()
  body.append('answer', 'Here it is')
  body.append('documents', new Blob([Buffer.from(pdf('estimate'))]), 'estimate.pdf')
  const headers = await api.headersFor(cast.ann)
  const reply = await fetch(`${origin}/api/guarantees/${id}/information`, { method: 'POST', headers, body })
  expect(await reply.json()).toMatchObject({ asksInformation: false, attachments: [{}, { name: 'estimate.pdf' }] })
})

test('signed beforehand: as many as the client gives are issued at once, also when two are asked for at once', async () => {
  await configure({}, { Presigned_ELOG_Count: 1, Presigned_ELOG_Amount: 3_000, LogNF_RequireHR: 1 })
  const ofBen = form({ patientId: cast.ben })
  const answers = await Promise.all([submit(ofBen, cast.ben), submit(ofBen, cast.ben)])
  const states = await Promise.all(answers.map(({ body }) => stateOf(body.id)))
  expect(states.map(({ status }) => status).toSorted()).toEqual(['APPROVED', 'PENDING_HR'])
})
