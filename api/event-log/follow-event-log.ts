/** Which log this installation follows, and how far: asked at every start, by every command, and while the product runs. */
import { rememberLog } from '@member-care/event-store/identity/log-memory.ts'
import { LogRefused } from '@member-care/event-store/identity/log-refused.ts'
import {
  requireAnchoredEnd,
  requireSameBeginning,
  type LogToFollow,
} from '@member-care/event-store/identity/require-followed-log.ts'
import type { EventStore } from '@member-care/event-store/port.ts'
import { findCheckpointsAhead } from '@member-care/projections/runner/checkpoints-ahead.ts'
import type { DatabasePool } from 'slonik'

export interface FollowedEventLog {
  /** The store; its first append of all makes the database remember the log. */
  readonly store: EventStore
  /** Before anything is read. @throws LogRefused with what to do; StoreUnavailable and the database's errors */
  requireLog(): Promise<void>
  /** Whether the log still reaches as far as it was followed. @throws as `requireLog` */
  requireEnd(): Promise<void>
}

export function followEventLog(
  log: LogToFollow & { readonly store: EventStore; readonly pool: DatabasePool },
): FollowedEventLog {
  const { store, pool, place } = log
  let isRemembered = false

  async function requireEnd(): Promise<void> {
    await store.requireKnownEnd()
    await requireAnchoredEnd(log)
    const { names, head } = await findCheckpointsAhead(pool, store)
    if (names.length === 0) return
    throw new LogRefused(
      head === undefined ? 'empty' : 'behind',
      `The event log ${head === undefined ? 'is empty' : 'ends'}, and what was made from it tells of later events (${names.join(', ')}): its end is missing, or it is another log.`,
    )
  }

  /** At the first start the log is empty, and begins some moments later. */
  async function rememberBeginning(): Promise<void> {
    const identity = await requireSameBeginning(log)
    if (!identity) return
    await rememberLog(pool, { identity, ...place })
    isRemembered = true
  }

  return {
    store: {
      ...store,
      async append(...given) {
        const result = await store.append(...given)
        // The event is stored, even if this fails. The next append tries it again.
        if (!isRemembered) await rememberBeginning().catch(() => {})
        return result
      },
    },
    requireEnd,
    async requireLog() {
      const identity = await requireSameBeginning(log)
      await requireEnd()
      if (!identity) return
      await rememberLog(pool, { identity, ...place })
      isRemembered = true
    },
  }
}
