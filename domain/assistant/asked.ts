/** What a member wants to know of the assistant, once it is clear. */

/** Everything that the assistant answers by itself. What is not here, a person answers. */
export const intentNames = [
  'claim-status',
  'claim-time',
  'claim-missing',
  'claim-payment',
  'claim-rejection',
  'settlement-letter',
  'submit-claim',
  'letter-status',
  'letter-time',
  'letter-missing',
  'request-letter',
  'cover',
  'clinic-hours',
  'clinic-on-panel',
  'find-clinic',
] as const
export type IntentName = (typeof intentNames)[number]

/** Somebody of the member's own family, as plans call them. Nobody else's records are told. */
export type FamilyMember = 'spouse' | 'child' | 'parent'

/** What a text names besides its question. Empty where it names nothing. */
export interface Named {
  /** Ids and numbers of claims, as they were typed but in capitals; ids in small letters. */
  readonly claims: readonly string[]
  /** The same of requests for letters of guarantee. */
  readonly letters: readonly string[]
  /** Kinds of benefits, such as `dental`. */
  readonly benefits: readonly string[]
  /** Words that say what for, such as `lasik`, where they are no kind that is known. */
  readonly subject: string
  /** Words of a clinic's name or its area, in small letters. */
  readonly clinic: string
  readonly whose?: FamilyMember
}

export const nothingNamed: Named = { claims: [], letters: [], benefits: [], subject: '', clinic: '' }

export interface Asked {
  readonly intent: IntentName
  readonly named: Named
}

/** What the assistant takes a text for. Only `intent` is answered; nothing is answered on a guess. */
export type Recognised =
  | ({ readonly kind: 'intent' } & Asked)
  /** Several are equally likely: the member chooses. */
  | { readonly kind: 'which'; readonly between: readonly Asked[] }
  /** Somebody may be in danger. Comes before all else. */
  | { readonly kind: 'urgent'; readonly isSelfHarm: boolean }
  /** Wants a person, complains, or disputes a decision. */
  | { readonly kind: 'person' }
  /** Says hello, or asks who this is. */
  | { readonly kind: 'greeting' }
  | { readonly kind: 'thanks' }
  | { readonly kind: 'unknown' }

/** The claim or the letter from which the talk was opened (2§2). */
export interface TalkAbout {
  readonly kind: 'claim' | 'letter'
  readonly id: string
}
