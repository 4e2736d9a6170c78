/** The e-mail to somebody who has an account, and with whose number a registration was begun. What the portal itself never says, it says to its owner. */
import { alreadyRegisteredMailTexts } from '@member-care/domain/texts/mail-texts.ts'
import { signInPageTexts } from '@member-care/domain/texts/public-page-texts.ts'
import type { MailContent } from '../mailer.ts'
import { writeLetter } from './letter.ts'

export function alreadyRegisteredMail(about: {
  readonly name: string | null
  readonly signInAddress: string
}): MailContent {
  const { subject, opening, notYou } = alreadyRegisteredMailTexts
  return writeLetter({
    subject,
    name: about.name,
    paragraphs: [opening(signInPageTexts), notYou],
    link: { label: signInPageTexts.signIn, url: about.signInAddress },
  })
}
