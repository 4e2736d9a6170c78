/** All that is kept about a member, as one file: what is in it, what is not, who gets it and for how long. */
import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { outpatientDetails } from '@member-care/domain/claim/testing/example-claims.ts'
import type { Bundle } from '@member-care/domain/cover/fhir/fhir-types.ts'
import { expectValidFhir } from '@member-care/domain/cover/testing/fhir-validator.ts'
import type { PersonalDataEvent } from '@member-care/domain/export/personal-data-events.ts'
import { PSEUDO_LANGUAGE } from '@member-care/domain/language/language.ts'
import { pseudoText } from '@member-care/domain/language/pseudo-language.ts'
import { keptPartTexts, personalDataTexts } from '@member-care/domain/texts/personal-data-texts.ts'
import { sealRecord } from '@member-care/event-store/codec/sealed-record.ts'
import { exampleLetter, exampleRequest } from '@member-care/domain/guarantee/testing/example-guarantee.ts'
import { startApiUnderTest, type ApiUnderTest } from '@member-care/tests/support/api-under-test.ts'
import {
  annsName,
  annsNric,
  dansNric,
  recordClaimsCast,
  type ClaimsCast,
} from '@member-care/tests/support/claims-cast.ts'
import { recordClaim } from '@member-care/tests/support/recorded-claims.ts'
import { recordUnseen, stopReadModel } from '@member-care/tests/support/stopped-read-model.ts'
import { strFromU8, unzipSync } from 'fflate'
import { createPool, sql } from 'slonik'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { registerFile } from '../documents/file-register.ts'
import { sweepPersonalData } from './end-personal-data.ts'
import type { KeptTable } from './kept-table.ts'
import { keptTables } from './kept-tables.ts'
import { findPersonalDataFile, insertPersonalDataFile, removeFilesOfPerson } from './personal-data-store.ts'
import type { KeptRecords } from './read-kept-rows.ts'
import { tablesLeftOut } from './tables-left-out.ts'
import { writePersonalData } from './write-personal-data.ts'

const HOUR_MS = 60 * 60_000
const PATIENCE = { timeout: 30_000 }
const path = '/api/profile/personal-data'

let api: ApiUnderTest
let cast: ClaimsCast
let passed = 0

beforeAll(async () => {
  api = await startApiUnderTest({ clock: () => new Date(Date.now() + passed) })
  cast = await recordClaimsCast(api)
  await api.startJobs()
})
afterAll(() => api.close())

async function call(method: 'GET' | 'POST', url: string, userId: string, options?: { otpVerified: boolean }) {
  return api.app.inject({ method, url, headers: await api.headersFor(userId, options) })
}
async function stateOf(userId: string) {
  const answer = await call('GET', path, userId)
  expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)])
  return answer.json<{ file: { state: string; bytes: number | null } | null }>().file
}
async function askAndWait(userId: string): Promise<void> {
  expect((await call('POST', path, userId)).statusCode).toBe(202)
  await expect.poll(() => stateOf(userId), PATIENCE).toMatchObject({ state: 'ready' })
}

interface Data {
  readonly records: KeptRecords
  readonly history: readonly {
    readonly type: string
    readonly title: string
    readonly by: string
    readonly values: object
  }[]
}

/** The files of the archive that somebody downloads. */
async function download(userId: string) {
  const answer = await call('GET', `${path}/file`, userId)
  expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
    200,
    'application/zip',
    'private, no-store',
  ])
  const files = unzipSync(answer.rawPayload)
  const textOf = (name: string) => strFromU8(files[name] ?? expect.fail(name))
  return {
    files,
    text: textOf('data.json'),
    data: JSON.parse(textOf('data.json')) as Data,
    fhir: textOf('claims.fhir.json'),
  }
}

async function historyOf(userId: string): Promise<Data['history']> {
  await askAndWait(userId)
  return (await download(userId)).data.history
}

