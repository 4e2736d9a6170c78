/** Looking somebody up by a personal value without storing it in the clear: a keyed hash of the value, the same for every spelling of it. */
import { createHmac } from 'node:crypto'
import type { RootSecret } from './root-secret.ts'

/** How the spellings of one value are made one. */
const normalise = {
  nric: (value: string) => value.trim().toUpperCase(),
  email: (value: string) => value.trim().toLowerCase(),
  'client-address': (value: string) => value.trim(),
  'contact-number': (value: string) => value.replaceAll(/\D/g, ''),
  'bank-account': (value: string) => value.trim(),
  /** No look-up: the seal of a link that undoes a change of an e-mail address. */
  'email-undo': (value: string) => value,
} as const

export type BlindIndexKind = keyof typeof normalise

/** Gives the hash of a value: 43 characters, URL-safe. Equal values of one kind have equal hashes; of different kinds, different ones. */
export type BlindIndex = (kind: BlindIndexKind, value: string) => string

export function createBlindIndex(rootSecret: RootSecret): BlindIndex {
  const key = rootSecret.derive('blind-index')
  return (kind, value) =>
    createHmac('sha256', key)
      .update(`${kind}\0${normalise[kind](value)}`)
      .digest('base64url')
}
