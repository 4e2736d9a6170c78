/** Sending a one-time password by e-mail, and what is answered when one is not right. */
import { OTP_RESEND_AFTER_MS } from '@member-care/domain/account/sign-in-rules.ts'
import { otpResendText, otpTexts } from '@member-care/domain/texts/account-texts.ts'
import { z } from 'zod'
import { apiError, type ApiError } from '../http/api-error.ts'
import { oneTimePasswordMail } from '../integrations/mail/templates/one-time-password-mail.ts'
import type { Parts } from '../parts.ts'
import type { OtpCheck, OtpOwner } from './one-time-passwords.ts'

export const otpSentSchema = z.object({ sent: z.literal(true), resendAfterSeconds: z.number() })

/**
 * Makes a one-time password and mails it. @returns what the call answers
 * @throws ApiError 429 OTP_TOO_MANY_REQUESTS, saying how long to wait
 */
export async function sendOneTimePassword(
  parts: Pick<Parts, 'oneTimePasswords' | 'mailer' | 'clock'>,
  owner: OtpOwner,
  to: { readonly email: string; readonly name: string | null },
): Promise<z.infer<typeof otpSentSchema>> {
  const issued = await parts.oneTimePasswords.issue(owner, parts.clock())
  if ('waitSeconds' in issued) throw apiError('OTP_TOO_MANY_REQUESTS', waitText(issued.waitSeconds))
  await parts.mailer.send({ to: to.email, subjectId: owner.userId, ...oneTimePasswordMail({ name: to.name, code: issued.code }) })
  return { sent: true, resendAfterSeconds: OTP_RESEND_AFTER_MS / 1_000 }
}

/** The error for a one-time password that is not right. */
export function oneTimePasswordError(outcome: Exclude<OtpCheck, 'right'>): ApiError {
  const codes = { wrong: 'OTP_WRONG', expired: 'OTP_EXPIRED', 'no-tries-left': 'OTP_NO_TRIES_LEFT' } as const
  return apiError(codes[outcome])
}

function waitText(seconds: number): string {
  return seconds * 1_000 <= OTP_RESEND_AFTER_MS ? otpResendText(seconds) : otpTexts.tooManyRequests
}
