// Requirements: ELG-002, ELG-004, ELG-023
/** Unfinished requests for a letter of guarantee and unfinished answers to the desk, over HTTP, as the portal uses them. */
import { randomUUID } from 'node:crypto'
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { MOST_DRAFTS } from '@member-care/domain/draft/draft-limits.ts'
import type { DraftFile } from '@member-care/domain/draft/draft.ts'
import { MAXIMUM_ATTACHMENTS } from '@member-care/domain/guarantee/request-form.ts'
import type { GuaranteeEvent } from '@member-care/domain/guarantee/guarantee-events.ts'
import { letterDraftTexts } from '@member-care/domain/texts/letter-draft-texts.ts'
import { hospital, rightLetter } from '@member-care/tests/bad-submissions/bad-letter.ts'
import { startApiUnderTest, type ApiUnderTest } from '@member-care/tests/support/api-under-test.ts'
import { pdf } from '@member-care/tests/support/claim-forms.ts'
import { recordClaimsCast, type ClaimsCast } from '@member-care/tests/support/claims-cast.ts'
import { offerLetters } from '@member-care/tests/support/letter-cast.ts'
import { findTraces } from '@member-care/tests/support/database-traces.ts'
import { rememberDraftTables } from '@member-care/tests/support/remembered-draft-tables.ts'
import { sql } from 'slonik'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { forgetUser } from '../../accounts/forget-user.ts'
import { createDatabasePool } from '../../database/pool.ts'
import { sweepUploads } from '../../documents/sweep-uploads.ts'

const DAY_MS = 24 * 60 * 60_000
const day = new Date('2026-06-01T04:00:00Z')
let now = day
let api: ApiUnderTest
let cast: ClaimsCast
let origin: string

beforeAll(async () => {
  api = await startApiUnderTest({ clock: () => now })
  cast = await recordClaimsCast(api)
  await offerLetters(api, cast, hospital)
  origin = await api.app.listen({ port: 0, host: '127.0.0.1' })
})
beforeEach(async () => {
  now = day
  await api.parts.database.query(sql.unsafe`delete from app.drafts`)
})
afterAll(() => api.close())

interface Body {
  readonly id: string
  readonly number: string
  readonly version: number
  readonly fileId: string
  readonly errorCode: string
  readonly errors: Readonly<Record<string, string>>
  readonly draft: object
}

