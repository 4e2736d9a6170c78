/**
 * The table of what the assistant answers by itself. A text is taken for an intent if one line of `asks` is fulfilled and nothing of `not` is
 * said. Of several, the one counts of which more is said; two of which as much is said are the member's to choose from.
 */
import { intentNames, type IntentName } from '../asked.ts'
import type { Concept } from './known-languages.ts'

/** What has to be said: a concept, or one of several. */
type Needed = Concept | readonly Concept[]

export interface IntentRule {
  readonly asks: readonly (readonly Needed[])[]
  /** What makes it likelier, but does not make it. */
  readonly also: readonly Concept[]
  readonly not: readonly Concept[]
  /** As in `asks`, where no other intent is asked for: words that name a thing and ask nothing. */
  readonly bare?: readonly (readonly Needed[])[]
}

const aClaim = ['claim', 'claimNumber'] as const
const aLog = ['log', 'letterNumber'] as const
const aLetter = [...aLog, 'letter'] as const
/** What is only described, and asked about in no way. */
const about = ['benefit', 'place', 'family', 'documents'] as const
/** Whatever the records say, it is not all that there is to know. */
const beyondRecords = ['others', 'advice', 'change', 'elsewhere', 'nonsense'] as const
const beyondRules = [...beyondRecords, 'conditions'] as const

/** A question about time that does not say of what. */
const onlyTime: readonly (readonly Needed[])[] = [
  [
    ['decided', 'sent'],
    ['when', 'late'],
  ],
  ['late', 'why'],
]

const intentRules: Readonly<Record<IntentName, IntentRule>> = {
  'claim-status': {
    asks: [[aClaim, ['status', 'decided', 'rejected', 'sent', 'already', 'open']], ['claimNumber']],
    also: [...about],
    not: beyondRules,
    bare: [['claim'], ['sent', ['status', 'decided', 'already']], ['status'], ['decided', 'already']],
  },
  'claim-time': {
    asks: [[aClaim, ['when', 'late']]],
    also: [...about, 'status', 'decided', 'sent', 'already'],
    not: beyondRules,
    bare: onlyTime,
  },
  'claim-missing': {
    asks: [[aClaim, ['missing', 'asked']], [['missing', 'asked'], 'documents'], ['missing']],
    also: [...about, 'claim', 'claimNumber', 'status', 'late', 'decided', 'sent', 'want', 'rejected'],
    not: [...beyondRules, 'settlement'],
  },
  'claim-payment': {
    asks: [
      ['money', ['claim', 'claimNumber', 'when', 'status', 'late', 'already', 'howMuch', 'decided']],
      [aClaim, 'howMuch'],
    ],
    also: [
      ...about,
      'claim',
      'claimNumber',
      'when',
      'status',
      'late',
      'already',
      'howMuch',
      'decided',
      'sent',
      'money',
    ],
    not: [...beyondRules, 'paidBill', 'log', 'letterNumber'],
  },
  'claim-rejection': {
    asks: [['rejected', 'why']],
    also: [...about, 'claim', 'claimNumber', 'decided', 'already'],
    not: beyondRules,
  },
  'settlement-letter': {
    asks: [['settlement']],
    also: [
      ...about,
      'claim',
      'claimNumber',
      'status',
      'when',
      'fetch',
      'late',
      'already',
      'want',
      'howTo',
      'decided',
      'letter',
    ],
    not: beyondRules,
  },
  'submit-claim': {
    asks: [['newClaim']],
    also: [...about, 'howTo', 'want', 'missing', 'asked', 'fetch', 'claim'],
    not: [...beyondRules, 'mustI'],
    bare: [['claim']],
  },
  'letter-status': {
    asks: [
      [aLetter, ['status', 'decided', 'rejected', 'already', 'sent', 'valid', 'fetch']],
      [aLetter, 'valid', 'when'],
      ['letterNumber'],
    ],
    also: [...about, 'why'],
    not: [...beyondRules, 'settlement', 'mustI'],
    bare: [['log'], ['letter'], ['sent', ['status', 'decided', 'already']], ['status'], ['decided', 'already']],
  },
  'letter-time': {
    asks: [[aLetter, ['when', 'late']]],
    also: [...about, 'status', 'decided', 'sent', 'already', 'fetch'],
    not: [...beyondRules, 'settlement', 'valid'],
    bare: onlyTime,
  },
  'letter-missing': {
    asks: [[aLog, ['missing', 'asked']]],
    also: [...about, 'status', 'late', 'decided', 'sent', 'want', 'rejected'],
    not: beyondRules,
  },
  'request-letter': {
    asks: [
      [
        ['log', 'letter'],
        ['want', 'howTo'],
      ],
    ],
    also: [...about, 'asked'],
    not: [...beyondRules, 'mustI', 'settlement', 'letterNumber', 'fetch'],
    bare: [['log'], ['letter']],
  },
  cover: {
    asks: [
      ['canClaim'],
      ['covered'],
      ['left', ['benefit', 'plan']],
      ['plan', 'benefit'],
      ['howMuch', ['benefit', 'plan']],
    ],
    also: [...about, 'canClaim', 'covered', 'plan', 'left', 'howMuch', 'money', 'when', 'already', 'claim'],
    not: [...beyondRules, 'mustI', 'valid', 'price', 'log', 'letterNumber', 'claimNumber', 'settlement'],
    bare: [['benefit']],
  },
  'clinic-hours': {
    asks: [['open', 'place']],
    also: ['benefit', 'when', 'where', 'already', 'panel'],
    not: [...beyondRecords, 'claim', 'claimNumber', 'log', 'money', 'newClaim'],
    bare: [['place']],
  },
  'clinic-on-panel': {
    asks: [['panel', 'place']],
    also: ['benefit', 'already', 'covered', 'canClaim'],
    not: [...beyondRecords, 'log', 'money', 'newClaim'],
  },
  'find-clinic': {
    asks: [
      [['find', 'where', 'any'], 'place'],
      ['any', 'panel'],
      [['find', 'any'], 'place', 'open'],
      ['find', 'panel'],
      ['find', 'benefit'],
    ],
    also: ['panel', 'benefit', 'covered', 'want', 'canClaim'],
    not: [...beyondRecords, 'claim', 'claimNumber', 'log', 'letterNumber', 'money', 'newClaim'],
    bare: [['place'], ['panel'], ['benefit']],
  },
}

