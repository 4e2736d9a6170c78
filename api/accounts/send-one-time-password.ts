/** Sending a one-time password by e-mail, and what is answered when one is not right. */
import { OTP_RESEND_AFTER_MS } from '@member-care/domain/account/sign-in-rules.ts'
import { mailTemplateOf } from '@member-care/domain/client/mail-template.ts'
import { otpResendText, otpTexts } from '@member-care/domain/texts/account-texts.ts'
import { z } from 'zod'
import { apiError, ApiError } from '../http/api-error.ts'
import { oneTimePasswordMail } from '../integrations/mail/templates/one-time-password-mail.ts'
import type { Parts } from '../http/parts.ts'
import { clientThatWritesTo } from './session-user.ts'
import type { OtpCheck, OtpOwner } from './one-time-passwords.ts'

export const otpSentSchema = z.object({
  /** False where one was mailed before that still works: it is to be typed, and none may be sent yet. */
  sent: z.boolean(),
  resendAfterSeconds: z.number(),
})

/**
 * Makes a one-time password and mails it, unless it is too soon and one that was mailed before works. @returns what the call answers
 * @throws ApiError 429 OTP_TOO_MANY_REQUESTS when there is none to type; `Retry-After` says how long to wait
 */
export async function sendOneTimePassword(
  parts: Pick<Parts, 'oneTimePasswords' | 'mailer' | 'users' | 'clients' | 'systemReader' | 'clock'>,
  owner: OtpOwner,
  to: { readonly email: string; readonly name: string | null },
): Promise<z.infer<typeof otpSentSchema>> {
  const issued = await parts.oneTimePasswords.issue(owner, parts.clock())
  if ('waitSeconds' in issued) {
    const { waitSeconds, isOpen } = issued
    if (isOpen) return { sent: false, resendAfterSeconds: waitSeconds }
    throw waitError(waitSeconds)
  }
  try {
    await parts.mailer.send({
      to: to.email,
      subjectId: owner.userId,
      templateAlias: mailTemplateOf(await clientThatWritesTo(parts, owner.userId), 'one-time-password'),
      write: () => oneTimePasswordMail({ name: to.name, code: issued.code }),
    })
  } catch (error) {
    await parts.oneTimePasswords.withdraw(issued.otpId)
    throw error
  }
  return { sent: true, resendAfterSeconds: OTP_RESEND_AFTER_MS / 1_000 }
}

/** The error for a one-time password that is not right. */
export function oneTimePasswordError(outcome: Exclude<OtpCheck, 'right'>): ApiError {
  const codes = { wrong: 'OTP_WRONG', expired: 'OTP_EXPIRED', 'no-tries-left': 'OTP_NO_TRIES_LEFT' } as const
  return apiError(codes[outcome])
}

function waitError(seconds: number): ApiError {
  const text = seconds * 1_000 <= OTP_RESEND_AFTER_MS ? otpResendText(seconds) : otpTexts.tooManyRequests
  return new ApiError('OTP_TOO_MANY_REQUESTS', { status: 429, text, retryAfterSeconds: seconds })
}
