/** The e-mail to somebody who has an account, and with whose number a registration was begun. What the portal itself never says, it says to its owner. */
import { signInPageTexts } from '@member-care/domain/texts/public-page-texts.ts'
import type { MailContent } from '../mailer.ts'
import { writeLetter } from './letter.ts'

export function alreadyRegisteredMail(about: { readonly name: string | null; readonly signInAddress: string }): MailContent {
  return writeLetter({
    subject: 'You have an account already',
    name: about.name,
    paragraphs: [
      `Somebody began to register with your number. You have an account already: please sign in with this e-mail address. If you do not know your password, choose “${signInPageTexts.forgotPassword}” there; if your account is locked, “${signInPageTexts.recoverAccount}”.`,
      'If this was not you, there is nothing that you need to do: nobody has learned anything about you, and nobody gets in.',
    ],
    link: { label: signInPageTexts.signIn, url: about.signInAddress },
  })
}