/** An intent that a text may have, and how much of it the text says. */
export interface LikelyIntent {
  readonly intent: IntentName
  readonly score: number
}

/**
 * The likeliest first. What the talk is about is taken into account where the text itself asks nothing whole: "how come so long".
 * @param about added to what is said
 */
export function likelyIntents(said: ReadonlySet<Concept>, about: Concept | undefined): readonly LikelyIntent[] {
  const whole = asking(said)
  if (whole.length > 0) return whole
  const withAbout = about === undefined ? [] : asking(new Set([...said, about]))
  return withAbout.length > 0 ? withAbout : named(said)
}

function asking(said: ReadonlySet<Concept>): readonly LikelyIntent[] {
  return intentNames
    .flatMap((intent) => {
      const { asks, also } = intentRules[intent]
      const fulfilled = possible(intent, said) ? asks.filter((line) => isSaid(line, said)) : []
      if (fulfilled.length === 0) return []
      const counted = new Set<Concept>([...also, ...fulfilled.flat(2)].filter((concept) => said.has(concept)))
      return [{ intent, score: counted.size }]
    })
    .toSorted((one, other) => other.score - one.score)
}

/** All as likely as each other. One alone is none: what was asked about the thing was not understood. */
function named(said: ReadonlySet<Concept>): readonly LikelyIntent[] {
  const intents = intentNames
    .filter((intent) => possible(intent, said) && intentRules[intent].bare?.some((line) => isSaid(line, said)))
    .map((intent) => ({ intent, score: 1 }))
  return intents.length > 1 ? intents : []
}

function possible(intent: IntentName, said: ReadonlySet<Concept>): boolean {
  return !intentRules[intent].not.some((concept) => said.has(concept))
}

function isSaid(line: readonly Needed[], said: ReadonlySet<Concept>): boolean {
  return line.every((needed) => (typeof needed === 'string' ? [needed] : needed).some((concept) => said.has(concept)))
}

/** Every concept that may speak for an intent. */
export function conceptsOf(intent: IntentName): ReadonlySet<Concept> {
  const { asks, also } = intentRules[intent]
  return new Set<Concept>([...also, ...asks.flat(2)])
}
