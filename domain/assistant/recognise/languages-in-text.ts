/** Which languages a text is in. */
import {
  isChinese,
  isEnglish,
  isTamil,
  knownChinese,
  knownEnglish,
  knownMalay,
  knownTamil,
  knows,
  type KnownLanguage,
} from './known-languages.ts'
import { malayRoot } from './malay-root.ts'

/** Ends of words make too many words of shorter ones. */
const SHORTEST_ROOTED = 6

/**
 * Chinese and Tamil show by their letters, and Malay by a word that English does not have. English is always among them, since its words stand
 * in sentences of all others. What a word means in the language of the sentence comes before what it means in English.
 */
export function languagesIn(text: string): readonly KnownLanguage[] {
  return [
    ...(isChinese(text) ? [knownChinese] : []),
    ...(isTamil(text) ? [knownTamil] : []),
    ...(isMalay(text) ? [knownMalay] : []),
    knownEnglish,
  ]
}

function isMalay(text: string): boolean {
  return [...text.toLowerCase().matchAll(/\p{Script=Latin}+/gu)].some(
    ([word]) =>
      !isEnglish(word) &&
      (knows(knownMalay, word) || (word.length >= SHORTEST_ROOTED && malayRoot(word) !== undefined)),
  )
}
