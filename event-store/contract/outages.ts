/** The contract while the server is gone, and after it has come back. These tests stand last: they take the server away. */
import { describe, expect, it } from 'vitest'
import { StoreUnavailable, type EventStore, type EventToAppend, type StreamId } from '../port.ts'
import type { Instances } from './event-store-contract.ts'
import { caughtUpCount, follow, ids, newEvent, newStream, newType } from './events-under-test.ts'

const WRITERS = 8

export function describeOutages(instances: () => Instances): void {
  describe('when the server goes and comes back', () => {
    it('says that it is unavailable, and works again; subscriptions go on where they were', async () => {
      const { store, other, underTest } = instances()
      const after = await store.head()
      const stream = newStream()
      const [before, during, afterwards] = [newEvent(), newEvent(), newEvent()]
      const caughtUp = Promise.withResolvers<void>()
      const following = follow(store, { after }, (soFar) => {
        if (caughtUpCount(soFar) > 0 && soFar.events.length > 0) caughtUp.resolve()
        return soFar.events.length === 3
      })
      const followingType = follow(other, { after, types: [before.type] }, ({ events }) => events.length === 3)
      await store.append(stream, [before], { expected: { kind: 'no-stream' } })
      await caughtUp.promise

      await underTest.takeServerAway()
      await expect(store.append(stream, [during], { expected: { kind: 'exists' } })).rejects.toBeInstanceOf(
        StoreUnavailable,
      )
      await expect(store.read(stream)).rejects.toBeInstanceOf(StoreUnavailable)
      await expect(store.readAll({ after, limit: 1 })).rejects.toBeInstanceOf(StoreUnavailable)
      await expect(store.head()).rejects.toBeInstanceOf(StoreUnavailable)
      await underTest.bringServerBack()

      await store.append(stream, [during], { expected: { kind: 'exists' } })
      await other.append(stream, [afterwards], { expected: { kind: 'revision', revision: 1 } })
      expect(ids((await store.read(stream)).events)).toEqual(ids([before, during, afterwards]))
      expect(ids((await following).events)).toEqual(ids([before, during, afterwards]))
      expect(ids((await followingType).events)).toEqual(ids([before, during, afterwards]))
    })

    it('loses nothing that it has answered, and stores nothing twice, when it goes in the middle of appends', async () => {
      const { store, other, underTest } = instances()
      const after = await store.head()
      const type = newType()
      const outage = createOutage()
      const end = newEvent(type)
      const following = follow(other, { after, types: [type] }, ({ events }) => events.at(-1)?.id === end.id)
      const writers = Array.from({ length: WRITERS }, (_, index) =>
        writeThrough(outage, index % 2 ? store : other, type),
      )

      await Promise.all(writers.map(({ underWay }) => underWay))
      await underTest.takeServerAway()
      await Promise.all(writers.map(({ interrupted }) => interrupted))
      await underTest.bringServerBack()
      outage.finish()
      const written = await Promise.all(writers.map(({ done }) => done))
      await store.append(newStream(), [end], { expected: { kind: 'no-stream' } })

      for (const { stream, events } of written) expect(ids((await store.read(stream)).events)).toEqual(ids(events))
      const followed = ids((await following).events)
      expect(followed).toHaveLength(new Set(followed).size)
      expect(followed.sort()).toEqual([...written.flatMap(({ events }) => ids(events)), end.id].sort())
    })
  })
}

/** The time in which the server is away, as writers see it. */
function createOutage() {
  const over = Promise.withResolvers<void>()
  const outage = {
    isOver: false,
    over: over.promise,
    finish() {
      outage.isOver = true
      over.resolve()
    },
  }
  return outage
}

/**
 * A writer with a stream of its own, who appends one event after the other until the outage is over, and some more. What finds the server gone is
 * appended again with the same event id, since it may have been written.
 */
function writeThrough(outage: ReturnType<typeof createOutage>, store: EventStore, type: string) {
  const stream: StreamId = newStream()
  const events: EventToAppend[] = []
  const underWay = Promise.withResolvers<void>()
  const interrupted = Promise.withResolvers<void>()

  async function appendOne(): Promise<void> {
    const revision = events.length - 1
    const event = newEvent(type)
    events.push(event)
    for (;;) {
      try {
        const result = await store.append(stream, [event], {
          expected: revision < 0 ? { kind: 'no-stream' } : { kind: 'revision', revision },
        })
        expect(result.revision).toBe(revision + 1)
        return
      } catch (error) {
        if (!(error instanceof StoreUnavailable)) throw error
        interrupted.resolve()
        await outage.over
      }
    }
  }

  async function write(): Promise<{ stream: StreamId; events: readonly EventToAppend[] }> {
    for (let afterwards = 0; afterwards < 5; afterwards += outage.isOver ? 1 : 0) {
      await appendOne()
      if (events.length === 3) underWay.resolve()
    }
    return { stream, events }
  }

  return { done: write(), underWay: underWay.promise, interrupted: interrupted.promise }
}
