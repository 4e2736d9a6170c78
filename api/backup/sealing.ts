/**
 * Seals what is backed up, as it streams by: AES-256-GCM in frames of one MiB, each under a counter and a sign whether it is the last one
 * (the STREAM construction of Hoang, Reyhanitabar, Rogaway and Vizár). So a file can be of any size, and nothing of it is given out before it was
 * checked. Each file has a key of its own, which follows from the master key, a salt and the file's name: one that was exchanged with another does not open.
 */
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import { Transform } from 'node:stream'
import type { MasterKey } from '@member-care/event-store/codec/master-key.ts'

const MAGIC = Buffer.from('MCB1')
const SALT_BYTES = 32
const HEAD_BYTES = MAGIC.length + SALT_BYTES
const FRAME_BYTES = 1 << 20
const TAG_BYTES = 16
const NONCE_BYTES = 12

/** A file of a backup is not as it was written. The message names it. */
export class BackupChanged extends Error {
  override readonly name = 'BackupChanged'
  constructor(name: string, options?: ErrorOptions) {
    super(`${name} is not as it was written: it was changed, cut off or exchanged.`, options)
  }
}

export interface Sealing {
  /** Seals everything that is written to it. @param name of the file, relative to the folder of backups */
  seal(name: string): Transform
  /** Opens what {@link seal} gave. Fails with BackupChanged. */
  open(name: string): Transform
  /** A keyed hash of a text, base64url. */
  sign(text: string): string
  isSigned(text: string, signature: string): boolean
}

export function createSealing(masterKey: Pick<MasterKey, 'derive'>): Sealing {
  const sealingKey = masterKey.derive('backup-sealing')
  const signingKey = masterKey.derive('backup-signing')
  const keyOf = (name: string, salt: Buffer) => Buffer.from(hkdfSync('sha256', sealingKey.export(), salt, name, 32))
  const sign = (text: string) => createHmac('sha256', signingKey).update(text).digest('base64url')

  return {
    seal(name) {
      const salt = randomBytes(SALT_BYTES)
      const key = keyOf(name, salt)
      const frames = inFrames(FRAME_BYTES, (frame, number, isLast) => {
        const cipher = createCipheriv('aes-256-gcm', key, nonceOf(number, isLast), { authTagLength: TAG_BYTES })
        return Buffer.concat([cipher.update(frame), cipher.final(), cipher.getAuthTag()])
      })
      frames.push(Buffer.concat([MAGIC, salt]))
      return frames
    },
    open(name) {
      let key: Buffer | undefined
      const openFrame = (frame: Buffer, number: number, isLast: boolean) => {
        if (!key || frame.length < TAG_BYTES) throw new BackupChanged(name)
        const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(number, isLast), { authTagLength: TAG_BYTES })
        try {
          return Buffer.concat([decipher.setAuthTag(frame.subarray(-TAG_BYTES)).update(frame.subarray(0, -TAG_BYTES)), decipher.final()])
        } catch (error) {
          throw new BackupChanged(name, { cause: error })
        }
      }
      return inFrames(FRAME_BYTES + TAG_BYTES, openFrame, {
        bytes: HEAD_BYTES,
        take(head) {
          if (!head.subarray(0, MAGIC.length).equals(MAGIC)) throw new BackupChanged(name)
          key = keyOf(name, head.subarray(MAGIC.length))
        },
      })
    },
    sign,
    isSigned(text, signature) {
      const [given, ours] = [Buffer.from(signature), Buffer.from(sign(text))]
      return given.length === ours.length && timingSafeEqual(given, ours)
    },
  }
}

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(NONCE_BYTES)
  nonce.writeUInt32BE(number, NONCE_BYTES - 5)
  nonce.writeUInt8(isLast ? 1 : 0, NONCE_BYTES - 1)
  return nonce
}

/** Gives every frame on as it is turned; the last one may be empty. @param head what stands before the first frame */
function inFrames(size: number, turn: (frame: Buffer, number: number, isLast: boolean) => Buffer, head?: { bytes: number; take(head: Buffer): void }): Transform {
  let waiting: Buffer[] = []
  let waitingBytes = 0
  let number = 0
  let isHeadTaken = head === undefined

  function take(bytes: number): Buffer {
    const all = Buffer.concat(waiting)
    waiting = [all.subarray(bytes)]
    waitingBytes -= bytes
    return all.subarray(0, bytes)
  }
  function takeHead(): void {
    if (isHeadTaken || !head || waitingBytes < head.bytes) return
    head.take(take(head.bytes))
    isHeadTaken = true
  }

  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      try {
        waiting.push(chunk)
        waitingBytes += chunk.length
        takeHead()
        // The frame that fills up may be the last one.
        while (isHeadTaken && waitingBytes > size) this.push(turn(take(size), number++, false))
        done()
      } catch (error) {
        done(error as Error)
      }
    },
    flush(done) {
      try {
        this.push(turn(take(waitingBytes), number, true))
        done()
      } catch (error) {
        done(error as Error)
      }
    },
  })
}
