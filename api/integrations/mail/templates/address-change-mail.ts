/** The e-mails about an administrator's account that is to move to another address. */
import { ACTIVATION_LINK_LIFETIME_MS } from '@member-care/domain/account/sign-in-rules.ts'
import { formatSingaporeInstant } from '@member-care/domain/dates/singapore-dates.ts'
import { addressChangeMailTexts, linkMailTexts } from '@member-care/domain/texts/mail-texts.ts'
import type { MailContent } from '../mailer.ts'
import { writeLetter } from './letter.ts'

/** To the present address. @param about.from from when on the new one can take the account over */
export function addressChangeNoticeMail(about: {
  name: string | null
  askedBy: string
  email: string
  from: Date
  url: string
}): MailContent {
  const { subject, opening, notYou, label } = addressChangeMailTexts.notice
  return writeLetter({
    subject,
    name: about.name,
    paragraphs: [opening({ ...about, from: formatSingaporeInstant(about.from) }), notYou],
    link: { label, url: about.url },
  })
}

/** To the new address. */
export function addressChangeInvitationMail(about: { name: string | null; url: string }): MailContent {
  const { subject, opening, label } = addressChangeMailTexts.invitation
  return writeLetter({
    subject,
    name: about.name,
    paragraphs: [opening, linkMailTexts.validForHours(ACTIVATION_LINK_LIFETIME_MS / 3_600_000)],
    link: { label, url: about.url },
  })
}
