/** Checks, event by event in log order, that each follows from the one before it in its stream. Remembers the ends of recent streams only. */
import { LRUCache } from 'lru-cache'
import { linkProblem, NO_STREAM, tailOf, type StreamTail } from '../codec/hash-chain.ts'
import type { StoredEvent, StoredLog, StreamId } from '../port.ts'
import { storedEventAt } from '../stored-event-at.ts'

/** Streams whose ends are remembered; for others the event before is read again. */
const REMEMBERED_STREAMS = 20_000

interface ChainCheck {
  /** As `linkProblem`, for events that come in log order. */
  brokenLink(event: StoredEvent): Promise<string | undefined>
}

/** @param store asked for the event before where it is not remembered */
export function createChainCheck(store: Pick<StoredLog, 'read'>): ChainCheck {
  const tails = new LRUCache<StreamId, StreamTail>({ max: REMEMBERED_STREAMS })

  /** Undefined where it is not shown. */
  async function tailBefore({ stream, revision }: StoredEvent): Promise<StreamTail | undefined> {
    const remembered = tails.get(stream)
    if (remembered) return remembered
    if (revision === 0) return NO_STREAM
    const before = await storedEventAt(store, stream, revision - 1)
    return before && tailOf(before)
  }

  return {
    async brokenLink(event) {
      const before = await tailBefore(event)
      tails.set(event.stream, tailOf(event))
      return before
        ? linkProblem(before, event)
        : `Revision ${event.revision - 1} before it is not in its stream: events were removed or hidden.`
    },
  }
}
