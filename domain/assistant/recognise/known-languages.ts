/** The languages that the assistant understands, and which of them a text is in. Nobody is asked for it: what was typed shows it. */
import { groupBy } from '../../collections/group-by.ts'
import type { FamilyMember } from '../asked.ts'
import { chinese } from './lexicon/chinese/chinese.ts'
import type { BenefitKind } from './lexicon/cover-words.ts'
import { english } from './lexicon/english.ts'
import { ANY_ENDING, type LanguageWords } from './lexicon/language-words.ts'
import type { Concept as CueConcept } from './lexicon/lexicon.ts'
import { malay } from './lexicon/malay/malay.ts'
import { realWords } from './lexicon/real-words.ts'
import { tamil } from './lexicon/tamil/tamil.ts'

/** `benefit`, `place` and `family` have further words of their own, by kind. */
export type Concept = CueConcept | 'benefit' | 'place' | 'family'

export interface Phrase {
  /** A star for up to three words between. */
  readonly parts: readonly string[]
  readonly length: number
  readonly says: readonly { readonly concept: Concept; readonly detail: string }[]
}

export const GAP = '*'

/** A language, ready to be looked up in. */
export interface KnownLanguage extends LanguageWords {
  readonly phrasesByFirstWord: ReadonlyMap<string, readonly Phrase[]>
  /** Phrases whose first word has many endings. */
  readonly phrasesByBeginning: readonly Phrase[]
  /** Every word that stands in a phrase. */
  readonly cueWords: ReadonlySet<string>
  readonly fillerWords: ReadonlySet<string>
  /** Words that say something by themselves, or nothing. */
  readonly singleWords: ReadonlySet<string>
  /** Those of them that have many endings. */
  readonly beginnings: readonly string[]
  /** Those of the spellings. */
  readonly spelledBeginnings: readonly string[]
}

export const knownEnglish = knownLanguage(english)
export const knownChinese = knownLanguage(chinese)
export const knownMalay = knownLanguage(malay)
export const knownTamil = knownLanguage(tamil)

export function isChinese(text: string): boolean {
  return /\p{Script=Han}/u.test(text)
}

export function isTamil(text: string): boolean {
  return /\p{Script=Tamil}/u.test(text)
}

/** Whether a language has a word, in its one spelling. */
export function has({ cueWords, fillerWords }: KnownLanguage, word: string): boolean {
  return cueWords.has(word) || fillerWords.has(word)
}

/** Whether a language has a word, in any spelling. */
export function knows(language: KnownLanguage, word: string): boolean {
  return has(language, word) || language.spellings.has(word)
}

export function isEnglish(word: string): boolean {
  return knows(knownEnglish, word) || realWords.has(word)
}

function knownLanguage(words: LanguageWords): KnownLanguage {
  const phrases = phrasesOf(words)
  const singleWords = new Set([...phrases.flatMap(({ parts }) => (parts.length === 1 ? parts : [])), ...words.fillers])
  return {
    ...words,
    phrasesByFirstWord: groupBy(phrases, ({ parts }) => parts[0] ?? ''),
    phrasesByBeginning: phrases.filter(({ parts }) => parts[0]?.endsWith(ANY_ENDING)),
    singleWords,
    beginnings: beginningsAmong(singleWords),
    spelledBeginnings: beginningsAmong(words.spellings.keys()),
    cueWords: new Set(phrases.flatMap(({ parts }) => parts.filter((part) => part !== GAP))),
    fillerWords: new Set(words.fillers),
  }
}

function phrasesOf({ concepts, benefits, places, family }: LanguageWords): readonly Phrase[] {
  const said: readonly (readonly [phrase: string, concept: Concept, detail: string])[] = [
    ...(Object.keys(concepts) as CueConcept[]).flatMap((concept) =>
      (concepts[concept] ?? []).map((word) => [word, concept, ''] as const),
    ),
    ...(Object.keys(benefits) as BenefitKind[]).flatMap((kind) =>
      (benefits[kind] ?? []).map((word) => [word, 'benefit', kind] as const),
    ),
    ...places.map((noun) => [noun, 'place', ''] as const),
    ...(Object.keys(family) as FamilyMember[]).flatMap((who) =>
      (family[who] ?? []).map((word) => [word, 'family', who] as const),
    ),
  ]
  return [...groupBy(said, ([phrase]) => phrase)].map(([phrase, all]) => {
    const parts = phrase.split(' ')
    return {
      parts,
      length: parts.filter((part) => part !== GAP).length,
      says: all.map(([, concept, detail]) => ({ concept, detail })),
    }
  })
}

/** The longest first, so that the nearest is taken. */
function beginningsAmong(words: Iterable<string>): readonly string[] {
  return [...new Set(words)]
    .filter((word) => word.endsWith(ANY_ENDING))
    .toSorted((one, other) => other.length - one.length)
}

/** Whether a word of a table is a word of a text, or its beginning. */
export function isOf(known: string, word: string): boolean {
  return known === word || (known.endsWith(ANY_ENDING) && word.startsWith(known.slice(0, -ANY_ENDING.length)))
}

/** As what a word stands in a table by itself: whole, or else by its longest beginning. */
export function standingAs({ singleWords, beginnings }: KnownLanguage, word: string): string | undefined {
  return singleWords.has(word) ? word : beginnings.find((beginning) => isOf(beginning, word))
}
