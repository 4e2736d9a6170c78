/** The one-time password that was e-mailed last, for this tab only: after a reload the person types it instead of getting another one. */
import type { AnswerOf } from '@member-care/api/client/client.ts'
import { OTP_LIFETIME_MS } from '@member-care/domain/account/sign-in-rules.ts'
import { storedSessionKeys } from '@member-care/domain/account/stored-session.ts'
import { keptValue } from '../storage/kept-value.ts'

/** As the calls that send one answer; `sent` is false where one that was mailed before is to be typed. */
export type OtpSent = AnswerOf<'/api/users/generateLoginOTPEmailCode', 'post'>

/** What it is for, and the address that it went to, as that is shown. */
export interface OtpUse {
  readonly use: 'sign-in' | 'step-up' | 'registration'
  readonly email: string
}

/** Times are milliseconds since 1970. */
export interface SentOtp extends OtpUse {
  /** Whether it had been mailed before it was asked for. */
  readonly isEarlier: boolean
  readonly resendAt: number
  readonly expiresAt: number
}

const kept = keptValue<SentOtp>('tab', storedSessionKeys.sentOtp)

export function rememberSentOtp({ use, email }: OtpUse, { sent, resendAfterSeconds }: OtpSent): SentOtp {
  const now = Date.now()
  const remembered: SentOtp = {
    use,
    email,
    isEarlier: !sent,
    resendAt: now + resendAfterSeconds * 1_000,
    expiresAt: now + OTP_LIFETIME_MS,
  }
  kept.keep(remembered)
  return remembered
}

/** The one that was sent for this and may still be typed. */
export function sentOtpFor({ use, email }: OtpUse): SentOtp | null {
  const sent = kept.read()
  return sent !== null && sent.use === use && sent.email === email && Date.now() < sent.expiresAt ? sent : null
}

/** It was right, or is not asked for any more. */
export function forgetSentOtp(): void {
  kept.forget()
}
