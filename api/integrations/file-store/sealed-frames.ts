/**
 * Seals bytes as they are read: AES-256-GCM in frames of one MiB, each under a counter and a sign whether it is the last one
 * (the STREAM construction of Hoang, Reyhanitabar, Rogaway and Vizár). So a file can be of any size, and nothing of it is given out before it was
 * checked. Each file has a key of its own, which follows from a key, a salt and a name: one that was exchanged with another does not open.
 *
 * A frame is read into memory and turned where it stands. New memory for every piece makes the process collect its whole heap every few
 * files, which costs several times what the cipher does.
 */
import { createCipheriv, createDecipheriv, hkdfSync, type KeyObject } from 'node:crypto'
import type { ByteSource } from './byte-source.ts'

export const SALT_BYTES = 32
const CIPHER = 'aes-256-gcm'
const FRAME_BYTES = 1 << 20
const TAG_BYTES = 16
const NONCE_BYTES = 12

/** The key of one file. @param name what the file is bound to @param salt SALT_BYTES random bytes, other ones each time */
export function frameKey(key: KeyObject, salt: Buffer, name: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, name, 32))
}

export interface Sealing {
  /** See {@link frameKey}. */
  readonly key: Buffer
  /** Stands before the frames, as it is. */
  readonly head: Buffer
  /** How many bytes there are to seal, where that is known: a small file needs less memory. */
  readonly bytes?: number
}

/** Seals what a source gives. Each piece is to be written before the next is asked for: its memory is used again. */
export async function* sealFrames(
  source: ByteSource,
  { key, head, bytes: most = FRAME_BYTES }: Sealing,
): AsyncGenerator<Buffer> {
  const size = Math.min(most, FRAME_BYTES)
  const memory = Buffer.allocUnsafeSlow(head.length + size + TAG_BYTES)
  head.copy(memory)
  const room = memory.subarray(head.length)
  try {
    for (let number = 0, ahead = 0, isLast = false; !isLast; number++) {
      // One byte more than a frame has, where its tag will stand: the frame that fills up may be the last one.
      const bytes = ahead + (await source.read(room.subarray(ahead, size + 1)))
      isLast = bytes <= size
      if (!isLast && size < FRAME_BYTES) throw new Error('There is more to seal than was said.')
      const next = room.readUInt8(size)
      const frame = room.subarray(0, Math.min(bytes, size))
      const cipher = createCipheriv(CIPHER, key, nonceOf(number, isLast), { authTagLength: TAG_BYTES })
      turnInPlace(frame, (piece) => cipher.update(piece))
      cipher.final()
      cipher.getAuthTag().copy(room, frame.length)
      yield memory.subarray(number === 0 ? 0 : head.length, head.length + frame.length + TAG_BYTES)
      room.writeUInt8(next)
      ahead = 1
    }
  } finally {
    giveBack(memory)
  }
}

export interface Opening {
  /** See {@link frameKey}. */
  readonly key: Buffer
  /** How many bytes the frames have, where that is known. */
  readonly framed?: number
  /** Makes the error for what is not as it was sealed. */
  changed(options?: ErrorOptions): Error
}

/** Opens frames that {@link sealFrames} made. @param source without their head @returns each frame once it was checked, in memory of its own */
export async function* openFrames(
  source: ByteSource,
  { key, framed: most = FRAME_BYTES + TAG_BYTES, changed }: Opening,
): AsyncGenerator<Buffer> {
  const size = Math.min(most, FRAME_BYTES + TAG_BYTES)
  let ahead: Buffer = Buffer.alloc(0)
  for (let number = 0, isLast = false; !isLast; number++) {
    const room = Buffer.allocUnsafeSlow(size + 1)
    ahead.copy(room)
    const bytes = ahead.length + (await source.read(room.subarray(ahead.length)))
    isLast = bytes <= size
    if (bytes < TAG_BYTES || (!isLast && size < FRAME_BYTES + TAG_BYTES)) throw changed()
    ahead = Buffer.from(room.subarray(size))
    const frame = room.subarray(0, Math.min(bytes, size) - TAG_BYTES)
    const decipher = createDecipheriv(CIPHER, key, nonceOf(number, isLast), { authTagLength: TAG_BYTES })
    decipher.setAuthTag(room.subarray(frame.length, frame.length + TAG_BYTES))
    turnInPlace(frame, (piece) => decipher.update(piece))
    try {
      decipher.final()
    } catch (error) {
      throw changed({ cause: error })
    }
    if (frame.length > 0) yield frame
  }
}

/** How many bytes the frames have that so many were sealed in. */
export function framedBytes(bytes: number): number {
  return bytes + TAG_BYTES * Math.max(1, Math.ceil(bytes / FRAME_BYTES))
}

/** How many bytes frames of this length hold. */
export function unframedBytes(framed: number): number {
  return framed - TAG_BYTES * Math.max(1, Math.ceil(framed / (FRAME_BYTES + TAG_BYTES)))
}

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(NONCE_BYTES)
  nonce.writeUInt32BE(number, NONCE_BYTES - 5)
  nonce.writeUInt8(isLast ? 1 : 0, NONCE_BYTES - 1)
  return nonce
}

/** Larger ones are no faster, and need more memory beside the frame. */
const PIECE_BYTES = 256 * 1024

/** A cipher allocates new memory for everything that it works on. We give this memory back piece by piece. */
function turnInPlace(frame: Buffer, turn: (piece: Buffer) => Buffer): void {
  for (let at = 0; at < frame.length; at += PIECE_BYTES) {
    const turned = turn(frame.subarray(at, at + PIECE_BYTES))
    turned.copy(frame, at)
    giveBack(turned)
  }
}

/** Gives memory back at once that nobody looks at any more, and does not leave it to the collector. */
function giveBack({ buffer, byteLength }: Buffer): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0)
}