async function call<Answer = Body>(
  method: string,
  path: string,
  { as = cast.ann, body, key }: { as?: string; body?: object; key?: string } = {},
) {
  const isForm = body instanceof FormData
  const reply = await fetch(`${origin}/api${path}`, {
    method,
    redirect: 'manual',
    headers: {
      ...(await api.headersFor(as)),
      ...(key !== undefined && { 'Idempotency-Key': key }),
      ...(body !== undefined && !isForm && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
  })
  return { status: reply.status, body: (await reply.json()) as Answer }
}

const typed = { companyId: 'c', patientId: '', diagnosis: 'Gallstones', 'answers-stay-inputs-1': '3' }
const save = (draftId: string, changes: object = {}, as = cast.ann) =>
  call('PUT', `/guarantees/drafts/${draftId}`, {
    as,
    body: {
      kind: 'letter-request',
      companyId: cast.orchid,
      form: typed,
      step: 'information',
      expectedVersion: 0,
      ...changes,
    },
  })
const listed = async (as = cast.ann) => (await call<Body[]>('GET', '/guarantees/drafts', { as })).body

function addFile(draftId: string, as = cast.ann) {
  const body = new FormData()
  body.append('attachment', new Blob([new Uint8Array(pdf(randomUUID()))]), 'referral.pdf')
  return call<DraftFile & Body>('POST', `/guarantees/drafts/${draftId}/files?category=DOC`, {
    as,
    body,
    key: randomUUID(),
  })
}

async function begin(changes: object = {}) {
  const draftId = randomUUID()
  expect((await save(draftId, changes)).status).toBe(200)
  return { draftId, file: (await addFile(draftId)).body }
}

function formOf(fields: Readonly<Record<string, string>>, draft: { draftId: string; files: readonly DraftFile[] }) {
  const body = new FormData()
  const draftFiles = JSON.stringify(draft.files.map(({ fileId, category }) => ({ fileId, category })))
  for (const [name, value] of Object.entries({ ...fields, draftId: draft.draftId, draftFiles }))
    body.append(name, value)
  return body
}

const send = (
  draft: { draftId: string; files: readonly DraftFile[] },
  { as = cast.ann, changes = {} }: { as?: string; changes?: Readonly<Record<string, string>> } = {},
) =>
  call('POST', `/guarantees?companyId=${cast.orchid}`, {
    as,
    body: formOf({ ...rightLetter(cast.ann, singaporeToday(now)), ...changes }, draft),
    key: randomUUID(),
  })

const eventsOf = async (id: string) =>
  (await api.parts.eventLog.load<GuaranteeEvent>(`guarantee-${id}`)).events.map(({ type, data }) => ({ type, data }))
const isKept = (fileId: string) => api.parts.files.has(fileId)

describe('an unfinished request', () => {
  test('is found again on another device with its documents, and apart from claims', async () => {
    const { draftId, file } = await begin()
    const draft = { id: draftId, kind: 'letter-request', recordId: null, version: 1, form: typed, files: [file] }
    expect(await listed()).toMatchObject([draft])
    expect((await call('GET', '/claims/drafts')).body).toEqual([])
    expect((await call('DELETE', `/claims/drafts/${draftId}`)).status).toBe(404)
    expect(await listed(cast.ben)).toEqual([])
    expect((await save(draftId, { expectedVersion: 1 }, cast.ben)).status).toBe(404)
    expect((await addFile(draftId, cast.ben)).status).toBe(404)
    expect((await call('DELETE', `/guarantees/drafts/${draftId}`)).status).toBe(200)
    expect(await listed()).toEqual([])
  })

  test('of two devices the one that has not seen the last change is shown it', async () => {
    const { draftId } = await begin()
    expect((await save(draftId, { expectedVersion: 1, form: { diagnosis: 'Hernia' } })).body.version).toBe(2)
    expect(await save(draftId, { expectedVersion: 1, form: { diagnosis: 'Other' } })).toMatchObject({
      status: 409,
      body: { errorCode: 'CONFLICT', draft: { id: draftId, version: 2, form: { diagnosis: 'Hernia' } } },
    })
  })

  test(`takes ${MAXIMUM_ATTACHMENTS} documents, and nobody has more than ${MOST_DRAFTS}`, async () => {
    const { draftId } = await begin()
    for (let more = 1; more < MAXIMUM_ATTACHMENTS; more++) expect((await addFile(draftId)).status).toBe(200)
    expect((await addFile(draftId)).body.errors).toHaveProperty('attachment')
    for (let more = 1; more < MOST_DRAFTS; more++) expect((await save(randomUUID())).status).toBe(200)
    expect(await save(randomUUID())).toMatchObject({
      status: 409,
      body: { errorCode: 'TOO_MANY_DRAFTS', errorMessage: letterDraftTexts.tooMany },
    })
    // Claims have their own number.
    const claim = { kind: 'outpatient', companyId: '', form: {}, step: 'information', expectedVersion: 0 }
    expect((await call('PUT', `/claims/drafts/${randomUUID()}`, { body: claim })).status).toBe(200)
  })

  test('sent from many devices at once is one request with its documents, and the draft is gone', async () => {
    const { draftId, file } = await begin()
    const draft = { draftId, files: [file] }
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(draft)))
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200))
    const ids = new Set(answers.map(({ body }) => body.id))
    expect(ids.size).toBe(1)
    expect(await eventsOf([...ids][0] ?? '')).toMatchObject([
      {
        type: 'GuaranteeRequested',
        data: { attachments: [{ attachmentId: file.fileId, category: 'DOC', originalFilename: 'referral.pdf' }] },
      },
    ])
    expect(await listed()).toEqual([])
    expect((await send(draft)).body.id).toBe([...ids][0])
    expect((await save(draftId, { expectedVersion: 1, form: {} })).body.errorCode).toBe('DRAFT_SUBMITTED')
    now = new Date(day.getTime() + 100 * DAY_MS)
    await sweepUploads(api.parts)
    expect(await isKept(file.fileId)).toBe(true)
  })

  test('sent whole, without a copy here, it is one request too', async () => {
    const draftId = randomUUID()
    const whole = () => {
      const body = new FormData()
      const fields = { ...rightLetter(cast.ann, singaporeToday(now)), draftId, draftWhole: 'true' }
      for (const [name, value] of Object.entries(fields)) body.append(name, value)
      body.append('documents', new Blob([new Uint8Array(pdf('whole'))]), 'referral.pdf')
      return call('POST', `/guarantees?companyId=${cast.orchid}`, { body, key: draftId })
    }
    const answers = await Promise.all([whole(), whole()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect((await whole()).body.id).toBe(answers[0]?.body.id)
    expect((await save(draftId)).body.errorCode).toBe('DRAFT_SUBMITTED')
  })

  test('that is refused stays as it was; another person sends nothing of it', async () => {
    const { draftId, file } = await begin()
    const draft = { draftId, files: [file] }
    expect((await send(draft, { changes: { diagnosis: '' } })).body.errors).toHaveProperty('diagnosis')
    expect((await send({ draftId, files: [] })).body.errors).toHaveProperty('attachments')
    expect((await send({ draftId, files: [file, file] })).body.errors).toHaveProperty('draftFiles')
    expect(await send(draft, { as: cast.ben, changes: { patientId: cast.ben } })).toMatchObject({
      status: 404,
      body: { errorCode: 'DRAFT_NOT_FOUND' },
    })
    expect(await listed()).toMatchObject([{ id: draftId, version: 1, files: [file] }])
  })

  test('whose sending was killed after the log had it is settled by the next look', async () => {
    const { draftId, file } = await begin()
    const waiting = await begin()
    await api.parts.database.query(
      sql.unsafe`update app.drafts set submitting_at = ${day.toISOString()}::timestamptz where draft_id = ${draftId}`,
    )
    const leaveAsKilled = await rememberDraftTables(api)
    const { body } = await send({ draftId, files: [file] })
    await leaveAsKilled()
    expect(await listed()).toMatchObject([{ id: waiting.draftId }])
    expect((await send({ draftId, files: [file] })).body.id).toBe(body.id)
  })
})

