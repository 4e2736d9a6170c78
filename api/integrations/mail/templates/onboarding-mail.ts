/** The e-mail that welcomes a new user to the portal. */
import { onboardingMailTexts } from '@member-care/domain/texts/onboarding-texts.ts'
import type { MailContent } from '../mailer.ts'
import { writeLetter } from './letter.ts'

export function onboardingMail(about: { name: string | null; company: string; url: string; isTrial: boolean }): MailContent {
  const { subject, paragraphs, link, trial } = onboardingMailTexts(about.company)
  return writeLetter({
    subject: about.isTrial ? `${trial.subject} ${subject}` : subject,
    name: about.name,
    paragraphs: about.isTrial ? [trial.introduction, ...paragraphs] : paragraphs,
    link: { label: link, url: about.url },
  })
}
