/** The e-mail that invites an administrator to choose a password. */
import { ACTIVATION_LINK_LIFETIME_MS } from '@member-care/domain/account/sign-in-rules.ts'
import type { MailContent } from '../mailer.ts'
import { writeLetter } from './letter.ts'

export function administratorInvitationMail(about: { name: string | null; url: string }): MailContent {
  return writeLetter({
    subject: 'Activate your administrator account',
    name: about.name,
    paragraphs: [
      'An administrator account has been set up for you. Please open the link below and choose your password; then you can sign in.',
      `The link is valid for ${ACTIVATION_LINK_LIFETIME_MS / 3_600_000} hours and can be used once. If you do not expect it, please ignore this e-mail.`,
    ],
    link: { label: 'Activate your account', url: about.url },
  })
}
