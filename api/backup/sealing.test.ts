import { createRootSecret } from '@member-care/event-store/codec/root-secret.ts'
import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { BackupChanged, createSealing } from './sealing.ts'

const MIB = 1 << 20
const HEAD_BYTES = 36
const sealing = createSealing(createRootSecret(randomBytes(32)))

async function seal(bytes: Buffer, name = 'a.sealed'): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of sealing.seal(name, Readable.from([bytes], { objectMode: false })))
    pieces.push(Buffer.from(piece))
  return Buffer.concat(pieces)
}

/** In pieces that have nothing to do with frames. */
async function open(sealed: Buffer, { name = 'a.sealed', by = sealing } = {}): Promise<Buffer> {
  const pieces = Array.from({ length: Math.ceil(sealed.length / 70_001) }, (_, index) =>
    sealed.subarray(index * 70_001, (index + 1) * 70_001),
  )
  return buffer(Readable.from(by.open(name, Readable.from(pieces))))
}

test.each([0, 1, MIB - 1, MIB, MIB + 1, 3 * MIB])(
  '%i bytes come back as they were, and cannot be read where they lie',
  async (size) => {
    const bytes = randomBytes(size)
    const sealed = await seal(bytes)
    expect((await open(sealed)).equals(bytes)).toBe(true)
    if (size > 16) expect(sealed.includes(bytes.subarray(0, 16))).toBe(false)
  },
)

test('what was changed, cut off at whatever place, lengthened, or has another name does not open', async () => {
  const sealed = await seal(randomBytes(2 * MIB + 5))
  const frame = MIB + 16
  const changed = Buffer.from(sealed)
  changed.writeUInt8(changed.readUInt8(HEAD_BYTES + frame + 7) ^ 1, HEAD_BYTES + frame + 7)
  const exchanged = Buffer.concat([
    sealed.subarray(0, HEAD_BYTES),
    sealed.subarray(HEAD_BYTES + frame, HEAD_BYTES + 2 * frame),
    sealed.subarray(HEAD_BYTES, HEAD_BYTES + frame),
    sealed.subarray(HEAD_BYTES + 2 * frame),
  ])
  const bad = [
    changed,
    exchanged,
    sealed.subarray(0, HEAD_BYTES + frame),
    sealed.subarray(0, HEAD_BYTES + 2 * frame),
    sealed.subarray(0, -1),
    sealed.subarray(0, 10),
    Buffer.alloc(0),
    Buffer.concat([sealed, Buffer.from([0])]),
  ]
  for (const bytes of bad) await expect(open(bytes)).rejects.toThrow(BackupChanged)
  await expect(open(sealed, { name: 'b.sealed' })).rejects.toThrow('b.sealed is not as it was written')
  await expect(open(sealed, { by: createSealing(createRootSecret(randomBytes(32))) })).rejects.toThrow(BackupChanged)
})

test('a text is signed with the master key only', () => {
  const signature = sealing.sign('text')
  expect(sealing.isSigned('text', signature)).toBe(true)
  expect(sealing.isSigned('another', signature)).toBe(false)
  expect(sealing.isSigned('text', signature.slice(1))).toBe(false)
  expect(createSealing(createRootSecret(randomBytes(32))).isSigned('text', signature)).toBe(false)
})
