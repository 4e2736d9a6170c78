/** The e-mails that answer a request for a new password or for the recovery of an account. What the portal itself never says, they say to the address's owner. */
import { RESET_LINK_LIFETIME_MS } from '@member-care/domain/account/sign-in-rules.ts'
import {
  accountLinkMailTexts,
  linkMailTexts,
  notRegisteredMailTexts,
  suspendedMailTexts,
} from '@member-care/domain/texts/mail-texts.ts'
import type { RequestedPurpose } from './link-requests.ts'
import type { MailContent } from '../integrations/mail/mailer.ts'
import { writeLetter } from '../integrations/mail/templates/letter.ts'

interface Recipient {
  readonly name: string | null
}

/** @param about.recoveryUrl where a locked account is recovered, for somebody whose new password alone would not let them in */
export function accountLinkMail(
  about: Recipient & { purpose: RequestedPurpose; url: string; recoveryUrl?: string | undefined },
): MailContent {
  const { subject, opening, unasked, label } = accountLinkMailTexts[about.purpose]
  const locked = about.recoveryUrl === undefined ? [] : [linkMailTexts.locked(about.recoveryUrl)]
  const validity = linkMailTexts.validForMinutes(RESET_LINK_LIFETIME_MS / 60_000, unasked)
  return writeLetter({
    subject,
    name: about.name,
    paragraphs: [opening, ...locked, validity],
    link: { label, url: about.url },
  })
}

/** For a member who has not registered yet and so has no password. */
export function notRegisteredMail(about: Recipient & { registerUrl: string }): MailContent {
  const { subject, opening, label } = notRegisteredMailTexts
  return writeLetter({ subject, name: about.name, paragraphs: [opening], link: { label, url: about.registerUrl } })
}

/** For somebody whom no new password would let in. */
export function suspendedMail(
  about: Recipient & { support: { readonly email: string; readonly phone: string } },
): MailContent {
  const { subject, opening, contact } = suspendedMailTexts
  return writeLetter({ subject, name: about.name, paragraphs: [opening, contact(about.support)] })
}