async function idsOf(userId: string): Promise<readonly string[]> {
  return api.parts.database.anyFirst(
    sql.type(
      z.object({ file_id: z.string() }),
    )`select file_id from app.personal_data_files where user_id = ${userId} order by requested_at`,
  )
}

const columnRow = z.object({ name: z.string(), columns: z.array(z.string()) })

test('every table stands in the list, with each of its columns in the file or left out for a reason', async () => {
  const pool = await createPool(api.superuserUrl)
  const tables = await pool.any(sql.type(columnRow)`
    select table_schema || '.' || table_name as name, array_agg(column_name::text order by ordinal_position) as columns
    from information_schema.columns where table_schema in ('app', 'read') group by 1 order by 1`)
  const schemas = await pool.anyFirst(sql.type(z.object({ name: z.string() }))`
    select nspname::text as name from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema' order by 1`)
  await pool.end()
  // Read models stand behind the views of `read`. Of the others none has a person's data in the clear: the history tells the log (es), jobs hold ids.
  const others = schemas.filter((name) => !/_v\d+$/.test(name))
  expect(others).toEqual(['anchors', 'app', 'es', 'keys', 'outbox', 'projections', 'public', 'read'])
  const columnsOf = new Map(tables.map(({ name, columns }) => [name, columns]))
  expect([...keptTables.map(nameOfTable), ...Object.keys(tablesLeftOut)].sort()).toEqual([...columnsOf.keys()].sort())
  const wrong = keptTables.flatMap((kept) => {
    const told = [
      ...new Set([...kept.of, ...kept.shown, ...Object.values(kept.leftOut).flat(), ...sealedIn(kept).boxes]),
    ]
    const there = [...new Set([...(columnsOf.get(nameOfTable(kept)) ?? []), ...sealedIn(kept).opened])]
    const differing = [...told.filter((one) => !there.includes(one)), ...there.filter((one) => !told.includes(one))]
    return differing.map((column) => `${nameOfTable(kept)}.${column}`)
  })
  expect(wrong).toEqual([])
  expect(keptTables.map(({ part }) => part).sort()).toEqual(Object.keys(keptPartTexts).sort())
})

/** The name of a kept table with its schema. */
function nameOfTable(kept: KeptTable): string {
  return 'readModel' in kept ? `read.${kept.readModel.name}` : `app.${kept.table}`
}

/** The columns that hold sealed values, and the values that take their place. */
function sealedIn(kept: KeptTable): { readonly boxes: readonly string[]; readonly opened: readonly string[] } {
  if (!('readModel' in kept))
    return kept.sealed ? { boxes: [kept.sealed.column], opened: kept.sealed.content } : { boxes: [], opened: [] }
  const paths = Object.keys(kept.readModel.sealed ?? {})
  return { boxes: paths.length === 0 ? [] : ['sealed'], opened: paths.filter((path) => !path.includes('.')) }
}

test('it is asked for with a one-time password, and nobody else gets it', async () => {
  expect((await call('POST', path, cast.ben, { otpVerified: false })).statusCode).toBe(428)
  expect((await call('GET', `${path}/file`, cast.ben, { otpVerified: false })).statusCode).toBe(428)
  expect((await call('POST', path, cast.operation)).statusCode).toBe(403)
  expect(await stateOf(cast.ben)).toBeNull()
  await askAndWait(cast.ben)
  expect((await call('GET', `${path}/file`, cast.cat)).json()).toMatchObject({ errorMessage: personalDataTexts.gone })
  expect(await stateOf(cast.cat)).toBeNull()
  expect((await download(cast.ben)).data.records.person).toMatchObject([{ name: 'Ben Lim' }])
})

