/**
 * The master key. It wraps the installation's own keys (installation-keys.ts), which lie in the database. Somebody who
 * has the master key and the database can read everything. Without the master key nobody can read anything personal in
 * the event log, now or ever.
 */
import { randomBytes, randomUUID } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { createLogSigner } from '../anchors/log-signer.ts'
import { unwrapKey, wrapKey } from './key-wrapping.ts'
import { createRootSecret, SECRET_BYTES } from './root-secret.ts'

/** What the product asks of a master key. A key management service implements it without ever giving the key away. */
export interface MasterKey {
  /** Names the key without telling anything about it. Each thing that the key wraps notes this id. */
  readonly id: string
  /** Where it is, for messages to an operator. */
  readonly place: string
  /** Wraps a key of 32 bytes. The wrapping opens only with the same `boundTo`. */
  wrap(key: Buffer, boundTo: string): Promise<Buffer>
  /** @throws WrappedKeyUnopened when the wrapping was made by another master key, for something else, or was changed */
  unwrap(wrapped: Buffer, boundTo: string): Promise<Buffer>
  /**
   * The bytes, where the product can have them. Earlier versions derived from them what now derives from the root
   * secret.
   */
  readonly bytes?: Buffer
}

/** The master key is not the one of this installation, or cannot be had. The message says what to do. */
export class MasterKeyRefused extends Error {
  override readonly name = 'MasterKeyRefused'
}

/** A master key in memory. @param bytes 32 random bytes */
export function createMasterKey(bytes: Buffer, place = 'memory'): MasterKey {
  const root = createRootSecret(bytes)
  const wrappingKey = root.derive('installation-key-wrapping')
  return {
    // The name that the key had when everything derived from it. Backups of that time use the same name.
    id: createLogSigner(root).keyId,
    place,
    bytes,
    wrap: async (key, boundTo) => wrapKey(wrappingKey, key, boundTo),
    unwrap: async (wrapped, boundTo) => unwrapKey(wrappingKey, wrapped, boundTo),
  }
}

/**
 * The master key in a file: one line, 32 bytes in base64.
 * @param options.createIfMissing makes the file when there is none, and only its owner can read it. Say so only where a
 * new key can do no harm: what was written with a lost key cannot be read with a new one.
 * @throws Error when the file is missing or holds no such key
 */
export async function loadMasterKeyFile(path: string, options: { createIfMissing?: boolean } = {}): Promise<MasterKey> {
  if (options.createIfMissing) await createFileIfMissing(path)
  const text = (await readFile(path, 'utf8')).trim()
  const bytes = Buffer.from(text, 'base64')
  if (bytes.toString('base64') !== text || bytes.length !== SECRET_BYTES)
    throw new Error(`${path} holds no master key: one line with 32 bytes in base64.`)
  return createMasterKey(bytes, path)
}

/**
 * The file is written under another name first and then linked into place. When two processes start at once, both go on
 * with the key of the first.
 */
async function createFileIfMissing(path: string): Promise<void> {
  const aside = `${path}.${randomUUID()}`
  await writeFile(aside, `${randomBytes(SECRET_BYTES).toString('base64')}\n`, { mode: 0o600, flag: 'wx' })
  try {
    await link(aside, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(aside)
  }
}
