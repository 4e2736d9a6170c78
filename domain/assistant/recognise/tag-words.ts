/** Which concepts the words of a text say, and where. The longest phrase has a word, and no other. */
import { GAP, isOf, standingAs, type Concept, type KnownLanguage, type Phrase } from './known-languages.ts'

/** One concept that was found. */
export interface Tag {
  readonly concept: Concept
  /** Which benefit, or who of the family. */
  readonly detail: string
  /** Places of its words in the text. */
  readonly at: readonly number[]
}

const WIDEST_GAP = 3

/** @param words in one spelling, with typos mended @param languages whose phrases are looked for */
export function tagWords(words: readonly string[], languages: readonly KnownLanguage[]): readonly Tag[] {
  const found = words
    .flatMap((word, place) =>
      languages
        .flatMap((language) => phrasesFrom(word, language))
        .flatMap((phrase) => {
          const at = placesOf(phrase.parts, words, place)
          return at === undefined ? [] : [{ phrase, at }]
        }),
    )
    .toSorted(
      (one, other) =>
        other.phrase.length - one.phrase.length ||
        spanOf(one.at) - spanOf(other.at) ||
        startOf(one.at) - startOf(other.at) ||
        lettersOf(other.phrase) - lettersOf(one.phrase),
    )
  const taken = new Set<number>()
  return found.flatMap(({ phrase, at }) => {
    if (at.some((place) => taken.has(place))) return []
    at.forEach((place) => taken.add(place))
    return phrase.says.map((said) => ({ ...said, at }))
  })
}

/** A word alone says what the nearest word of the table does. In a phrase the other words tell what is meant. */
function phrasesFrom(word: string, language: KnownLanguage): readonly Phrase[] {
  const { phrasesByFirstWord, phrasesByBeginning } = language
  const whole = phrasesByFirstWord.get(word) ?? []
  if (phrasesByBeginning.length === 0) return whole
  const nearest = standingAs(language, word)
  return [
    ...whole,
    ...phrasesByBeginning.filter(
      ({ parts: [first = '', ...others] }) => isOf(first, word) && (others.length > 0 || first === nearest),
    ),
  ]
}

function placesOf(parts: readonly string[], words: readonly string[], start: number): readonly number[] | undefined {
  const at: number[] = []
  let place = start
  let gap = 0
  for (const part of parts) {
    if (part === GAP) {
      gap = WIDEST_GAP
      continue
    }
    const offset = words.slice(place, place + gap + 1).findIndex((word) => isOf(part, word))
    if (offset === -1) return undefined
    at.push(place + offset)
    place += offset + 1
    gap = 0
  }
  return at
}

function startOf(at: readonly number[]): number {
  return at[0] ?? 0
}

/** Of two beginnings of one word, the longer is nearer to it. */
function lettersOf({ parts }: Phrase): number {
  return parts.join('').length
}

function spanOf(at: readonly number[]): number {
  return (at.at(-1) ?? 0) - (at[0] ?? 0)
}
