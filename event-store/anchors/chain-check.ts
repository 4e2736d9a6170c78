/** Checks, event by event in log order, that each follows from the one before it in its stream. Remembers the ends of recent streams only. */
import { LRUCache } from 'lru-cache'
import { linkProblem, NO_STREAM, tailOf, type StreamTail } from '../codec/hash-chain.ts'
import type { StoredEvent, StoredLog, StreamId } from '../port.ts'

/** Streams whose ends are remembered; for others the event before is read again. */
const REMEMBERED_STREAMS = 20_000

interface ChainCheck {
  /** As `linkProblem`, for events that come in log order. */
  brokenLink(event: StoredEvent): Promise<string | undefined>
}

/** @param store asked for the event before where it is not remembered */
export function createChainCheck(store: Pick<StoredLog, 'read'>): ChainCheck {
  const tails = new LRUCache<StreamId, StreamTail>({ max: REMEMBERED_STREAMS })

  async function tailBefore({ stream, revision }: StoredEvent): Promise<StreamTail> {
    const remembered = tails.get(stream)
    if (remembered) return remembered
    if (revision === 0) return NO_STREAM
    const { events } = await store.read(stream, { from: revision - 1, limit: 1, direction: 'backwards' })
    return tailOf(events[0])
  }

  return {
    async brokenLink(event) {
      const before = await tailBefore(event)
      tails.set(event.stream, tailOf(event))
      return linkProblem(before, event)
    },
  }
}
