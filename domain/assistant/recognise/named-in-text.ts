/** What a text names for an intent: claims, letters, benefits, a clinic, somebody of the family. */
import type { FamilyMember, IntentName, Named, TalkAbout } from '../asked.ts'
import { written } from './chinese-words.ts'
import type { Concept } from './known-languages.ts'
import { nameWords } from './lexicon/filler-words.ts'
import type { ReadText } from './read-text.ts'
import type { Tag } from './tag-words.ts'

const ofClaims: readonly IntentName[] = [
  'claim-status',
  'claim-time',
  'claim-missing',
  'claim-payment',
  'claim-rejection',
  'settlement-letter',
]
const ofLetters: readonly IntentName[] = ['letter-status', 'letter-time', 'letter-missing']

/** The one that the talk is about, where the text names no other, and does not ask for more than it. */
function meant(
  found: readonly string[],
  about: TalkAbout | undefined,
  isMeant: boolean,
  { words, languages }: ReadText,
): readonly string[] {
  if (found.length > 0 || !isMeant || about === undefined) return found
  const isOfMore = words.some((word) => languages.some(({ more }) => more.includes(word)))
  return isOfMore ? found : [about.id]
}

/** @param about what the talk was opened from, if anything */
export function namedIn(read: ReadText, about: TalkAbout | undefined, intent: IntentName): Named {
  const { references, words, tags, strange } = read
  const ofConcept = (concept: Concept) => tags.filter((tag) => tag.concept === concept)
  const [who, ...others] = new Set(ofConcept('family').map(({ detail }) => detail as FamilyMember))
  const isOfClinic = intent === 'clinic-hours' || intent === 'clinic-on-panel' || intent === 'find-clinic'
  return {
    claims: meant(references.claims, about, about?.kind === 'claim' && ofClaims.includes(intent), read),
    letters: meant(references.letters, about, about?.kind === 'letter' && ofLetters.includes(intent), read),
    benefits: [...new Set(ofConcept('benefit').map(({ detail }) => detail))],
    subject: intent === 'cover' ? written(strange.map((place) => words[place] ?? '')) : '',
    clinic: isOfClinic ? clinicIn(words, ofConcept('place'), ofConcept('benefit'), strange) : '',
    ...(who !== undefined && others.length === 0 && { whose: who }),
  }
}

/** The words of a name, with its noun; none where only a noun is there. Names are in Latin letters, and so are their nouns. */
function clinicIn(
  words: readonly string[],
  places: readonly Tag[],
  benefits: readonly Tag[],
  strange: readonly number[],
): string {
  if (strange.length === 0) return ''
  const nouns = new Set([...places, ...benefits].flatMap(({ at }) => at))
  const isOfName = (word: string, place: number) =>
    (nouns.has(place) && /^[a-z]/.test(word)) || strange.includes(place) || nameWords.has(word)
  return written(words.filter(isOfName))
}
