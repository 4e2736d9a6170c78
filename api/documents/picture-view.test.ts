import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createHash, createSecretKey, randomBytes, randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { fileTypeFromBuffer } from 'file-type'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { filesUnderTest } from '../../tests/support/files-under-test.ts'
import { folderByteStore } from '../integrations/file-store/folder-byte-store.ts'
import { DocumentChanged, type DocumentOfPerson } from '../integrations/file-store/genuine-document.ts'
import { largestPictureSize } from './heic-size.ts'
import { pictureAsJpeg, PictureUnreadable } from './picture-jpeg.ts'
import { jpegIdOf } from '../integrations/file-store/jpeg-id.ts'
import { createPictureViews } from './picture-view.ts'

const receipt = join(import.meta.dirname, '..', '..', 'tests', 'fixtures', 'receipt.heic')
const ann = { subjectId: 'ann' }
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'picture-view-'))
})
afterAll(() => rm(folder, { recursive: true }))

test('a HEIC photograph becomes a JPEG, which is made once and kept', async () => {
  const files = filesUnderTest(folderByteStore(folder))
  const fileId = randomUUID()
  await files.put(fileId, receipt, ann)
  const original = await recorded(fileId, receipt)
  const views = createPictureViews({ files, folder, key: createSecretKey(randomBytes(32)) })
  const [first, second] = await Promise.all([views.jpegOf(original), views.jpegOf(original)])
  expect(await fileTypeFromBuffer(first)).toMatchObject({ mime: 'image/jpeg' })
  expect(second.equals(first)).toBe(true)
  expect(await buffer(await files.open(jpegIdOf(fileId)))).toHaveLength(first.length + 32)
  // With the original gone, only what was kept can answer.
  await files.delete(fileId)
  expect((await views.jpegOf(original)).equals(first)).toBe(true)
})

test('a view that was changed, or exchanged with that of another picture, is made anew; of an original that is another one, none is', async () => {
  const files = filesUnderTest(folderByteStore(folder))
  const [fileId, otherId] = [randomUUID(), randomUUID()]
  await files.put(fileId, receipt, ann)
  await files.put(otherId, receipt, ann)
  const [original, other] = [await recorded(fileId, receipt), await recorded(otherId, receipt)]
  const views = createPictureViews({ files, folder, key: createSecretKey(randomBytes(32)) })
  const made = await views.jpegOf(original)
  await views.jpegOf(other)
  const forged = join(folder, 'forged')
  for (const content of [Buffer.concat([made, Buffer.alloc(32)]), await buffer(await files.open(jpegIdOf(otherId)))]) {
    await writeFile(forged, content)
    await files.put(jpegIdOf(fileId), forged, ann)
    expect((await views.jpegOf(original)).equals(made)).toBe(true)
    expect((await buffer(await files.open(jpegIdOf(fileId)))).equals(content)).toBe(false)
  }
  await files.delete(jpegIdOf(fileId))
  await writeFile(forged, 'not the receipt')
  await files.put(fileId, forged, ann)
  await expect(views.jpegOf(original)).rejects.toThrow(DocumentChanged)
})

async function recorded(fileId: string, path: string): Promise<DocumentOfPerson> {
  const content = await readFile(path)
  return {
    ...ann,
    fileId,
    mimeType: 'image/heic',
    bytes: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
  }
}

test('the announced size is read without decoding', async () => {
  expect(largestPictureSize(await readFile(receipt))).toBe(96 * 64)
  expect(largestPictureSize(Buffer.from('not a picture'))).toBe(0)
})

test('a picture that announces more pixels than allowed is not decoded', async () => {
  const bomb = await readFile(receipt)
  bomb.writeUInt32BE(60_000, bomb.indexOf('ispe') + 8)
  bomb.writeUInt32BE(60_000, bomb.indexOf('ispe') + 12)
  const path = join(folder, 'bomb')
  await writeFile(path, bomb)
  await expect(pictureAsJpeg({ path, isHeic: true })).rejects.toThrow('too large')
})

test('a broken picture, and one that takes too long, are unreadable and leave the process well', async () => {
  const whole = await readFile(receipt)
  const path = join(folder, 'broken')
  await writeFile(path, whole.subarray(0, 420))
  await expect(pictureAsJpeg({ path, isHeic: true })).rejects.toThrow(PictureUnreadable)
  await expect(
    pictureAsJpeg({ path: receipt, isHeic: true }, { timeoutMs: 1, maximumPixels: 1_000_000 }),
  ).rejects.toThrow('too long')
  expect((await pictureAsJpeg({ path: receipt, isHeic: true })).length).toBeGreaterThan(500)
})
