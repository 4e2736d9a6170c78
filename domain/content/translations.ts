/**
 * The words of content in other languages than English (S123). They stand beside the English ones, in `translations` of the same object: of an item, and
 * of each line of its lists. So they belong to the version, and are saved, compared, approved and published with it.
 */
import { z } from 'zod'
import type { languages } from '../language/language.ts'
import { DEFAULT_LANGUAGE, type Language } from '../language/language.ts'
import type { Content, ContentKind } from './content.ts'

/** The languages besides English that members read. */
export type TranslatedLanguage = Exclude<(typeof languages)[number], typeof DEFAULT_LANGUAGE>
export const translatedLanguages = ['zh', 'ms', 'ta'] as const satisfies readonly TranslatedLanguage[]

/** The field beside some words for the same words in other languages. @param words each may be empty for not translated */
export function translationsOf<Words extends z.ZodRawShape>(words: Words) {
  const one = z.object(words).optional()
  return z.object({ zh: one, ms: one, ta: one } satisfies Record<TranslatedLanguage, unknown>).optional()
}

/** Where content has words that are translated: names of fields, `*` for each line of a list. Names of companies and places, and addresses, are not. */
export const translatedFields: Readonly<Record<ContentKind, readonly string[]>> = {
  article: ['title', 'excerpt', 'html'],
  video: ['title', 'description'],
  reward: ['title', 'excerpt', 'category.name', 'terms', 'redeemDescription'],
  merchant: ['description'],
  product: ['title', 'description'],
  banner: ['title', 'text', 'linkText'],
  'chat-menu': ['items.*.message', 'items.*.action.buttonText'],
  'launch-message': ['title', 'text'],
  'clinic-picture': [],
  'public-holidays': ['days.*.name'],
}

/** A text of content, and what stands for it in other languages. */
export interface TranslatedText {
  /** Its path: `items.0.message`. */
  readonly field: string
  readonly english: string
  readonly translations: Readonly<Partial<Record<TranslatedLanguage, string>>>
}

/** All texts of an item that may be translated, also those that are not written in English. */
export function translatableTexts(content: Content): readonly TranslatedText[] {
  return translatedFields[content.kind].flatMap((path) => textsAt(content, path.split('.'), []))
}

/** All texts of an item that are to be translated: those that are written in English. */
export function textsToTranslate(content: Content): readonly TranslatedText[] {
  return translatableTexts(content).filter(({ field, english }) => isWritten(field, english))
}

/** Where the translation of a text stands. @param field as in {@link TranslatedText} */
export function translationPath(field: string, language: TranslatedLanguage): string {
  const above = field.split('.')
  const name = above.pop() ?? ''
  return [...above, 'translations', language, name].join('.')
}

/** Paths of the texts that are written in English and not in this language. */
export function missingIn(content: Content, language: TranslatedLanguage): readonly string[] {
  return textsToTranslate(content)
    .filter(({ field, translations }) => !isWritten(field, translations[language] ?? ''))
    .map(({ field }) => field)
}

/**
 * Paths of the texts whose English another version says differently, while their translation is still the same: it may say what does not hold any more.
 * A line of a list is compared with the one in its place.
 */
export function outdatedIn(earlier: Content, later: Content, language: TranslatedLanguage): readonly string[] {
  const before = new Map(translatableTexts(earlier).map((text) => [text.field, text]))
  return textsToTranslate(later)
    .filter(({ field, english, translations }) => {
      const known = before.get(field)
      const translated = translations[language] ?? ''
      return (
        known !== undefined &&
        isWritten(field, translated) &&
        known.english !== english &&
        known.translations[language] === translated
      )
    })
    .map(({ field }) => field)
}

/** Content in one language. */
export interface ContentInLanguage<Told extends Content> {
  /** Without {@link translationsOf}. */
  readonly content: Told
  /** English where the item is not translated, or not all of it. */
  readonly language: (typeof languages)[number]
}

/**
 * An item as somebody reads it: all of it in their language, or all of it in English. A half translated item would say one thing in two languages, of which
 * they may read one (S123).
 */