test('everything that is kept of a member is in it, and nothing of the others of the family', async () => {
  const [userId, companyId] = [cast.ann, cast.orchid]
  const party = { companyId, employeeId: userId }
  const own = await recordClaim(api, {
    ...party,
    claimantId: userId,
    details: { ...outpatientDetails, diagnosisText: 'A cough of hers' },
    then: (claimId) => [
      {
        type: 'ClaimApproved',
        data: { claimId, claimantId: userId, payableCents: 95_00, remarks: 'Well done', batchNo: 'B' },
      },
    ],
  })
  await recordClaim(api, {
    ...party,
    claimantId: cast.dan,
    claimantName: 'Dan Tan',
    claimantNric: dansNric,
    details: { ...outpatientDetails, diagnosisText: 'A rash of his' },
  })
  await api.record(`user-${userId}`, {
    type: 'UserDetailsChanged',
    data: { userId, birthdate: '1981-02-03' },
  })
  await api.record(`access-${userId}`, {
    type: 'SensitiveRecordViewed',
    data: { subjectId: userId, what: 'claim', recordId: own.claimId },
  })
  for (const [patientId, diagnosis] of [
    [userId, 'Gallstones of hers'],
    [cast.dan, 'A fracture of his'],
  ] as const)
    await recordGuarantee(patientId, diagnosis)
  const kept = await keepDocument(userId, own.claimId, 'A receipt of hers')
  const others = await keepDocument(cast.dan, own.claimId, 'A receipt of his')
  await beginClaim(userId)
  await askAndWait(userId)
  const { files, text, data, fhir } = await download(userId)

  expect(strFromU8((files['my-data.pdf'] ?? expect.fail()).slice(0, 5))).toBe('%PDF-')
  expect(strFromU8(files[`documents/${kept}.png`] ?? expect.fail())).toBe('A receipt of hers')
  expect(Object.keys(files)).not.toContain(`documents/${others}.png`)

  const { records, history } = data
  expect(records.person).toMatchObject([
    { name: annsName, nric: annsNric, birthdate: '1981-02-03', accountNo: '084102395' },
  ])
  expect(records.covers.map((cover) => cover['userId']).sort()).toEqual([cast.ann, cast.dan].sort())
  expect(records.claims).toMatchObject([
    { claimantName: annsName, remarks: 'Well done', details: { diagnosisText: 'A cough of hers' } },
    // That he has one she sees in the portal. What tells of him is his.
    { claimantName: null, claimantNric: null, claimantId: cast.dan, details: null, attachments: null },
  ])
  expect(records.whoLooked).toMatchObject([{ what: 'claim', recordId: own.claimId }])
  expect(records.drafts).toMatchObject([{ form: { empSubRemarks: 'Not sent yet' } }])
  expect(records.signIns.length).toBeGreaterThan(0)
  expect(records.guarantees).toMatchObject([
    { request: { diagnosis: 'Gallstones of hers' }, letters: [{ issue: 1, proposedBy: null }] },
    { patientName: null, hospital: null, request: null, letters: null },
  ])
  expect(history).toContainEqual(
    expect.objectContaining({ type: 'BankAccountRecorded', values: { accountNo: '084102395' } }),
  )
  expect(history).toContainEqual(expect.objectContaining({ type: 'PersonalDataRequested', by: 'self' }))
  for (const untold of ['A rash of his', 'A fracture of his', cast.operation, 'Dan Tan', dansNric, 'A receipt of his'])
    expect(text).not.toContain(untold)
  for (const name of ['tokenHash', 'passwordHash', 'codeHash', 'viewerId', 'nameKey'])
    expect(text).not.toContain(`"${name}"`)

  const bundle = JSON.parse(fhir) as Bundle
  expectValidFhir(bundle)
  expect(bundle.entry.map(({ resource }) => resource.resourceType)).toEqual([
    'Patient',
    'Organization',
    'Coverage',
    'Claim',
    'ClaimResponse',
  ])
  expect(bundle.entry.at(-1)?.resource).toMatchObject({ payment: { amount: { value: 95, currency: 'SGD' } } })
})

