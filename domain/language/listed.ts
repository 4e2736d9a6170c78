/** Several things in a sentence, with the word of a language before the last of them. */
import { localeOf, type Language } from './language.ts'
import { perLanguage } from './per-language.ts'

const lists = perLanguage((language) => new Intl.ListFormat(localeOf(language)))

/** For the words of one language: `listed('en', ['employees', 'spouses'])` is `employees and spouses`. */
export function listed(language: Language, things: readonly string[]): string {
  return lists(language).format(things)
}
