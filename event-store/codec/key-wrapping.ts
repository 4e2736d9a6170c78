/** Wraps a key with another one (AES-256-GCM, a fresh IV each time), bound to what it is for. */
import { createCipheriv, createDecipheriv, randomBytes, type KeyObject } from 'node:crypto'
import { WrappedKeyUnopened } from './codec-errors.ts'

const IV_BYTES = 12
const TAG_BYTES = 16

/** How many bytes wrapping adds. */
export const WRAPPING_BYTES = IV_BYTES + TAG_BYTES

/** Opens only with the same `boundTo`. */
export function wrapKey(wrappingKey: KeyObject, bytes: Buffer, boundTo: string): Buffer {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', wrappingKey, iv, { authTagLength: TAG_BYTES }).setAAD(
    Buffer.from(boundTo),
  )
  return Buffer.concat([iv, cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
}

/** @throws WrappedKeyUnopened when it was wrapped with another key, for something else, or was changed */
export function unwrapKey(wrappingKey: KeyObject, wrapped: Buffer, boundTo: string): Buffer {
  try {
    const decipher = createDecipheriv('aes-256-gcm', wrappingKey, wrapped.subarray(0, IV_BYTES), {
      authTagLength: TAG_BYTES,
    })
    decipher.setAAD(Buffer.from(boundTo)).setAuthTag(wrapped.subarray(-TAG_BYTES))
    return Buffer.concat([decipher.update(wrapped.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()])
  } catch (error) {
    throw new WrappedKeyUnopened(boundTo, error)
  }
}