/** A letter of guarantee that a second administrator agreed to. */
async function recordGuarantee(patientId: string, diagnosis: string): Promise<void> {
  const guaranteeId = randomUUID()
  const whose = { companyId: cast.orchid, employeeId: cast.ann, patientId }
  const request = { ...exampleRequest.request, diagnosis }
  const letter = { ...exampleLetter, issue: 1, proposedBy: cast.operation }
  await api.record(
    `guarantee-${guaranteeId}`,
    { type: 'GuaranteeRequested', data: { ...exampleRequest, ...whose, guaranteeId, request } },
    { type: 'GuaranteeIssued', data: { guaranteeId, patientId, letter } },
  )
}

/** A document in the register, with bytes that stand for its content. @returns its id */
async function keepDocument(subjectId: string, claimId: string, content: string): Promise<string> {
  const fileId = randomUUID()
  const { database, files, uploadFolder, clock } = api.parts
  const place = join(uploadFolder, fileId)
  await writeFile(place, content)
  await files.put(fileId, place, { subjectId })
  const sha256 = Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(content))).toString('hex')
  await registerFile(
    database,
    {
      fileId,
      ownerId: cast.ann,
      subjectId,
      claimId,
      category: 'DOC',
      mimeType: 'image/png',
      bytes: content.length,
      sha256,
      state: 'attached',
    },
    clock(),
  )
  return fileId
}

async function beginClaim(ownerId: string): Promise<void> {
  const draftId = randomUUID()
  const content = { form: { empSubRemarks: 'Not sent yet' } }
  const sealed = await sealRecord(api.parts.subjectKeys, { recordId: draftId, subjectId: ownerId, content })
  await api.parts.database.query(sql.unsafe`
    insert into app.drafts (draft_id, owner_id, kind, company_id, step, version, sealed_form, saved_at)
    values (${draftId}, ${ownerId}, 'outpatient', ${cast.orchid}, 'information', 1, ${JSON.stringify(sealed)}::jsonb, now())`)
}

test('the member is told in the portal and by e-mail, and it is on record that the file was fetched', async () => {
  const { database, notifications } = api.parts
  await expect
    .poll(() => notifications.list(cast.ann, { limit: 10 }), PATIENCE)
    .toContainEqual(expect.objectContaining({ kind: 'personal-data-ready', link: '/app/profile' }))
  const mails = () =>
    database.anyFirst(
      sql.type(
        z.object({ subject: z.string() }),
      )`select subject from app.mailbox_messages where subject_id = ${cast.ann}`,
    )
  await expect.poll(mails, PATIENCE).toContain('Your data is ready')
  const [fileId] = await idsOf(cast.ann)
  const { events } = await api.parts.eventLog.load<PersonalDataEvent>(`export-${fileId ?? ''}`)
  expect(events.map(({ type }) => type)).toEqual([
    'PersonalDataRequested',
    'PersonalDataWritten',
    'PersonalDataFetched',
  ])
})

test('what happened is told in the language of the member, and what programs read in none', async () => {
  const inEnglish = await historyOf(cast.dan)
  await api.parts.languages.keep(cast.dan, PSEUDO_LANGUAGE)
  const history = (await historyOf(cast.dan)).slice(0, inEnglish.length)
  expect(history.map(({ type, values }) => ({ type, values }))).toEqual(
    inEnglish.map(({ type, values }) => ({ type, values })),
  )
  expect(history.map(({ title }) => title)).toEqual(inEnglish.map(({ title }) => pseudoText(title)))
})

test('whoever asks again gets a new file, and the one before goes; while one is made, that is the one', async () => {
  const [before = expect.fail()] = await idsOf(cast.ann)
  await Promise.all([call('POST', path, cast.ann), call('POST', path, cast.ann), call('POST', path, cast.ann)])
  await expect.poll(() => stateOf(cast.ann), PATIENCE).toMatchObject({ state: 'ready' })
  expect(await idsOf(cast.ann)).toHaveLength(2)
  expect(await api.parts.files.has(before)).toBe(false)
  await download(cast.ann)
})

