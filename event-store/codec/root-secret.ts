/**
 * The root secret of an installation: the keys for look-ups, seals, signatures and codes derive from it. It never changes, or what they made
 * could not be found or checked any more; so it lies in the database, wrapped by the master key, which can be changed.
 */
import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto'

export interface RootSecret {
  /** A 256-bit key of its own for a purpose; always the same one for the same purpose. */
  derive(purpose: string): KeyObject
}

export const SECRET_BYTES = 32

/** @param bytes 32 random bytes */
export function createRootSecret(bytes: Buffer): RootSecret {
  if (bytes.length !== SECRET_BYTES) throw new Error(`A secret has ${SECRET_BYTES} bytes, not ${bytes.length}.`)
  return {
    derive: (purpose) =>
      createSecretKey(Buffer.from(hkdfSync('sha256', bytes, '', `member-care/${purpose}`, SECRET_BYTES))),
  }
}
