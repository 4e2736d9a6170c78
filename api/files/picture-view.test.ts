import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { fileTypeFromBuffer } from 'file-type'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { folderFileStore } from '../integrations/file-store/folder-file-store.ts'
import { largestPictureSize } from './heic-size.ts'
import { createPictureViews, heicToJpeg, jpegIdOf, PictureUnreadable } from './picture-view.ts'

const receipt = join(import.meta.dirname, '..', '..', 'tests', 'fixtures', 'receipt.heic')
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'picture-view-'))
})
afterAll(() => rm(folder, { recursive: true }))

test('a HEIC photograph becomes a JPEG, which is made once and kept', async () => {
  const files = folderFileStore(folder)
  const fileId = randomUUID()
  await files.put(fileId, receipt)
  const views = createPictureViews(files)
  const [first, second] = await Promise.all([views.jpegOf(fileId), views.jpegOf(fileId)].map(async (view) => buffer(await view)))
  expect(await fileTypeFromBuffer(first ?? Buffer.alloc(0))).toMatchObject({ mime: 'image/jpeg' })
  expect(second?.equals(first ?? Buffer.alloc(0))).toBe(true)
  expect(await files.stat(jpegIdOf(fileId))).toEqual({ bytes: first?.length })
  // With the original gone, only what was kept can answer.
  await files.delete(fileId)
  expect((await buffer(await views.jpegOf(fileId))).equals(first ?? Buffer.alloc(0))).toBe(true)
})

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
  await expect(heicToJpeg(path)).rejects.toThrow('too large')
})

test('a broken picture, and one that takes too long, are unreadable and leave the process well', async () => {
  const whole = await readFile(receipt)
  const path = join(folder, 'broken')
  await writeFile(path, whole.subarray(0, 420))
  await expect(heicToJpeg(path)).rejects.toThrow(PictureUnreadable)
  await expect(heicToJpeg(receipt, { timeoutMs: 1, maximumPixels: 1_000_000 })).rejects.toThrow('too long')
  expect((await heicToJpeg(receipt)).length).toBeGreaterThan(500)
})
