/** The chain of a conversation: every entry carries a hash of itself and of the one before it, so that a change of what was said shows (S97). */
import { canonicalHash } from '@member-care/event-store/codec/hash-chain.ts'
import type { JsonObject } from '@member-care/event-store/port.ts'

export interface ChainedEntry {
  readonly conversationId: string
  readonly number: number
  readonly entryId: string
  readonly kind: string
  readonly authorKind: string
  readonly authorId: string | null
  /** UTC, ISO. */
  readonly at: string
  readonly data: JsonObject
  /** Of the sealed text; null where there is none. */
  readonly contentHash: string | null
}

/** The hash of an entry with that of the entry before it; null before the first one. */
export function entryHash(previousHash: string | null, entry: ChainedEntry): string {
  return canonicalHash({ ...entry, previousHash })
}
