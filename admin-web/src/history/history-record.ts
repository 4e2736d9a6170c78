/** A claim's history as the API answers it. */
import type { Actor } from '@member-care/domain/events/metadata.ts'
import type { ClaimRecord } from '../claims/claim-record.ts'

/** One field that an event changed. Values are as the event holds them; a forgotten one is `{ redacted: true }`. */
export interface FieldChange {
  readonly field: string
  readonly label: string
  readonly from: unknown
  readonly to: unknown
}

export interface HistoryEvent {
  readonly id: string
  /** Counts from 0 in the claim's stream. */
  readonly revision: number
  readonly position: string
  readonly type: string
  /** What happened, in a sentence. */
  readonly title: string
  readonly recordedAt: string
  readonly actor: { readonly kind: Actor['kind']; readonly id: string; readonly name: string | null; readonly role: string | null }
  readonly clientAddress: string | null
  readonly correlationId: string
  readonly causationId: string | null
  readonly commandId: string
  /** Of this event, which the next one in the stream carries: together they are a chain. */
  readonly hash: string
  readonly changes: readonly FieldChange[]
}

/** The claim as it was just after an event. */
export interface ClaimMoment {
  readonly revision: number
  readonly recordedAt: string
  readonly claim: ClaimRecord
}