test('after 24 hours it cannot be fetched, and the bytes go', async () => {
  const fileId = (await idsOf(cast.ann)).at(-1) ?? expect.fail()
  passed += 24 * HOUR_MS
  expect(await stateOf(cast.ann)).toMatchObject({ state: 'expired' })
  const answer = await call('GET', `${path}/file`, cast.ann)
  expect([answer.statusCode, answer.json<object>()]).toEqual([
    404,
    expect.objectContaining({ errorMessage: personalDataTexts.gone }),
  ])
  expect(await api.parts.files.has(fileId)).toBe(true)
  await sweepPersonalData(api.parts)
  expect(await api.parts.files.has(fileId)).toBe(false)
})

/** One that was asked for, whose job a test does itself. */
async function asked(userId: string) {
  const fileId = randomUUID()
  await insertPersonalDataFile(api.parts.database, { fileId, userId }, api.parts.clock())
  const job = {
    id: fileId,
    kind: 'personal-data-of-a-test',
    subjectId: userId,
    payload: {},
    causationId: fileId,
    correlationId: fileId,
    attempt: 1,
  }
  return { fileId, job, find: () => findPersonalDataFile(api.parts.database, fileId, api.parts.clock()) }
}
const notStopped = new AbortController().signal

test('a file that cannot be kept is tried again, and then given up in sight of the member', async () => {
  const { job, find } = await asked(cast.cat)
  const full = { ...api.parts.files, put: () => Promise.reject(new Error('no space left')) }
  const write = writePersonalData({ ...api.parts, files: full })
  await expect(write(job, notStopped)).rejects.toThrow('no space left')
  expect(await find()).toMatchObject({ state: 'writing' })
  expect(await write({ ...job, attempt: 5 }, notStopped)).toEqual({ giveUp: 'Error' })
  expect(await stateOf(cast.cat)).toMatchObject({ state: 'failed' })
  await askAndWait(cast.cat)
})

test('a file waits for a read model that has stopped, however often it is tried, and the member is told of no failure', async () => {
  const { job, find } = await asked(cast.cat)
  const { claimId } = await recordClaim(api, { companyId: cast.orchid, employeeId: cast.cat, claimantId: cast.cat })
  const goOn = await stopReadModel(api, 'claims')
  await recordUnseen(api, `claim-${claimId}`, { type: 'ClaimRegistered', data: { claimId, transactionNo: 'T-LATE' } })
  const write = writePersonalData(api.parts)
  expect(await write({ ...job, attempt: 5 }, notStopped)).toMatchObject({
    retryAt: expect.any(Date) as Date,
    reason: expect.stringContaining('claims') as string,
  })
  expect(await find()).toMatchObject({ state: 'writing' })
  await goOn()
  expect(await write(job, notStopped)).toBe('done')
  const { data } = await download(cast.cat)
  expect(JSON.stringify(data.records.claims)).toContain('T-LATE')
})

test('of a member who is forgotten while it is written, or afterwards, no file is left', async () => {
  const { fileId, job, find } = await asked(cast.dan)
  const forgettingMeanwhile = {
    ...api.parts.files,
    put: async (id: string, place: string) => {
      await removeFilesOfPerson(api.parts.database, cast.dan)
      await api.parts.files.put(id, place, { subjectId: cast.dan })
    },
  }
  expect(await writePersonalData({ ...api.parts, files: forgettingMeanwhile })(job, notStopped)).toBe('done')
  expect([await find(), await api.parts.files.has(fileId)]).toEqual([undefined, false])

  await askAndWait(cast.ben)
  const last = (await idsOf(cast.ben)).at(-1) ?? expect.fail()
  expect(await api.parts.files.has(last)).toBe(true)
  const forgotten = await api.app.inject({
    method: 'POST',
    url: `/api/console/users/${cast.ben}/forget`,
    headers: await api.headersFor(cast.operation),
    payload: { reason: 'Asked for it in writing' },
  })
  expect(forgotten.statusCode, forgotten.body).toBe(200)
  expect([await idsOf(cast.ben), await api.parts.files.has(last)]).toEqual([[], false])
})
