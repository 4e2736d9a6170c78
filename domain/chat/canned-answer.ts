/** Answers that the desk gives often, as the console keeps them, and how one is written to a member (S97, S99). */
import { z } from 'zod'
import { translatedLanguages, type TranslatedLanguage } from '../content/translations.ts'
import { DEFAULT_LANGUAGE, type Language, type languages } from '../language/language.ts'
import { cannedAnswerTexts as texts } from '../texts/canned-answer-texts.ts'
import { cannedAnswerDesks, LONGEST_CANNED_TITLE, MOST_OF_MESSAGE } from './conversation-terms.ts'

/** What stands for something of the member's. */
const placeholders = ['name'] as const
const placeholder = /\{([^{}]*)\}/g

const translation = z
  .string()
  .trim()
  .max(MOST_OF_MESSAGE, { error: () => texts.refusals.textTooLong })
  .refine(hasOnlyKnownPlaceholders, { error: () => texts.refusals.placeholderUnknown })
  .optional()

const cannedAnswerFields = {
  title: z
    .string()
    .trim()
    .min(1, { error: () => texts.refusals.titleMissing })
    .max(LONGEST_CANNED_TITLE, { error: () => texts.refusals.titleTooLong }),
  text: z
    .string()
    .trim()
    .min(1, { error: () => texts.refusals.textMissing })
    .max(MOST_OF_MESSAGE, { error: () => texts.refusals.textTooLong })
    .refine(hasOnlyKnownPlaceholders, { error: () => texts.refusals.placeholderUnknown }),
  /** The text in other languages: empty for not translated, absent for as it is. */
  translations: z
    .object({ zh: translation, ms: translation, ta: translation } satisfies Record<TranslatedLanguage, unknown>)
    .optional(),
  desk: z.enum(cannedAnswerDesks, { error: () => texts.refusals.deskMissing }),
}
export const cannedAnswerSchema = z.object(cannedAnswerFields)
export type CannedAnswer = z.infer<typeof cannedAnswerSchema>
type CannedWords = Pick<CannedAnswer, 'text' | 'translations'>

/** The languages in which there is the text of an answer, English first. */
export function languagesOfAnswer({ translations = {} }: CannedWords): readonly (typeof languages)[number][] {
  return [DEFAULT_LANGUAGE, ...translatedLanguages.filter((language) => (translations[language] ?? '') !== '')]
}

interface WrittenTo {
  /** Null where it is not known any more: then it is left out. */
  readonly name: string | null
  /** Which they read; English where the answer is not translated. */
  readonly language: Language
}

/** An answer as it is written to somebody, and in which language that is. */
export function writeCannedAnswer(
  answer: CannedWords,
  { name, language }: WrittenTo,
): { readonly text: string; readonly language: (typeof languages)[number] } {
  const written = languagesOfAnswer(answer).find((one) => one === language) ?? DEFAULT_LANGUAGE
  const words = written === DEFAULT_LANGUAGE ? answer.text : (answer.translations?.[written] ?? '')
  const text = name === null ? words.replace(/ ?\{name\}/g, '') : words.replaceAll('{name}', () => name)
  return { text, language: written }
}

function hasOnlyKnownPlaceholders(text: string): boolean {
  return [...text.matchAll(placeholder)].every(([, name]) => placeholders.some((known) => known === name))
}
