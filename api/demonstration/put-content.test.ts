import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { folderFileStore } from '../integrations/file-store/folder-file-store.ts'
import { putContent } from './put-content.ts'

test('two installations that are filled at once keep their documents, though these have the same ids', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'put-content-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  vi.stubEnv('TMPDIR', folder)
  const fileId = randomUUID()
  const [one, other] = [folderFileStore(join(folder, 'one')), folderFileStore(join(folder, 'other'))]
  // The other one is through with the document while the first has only written its temporary file.
  const behind = {
    ...one,
    put: async (id: string, path: string) => {
      await putContent(other, id, Buffer.from('of the other'))
      await one.put(id, path)
    },
  }
  await putContent(behind, fileId, Buffer.from('of the one'))
  expect((await buffer(await one.open(fileId))).toString()).toBe('of the one')
  expect((await buffer(await other.open(fileId))).toString()).toBe('of the other')
  expect(await readdir(folder)).toEqual(['one', 'other'])
})
