/** The e-mail that tells an administrator that the file of users is there. The link shows nothing to anybody else. */
import { userExportTexts } from '@member-care/domain/texts/user-export-texts.ts'
import type { MailContent } from '../mailer.ts'
import { writeLetter } from './letter.ts'

export function userExportMail(about: { name: string | null; url: string }): MailContent {
  const { mail } = userExportTexts
  return writeLetter({
    subject: mail.subject,
    name: about.name,
    paragraphs: [mail.ready, mail.note],
    link: { label: mail.link, url: about.url },
  })
}