describe('an unfinished answer to the desk', () => {
  async function askedOf() {
    const { draftId, file } = await begin()
    const { id } = (await send({ draftId, files: [file] })).body
    const ask = (request: string) =>
      api.record(`guarantee-${id}`, {
        type: 'GuaranteeInformationRequested',
        data: { guaranteeId: id, patientId: cast.ann, request },
      })
    await ask('Which operation?')
    return { id, ask, changes: { kind: 'letter-answer', recordId: id, form: { answer: 'The gall bladder' } } }
  }
  const give = (id: string, draft: { draftId: string; files: readonly DraftFile[] }) =>
    call('POST', `/guarantees/${id}/information`, {
      body: formOf({ answer: 'The gall bladder is taken out.' }, draft),
      key: randomUUID(),
    })

  test('is found again at its letter, and given once with its documents', async () => {
    const { id, changes } = await askedOf()
    const { draftId, file } = await begin(changes)
    expect(await listed()).toMatchObject([{ id: draftId, kind: 'letter-answer', recordId: id, form: changes.form }])
    const draft = { draftId, files: [file] }
    expect((await Promise.all([give(id, draft), give(id, draft)])).map(({ status }) => status)).toContain(200)
    expect((await give(id, draft)).status).toBe(200)
    expect((await eventsOf(id)).slice(2)).toMatchObject([
      {
        type: 'GuaranteeInformationGiven',
        data: { answer: 'The gall bladder is taken out.', attachments: [{ attachmentId: file.fileId }] },
      },
    ])
    expect(await listed()).toEqual([])
    expect((await save(draftId, { ...changes, expectedVersion: 1 })).status).toBe(404)
  })

  test('is begun only at a letter of one’s own that asks something', async () => {
    const { id, changes } = await askedOf()
    expect((await save(randomUUID(), changes, cast.ben)).status).toBe(404)
    expect((await save(randomUUID(), { ...changes, recordId: undefined })).status).toBe(422)
    expect((await save(randomUUID(), { recordId: id })).status).toBe(422)
    const { draftId, file } = await begin(changes)
    expect((await send({ draftId, files: [file] })).body.errorCode).toBe('DRAFT_NOT_FOUND')
    expect((await give(id, { draftId, files: [file] })).status).toBe(200)
    expect((await save(randomUUID(), changes)).status).toBe(404)
  })
})

test('nothing of it is readable in the tables, and nothing is left when the patient or its owner is forgotten', async () => {
  const secret = 'Quokkaitis-73'
  const { file } = await begin({ form: { patientId: cast.ben, diagnosis: secret } })
  const superuser = await createDatabasePool(api.superuserUrl)
  expect(await findTraces(superuser, [secret]).finally(() => superuser.end())).toEqual([])
  const context = () => ({
    actor: { kind: 'system', id: 'test' } as const,
    commandId: randomUUID(),
    correlationId: randomUUID(),
  })
  await forgetUser(api.parts, { userId: cast.ben, reason: 'asked for it' }, context())
  expect([await listed(), await isKept(file.fileId)]).toEqual([[], false])
  const own = await begin()
  await forgetUser(api.parts, { userId: cast.ann, reason: 'asked for it' }, context())
  expect(await isKept(own.file.fileId)).toBe(false)
})
