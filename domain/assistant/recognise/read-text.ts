/** A text as the assistant sees it: its words, what they say, and what is strange to it. */
import { wordsInUnknown } from './chinese-words.ts'
import { standingAs, type Concept, type KnownLanguage } from './known-languages.ts'
import { languagesIn } from './languages-in-text.ts'
import { mended } from './mend-typos.ts'
import { isOfSomebodyElse } from './of-somebody-else.ts'
import { plainWords, POSSESSIVE } from './plain-words.ts'
import { referencesIn, type ReferencesInText } from './references.ts'
import { tagWords, type Tag } from './tag-words.ts'

/** Stands before the first word: an order begins with its verb. */
const START = '^'

export interface ReadText {
  readonly languages: readonly KnownLanguage[]
  readonly references: ReferencesInText
  readonly words: readonly string[]
  readonly tags: readonly Tag[]
  readonly said: ReadonlySet<Concept>
  /** Places of words that say nothing to the assistant. */
  readonly strange: readonly number[]
  /** For how many words these stand. */
  readonly strangeness: number
}

/** @param text as it was typed */
export function readText(text: string): ReadText {
  const references = referencesIn(text)
  const languages = languagesIn(references.rest)
  const plain = plainWords(references.rest, languages)
  const words = [START, ...plain.map((word) => mended(word, languages))]
  const tags = tagWords(words, languages)
  const tagged = new Set(tags.flatMap(({ at }) => at))
  const strange = words.flatMap((word, place) =>
    tagged.has(place) ||
    languages.some((language) => isFiller(language, word)) ||
    word === POSSESSIVE ||
    word === START ||
    isFigure(word)
      ? []
      : [place],
  )
  const said = new Set(tags.map(({ concept }) => concept))
  if (isOfSomebodyElse({ words, tags, strange, languages })) said.add('others')
  const strangeness = strange.reduce((sum, place) => sum + wordsInUnknown(words[place] ?? ''), 0)
  return { references, languages, words, tags, said, strange, strangeness }
}

function isFiller(language: KnownLanguage, word: string): boolean {
  return language.fillerWords.has(standingAs(language, word) ?? word)
}

/** Dates and amounts. */
function isFigure(word: string): boolean {
  return /^\d+(?:st|nd|rd|th|am|pm|k)?$/.test(word)
}
