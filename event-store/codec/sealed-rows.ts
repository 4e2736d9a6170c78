/**
 * Personal values of a table's row, sealed with the key of the person whom they tell of: forgetting the person makes them unreadable,
 * wherever the row was copied to. All values of one person in one row are in one box, by their paths.
 *
 * Unlike an event a row is written anew with the same values, and must then be the same, or nothing could be compared. So the nonce
 * follows from what is sealed (HMAC-SHA-256 under a key of its own): the same values in the same row have the same box, others another nonce.
 */
import { createCipheriv, createDecipheriv, createHmac, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto'
import type { JsonObject } from '../port.ts'
import type { SubjectKey } from './sealed-fields.ts'

/** Where values stand. They open nowhere else. */
export interface RowPlace {
  readonly table: string
  /** The values of the primary key: ids only, because errors name them. */
  readonly key: readonly string[]
}

/** A sealed value that does not open with its key: it was changed, or belongs to another row. Never mistaken for a forgotten person. */
export class TamperedRow extends Error {
  override readonly name = 'TamperedRow'
  constructor({ table, key }: RowPlace, cause: unknown) {
    super(
      `The row ${key.join(', ')} of ${table} cannot be read: what is sealed in it was changed, or belongs to another row`,
      { cause },
    )
  }
}

const CIPHER = 'aes-256-gcm'
const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16

interface RowKeys {
  readonly cipher: KeyObject
  readonly nonce: KeyObject
}

/** Derived once for as long as the person's key is in memory. */
const derived = new WeakMap<KeyObject, RowKeys>()

/** Apart from the key that seals events, whose nonces are random. */
function keysFrom(key: KeyObject): RowKeys {
  const known = derived.get(key)
  if (known) return known
  const bytes = Buffer.from(hkdfSync('sha256', key, '', 'member-care/sealed-rows', 2 * KEY_BYTES))
  const keys = {
    cipher: createSecretKey(bytes.subarray(0, KEY_BYTES)),
    nonce: createSecretKey(bytes.subarray(KEY_BYTES)),
  }
  derived.set(key, keys)
  return keys
}

/** The box of one person's values in a row, as text. @param values in an order that is always the same */
export function sealValues(place: RowPlace, { keyId, key }: SubjectKey, values: JsonObject): string {
  const keys = keysFrom(key)
  const text = JSON.stringify(values)
  const bound = boundTo(place, keyId)
  const nonce = createHmac('sha256', keys.nonce)
    .update(bound)
    .update('\n')
    .update(text)
    .digest()
    .subarray(0, NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, keys.cipher, nonce, { authTagLength: TAG_BYTES }).setAAD(bound)
  const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return `${keyId}.${sealed.toString('base64url')}`
}

/** The id of the key that a box opens with. */
export function keyIdOf(box: string): string {
  return box.slice(0, Math.max(0, box.indexOf('.')))
}

/** @throws TamperedRow */
export function openValues(place: RowPlace, box: string, key: KeyObject): JsonObject {
  const keyId = keyIdOf(box)
  try {
    const sealed = Buffer.from(box.slice(keyId.length + 1), 'base64url')
    const decipher = createDecipheriv(CIPHER, keysFrom(key).cipher, sealed.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    })
    decipher.setAAD(boundTo(place, keyId)).setAuthTag(sealed.subarray(-TAG_BYTES))
    const text = Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()])
    return JSON.parse(text.toString('utf8')) as JsonObject
  } catch (error) {
    throw new TamperedRow(place, error)
  }
}

function boundTo({ table, key }: RowPlace, keyId: string): Buffer {
  return Buffer.from(JSON.stringify([table, ...key, keyId]))
}
