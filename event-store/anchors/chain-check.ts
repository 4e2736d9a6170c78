/** Checks, event by event in log order, that each follows from the one before it in its stream. Remembers the ends of recent streams only. */
import { LRUCache } from 'lru-cache'
import { NO_STREAM, tailOf, type StreamTail } from '../codec/hash-chain.ts'
import type { EventStore, StoredEvent, StreamId } from '../port.ts'

/** Streams whose ends are remembered; for others the event before is read again. */
const REMEMBERED_STREAMS = 20_000

export interface ChainCheck {
  /** What is wrong between this event and the one before it in its stream, in a sentence; undefined when nothing is. */
  brokenLink(event: StoredEvent): Promise<string | undefined>
}

export function createChainCheck(store: Pick<EventStore, 'read'>): ChainCheck {
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
      if (event.revision !== before.revision + 1) return `It follows revision ${before.revision}: events were removed, inserted or put in another order.`
      if (event.metadata['previousHash'] !== before.hash) return 'It does not carry the hash of the event before it: one of the two was changed, inserted or put in another order.'
      return undefined
    },
  }
}
