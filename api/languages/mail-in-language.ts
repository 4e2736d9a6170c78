/** Writes every e-mail in the language of the person who gets it, no matter who caused it. */
import { inLanguage } from '../http/in-language.ts'
import type { Mailer, WritingMailer } from '../integrations/mail/mailer.ts'
import type { PersonLanguages } from './person-languages.ts'

export function writeInLanguages(mailer: Mailer, languages: Pick<PersonLanguages, 'of'>): WritingMailer {
  return {
    async send({ write, ...envelope }) {
      const content = inLanguage(await languages.of(envelope.subjectId), write)
      await mailer.send({ ...envelope, ...content })
    },
    close: () => mailer.close(),
  }
}
