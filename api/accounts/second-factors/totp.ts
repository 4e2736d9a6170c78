/** Codes of authenticator apps (RFC 6238), by the package `otpauth`. */
import { TOTP, totpCodeOf } from '@member-care/domain/account/second-factors.ts'
import { Secret, TOTP as Totp } from 'otpauth'

const ISSUER = 'Member Care'
/** RFC 4226 recommends 160 bits. */
const SECRET_BYTES = 20

/** A new secret, in base32 as apps take it when it is typed. */
export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32
}

/** The address that an app reads from a QR code. It holds the secret. @param label what the app shows beside the issuer */
export function totpAddress(secret: string, label: string): string {
  return totpOf(secret, label).toString()
}

/** Which step of time the code belongs to; undefined for one that is not right now. */
export function stepOfCode(secret: string, typed: string, now: Date): number | undefined {
  const totp = totpOf(secret, '')
  const delta = totp.validate({ token: totpCodeOf(typed), timestamp: now.getTime(), window: TOTP.stepsOff })
  return delta === null ? undefined : totp.counter({ timestamp: now.getTime() }) + delta
}

function totpOf(secret: string, label: string): Totp {
  return new Totp({
    issuer: ISSUER,
    label,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: TOTP.digits,
    period: TOTP.periodSeconds,
  })
}
