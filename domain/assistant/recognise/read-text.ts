/** A text as the assistant sees it: its words, what they say, and what is strange to it. */
import { fillerWords } from './lexicon/filler-words.ts'
import { mended } from './mend-typos.ts'
import { plainWords, POSSESSIVE } from './plain-words.ts'
import { referencesIn, type ReferencesInText } from './references.ts'
import { tagWords, type Concept, type Tag } from './tag-words.ts'

/** Stands before the first word: an order begins with its verb. */
const START = '^'

export interface ReadText {
  readonly references: ReferencesInText
  readonly words: readonly string[]
  readonly tags: readonly Tag[]
  readonly said: ReadonlySet<Concept>
  /** Places of words that say nothing to the assistant. */
  readonly strange: readonly number[]
}

/** @param text as it was typed */
export function readText(text: string): ReadText {
  const references = referencesIn(text)
  const words = [START, ...plainWords(references.rest).map(mended)]
  const tags = tagWords(words)
  const tagged = new Set(tags.flatMap(({ at }) => at))
  const strange = words.flatMap((word, place) =>
    tagged.has(place) || fillerWords.has(word) || word === POSSESSIVE || word === START || isFigure(word)
      ? []
      : [place],
  )
  const said = new Set(tags.map(({ concept }) => concept))
  if (isOfSomebodyElse(words, tags, strange)) said.add('others')
  return { references, words, tags, said, strange }
}

/**
 * "John's claim", "Tan claim status", "claim of Tan": a strange word as the owner of a claim or letter. Where the member says "my", the word is taken
 * for a provider or a treatment.
 */
function isOfSomebodyElse(words: readonly string[], tags: readonly Tag[], strange: readonly number[]): boolean {
  const isOwn = words.some((word) => ownWords.includes(word))
  const isRecord = tags.some(({ concept }) => concept === 'claim' || concept === 'log')
  return strange.some(
    (place) =>
      words[place + 1] === POSSESSIVE ||
      (!isOwn &&
        (recordWords.includes(words[place + 1] ?? '') || (isRecord && ['of', 'by'].includes(words[place - 1] ?? '')))),
  )
}

const recordWords: readonly string[] = ['claim', 'claims', 'eclaim', 'eclaims', 'log', 'logs', 'elog', 'elogs']
const ownWords: readonly string[] = ['my', 'i', 'me', 'we', 'our']

/** Dates and amounts. */
function isFigure(word: string): boolean {
  return /^\d+(?:st|nd|rd|th|am|pm|k)?$/.test(word)
}
