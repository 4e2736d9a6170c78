/** The rules of second factors: an authenticator app (TOTP), passkeys, recovery codes, and devices that are trusted. Times are instants; `now` is handed in. */
import { secondFactorTexts } from '../texts/second-factor-texts.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** What somebody can enrol. */
export const secondFactorKinds = ['totp', 'passkey'] as const
export type SecondFactorKind = (typeof secondFactorKinds)[number]

/** What can be shown instead of a one-time password by e-mail. */
export const secondFactorAnswers = [...secondFactorKinds, 'recovery-code'] as const
export type SecondFactorAnswerKind = (typeof secondFactorAnswers)[number]

/** RFC 6238: what authenticator apps take for granted. The codes before and after the present one are good too, because clocks differ. */
export const TOTP = { digits: 6, periodSeconds: 30, stepsOff: 1 } as const

/** An enrolment that was begun must be confirmed within this time. */
export const ENROLMENT_LIFETIME_MS = 15 * MINUTE
/** A passkey must answer within this time. */
export const PASSKEY_CHALLENGE_LIFETIME_MS = 5 * MINUTE

export const MOST_SECOND_FACTORS = 10
export const FACTOR_NAME_LONGEST = 40

/** So many codes may be wrong within the window; then none is looked at until it is over. As many as of one-time passwords. */
export const WRONG_CODES = 5
export const WRONG_CODES_WINDOW_MS = 15 * MINUTE

export const RECOVERY_CODES = 10
/** Letters and digits that nobody mistakes for one another. */
const RECOVERY_ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
const RECOVERY_LENGTH = 12

/** A proof that it is still them: password or second factor, shown this lately. */
export const PROOF_LIFETIME_MS = 5 * MINUTE

/** How long a device that a member trusts takes the place of the second step. */
export const TRUSTED_DEVICE_LIFETIME_MS = 30 * DAY

/** What is wrong with the name of a second factor; undefined when nothing is. */
export function factorNameError(name: string | undefined): string | undefined {
  const trimmed = name?.trim() ?? ''
  if (trimmed === '') return secondFactorTexts.nameRequired
  return trimmed.length > FACTOR_NAME_LONGEST ? secondFactorTexts.nameTooLong : undefined
}

/** What is wrong with a code of an authenticator app as typed; whether it is the right one, the server tells. */
export function totpCodeError(code: string | undefined): string | undefined {
  return /^\d{6}$/.test(totpCodeOf(code ?? '')) ? undefined : secondFactorTexts.codeRequired
}

/** A code as it is compared: apps show it in two groups. */
export function totpCodeOf(typed: string): string {
  return typed.replace(/\s/g, '')
}

/**
 * A recovery code, made of random bytes: 12 letters and digits in three groups, some 59 bits.
 * @param random at least 24 random bytes; those that would make some letters more frequent than others are passed over
 */
export function recoveryCodeOf(random: Iterable<number>): string {
  const largest = 256 - (256 % RECOVERY_ALPHABET.length)
  const letters: string[] = []
  for (const byte of random) {
    if (letters.length === RECOVERY_LENGTH) break
    if (byte < largest) letters.push(RECOVERY_ALPHABET.charAt(byte % RECOVERY_ALPHABET.length))
  }
  if (letters.length < RECOVERY_LENGTH) throw new Error('Too few random bytes for a recovery code.')
  return (letters.join('').match(/.{4}/g) ?? []).join('-')
}

/** A recovery code as it is compared: however it is spelt. */
export function comparableRecoveryCode(typed: string): string {
  return typed.toLowerCase().replace(/[^a-z0-9]/g, '')
}

/** What is wrong with a recovery code as typed. */
export function recoveryCodeError(typed: string | undefined): string | undefined {
  return comparableRecoveryCode(typed ?? '').length === RECOVERY_LENGTH
    ? undefined
    : secondFactorTexts.recoveryCodeRequired
}

/** Whether a proof still holds. */
export function isProofFresh(provedAt: Date, now: Date): boolean {
  return now.getTime() - provedAt.getTime() < PROOF_LIFETIME_MS
}
