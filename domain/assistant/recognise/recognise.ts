/** What a member's text asks of the assistant (S96). It is read by the words of the lexicon alone, and nothing of it is kept. */
import type { Asked, IntentName, Recognised, TalkAbout } from '../asked.ts'
import { conceptsOf, likelyIntents, type LikelyIntent } from './intents.ts'
import { selfHarmElsewhere, urgentElsewhere } from './lexicon/urgent-elsewhere.ts'
import { namedIn } from './named-in-text.ts'
import type { Concept } from './known-languages.ts'
import { MOST_WORDS } from './plain-words.ts'
import { readText, type ReadText } from './read-text.ts'

/** A member chooses from so many at most. */
const MOST_CHOICES = 3
/** Strange words that may stand in a question all the same: names, mostly. */
const FEWEST_STRANGE = 2
/** A subject ("root canal treatment") or the name of a clinic has no more strange words. */
const LONGEST_NAME = 6

/**
 * @param typed as the member typed it, of any length and kind
 * @param about what the talk was opened from, if anything: it is meant where the text names nothing else
 */
export function recognise(typed: string, about?: TalkAbout): Recognised {
  const text = typed.normalize('NFKC').toLowerCase()
  const read = readText(text)
  const { said } = read
  if (said.has('selfHarm') || selfHarmElsewhere.test(text)) return { kind: 'urgent', isSelfHarm: true }
  if (said.has('danger') || urgentElsewhere.test(text) || isBareEmergency(read))
    return { kind: 'urgent', isSelfHarm: false }
  if (said.has('person') || said.has('dispute')) return { kind: 'person' }
  if (read.words.length > MOST_WORDS || read.references.hasIdentityNumber) return { kind: 'unknown' }
  if (said.size === 0 && read.words.includes('person')) return { kind: 'person' }
  if (isThankful(read, text)) return { kind: 'thanks' }
  return asked(read, about) ?? smallTalk(read) ?? { kind: 'unknown' }
}

/** An emergency department may be a question about the cover. The word alone never is. */
function isBareEmergency({ tags, said }: ReadText): boolean {
  const asksCover = (['canClaim', 'covered', 'claim', 'claimNumber', 'left', 'newClaim', 'howMuch'] as const).some(
    (one) => said.has(one),
  )
  return !asksCover && tags.some(({ detail }) => detail === 'emergency')
}

/** Thanks for something that has come, with no question: "I received the money, thanks". */
function isThankful({ said }: ReadText, text: string): boolean {
  const asks = (
    [
      'status',
      'when',
      'why',
      'howMuch',
      'missing',
      'asked',
      'late',
      'howTo',
      'canClaim',
      'find',
      'open',
      'want',
      'left',
    ] as const
  ).some((one) => said.has(one))
  return said.has('thanks') && !asks && !text.includes('?')
}

function asked(read: ReadText, about: TalkAbout | undefined): Recognised | undefined {
  const likely = likelyIntents(read.said, conceptOf(about))
  const [best] = likely
  if (best === undefined) return undefined
  const between = likely.filter((one) => one.score === best.score || isAnotherQuestion(one, best, read))
  const named = between.slice(0, MOST_CHOICES).map(({ intent }) => ({ intent, named: namedIn(read, about, intent) }))
  const [only, ...others] = named
  if (only === undefined || isTooStrange(read, best, only)) return undefined
  if (others.length > 0) return { kind: 'which', between: named }
  return { kind: 'intent', ...only }
}

function conceptOf(about: TalkAbout | undefined): Concept | undefined {
  return about === undefined ? undefined : about.kind === 'claim' ? 'claim' : 'log'
}

/** Two questions in one text: of several things each, in words of their own. */
function isAnotherQuestion(one: LikelyIntent, best: LikelyIntent, read: ReadText): boolean {
  const ofBest = wordsFor(best.intent, read)
  return one.score > 1 && ![...wordsFor(one.intent, read)].some((place) => ofBest.has(place))
}

/** Places of the words that speak for an intent. */
function wordsFor(intent: IntentName, { tags }: ReadText): ReadonlySet<number> {
  const counted = conceptsOf(intent)
  return new Set(tags.filter(({ concept }) => counted.has(concept)).flatMap(({ at }) => at))
}

/** More is said than was understood, beyond the name of a clinic or of a treatment. */
function isTooStrange({ strangeness, said }: ReadText, { score }: LikelyIntent, { intent, named }: Asked): boolean {
  const isSaid = (...concepts: readonly Concept[]) => concepts.some((concept) => said.has(concept))
  const mayName = named.clinic !== '' || (intent === 'cover' && isSaid('canClaim', 'covered'))
  if (mayName) return strangeness > LONGEST_NAME
  // "Limit", "balance" and "how to claim" are words of other matters as well.
  const isAnchored =
    (intent !== 'cover' || isSaid('benefit')) && (intent !== 'submit-claim' || isSaid('claim', 'benefit', 'documents'))
  return strangeness > (isAnchored ? Math.max(FEWEST_STRANGE, score) : 0)
}

/** Only where nothing else is said. */
function smallTalk({ said, strangeness }: ReadText): Recognised | undefined {
  const isOnly = (...concepts: readonly Concept[]) => [...said].every((concept) => concepts.includes(concept))
  if (said.size === 0 || strangeness > 1) return undefined
  if (isOnly('thanks', 'agreed')) return { kind: 'thanks' }
  return said.has('greeting') && isOnly('greeting', 'agreed', 'howTo', 'want') ? { kind: 'greeting' } : undefined
}
