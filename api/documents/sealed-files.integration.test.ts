// What lies in the file store: sealed for whom it tells about, also what an earlier version left in the clear.
import { randomUUID } from 'node:crypto'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { startApiUnderTest, type ApiUnderTest } from '@member-care/tests/support/api-under-test.ts'
import { heic, pdf } from '@member-care/tests/support/claim-forms.ts'
import { recordClaimsCast, type ClaimsCast } from '@member-care/tests/support/claims-cast.ts'
import { recordClaim } from '@member-care/tests/support/recorded-claims.ts'
import { createTestDatabase } from '@member-care/tests/support/test-database.ts'
import { sql } from 'slonik'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { forgetUser } from '../accounts/forget-user.ts'
import { migrate, migrations } from '../database/migrations.ts'
import { createDatabasePool } from '../database/pool.ts'
import { FileUnopened } from '../integrations/file-store/file-store.ts'
import { openFileStore } from '../integrations/file-store/open-file-store.ts'
import type { SealedFileStore } from '../integrations/file-store/sealed-file-store.ts'
import { keepPhoto } from '../profile/profile-photo.ts'
import { countClearFiles } from '../integrations/file-store/clear-file-register.ts'
import { jpegIdOf } from '../integrations/file-store/jpeg-id.ts'
import { sealClearFiles } from '../integrations/file-store/seal-clear-files.ts'
import { verifyDocuments } from './verify-documents.ts'

let api: ApiUnderTest
let cast: ClaimsCast
let files: SealedFileStore
const later = () => new Date(Date.now() + 3_600_000)

beforeAll(async () => {
  api = await startApiUnderTest()
  cast = await recordClaimsCast(api)
  files = await openFileStore(api.parts.settings, api.events)
})
afterAll(() => api.close())

const folder = () => join(api.parts.settings.dataDirectory, 'files')
const pathOf = (fileId: string) => join(folder(), fileId.slice(0, 2), fileId)
const read = async (fileId: string) => buffer(await files.open(fileId))
const verify = () => verifyDocuments({ store: api.events.store, files, clock: later })
const context = () => ({
  actor: { kind: 'system', id: 'test' } as const,
  commandId: randomUUID(),
  correlationId: randomUUID(),
})

/** A claim with one document. @returns its id */
async function document(
  content: Uint8Array = pdf(`a receipt, ${randomUUID()}`),
  { of = cast.ann, mimeType = 'application/pdf' } = {},
): Promise<string> {
  const { attachments } = await recordClaim(api, {
    companyId: cast.orchid,
    employeeId: cast.ann,
    claimantId: of,
    files: [{ content, mimeType, name: 'receipt' }],
  })
  return attachments[0]?.attachmentId ?? ''
}

async function leaveInTheClear(fileId: string, content: Uint8Array, subjectId: string | null): Promise<void> {
  await mkdir(dirname(pathOf(fileId)), { recursive: true })
  await writeFile(pathOf(fileId), content)
  await api.parts.database.query(
    sql.unsafe`insert into app.files_in_the_clear (file_id, subject_id) values (${fileId}, ${subjectId})`,
  )
}

describe('what an earlier version left in the clear', () => {
  const plain = (name: string) => Buffer.from(pdf(`in the clear: ${name}`))
  let left: readonly string[]
  const sealing = (store: Pick<SealedFileStore, 'sealInTheClear'> = files) => ({
    database: api.parts.database,
    logger: api.parts.logger,
    files: { ...files, ...store },
  })
  const notStopped = new AbortController().signal
  const lying = async () =>
    (await Promise.all(left.map((fileId) => readFile(pathOf(fileId))))).filter((content) =>
      content.includes('in the clear'),
    ).length

  beforeEach(async () => {
    left = await Promise.all(['one', 'two', 'three'].map((name) => document(plain(name))))
    for (const [index, name] of ['one', 'two', 'three'].entries())
      await leaveInTheClear(left[index] ?? '', plain(name), cast.ann)
  })

  test('is read as it is, and sealed one by one, whenever that is cut short', async () => {
    expect(await lying()).toBe(3)
    // Each fails right after its bytes were replaced, as a kill would leave it.
    const dying = {
      sealInTheClear: async (...asked: Parameters<SealedFileStore['sealInTheClear']>) =>
        files.sealInTheClear(...asked).then(() => Promise.reject(new Error('killed'))),
    }
    expect(await sealClearFiles(sealing(dying), notStopped)).toEqual({ sealed: 0, missing: 0, left: 3 })
    expect(await lying()).toBe(0)
    await writeFile(pathOf(left[0] ?? ''), plain('one'))
    expect(await countClearFiles(api.parts.database)).toBe(3)
    expect(await Promise.all(left.map(read))).toEqual(['one', 'two', 'three'].map(plain))
    expect(await verify()).toMatchObject({ findings: [] })

    expect(await sealClearFiles(sealing(), AbortSignal.abort())).toEqual({ sealed: 0, missing: 0, left: 0 })
    const together = await Promise.all([sealClearFiles(sealing(), notStopped), sealClearFiles(sealing(), notStopped)])
    expect(together.reduce((sum, { sealed }) => sum + sealed, 0)).toBe(3)
    expect([await lying(), await countClearFiles(api.parts.database)]).toEqual([0, 0])
    expect(await Promise.all(left.map(read))).toEqual(['one', 'two', 'three'].map(plain))
    expect(await verify()).toMatchObject({ findings: [] })
  })

  test('is named by the verification, and given to nobody, where it turns up after it was sealed', async () => {
    await sealClearFiles(sealing(), notStopped)
    const [fileId = ''] = left
    await writeFile(pathOf(fileId), plain('one'))
    expect((await verify()).findings).toMatchObject([
      { problem: 'document-not-sealed', detail: expect.stringContaining(fileId) as string },
    ])
    await expect(read(fileId)).rejects.toThrow(FileUnopened)
    await files.put(fileId, await temporary(plain('one')), { subjectId: cast.ann })
  })

  test('does not come back when it is deleted in the moment in which it is sealed', async () => {
    const [fileId = ''] = left
    let deletion: Promise<void> | undefined
    const meanwhile = {
      async sealInTheClear(...asked: Parameters<SealedFileStore['sealInTheClear']>) {
        if (asked[0] === fileId) deletion = files.delete(fileId)
        await files.sealInTheClear(...asked)
      },
    }
    await sealClearFiles(sealing(meanwhile), notStopped)
    await deletion
    expect(await files.has(fileId)).toBe(false)
    await files.put(fileId, await temporary(plain('one')), { subjectId: cast.ann })
  })

  test('goes with the pictures that were made of it to be seen, and what is not there any more is struck out', async () => {
    const photograph = await document(await heic(), { mimeType: 'image/heic' })
    await leaveInTheClear(photograph, await heic(), cast.ann)
    await writeFile(await made(pathOf(jpegIdOf(photograph))), 'a view of before')
    await api.parts.database.query(
      sql.unsafe`insert into app.files_in_the_clear (file_id, subject_id) values (${randomUUID()}, null)`,
    )
    expect(await sealClearFiles(sealing(), notStopped)).toEqual({ sealed: 4, missing: 1, left: 0 })
    expect(await files.has(jpegIdOf(photograph))).toBe(false)
  })
})

