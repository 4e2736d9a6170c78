/** One wrong, missing, doubled or swapped letter in a longer word. */
import { has, type KnownLanguage } from './known-languages.ts'
import { realWords } from './lexicon/real-words.ts'

/**
 * The cue that a word probably stands for. A word that exists is never mended, nor one whose first letter differs: people seldom mistype that,
 * and `mental` is not `dental`.
 * @returns the word itself where it is a cue, a word of its own, or may stand for nothing that is known
 */
export function mended(word: string, languages: readonly KnownLanguage[]): string {
  if (!/^[a-z]+$/.test(word) || realWords.has(word)) return word
  if (languages.some((language) => has(language, word))) return word
  return languages.map((language) => meantBy(word, language)).find((meant) => meant !== undefined) ?? word
}

function meantBy(word: string, { cueWords, shortestMended }: KnownLanguage): string | undefined {
  if (word.length < shortestMended) return undefined
  return [...cueWords].find((cue) => cue.length >= shortestMended && cue[0] === word[0] && isOneOff(word, cue))
}

/** Whether one change of one letter, or one swap of neighbours, makes one word of the other. */
export function isOneOff(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  const start = firstDifference(one, other)
  const [restOfOne, restOfOther] = [one.slice(start), other.slice(start)]
  return (
    restOfOne.slice(1) === restOfOther.slice(1) ||
    restOfOne.slice(1) === restOfOther ||
    restOfOne === restOfOther.slice(1) ||
    (restOfOne[0] === restOfOther[1] && restOfOne[1] === restOfOther[0] && restOfOne.slice(2) === restOfOther.slice(2))
  )
}

function firstDifference(one: string, other: string): number {
  const place = [...one].findIndex((letter, index) => letter !== other[index])
  return place === -1 ? one.length : place
}
