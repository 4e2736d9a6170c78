/** The e-mail that welcomes a new user to the portal. */
import { onboardingMailTexts } from '@member-care/domain/texts/mail-texts.ts'
import type { MailContent } from '../mailer.ts'
import { writeLetter, type LetterAside } from './letter.ts'

export function onboardingMail(about: {
  name: string | null
  company: string
  url: string
  isTrial: boolean
  inOtherLanguages: readonly LetterAside[]
}): MailContent {
  const { opening, register, label, trial } = onboardingMailTexts
  const subject = onboardingMailTexts.subject(about.company)
  const paragraphs = [opening(about.company), register]
  return writeLetter({
    subject: about.isTrial ? trial.subject(subject) : subject,
    name: about.name,
    paragraphs: about.isTrial ? [trial.introduction, ...paragraphs] : paragraphs,
    link: { label, url: about.url },
    asides: about.inOtherLanguages,
  })
}
