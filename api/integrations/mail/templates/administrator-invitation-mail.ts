/** The e-mail that invites an administrator to choose a password. */
import { ACTIVATION_LINK_LIFETIME_MS } from '@member-care/domain/account/sign-in-rules.ts'
import { administratorInvitationMailTexts, linkMailTexts } from '@member-care/domain/texts/mail-texts.ts'
import type { MailContent } from '../mailer.ts'
import { writeLetter } from './letter.ts'

export function administratorInvitationMail(about: { name: string | null; url: string }): MailContent {
  const { subject, opening, label } = administratorInvitationMailTexts
  return writeLetter({
    subject,
    name: about.name,
    paragraphs: [opening, linkMailTexts.validForHours(ACTIVATION_LINK_LIFETIME_MS / 3_600_000)],
    link: { label, url: about.url },
  })
}
