/** The e-mail with a one-time password. */
import { OTP_LIFETIME_MS } from '@member-care/domain/account/sign-in-rules.ts'
import { oneTimePasswordMailTexts } from '@member-care/domain/texts/mail-texts.ts'
import type { MailContent } from '../mailer.ts'
import { writeLetter } from './letter.ts'

export function oneTimePasswordMail(to: { name: string | null; code: string }): MailContent {
  const { subject, use, validity } = oneTimePasswordMailTexts
  return writeLetter({
    subject,
    name: to.name,
    paragraphs: [use, validity(OTP_LIFETIME_MS / 60_000)],
    highlight: to.code,
  })
}
