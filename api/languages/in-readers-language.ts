/** Content in the words of who reads the answer: all of an item in their language, or all of it in English (S123). */
import type { Content } from '@member-care/domain/content/content.ts'
import { contentIn } from '@member-care/domain/content/translations.ts'
import { currentLanguage } from '@member-care/domain/language/current-language.ts'
import { DEFAULT_LANGUAGE, languageTag } from '@member-care/domain/language/language.ts'
import { z } from 'zod'

/** What the words of an answer are written in, for the `lang` attribute: `zh-Hans-SG`; `en-SG` for what is not translated. */
export const languageOfWords = z.string()

interface InReadersLanguage<Told extends Content> {
  readonly content: Told
  /** As {@link languageOfWords}. */
  readonly language: string
}

export function inReadersLanguage<Told extends Content>(content: Told): InReadersLanguage<Told> {
  const { content: told, language } = contentIn(content, currentLanguage())
  return { content: told, language: languageTag(language) }
}

/** @param language as {@link languageOfWords} */
export function isEnglish(language: string): boolean {
  return language === languageTag(DEFAULT_LANGUAGE)
}
