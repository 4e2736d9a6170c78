/** The language that whoever walks a journey reads: English, or what `READER_LANGUAGE` says (docs/languages.md). */
import { DEFAULT_LANGUAGE, languages, type Language } from '@member-care/domain/language/language.ts'

export const readerLanguage: (typeof languages)[number] = chosen(process.env.READER_LANGUAGE)

function chosen(asked: string | undefined): (typeof languages)[number] {
  if (asked === undefined) return DEFAULT_LANGUAGE
  const found = languages.find((language: Language) => language === asked)
  if (found === undefined) throw new Error(`READER_LANGUAGE is one of ${languages.join(', ')}.`)
  return found
}
