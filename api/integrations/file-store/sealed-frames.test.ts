import { createHash, createSecretKey } from 'node:crypto'
import { expect, test } from 'vitest'
import { bytesOfStream, type ByteSource } from './byte-source.ts'
import { frameKey, openFrames, sealFrames } from './sealed-frames.ts'

const MIB = 1 << 20
const head = Buffer.from('a head')
const key = frameKey(createSecretKey(Buffer.alloc(32, 7)), Buffer.alloc(32, 9), 'file/a name')

/** Comes in pieces that have nothing to do with frames. */
function sourceOf(content: Buffer, pieceBytes = 70_001): ByteSource {
  return bytesOfStream(
    (async function* () {
      for (let at = 0; at < content.length; at += pieceBytes) yield content.subarray(at, at + pieceBytes)
    })(),
  )
}

async function seal(content: Buffer, bytes?: number): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of sealFrames(sourceOf(content), { key, head, ...(bytes !== undefined && { bytes }) }))
    pieces.push(Buffer.from(piece))
  return Buffer.concat(pieces)
}

const openSealed = (sealed: Buffer) =>
  openFrames(sourceOf(sealed.subarray(head.length)), {
    key,
    framed: sealed.length - head.length,
    changed: () => new Error('changed'),
  })

async function whole(pieces: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = []
  for await (const piece of pieces) all.push(piece)
  return Buffer.concat(all)
}

// What installations and backups hold: another result and none of it opens any more.
test.each([
  [0, '29b31d8f9803d70450c78aaeb6fe25b5031c8a73ffc2dd898ddc100556cebd52'],
  [300_000, 'd6764206f02d96f47f0b21dcfc37bd48ab9075b8997fc10b327ddcd28a77f6c9'],
  [MIB, 'c37324ffaf13f455a058a144f23f1e173605f61cccaec4b3180ddade4f6033e1'],
  [2 * MIB + 5, 'b6bf88d40eed02f6ae6a2be7a012c6300ec7aef9ef0311ed04b4f8bb1d4062ff'],
])('%i bytes are sealed as they always were, whether their number was known or not', async (bytes, sha256) => {
  const content = Buffer.alloc(bytes, 'content')
  for (const sealed of [await seal(content, bytes), await seal(content)]) {
    expect(createHash('sha256').update(sealed).digest('hex')).toBe(sha256)
    expect((await whole(openSealed(sealed))).equals(content)).toBe(true)
  }
})

test('of a file that was changed, only frames before the change are given out', async () => {
  const content = Buffer.alloc(3 * MIB, 'content')
  const sealed = await seal(content)
  const inThird = head.length + 2 * (MIB + 16) + 5
  sealed.writeUInt8(sealed.readUInt8(inThird) ^ 1, inThird)
  let given = 0
  await expect(async () => {
    for await (const piece of openSealed(sealed)) given += piece.length
  }).rejects.toThrow('changed')
  expect(given).toBe(2 * MIB)
})

test('a file that has more bytes than was said is not sealed', async () => {
  await expect(seal(Buffer.alloc(301), 300)).rejects.toThrow('more to seal')
})

test('a file takes the memory of one frame while it is sealed, however large it is', async () => {
  const content = Buffer.alloc(48 * MIB)
  const before = process.memoryUsage().arrayBuffers
  let most = 0
  for await (const _ of sealFrames(sourceOf(content), { key, head }))
    most = Math.max(most, process.memoryUsage().arrayBuffers - before)
  expect(most).toBeLessThan(2 * MIB)
})