test('an installation of before has all its files in the register, with whom they tell about, and a new one none', async () => {
  const empty = await createTestDatabase()
  const pool = await createDatabasePool(empty.url, { connections: 2 })
  try {
    await migrate(
      pool,
      migrations.filter(({ name }) => name < '0027'),
    )
    const [ofClaim, refused, photo, image] = Array.from({ length: 4 }, () => randomUUID())
    const file = (fileId: string | undefined, state: string) =>
      sql.fragment`(${fileId ?? ''}, 'ann', 'ben', 'claim', 'DOC', 'image/png', 1, '', ${state}, now())`
    await pool.query(
      sql.unsafe`insert into app.files (file_id, owner_id, subject_id, claim_id, category, mime_type, bytes, sha256, state, created_at) values ${file(ofClaim, 'attached')}, ${file(refused, 'refused')}`,
    )
    await pool.query(
      sql.unsafe`insert into app.profile_photos (user_id, file_id, changed_at) values ('ann', ${photo ?? ''}, now())`,
    )
    await pool.query(
      sql.unsafe`insert into app.clinic_images (code, file_id, changed_by, changed_at) values ('C', ${image ?? ''}, 'ann', now())`,
    )
    await migrate(pool)
    const rows = await pool.any(
      sql.type(
        z.object({ file_id: z.string(), subject_id: z.string().nullable() }),
      )`select file_id, subject_id from app.files_in_the_clear`,
    )
    expect(new Map(rows.map(({ file_id, subject_id }) => [file_id, subject_id]))).toEqual(
      new Map([
        [ofClaim, 'ben'],
        [photo, 'ann'],
        [image, null],
      ]),
    )
  } finally {
    await pool.end()
    await empty.drop()
  }
  expect(await countClearFiles(api.parts.database)).toBe(0)
})

test('of somebody who was forgotten nothing opens in a copy of the folder, and what of it is put back is named', async () => {
  const ofDan = await document(undefined, { of: cast.dan })
  const ofAnn = await document()
  await keepPhoto(api.parts, cast.dan, Buffer.from('a face'), api.parts.clock())
  const photo = await api.parts.database.oneFirst(
    sql.type(z.object({ file_id: z.string() }))`select file_id from app.profile_photos where user_id = ${cast.dan}`,
  )
  const copy = join(api.parts.settings.dataDirectory, 'copy')
  await cp(folder(), copy, { recursive: true })

  await forgetUser(api.parts, { userId: cast.dan, reason: 'asked for it' }, context())
  await rm(folder(), { recursive: true })
  await cp(copy, folder(), { recursive: true })
  for (const fileId of [ofDan, photo])
    await expect(read(fileId)).rejects.toMatchObject({ name: 'FileUnopened', reason: 'no-key' })
  expect((await read(ofAnn)).toString()).toContain('a receipt')
  expect((await verify()).findings).toMatchObject([
    { problem: 'document-put-back', detail: expect.stringContaining(ofDan) as string },
  ])
})

async function made(path: string): Promise<string> {
  await mkdir(dirname(path), { recursive: true })
  return path
}

async function temporary(content: Buffer): Promise<string> {
  const path = join(api.parts.uploadFolder, randomUUID())
  await writeFile(path, content)
  return path
}
