/** The contract of `subscribe`, while the server is there. */
import { describe, expect, it } from 'vitest'
import type { Position, SubscriptionMessage } from '../port.ts'
import type { Instances } from './event-store-contract.ts'
import { caughtUpCount, follow, ids, newEvent, newEvents, newStream, newType } from './events-under-test.ts'

/** Readers look again about every second even when nothing wakes them. What takes clearly less has not waited for that. */
const PROMPT_MS = 700

export function describeSubscribing(instances: () => Instances): void {
  describe('subscribe', () => {
    it('delivers what there is, says once that it has caught up, and goes on with what comes', async () => {
      const { store, other } = instances()
      const after = await store.head()
      const earlier = newEvents(5)
      await store.append(newStream(), earlier, { expected: { kind: 'no-stream' } })
      const later = newEvents(3)
      let appended = false
      const delivered = await follow(store, { after, batchSize: 4 }, async (soFar) => {
        if (caughtUpCount(soFar) > 0 && !appended) {
          appended = true
          for (const event of later) await other.append(newStream(), [event], { expected: { kind: 'no-stream' } })
        }
        return soFar.events.length === 8
      })
      expect(ids(delivered.events)).toEqual(ids([...earlier, ...later]))
      expect(caughtUpCount(delivered)).toBe(1)
      const untilCaughtUp = delivered.messages.slice(
        0,
        delivered.messages.findIndex((message) => message.kind === 'caught-up'),
      )
      expect(ids(untilCaughtUp.flatMap((message) => (message.kind === 'events' ? message.events : [])))).toEqual(
        ids(earlier),
      )
    })

    it('delivers in batches of at most the given size, each with how far it has come', async () => {
      const { store } = instances()
      const after = await store.head()
      await store.append(newStream(), newEvents(7), { expected: { kind: 'no-stream' } })
      const { messages } = await follow(store, { after, batchSize: 3 }, ({ events }) => events.length === 7)
      for (const message of messages) {
        if (message.kind !== 'events') continue
        expect(message.events.length).toBeLessThanOrEqual(3)
        for (const event of message.events) expect(event.position <= message.scannedTo).toBe(true)
      }
    })

    it('goes on exactly behind the position that it is given', async () => {
      const { store } = instances()
      const stream = newStream()
      const events = newEvents(6)
      await store.append(stream, events, { expected: { kind: 'no-stream' } })
      const stored = (await store.read(stream)).events
      const { events: delivered } = await follow(
        store,
        { after: stored[2]?.position },
        (soFar) => soFar.events.length === 3,
      )
      expect(ids(delivered)).toEqual(ids(events.slice(3)))
    })

    it('has caught up at once where there is nothing new', async () => {
      const { store } = instances()
      await store.append(newStream(), newEvents(1), { expected: { kind: 'no-stream' } })
      const after = await store.head()
      const { messages, events } = await follow(store, { after }, (soFar) => caughtUpCount(soFar) > 0)
      expect(events).toEqual([])
      const last = messages.at(-1)
      expect(last?.kind === 'caught-up' && last.at >= (after ?? '')).toBe(true)
    })

    it('delivers the given types only, and still moves on past the others', async () => {
      const { store, other } = instances()
      const after = await store.head()
      const wanted = newType()
      await store.append(newStream(), [newEvent(), newEvent(wanted), newEvent()], { expected: { kind: 'no-stream' } })
      let last: Position | undefined
      const delivered = await follow(store, { after, types: [wanted, newType()] }, async (soFar) => {
        if (caughtUpCount(soFar) > 0)
          last ??= (await other.append(newStream(), newEvents(3), { expected: { kind: 'no-stream' } })).position
        return last !== undefined && reached(soFar.messages) >= last
      })
      expect(delivered.events.map((event) => event.type)).toEqual([wanted])
      expect(caughtUpCount(delivered)).toBe(1)
    })

    it('does not take a type for another that begins with it', async () => {
      const { store } = instances()
      const after = await store.head()
      const type = newType()
      const exact = newEvent(type)
      await store.append(newStream(), [newEvent(`${type}Later`), exact, newEvent(`Not${type}`)], {
        expected: { kind: 'no-stream' },
      })
      const { events } = await follow(store, { after, types: [type] }, (soFar) => caughtUpCount(soFar) > 0)
      expect(ids(events)).toEqual(ids([exact]))
    })

    it('is woken by appends of another process, without waiting to look again', async () => {
      const { store, other } = instances()
      const after = await store.head()
      // Each append waits for the delivery of the one before, so ten of them by looking once a second would take many seconds.
      let began = 0
      await follow(store, { after }, async (soFar) => {
        if (caughtUpCount(soFar) === 0) return false
        began ||= performance.now()
        if (soFar.events.length < 10) await other.append(newStream(), newEvents(1), { expected: { kind: 'no-stream' } })
        return soFar.events.length === 10
      })
      expect(performance.now() - began).toBeLessThan(10 * PROMPT_MS)
    })

    it('ends promptly when the signal aborts, and when its reader stops', async () => {
      const { store } = instances()
      const stopping = new AbortController()
      const subscription = store
        .subscribe({ after: await store.head(), signal: stopping.signal })
        [Symbol.asyncIterator]()
      expect((await subscription.next()).value).toMatchObject({ kind: 'caught-up' })
      const waiting = subscription.next()
      const began = performance.now()
      stopping.abort()
      expect(await waiting).toMatchObject({ done: true })
      expect(performance.now() - began).toBeLessThan(PROMPT_MS)

      const messages: SubscriptionMessage[] = []
      for await (const message of store.subscribe({ signal: new AbortController().signal })) {
        messages.push(message)
        break
      }
      expect(messages).toHaveLength(1)
    })

    it('delivers nothing when the signal has been aborted before', async () => {
      const messages: SubscriptionMessage[] = []
      for await (const message of instances().store.subscribe({ signal: AbortSignal.abort() })) messages.push(message)
      expect(messages).toEqual([])
    })

    it('ends when the store is closed', async () => {
      const store = instances().underTest.open()
      const subscription = store
        .subscribe({ after: await store.head(), signal: new AbortController().signal })
        [Symbol.asyncIterator]()
      await subscription.next()
      const waiting = subscription.next()
      await store.close()
      expect(await waiting).toMatchObject({ done: true })
      await expect(store.append(newStream(), newEvents(1), { expected: { kind: 'any' } })).rejects.toMatchObject({
        name: 'StoreUnavailable',
        outcomeUnknown: false,
      })
      await expect(store.read(newStream())).rejects.toMatchObject({ name: 'StoreUnavailable', outcomeUnknown: false })
      await expect(instances().underTest.open().close()).resolves.toBeUndefined()
    })
  })
}

/** How far the messages have come. */
function reached(messages: readonly SubscriptionMessage[]): string {
  const last = messages.findLast((message) => message.kind === 'events')
  return last?.kind === 'events' ? last.scannedTo : ''
}
