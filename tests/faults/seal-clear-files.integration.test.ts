/** The process that seals what an earlier version left in the clear is killed again and again: no document is lost, and each is sealed in the end. */
import { fork } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { countClearFiles } from '@member-care/api/integrations/file-store/clear-file-register.ts'
import { filesUnder } from '@member-care/api/integrations/file-store/files-under.ts'
import { sql } from 'slonik'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApiUnderTest, type ApiUnderTest } from '../support/api-under-test.ts'

const FILES = 60
const FILE_BYTES = 1_500_000
/** How many files a process has begun with when it is killed; the last one is left alone. */
const KILLED_AT = [1, 7, 12, 19]

let api: ApiUnderTest
const contents = new Map<string, Buffer>()
const pathOf = (fileId: string) => join(api.parts.settings.dataDirectory, 'files', fileId.slice(0, 2), fileId)

beforeAll(async () => {
  api = await startApiUnderTest()
  for (let made = 0; made < FILES; made++) {
    const [fileId, content] = [randomUUID(), randomBytes(FILE_BYTES)]
    contents.set(fileId, content)
    await mkdir(dirname(pathOf(fileId)), { recursive: true })
    await writeFile(pathOf(fileId), content)
    await api.parts.database.query(
      sql.unsafe`insert into app.files_in_the_clear (file_id, subject_id) values (${fileId}, ${made % 2 === 0 ? 'ann' : null})`,
    )
  }
})
afterAll(() => api.close())

/** @param killAt undefined lets it come to its end */
async function seal(killAt: number | undefined): Promise<void> {
  const child = fork(join(import.meta.dirname, 'seal-files-process.ts'), [
    api.parts.databaseUrl,
    api.parts.settings.dataDirectory,
  ])
  child.on('message', (begun) => begun === killAt && child.kill('SIGKILL'))
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null]
  expect({ code, signal }).toEqual(killAt === undefined ? { code: 0, signal: null } : { code: null, signal: 'SIGKILL' })
}

async function changedFiles(): Promise<readonly string[]> {
  const opened = await Promise.all(
    [...contents.keys()].map(async (fileId) => [fileId, await buffer(await api.parts.files.open(fileId))] as const),
  )
  return opened
    .filter(([fileId, content]) => !content.equals(contents.get(fileId) ?? Buffer.alloc(0)))
    .map(([fileId]) => fileId)
}

test('every document is there after each kill, and in the end none lies in the clear', async () => {
  for (const killAt of KILLED_AT) {
    await seal(killAt)
    expect(await changedFiles()).toEqual([])
  }
  expect(await countClearFiles(api.parts.database)).toBeGreaterThan(0)
  await seal(undefined)
  expect(await countClearFiles(api.parts.database)).toBe(0)
  expect(await changedFiles()).toEqual([])
  for (const [fileId, content] of contents)
    expect((await readFile(pathOf(fileId))).includes(content.subarray(0, 64))).toBe(false)
  // What the killed ones have left is known as such.
  await api.parts.files.removeUnfinished(new Date(Date.now() + 60_000))
  expect(await filesUnder(join(api.parts.settings.dataDirectory, 'files'))).toHaveLength(FILES)
}, 120_000)
