/**
 * A log is known by its first event, no matter what that event says. So a log from before this check existed has an
 * identity too. A log that was copied to another store, event by event, keeps its identity: positions and times of
 * recording are no part of it.
 */
import { eventHash } from '../codec/hash-chain.ts'
import type { StoredLog } from '../port.ts'
import { storedPages } from '../stored-pages.ts'

export interface LogIdentity {
  readonly eventId: string
  /** The hash of the event (codec/hash-chain.ts): two installations may begin with a command of the same id. */
  readonly hash: string
}

/** @returns undefined for an empty log @throws StoreUnavailable, AccessDenied */
export async function identityOf(store: Pick<StoredLog, 'readAll'>): Promise<LogIdentity | undefined> {
  for await (const [first] of storedPages(store, { limit: 1 }))
    if (first) return { eventId: first.id, hash: eventHash(first) }
  return undefined
}

export function isSameLog(one: LogIdentity, other: LogIdentity): boolean {
  return one.eventId === other.eventId && one.hash === other.hash
}
