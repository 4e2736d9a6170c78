/** The languages that the product can be read in. A further one is named here; the compiler then asks for the rest. */
export const languages = ['en', 'zh', 'ms', 'ta'] as const

/** English that looks foreign, to find what a second language would break. It is made by a function, and nobody is offered it in production. */
export const PSEUDO_LANGUAGE = 'en-XA'

export type Language = (typeof languages)[number] | typeof PSEUDO_LANGUAGE

/** What is written when nobody has said which language they read. */
export const DEFAULT_LANGUAGE = 'en' satisfies Language

/** The console and the HR area are in English (S117), whatever their reader has chosen for the portal. */
export const consoleLanguages = [DEFAULT_LANGUAGE] as const satisfies readonly Language[]

const locales: Readonly<Record<Language, string>> = {
  en: 'en-SG',
  zh: 'zh-Hans-SG',
  ms: 'ms-SG',
  ta: 'ta-SG',
  'en-XA': 'en-SG',
}

/** The name under which `Intl` knows how a language writes numbers and dates in Singapore. */
export function localeOf(language: Language): string {
  return locales[language]
}

/** What a page, an e-mail or an answer says it is written in. */
export function languageTag(language: Language): string {
  return language === PSEUDO_LANGUAGE ? PSEUDO_LANGUAGE : locales[language]
}

/** Each in its own words, as people look for it in a list. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  zh: '中文',
  ms: 'Bahasa Melayu',
  ta: 'தமிழ்',
  'en-XA': 'Pseudo-language',
}
