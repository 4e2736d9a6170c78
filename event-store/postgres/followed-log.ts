/**
 * Takes those who follow the log along it. The newest events are remembered. So each is read once, for all who come for
 * it.
 */
import {
  StoreUnavailable,
  type FollowedLog,
  type FollowedPage,
  type Position,
  type StoredEvent,
  type StoredLog,
  type SubscriptionMessage,
} from '../port.ts'
import { unlessAborted } from '../waiting.ts'
import { BEGINNING } from './position.ts'
import { createRecentEvents } from './recent-events.ts'
import { shareReads } from './shared-reads.ts'
import type { WakeUp } from './wake-up.ts'

const DEFAULT_BATCH_SIZE = 200

/** @param options.isClosed whether the store has been closed: then every subscription ends */
export function createFollowedLog(options: {
  readonly stored: Pick<StoredLog, 'readAll'>
  readonly wakeUp: Pick<WakeUp, 'count' | 'after'>
  readonly isClosed: () => boolean
}): FollowedLog {
  const { stored, wakeUp, isClosed } = options
  const recent = createRecentEvents()

  async function readOn({
    after = BEGINNING,
    limit,
  }: {
    after?: Position | undefined
    limit: number
  }): Promise<FollowedPage> {
    const known = recent.after(after)
    // When more events are known than were asked for, this is certainly not the end.
    if (known && known.length > limit)
      return { events: known.slice(0, limit), atEnd: false, scannedTo: known[limit - 1]?.position ?? after }
    return stored.readAll({ after, limit })
  }

  /** At the end of the log there are only few events of other types. So one page serves every subscription there. */
  const readEnd = shareReads(async (after) => {
    const page = await stored.readAll({ after, limit: DEFAULT_BATCH_SIZE })
    recent.remember(after, page)
    return page
  })

  async function* subscribe(options: {
    after?: Position | undefined
    types?: readonly string[]
    batchSize?: number
    signal: AbortSignal
  }): AsyncGenerator<SubscriptionMessage> {
    const { types, batchSize = DEFAULT_BATCH_SIZE, signal } = options
    let position = options.after ?? BEGINNING
    let behind = true
    while (!signal.aborted && !isClosed()) {
      const known = recent.after(position)
      if (known) {
        const events = ofTypes(known, types).slice(0, batchSize)
        // When there are fewer events than a batch may hold, all known events have been looked through.
        position = (events.length < batchSize ? known : events).at(-1)?.position ?? position
        yield { kind: 'events', events, scannedTo: position }
        continue
      }
      const calls = wakeUp.count()
      const alone = (behind && !recent.endAt(position)) || batchSize < DEFAULT_BATCH_SIZE
      const read: Promise<FollowedPage> = alone
        ? stored.readAll({ after: position, limit: batchSize, ...(types && { types }) })
        : readEnd(position, calls).then((end) => ({ ...end, events: ofTypes(end.events, types) }))
      const page = await unlessAborted(read, signal).catch(undefinedInAnOutage)
      if (signal.aborted) return
      if (page && page.scannedTo > position) {
        position = page.scannedTo
        yield { kind: 'events', events: page.events, scannedTo: position }
      }
      if (page?.atEnd && behind) {
        behind = false
        yield { kind: 'caught-up', at: position }
      }
      if (!page?.atEnd) behind = true
      if (!page || page.atEnd) await wakeUp.after(calls, signal)
    }
  }

  return { subscribe, readOn }
}

function ofTypes(events: readonly StoredEvent[], types: readonly string[] | undefined): readonly StoredEvent[] {
  return types ? events.filter(({ type }) => types.includes(type)) : events
}

/** A subscription outlives an outage: it tries again at the next wake-up. Every other error is for its reader. */
function undefinedInAnOutage(error: unknown): undefined {
  if (error instanceof StoreUnavailable) return undefined
  throw error
}
