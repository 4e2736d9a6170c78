/** The e-mails that answer a request for a new password or for the recovery of an account. What the portal itself never says, they say to the address's owner. */
import { RESET_LINK_LIFETIME_MS } from '@member-care/domain/account/sign-in-rules.ts'
import type { RequestedPurpose } from '../../../accounts/link-requests.ts'
import type { MailContent } from '../mailer.ts'
import { writeLetter } from './letter.ts'

interface Recipient {
  readonly name: string | null
}

const validity = `The link is valid for ${RESET_LINK_LIFETIME_MS / 60_000} minutes and can be used once.`

const linkTexts: Readonly<Record<RequestedPurpose, { readonly subject: string; readonly opening: string; readonly unasked: string; readonly label: string }>> = {
  'reset-password': {
    subject: 'Choose a new password',
    opening: 'You asked for a new password for your account. Please open the link below and choose one.',
    unasked: 'If you did not ask for it, please ignore this e-mail; your password stays as it is.',
    label: 'Choose a new password',
  },
  'recover-account': {
    subject: 'Recover your account',
    opening: 'You asked us to recover your account. Please open the link below and choose a new password; that unlocks your account too.',
    unasked: 'If you did not ask for it, please ignore this e-mail; nothing changes.',
    label: 'Recover your account',
  },
}

/** @param about.recoveryUrl where a locked account is recovered, for somebody whose new password alone would not let them in */
export function accountLinkMail(about: Recipient & { purpose: RequestedPurpose; url: string; recoveryUrl?: string | undefined }): MailContent {
  const { subject, opening, unasked, label } = linkTexts[about.purpose]
  const locked = about.recoveryUrl === undefined ? [] : [`Your account is locked, and a new password alone does not unlock it. Please recover it instead: ${about.recoveryUrl}`]
  return writeLetter({ subject, name: about.name, paragraphs: [opening, ...locked, `${validity} ${unasked}`], link: { label, url: about.url } })
}

/** For a member who has not registered yet and so has no password. */
export function notRegisteredMail(about: Recipient & { registerUrl: string }): MailContent {
  return writeLetter({
    subject: 'Your account is not set up yet',
    name: about.name,
    paragraphs: ['You asked for a new password, but your account has not been set up yet. Please register first; you choose your password there.'],
    link: { label: 'Register', url: about.registerUrl },
  })
}

/** For somebody whom no new password would let in. */
export function suspendedMail(about: Recipient & { support: { readonly email: string; readonly phone: string } }): MailContent {
  return writeLetter({
    subject: 'Your account has been suspended',
    name: about.name,
    paragraphs: [
      'You asked for a new password, but your account has been suspended, and a new password would not let you in.',
      `Please contact us: ${about.support.email} or ${about.support.phone}.`,
    ],
  })
}
