/** What the assistant knows of a language: one table for each, of the same shape. */
import type { FamilyMember } from '../../asked.ts'
import type { BenefitKind } from './cover-words.ts'
import type { Concept } from './lexicon.ts'

/**
 * Phrases are words with a space between, in the spelling of {@link spellings}. A star stands for up to three words between. A word that ends
 * with {@link ANY_ENDING} stands for all words that begin so.
 */
export interface LanguageWords {
  /** What says each concept. What a language has no phrase for is left out. */
  readonly concepts: Readonly<Partial<Record<Concept, readonly string[]>>>
  readonly benefits: Readonly<Partial<Record<BenefitKind, readonly string[]>>>
  /** Places to be treated at. */
  readonly places: readonly string[]
  readonly family: Readonly<Partial<Record<FamilyMember, readonly string[]>>>
  /** Words that may stand in any question without changing it. */
  readonly fillers: readonly string[]
  /** By how a word is typed in chats. */
  readonly spellings: ReadonlyMap<string, string>
  /** Words from so many letters on are mended: in shorter ones, one letter makes another word too often. */
  readonly shortestMended: number
  /** "My", "I": what is asked about is the member's. */
  readonly own: readonly string[]
  /** "Other", "all": not only the record that the talk is about. */
  readonly more: readonly string[]
}

/** In Tamil what a word does in a sentence is told by its ending, and there are too many to be listed. */
export const ANY_ENDING = '~'

/** @param spellings what each word stands for, and its spellings with a space between; nothing stands for what only colours a sentence */
export function spellingsOf(spellings: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(spellings).flatMap(([word, typed]) => typed.split(' ').map((one) => [one, word] as const)),
  )
}

/** The words of a list that is written with spaces and lines. */
export function wordsIn(list: string): readonly string[] {
  return list.split(/\s+/).filter((word) => word !== '')
}
