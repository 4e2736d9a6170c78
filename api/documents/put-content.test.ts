import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { filesUnderTest } from '../../tests/support/files-under-test.ts'
import type { SealedFor } from '../integrations/file-store/file-store.ts'
import { folderByteStore } from '../integrations/file-store/folder-byte-store.ts'
import { putContent } from './put-content.ts'

test('two installations that are filled at once keep their documents, though these have the same ids', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'put-content-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  vi.stubEnv('TMPDIR', folder)
  const [fileId, ann] = [randomUUID(), { subjectId: 'ann' }]
  const [one, other] = [
    filesUnderTest(folderByteStore(join(folder, 'one'))),
    filesUnderTest(folderByteStore(join(folder, 'other'))),
  ]
  // The other one is through with the document while the first has only written its temporary file.
  const behind = {
    ...one,
    put: async (id: string, path: string, sealedFor: SealedFor) => {
      await putContent(other, id, Buffer.from('of the other'), ann)
      await one.put(id, path, sealedFor)
    },
  }
  await putContent(behind, fileId, Buffer.from('of the one'), ann)
  expect((await buffer(await one.open(fileId))).toString()).toBe('of the one')
  expect((await buffer(await other.open(fileId))).toString()).toBe('of the other')
  expect(await readdir(folder)).toEqual(['one', 'other'])
})
