/** Chinese is written without spaces: its words are found by the table. */
import { simplified } from './lexicon/chinese/simplified.ts'
import { knownChinese } from './known-languages.ts'

const known = new Set([...knownChinese.cueWords, ...knownChinese.fillerWords, ...knownChinese.spellings.keys()])
const LONGEST = Math.max(...[...known].map((word) => word.length))
/** A word that is not known is taken to have as many characters as most have. */
const CHARACTERS_OF_WORD = 2

/** @param run Chinese characters alone @returns words of the table, the longest first of all, and what stands between them */
export function chineseWords(run: string): readonly string[] {
  const text = simplified(run)
  const words: string[] = []
  let unknown = ''
  let place = 0
  while (place < text.length) {
    const word = longestAt(text, place)
    if (word === undefined) {
      unknown += text.charAt(place)
      place += 1
      continue
    }
    if (unknown !== '') words.push(unknown)
    unknown = ''
    words.push(word)
    place += word.length
  }
  return unknown === '' ? words : [...words, unknown]
}

function longestAt(text: string, place: number): string | undefined {
  for (let length = Math.min(LONGEST, text.length - place); length > 0; length -= 1) {
    const word = text.slice(place, place + length)
    if (known.has(word)) return word
  }
  return undefined
}

/** For how many words something stands that is not known. */
export function wordsInUnknown(word: string): number {
  return /^\p{Script=Han}/u.test(word) ? Math.ceil(word.length / CHARACTERS_OF_WORD) : 1
}

/** Words with a space between, but for Chinese ones. */
export function written(words: readonly string[]): string {
  return words.join(' ').replaceAll(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, '')
}
