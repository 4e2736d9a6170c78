/**
 * Which language the pages of this browser are in: the one that the person has chosen, else the first of the browser's that there is, else English.
 * It is settled before a page is drawn, and stays as long as the page is open. Who chooses another one gets a new page.
 */
import { readLanguageFrom } from '@member-care/domain/language/current-language.ts'
import { DEFAULT_LANGUAGE, languages, languageTag, type Language } from '@member-care/domain/language/language.ts'
import { learnLanguage, type FindWords } from '@member-care/domain/language/words.ts'
import { findWordsIn } from '@member-care/domain/texts/translated.ts'
import { wantedLanguage } from './kept-language.ts'
import { loadLettersOf } from './letters-of-languages.ts'

/** The words of each language but English, which comes with the pages. They are loaded when somebody reads them. */
const loadWords: Readonly<Record<Exclude<Language, typeof DEFAULT_LANGUAGE>, () => Promise<FindWords>>> = {
  zh: async () => findWordsIn((await import('@member-care/domain/texts/zh/words.ts')).words),
  ms: async () => findWordsIn((await import('@member-care/domain/texts/ms/words.ts')).words),
  ta: async () => findWordsIn((await import('@member-care/domain/texts/ta/words.ts')).words),
  'en-XA': async () => (await import('@member-care/domain/language/pseudo-language.ts')).findPseudoWords,
}

/**
 * Once, before anything is drawn. Where the words cannot be had, the pages are in English.
 * @param readable what these pages are written in
 */
export async function settleLanguage(readable: readonly Language[] = languages): Promise<void> {
  const wanted = wantedLanguage(readable)
  if (wanted === DEFAULT_LANGUAGE) return
  try {
    const [words, isThere] = await Promise.all([loadWords[wanted](), isOffered(wanted)])
    if (!isThere) return
    learnLanguage(wanted, words)
    readLanguageFrom(() => wanted)
    document.documentElement.lang = languageTag(wanted)
    loadLettersOf(wanted)
  } catch {
    // Better the page in English than none.
  }
}

/** The server says whether it speaks the pseudo-language, which only those who develop may read. */
async function isOffered(language: Language): Promise<boolean> {
  if (languages.some((one) => one === language)) return true
  const offered = (await (await fetch('/api/languages')).json()) as { readonly languages: readonly { code: string }[] }
  return offered.languages.some(({ code }) => code === language)
}
