/** Seals what is backed up, as it streams by, with keys that follow from the root secret. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { RootSecret } from '@member-care/event-store/codec/root-secret.ts'
import { bytesOfStream } from '../integrations/file-store/byte-source.ts'
import { frameKey, openFrames, SALT_BYTES, sealFrames } from '../integrations/file-store/sealed-frames.ts'

const MAGIC = Buffer.from('MCB1')

/** A file of a backup is not as it was written. The message names it. */
export class BackupChanged extends Error {
  override readonly name = 'BackupChanged'
  constructor(name: string, options?: ErrorOptions) {
    super(`${name} is not as it was written: it is gone, or was changed, cut off or exchanged.`, options)
  }
}

export interface Sealing {
  /**
   * Seals a content piece by piece. Each is to be written before the next is asked for: its memory is used again.
   * @param name of the file, relative to the folder of backups
   */
  seal(name: string, content: AsyncIterable<Buffer>): AsyncIterable<Buffer>
  /** Opens what {@link seal} gave. Fails with BackupChanged. */
  open(name: string, sealed: AsyncIterable<Buffer>): AsyncIterable<Buffer>
  /** A keyed hash of a text, base64url. */
  sign(text: string): string
  isSigned(text: string, signature: string): boolean
}

export function createSealing(rootSecret: RootSecret): Sealing {
  const sealingKey = rootSecret.derive('backup-sealing')
  const signingKey = rootSecret.derive('backup-signing')
  const sign = (text: string) => createHmac('sha256', signingKey).update(text).digest('base64url')

  return {
    seal(name, content) {
      const salt = randomBytes(SALT_BYTES)
      return sealFrames(bytesOfStream(content), {
        key: frameKey(sealingKey, salt, name),
        head: Buffer.concat([MAGIC, salt]),
      })
    },
    async *open(name, sealed) {
      const source = bytesOfStream(sealed)
      const changed = (options?: ErrorOptions) => new BackupChanged(name, options)
      const head = Buffer.alloc(MAGIC.length + SALT_BYTES)
      if ((await source.read(head)) < head.length || !head.subarray(0, MAGIC.length).equals(MAGIC)) throw changed()
      yield* openFrames(source, { key: frameKey(sealingKey, head.subarray(MAGIC.length), name), changed })
    },
    sign,
    isSigned(text, signature) {
      const [given, ours] = [Buffer.from(signature), Buffer.from(sign(text))]
      return given.length === ours.length && timingSafeEqual(given, ours)
    },
  }
}
