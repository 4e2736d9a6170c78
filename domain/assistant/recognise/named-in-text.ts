/** What a text names for an intent: claims, letters, benefits, a clinic, somebody of the family. */
import type { FamilyMember, IntentName, Named, TalkAbout } from '../asked.ts'
import { nameWords } from './lexicon/filler-words.ts'
import type { ReadText } from './read-text.ts'
import type { Concept, Tag } from './tag-words.ts'

const ofClaims: readonly IntentName[] = [
  'claim-status',
  'claim-time',
  'claim-missing',
  'claim-payment',
  'claim-rejection',
  'settlement-letter',
]
const ofLetters: readonly IntentName[] = ['letter-status', 'letter-time', 'letter-missing']
/** Not only the one that the talk is about. */
const ofMore: readonly string[] = ['claims', 'logs', 'elogs', 'letters', 'other', 'others', 'another', 'all', 'every']

/** The one that the talk is about, where the text names no other. */
function meant(
  found: readonly string[],
  about: TalkAbout | undefined,
  isMeant: boolean,
  { words }: ReadText,
): readonly string[] {
  if (found.length > 0 || !isMeant || about === undefined || words.some((word) => ofMore.includes(word))) return found
  return [about.id]
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
    subject: intent === 'cover' ? strange.map((place) => words[place]).join(' ') : '',
    clinic: isOfClinic ? clinicIn(words, ofConcept('place'), ofConcept('benefit'), strange) : '',
    ...(who !== undefined && others.length === 0 && { whose: who }),
  }
}

/** The words of a name, with its noun; none where only a noun is there. */
function clinicIn(
  words: readonly string[],
  places: readonly Tag[],
  benefits: readonly Tag[],
  strange: readonly number[],
): string {
  if (strange.length === 0) return ''
  const nouns = new Set([...places, ...benefits].flatMap(({ at }) => at))
  return words.filter((word, place) => nouns.has(place) || strange.includes(place) || nameWords.has(word)).join(' ')
}
