/** An archive can be read when it is done, and one that no ZIP can hold is never said to be done. */
import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ArchiveTooLarge, openZipFile } from './zip-file.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zip-file-'))
})
afterEach(() => rm(folder, { recursive: true }))

it('holds what was written, up to its limit to the byte', async () => {
  const write = async (path: string, mostBytes?: number) => {
    const archive = openZipFile(path, mostBytes)
    const file = archive.file('one.txt')
    await file.write('some words ')
    await file.write('and some more')
    file.end()
    return archive.end()
  }
  const path = join(folder, 'whole.zip')
  const bytes = await write(path)
  const content = await readFile(path)
  expect(content.length).toBe(bytes)
  expect(Buffer.from(unzipSync(content)['one.txt'] ?? []).toString()).toBe('some words and some more')
  expect(await write(join(folder, 'just.zip'), bytes)).toBe(bytes)
  await expect(write(join(folder, 'above.zip'), bytes - 1)).rejects.toThrow(ArchiveTooLarge)
})

it('takes no file that is larger than its limit, however small it is when it is packed', async () => {
  const archive = openZipFile(join(folder, 'archive.zip'), 10_000)
  const file = archive.file('zeros.bin')
  await file.write(Buffer.alloc(10_000))
  await expect(file.write(Buffer.alloc(1))).rejects.toThrow(ArchiveTooLarge)
  archive.discard()
})

it('takes no more files than fit into it', async () => {
  const archive = openZipFile(join(folder, 'archive.zip'), 10_000)
  const add = async (name: string) => {
    const file = archive.file(name, { isPacked: true })
    await file.write(randomBytes(4_000))
    file.end()
  }
  await add('one.jpg')
  await add('two.jpg')
  await expect(add('three.jpg')).rejects.toThrow(ArchiveTooLarge)
  archive.discard()
})
