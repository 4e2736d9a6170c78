/** Which concepts the words of a text say, and where. The longest phrase has a word, and no other. */
import { groupBy } from '../../collections/group-by.ts'
import type { FamilyMember } from '../asked.ts'
import { placeNouns } from './lexicon/clinic-words.ts'
import { benefitKinds, type BenefitKind } from './lexicon/cover-words.ts'
import { familyWords } from './lexicon/family-words.ts'
import { lexicon, type Concept as CueConcept } from './lexicon/lexicon.ts'

/** `benefit`, `place` and `family` have further words of their own, by kind. */
export type Concept = CueConcept | 'benefit' | 'place' | 'family'

/** One concept that was found. */
export interface Tag {
  readonly concept: Concept
  /** Which benefit, or who of the family. */
  readonly detail: string
  /** Places of its words in the text. */
  readonly at: readonly number[]
}

interface Phrase {
  /** A star for up to three words between. */
  readonly parts: readonly string[]
  readonly length: number
  readonly says: readonly { readonly concept: Concept; readonly detail: string }[]
}

const WIDEST_GAP = 3
const GAP = '*'

const phrases = allPhrases()
const phrasesByFirstWord = groupBy(phrases, ({ parts }) => parts[0] ?? '')

/** Every word that stands in a phrase: what a typo may stand for. */
export const cueWords: ReadonlySet<string> = new Set(
  phrases.flatMap(({ parts }) => parts.filter((part) => part !== GAP)),
)

/** @param words in one spelling, with typos mended */
export function tagWords(words: readonly string[]): readonly Tag[] {
  const found = words
    .flatMap((word, place) =>
      (phrasesByFirstWord.get(word) ?? []).flatMap((phrase) => {
        const at = placesOf(phrase.parts, words, place)
        return at === undefined ? [] : [{ phrase, at }]
      }),
    )
    .toSorted((one, other) => other.phrase.length - one.phrase.length || spanOf(one.at) - spanOf(other.at))
  const taken = new Set<number>()
  return found.flatMap(({ phrase, at }) => {
    if (at.some((place) => taken.has(place))) return []
    at.forEach((place) => taken.add(place))
    return phrase.says.map((said) => ({ ...said, at }))
  })
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
    const offset = words.slice(place, place + gap + 1).indexOf(part)
    if (offset === -1) return undefined
    at.push(place + offset)
    place += offset + 1
    gap = 0
  }
  return at
}

function spanOf(at: readonly number[]): number {
  return (at.at(-1) ?? 0) - (at[0] ?? 0)
}

function allPhrases(): readonly Phrase[] {
  const said: readonly (readonly [phrase: string, concept: Concept, detail: string])[] = [
    ...Object.entries(lexicon).flatMap(([concept, words]) =>
      words.map((word) => [word, concept as CueConcept, ''] as const),
    ),
    ...(Object.keys(benefitKinds) as BenefitKind[]).flatMap((kind) =>
      benefitKinds[kind].said.map((word) => [word, 'benefit', kind] as const),
    ),
    ...placeNouns.map((noun) => [noun, 'place', ''] as const),
    ...(Object.keys(familyWords) as FamilyMember[]).flatMap((who) =>
      familyWords[who].map((word) => [word, 'family', who] as const),
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
