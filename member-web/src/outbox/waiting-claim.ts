/** A claim that was finished and is not filed yet, as this device keeps it, and what may be done with it (S120). */
import type { ClaimKind } from '@member-care/domain/claim/claim-terms.ts'
import type { ClaimFormValues } from '../claim-form/claim-form-values.ts'
import type { Draft } from '../drafts/draft.ts'

export type FinishedDraft = Draft<ClaimKind, ClaimFormValues>

/** What is sent, as it was when the person agreed to it. */
export interface ClaimParcel {
  readonly kind: ClaimKind
  readonly companyId: string
  readonly fields: Readonly<Record<string, string>>
  /** The documents that come along, in this order, by their keys in the draft. */
  readonly fileKeys: readonly string[]
  /** The words that were agreed to. */
  readonly consent: string
  /** Of the answers: a language's tag. */
  readonly language: string
}

export type StandOfWaiting =
  /** For a network. */
  | { readonly phase: 'waiting' }
  /** The server has failed on it again and again, or a document of it cannot be read: those behind it go on, and it is tried again with each round. */
  | { readonly phase: 'failing' }
  /** It is being sent. */
  | { readonly phase: 'sending' }
  /** The session in which it was finished has ended: somebody has to sign in first. */
  | { readonly phase: 'signed-out' }
  /** A one-time password is needed first. */
  | { readonly phase: 'unverified' }
  /** The server's words; `errors` stand at the fields of the form. Without words: something in between lets nothing so large through. */
  | { readonly phase: 'refused'; readonly message: string; readonly errors: Readonly<Record<string, string>> }
  /** Somebody has taken it back into the form. */
  | { readonly phase: 'in-form' }

/** What the list says of it, without looking into it. */
export interface AboutClaim {
  readonly claimant: string
  readonly provider: string
}

export interface WaitingClaim {
  /** That of its draft, and the key under which it is filed: the same claim again is one claim. */
  readonly id: string
  readonly ownerId: string
  /** The order in which they were finished is the one in which they are filed. */
  readonly number: number
  /** By the clock of this device, UTC, ISO. */
  readonly finishedAt: string
  readonly about: AboutClaim
  readonly parcel: ClaimParcel
  readonly draft: FinishedDraft
  /** What is said where nobody looks at the portal when it is refused: in the person's language, and without content. */
  readonly notice: { readonly title: string; readonly body: string }
  readonly stand: StandOfWaiting
  /** It was sent, and no answer came: it may be filed already. */
  readonly mayBeFiled: boolean
  /** How often the server has failed on it. */
  readonly failures?: number
  /** What the server said at the fields of the form, when it was refused and taken back. */
  readonly refusal?: Readonly<Record<string, string>>
}

export type FinishedClaim = Omit<WaitingClaim, 'number' | 'stand' | 'refusal' | 'failures'>

/** Whether the sender takes it. */
export function isToBeSent({ stand }: WaitingClaim): boolean {
  // What was being sent when its page was closed is sent again; only one is sent at a time.
  return stand.phase !== 'refused' && stand.phase !== 'in-form'
}

/** Whether it can still be changed or discarded: not while it may be filed already. */
export function isInOwnHands({ stand, mayBeFiled }: WaitingClaim): boolean {
  return !mayBeFiled && stand.phase !== 'sending'
}

/** After so many failures of the server a claim holds back no other one (S125). */
export const MOST_FAILURES = 3

const TOLD_AFTER_DAYS = 3
const DAY_MS = 24 * 60 * 60_000

/** For how many whole days something has waited here, from when on that is worth a word; undefined before. @param since UTC, ISO */
export function longWait(since: string, now: Date): number | undefined {
  const days = Math.floor((now.getTime() - Date.parse(since)) / DAY_MS)
  return days >= TOLD_AFTER_DAYS ? days : undefined
}

/** What a claim has become, until its person has seen it. Nothing else is left of it here. */
export interface FiledNote {
  readonly id: string
  readonly ownerId: string
  readonly kind: ClaimKind
  readonly claimId: string
  readonly transactionNo: string
  /** The server's words. */
  readonly message: string
  readonly finishedAt: string
  readonly filedAt: string
  readonly fileNames: readonly string[]
}
