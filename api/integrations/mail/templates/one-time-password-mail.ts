/** The e-mail with a one-time password. */
import { OTP_LIFETIME_MS } from '@member-care/domain/account/sign-in-rules.ts'
import type { MailContent } from '../mailer.ts'
import { writeLetter } from './letter.ts'

export function oneTimePasswordMail(to: { name: string | null; code: string }): MailContent {
  return writeLetter({
    subject: 'Your one-time password',
    name: to.name,
    paragraphs: [
      'Use this one-time password to go on:',
      `It is valid for ${OTP_LIFETIME_MS / 60_000} minutes and can be used once. If you did not ask for it, please ignore this e-mail; nobody gets in without it.`,
    ],
    highlight: to.code,
  })
}
