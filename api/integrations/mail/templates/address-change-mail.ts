/** The e-mails about an administrator's account that is to move to another address. */
import { ACTIVATION_LINK_LIFETIME_MS } from '@member-care/domain/account/sign-in-rules.ts'
import { SINGAPORE } from '@member-care/domain/dates/singapore-dates.ts'
import type { MailContent } from '../mailer.ts'
import { writeLetter } from './letter.ts'

const moment = new Intl.DateTimeFormat('en-GB', { timeZone: SINGAPORE, day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' })

/** To the present address. @param about.from from when on the new one can take the account over */
export function addressChangeNoticeMail(about: { name: string | null; askedBy: string; email: string; from: Date; url: string }): MailContent {
  return writeLetter({
    subject: 'Your administrator account is to move to another address',
    name: about.name,
    paragraphs: [
      `${about.askedBy || 'An administrator'} has asked that your administrator account moves to ${about.email}. From ${moment.format(about.from)} (Singapore) on, whoever reads that address can take the account over with a new password. Until then nothing changes.`,
      'If you did not ask for this, sign in and cancel it: the console shows it on every page. An administrator with the role IT can cancel it too.',
    ],
    link: { label: 'Open the console', url: about.url },
  })
}

/** To the new address. */
export function addressChangeInvitationMail(about: { name: string | null; url: string }): MailContent {
  return writeLetter({
    subject: 'Move your administrator account to this address',
    name: about.name,
    paragraphs: [
      'Your administrator account is to move to this e-mail address. Please open the link below and choose a new password; from then on you sign in with both.',
      `The link is valid for ${ACTIVATION_LINK_LIFETIME_MS / 3_600_000} hours and can be used once. If you do not expect it, please ignore this e-mail.`,
    ],
    link: { label: 'Move your account', url: about.url },
  })
}
