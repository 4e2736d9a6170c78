/** Signatures of what goes between us and the insurer: HMAC-SHA256 over `timestamp.id.content`, as `v1=` and hexadecimal digits. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { CLOCK_TOLERANCE_SECONDS } from './insurer-contract.ts'

const VERSION = 'v1='

export interface SignedContent {
  /** Seconds since 1970, in digits. */
  readonly timestamp: string
  /** The event's id, or the idempotency key. Neither holds a full stop before it is checked, so nothing can be shifted from one part to the next. */
  readonly id: string
  /** The raw body; of a document its SHA-256 in hexadecimal digits. */
  readonly content: Uint8Array | string
}

/** What stands in the header of a call with this time, id and body; `content` is the very bytes that are sent. */
export function sign(secret: string, { timestamp, id, content }: SignedContent): string {
  return VERSION + createHmac('sha256', secret).update(`${timestamp}.${id}.`).update(content).digest('hex')
}

/**
 * Whether one of the secrets has made the signature, in constant time.
 * @param given the header: one signature, or several with commas between them while the sender changes its secret
 */
export function isSignedBy(secrets: readonly string[], signed: SignedContent, given: string): boolean {
  const candidates = given.split(',', 4).map((signature) => Buffer.from(signature.trim()))
  const expected = secrets.map((secret) => Buffer.from(sign(secret, signed)))
  // Every pair is compared, so that the time tells nothing of which one fits.
  return expected
    .flatMap((one) => candidates.map((other) => one.length === other.length && timingSafeEqual(one, other)))
    .includes(true)
}

/** Whether a timestamp (seconds since 1970, in digits) is near enough to our clock. */
export function isTimely(timestamp: string, now: Date): boolean {
  if (!/^\d{1,12}$/.test(timestamp)) return false
  return Math.abs(Number(timestamp) - now.getTime() / 1000) <= CLOCK_TOLERANCE_SECONDS
}

/** Seconds since 1970, as the header carries them. */
export function timestampOf(moment: Date): string {
  return String(Math.floor(moment.getTime() / 1000))
}
