/** One wrong, missing, doubled or swapped letter in a longer word. */
import { fillerWords } from './lexicon/filler-words.ts'
import { realWords } from './lexicon/real-words.ts'
import { cueWords } from './tag-words.ts'

/** In shorter words, one letter makes another word too often. */
const SHORTEST = 5

const longCues = [...cueWords].filter((word) => word.length >= SHORTEST)

/**
 * The cue that a word probably stands for. A word that exists is never mended, nor one whose first letter differs: people seldom mistype that,
 * and `mental` is not `dental`.
 * @returns the word itself where it is a cue, a word of its own, or may stand for nothing that is known
 */
export function mended(word: string): string {
  if (word.length < SHORTEST || isKnown(word) || /\d/.test(word)) return word
  return longCues.find((cue) => cue[0] === word[0] && isOneOff(word, cue)) ?? word
}

function isKnown(word: string): boolean {
  return cueWords.has(word) || fillerWords.has(word) || realWords.has(word)
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