export function contentIn<Told extends Content>(content: Told, language: Language): ContentInLanguage<Told> {
  const wanted = translatedLanguages.find((one) => one === language)
  const isTranslated =
    wanted !== undefined && textsToTranslate(content).length > 0 && missingIn(content, wanted).length === 0
  return isTranslated
    ? { content: told(content, wanted), language: wanted }
    : { content: withoutTranslations(content), language: DEFAULT_LANGUAGE }
}

/** Content, or a part of it, with its English words alone. */
export function withoutTranslations<Value>(value: Value): Value {
  return told(value, undefined)
}

/** Without translations in which nothing is written, so that it makes no difference whether somebody looked at them. */
export function withoutEmptyTranslations<Kept extends Content>(content: Kept): Kept {
  return tidied(content) as Kept
}

/** With each text put through `change`, in every language. @param name of the field that is meant, on an item itself */
export function withEveryTranslation<Kept extends Content & { translations?: object | undefined }>(
  content: Kept,
  name: string,
  change: (text: string) => string,
): Kept {
  const changed = (words: Fields): Fields =>
    typeof words[name] === 'string' ? { ...words, [name]: change(words[name]) } : words
  return {
    ...changed(content),
    ...(content.translations && {
      translations: Object.fromEntries(
        Object.entries(content.translations).map(([language, words]) => [language, words && changed(words as Fields)]),
      ),
    }),
  } as Kept
}

type Fields = Readonly<Record<string, unknown>>

function textsAt(
  value: unknown,
  [name = '', ...rest]: readonly string[],
  above: readonly string[],
): readonly TranslatedText[] {
  if (Array.isArray(value) && name === '*')
    return value.flatMap((one, index) => textsAt(one, rest, [...above, String(index)]))
  if (!isFields(value)) return []
  const path = [...above, name]
  if (rest.length > 0) return textsAt(value[name], rest, path)
  const english = value[name]
  if (typeof english !== 'string') return []
  const translations = Object.fromEntries(
    translatedLanguages.map((language) => [language, textIn(value['translations'], language, name)]),
  )
  return [{ field: path.join('.'), english, translations }]
}

function textIn(translations: unknown, language: TranslatedLanguage, name: string): string {
  const words = isFields(translations) ? translations[language] : undefined
  const text = isFields(words) ? words[name] : undefined
  return typeof text === 'string' ? text : ''
}

/** An editor of HTML leaves tags where nothing is written. */
function isWritten(field: string, text: string): boolean {
  if (field !== 'html') return text.trim() !== ''
  return text.includes('<img ') || text.replace(/<[^>]*>/g, '').trim() !== ''
}

function told<Value>(value: Value, language: TranslatedLanguage | undefined): Value {
  if (Array.isArray(value)) return value.map((one: unknown) => told(one, language)) as Value
  if (!isFields(value)) return value
  const { translations, ...own } = value as Fields
  const words = language !== undefined && isFields(translations) ? translations[language] : undefined
  return {
    ...Object.fromEntries(Object.entries(own).map(([name, inner]) => [name, told(inner, language)])),
    // A text that was emptied in English is gone in every language.
    ...(isFields(words) && wordsOfWritten(words, own)),
  } as Value
}

function wordsOfWritten(words: Fields, english: Fields): Fields {
  return Object.fromEntries(
    Object.entries(words).filter(([name]) => {
      const text = english[name]
      return typeof text !== 'string' || isWritten(name, text)
    }),
  )
}

function tidied(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(tidied)
  if (!isFields(value)) return value
  const { translations, ...own } = value
  const written = Object.entries(isFields(translations) ? translations : {}).filter(
    ([, words]) => isFields(words) && Object.entries(words).some(([name, text]) => isWritten(name, String(text))),
  )
  return {
    ...Object.fromEntries(Object.entries(own).map(([name, inner]) => [name, tidied(inner)])),
    ...(written.length > 0 && { translations: Object.fromEntries(written) }),
  }
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
