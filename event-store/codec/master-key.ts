/**
 * The master key: it wraps the keys of data subjects, and the keys for look-ups derive from it. Whoever has it and the
 * database can read everything; without it nothing personal in the event log can be read, now or ever.
 */
import { createCipheriv, createDecipheriv, createSecretKey, hkdfSync, randomBytes, randomUUID, type KeyObject } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { WrappedKeyUnopened } from './codec-errors.ts'

/** What the product asks of a master key. A key management service implements it without ever giving the key away. */
export interface MasterKey {
  /** Wraps a key. The wrapping opens only with the same `boundTo`. */
  wrap(key: Buffer, boundTo: string): Promise<Buffer>
  /** @throws WrappedKeyUnopened when the wrapping was made by another master key, for something else, or was changed */
  unwrap(wrapped: Buffer, boundTo: string): Promise<KeyObject>
  /** A 256-bit key of its own for a purpose; always the same one for the same purpose. */
  derive(purpose: string): KeyObject
}

const KEY_BYTES = 32
const IV_BYTES = 12
const TAG_BYTES = 16

/** A master key in memory. @param bytes 32 random bytes */
export function createMasterKey(bytes: Buffer): MasterKey {
  if (bytes.length !== KEY_BYTES) throw new Error(`A master key has ${KEY_BYTES} bytes, not ${bytes.length}.`)
  const derive = (purpose: string) => createSecretKey(Buffer.from(hkdfSync('sha256', bytes, '', `member-care/${purpose}`, KEY_BYTES)))
  const wrappingKey = derive('key-wrapping')
  return {
    derive,
    async wrap(key, boundTo) {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', wrappingKey, iv, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(boundTo))
      return Buffer.concat([iv, cipher.update(key), cipher.final(), cipher.getAuthTag()])
    },
    async unwrap(wrapped, boundTo) {
      try {
        const decipher = createDecipheriv('aes-256-gcm', wrappingKey, wrapped.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
        decipher.setAAD(Buffer.from(boundTo)).setAuthTag(wrapped.subarray(-TAG_BYTES))
        return createSecretKey(Buffer.concat([decipher.update(wrapped.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]))
      } catch (error) {
        throw new WrappedKeyUnopened(boundTo, error)
      }
    },
  }
}

/**
 * The master key in a file: one line, 32 bytes in base64.
 * @param options.createIfMissing makes the file, readable by its owner only, when there is none. Say so only where a new
 *   key can do no harm: with a new key, what was written with a lost one stays unreadable.
 * @throws Error when the file is missing or holds no such key
 */
export async function loadMasterKeyFile(path: string, options: { createIfMissing?: boolean } = {}): Promise<MasterKey> {
  if (options.createIfMissing) await createFileIfMissing(path)
  const text = (await readFile(path, 'utf8')).trim()
  const bytes = Buffer.from(text, 'base64')
  if (bytes.toString('base64') !== text || bytes.length !== KEY_BYTES) throw new Error(`${path} holds no master key: one line with 32 bytes in base64.`)
  return createMasterKey(bytes)
}

/** Written aside and linked into place: of two processes that start at once, both go on with the key of the first. */
async function createFileIfMissing(path: string): Promise<void> {
  const aside = `${path}.${randomUUID()}`
  await writeFile(aside, `${randomBytes(KEY_BYTES).toString('base64')}\n`, { mode: 0o600, flag: 'wx' })
  try {
    await link(aside, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(aside)
  }
}
