/** The contract of order: commit order is position order, so that a reader who follows misses nothing. */
import { describe, expect, it } from 'vitest'
import { WrongExpectedRevision, type EventStore, type Position, type StoredEvent, type StreamId } from '../port.ts'
import type { Instances } from './event-store-contract.ts'
import { follow, ids, newEvent, newEvents, newStream, newType, readToTheEnd } from './events-under-test.ts'

const WRITERS = 16
const APPENDS_PER_WRITER = 9
const STREAMS = 3

/** An event that has been answered for, with where the answer said that it stands. */
interface Acknowledged {
  readonly stream: StreamId
  readonly revision: number
  readonly position: Position
}

export function describeOrder(instances: () => Instances): void {
  describe('order', () => {
    it('of positions is that of their texts, which are of one width', async () => {
      const { store, other } = instances()
      const positions: string[] = []
      for (let index = 0; index < 25; index++) {
        const result = await (index % 2 ? store : other).append(newStream(), newEvents(1), {
          expected: { kind: 'no-stream' },
        })
        positions.push(result.position)
      }
      expect([...positions].sort()).toEqual(positions)
      expect(new Set(positions).size).toBe(25)
      expect(new Set(positions.map((position) => position.length)).size).toBe(1)
    })

    it('is kept with 16 writers of two processes who conflict and give up, for those who follow and those who read later', async () => {
      const { store, other, underTest } = instances()
      const after = await store.head()
      const type = newType()
      const streams = Array.from({ length: STREAMS }, newStream)
      const acknowledged = new Map<string, Acknowledged>()
      const end = newEvent(type)
      const isEnd = (event: StoredEvent | undefined) => event?.id === end.id

      const followers = Promise.all([
        follow(store, { after, batchSize: 7 }, ({ events }) => isEnd(events.at(-1))),
        follow(other, { after, types: [type] }, ({ events }) => isEnd(events.at(-1))),
      ])
      let writing = true
      const slowWriter = (async () => {
        for (let turn = 0; writing && underTest.appendSlowly; turn++) {
          const stream = newStream()
          const event = newEvent(type)
          const { revision, position } = await underTest.appendSlowly(stream, event, turn % 3 ? 'commit' : 'rollback')
          if (turn % 3) acknowledged.set(event.id, { stream, revision, position })
        }
      })()
      // Half of the writers are in each other's way. The others are not, so that nothing but the store itself orders them.
      const writers = Array.from({ length: WRITERS }, async (_, writer) => {
        const ownStream = newStream()
        for (let turn = 0; turn < APPENDS_PER_WRITER; turn++) {
          const stream = writer < WRITERS / 2 ? (streams[(writer + turn) % STREAMS] ?? ownStream) : ownStream
          await appendUntilAccepted(writer % 2 ? store : other, stream, newEvents(1 + (turn % 3), type), acknowledged)
        }
      })
      await Promise.all(writers)
      writing = false
      await slowWriter
      await appendUntilAccepted(store, newStream(), [end], acknowledged)

      const [followed, followedType] = await followers
      const readLater = await readToTheEnd(other, { after, types: [type], limit: 50 })
      expect(acknowledged.size).toBeGreaterThan(WRITERS * APPENDS_PER_WRITER * 2)
      for (const events of [followed.events.filter((event) => event.type === type), followedType.events, readLater]) {
        expect(ids(events)).toEqual(idsByPosition(acknowledged))
        expect(events.map(({ stream, revision, position }) => ({ stream, revision, position }))).toEqual(
          ids(events).map((id) => acknowledged.get(id)),
        )
        for (const stream of new Set(events.map((event) => event.stream))) {
          const revisions = events.filter((event) => event.stream === stream).map((event) => event.revision)
          expect(revisions).toEqual(revisions.map((_, index) => index))
        }
      }
      const positions = followed.events.map((event) => event.position)
      expect(positions).toEqual([...new Set(positions)].sort())
    })
  })
}

/** Appends as a command does: looks, appends behind what it saw, and looks again when someone was faster. */
async function appendUntilAccepted(
  store: EventStore,
  stream: StreamId,
  events: ReturnType<typeof newEvents>,
  acknowledged: Map<string, Acknowledged>,
): Promise<void> {
  for (;;) {
    const { exists, revision } = await store.read(stream, { direction: 'backwards', limit: 1 })
    try {
      const result = await store.append(stream, events, {
        expected: exists ? { kind: 'revision', revision } : { kind: 'no-stream' },
      })
      expect(result).toMatchObject({ revision: revision + events.length, repeated: false })
      const stored = (await store.read(stream, { from: revision + 1, limit: events.length })).events
      expect(ids(stored)).toEqual(ids(events))
      expect(stored.at(-1)?.position).toBe(result.position)
      for (const event of stored)
        acknowledged.set(event.id, { stream, revision: event.revision, position: event.position })
      return
    } catch (error) {
      if (!(error instanceof WrongExpectedRevision)) throw error
      expect(error.actual).toBeGreaterThan(revision)
    }
  }
}

function idsByPosition(acknowledged: ReadonlyMap<string, Acknowledged>): string[] {
  return [...acknowledged].sort(([, one], [, two]) => (one.position < two.position ? -1 : 1)).map(([id]) => id)
}
