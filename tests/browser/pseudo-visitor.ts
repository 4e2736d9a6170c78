/** Somebody who reads every page in the pseudo-language, on a small phone. */
import { DEFAULT_LANGUAGE, PSEUDO_LANGUAGE } from '@member-care/domain/language/language.ts'
import { findPseudoWords } from '@member-care/domain/language/pseudo-language.ts'
import { readLanguageFrom } from '@member-care/domain/language/current-language.ts'
import { learnLanguage } from '@member-care/domain/language/words.ts'
import { chatTexts } from '@member-care/domain/texts/chat-texts.ts'
import type { Browser } from 'playwright-core'
import { openLanguageVisitor, type LanguageVisitor } from './language-visitor.ts'
import { plainWordsIn } from '../support/page-words.ts'

/** Words that are nobody's to translate. Each has its reason. */
const plainWords = new Set([
  // Days and months in a date: the pseudo-language has those of English.
  ...'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' '),
  ...'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
  ...'January February March April June July August September October November December'.split(' '),
  // The languages, each in its own words.
  'English',
  'Pseudo',
  'language',
  // Who answers in the chat. Each message of it comes over the connection of the page with the name of who wrote it.
  chatTexts.joey,
  chatTexts.may,
])

/** @param who signs in first; undefined for a visitor of the public pages */
export function openPseudoVisitor(browser: Browser, origin: string, who?: string): Promise<LanguageVisitor> {
  return openLanguageVisitor(browser, origin, {
    language: PSEUDO_LANGUAGE,
    who,
    englishIn: (text, data) => plainWordsIn(text).filter((word) => !plainWords.has(word) && !data.has(word)),
  })
}

/** Takes the steps of a journey while the drawers give the words of the pseudo-language here too, as they stand on its pages. */
export async function writtenInPseudoLanguage<Result>(steps: () => Promise<Result>): Promise<Result> {
  learnLanguage(PSEUDO_LANGUAGE, findPseudoWords)
  readLanguageFrom(() => PSEUDO_LANGUAGE)
  try {
    return await steps()
  } finally {
    readLanguageFrom(() => DEFAULT_LANGUAGE)
  }
}
