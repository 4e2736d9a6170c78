/** The contract of `read`, `readAll` and `head`. */
import { describe, expect, it } from 'vitest'
import type { Instances } from './event-store-contract.ts'
import { ids, newEvent, newEvents, newStream, newType, readToTheEnd } from './events-under-test.ts'

export function describeReading(instances: () => Instances): void {
  describe('read', () => {
    it('finds nothing of a stream that does not exist', async () => {
      const { store } = instances()
      const missing = { exists: false, revision: -1, events: [] }
      expect(await store.read(newStream())).toEqual(missing)
      expect(await store.read(newStream(), { from: 3, limit: 2 })).toEqual(missing)
      expect(await store.read(newStream(), { direction: 'backwards' })).toEqual(missing)
    })

    it.each([
      { options: {}, revisions: [0, 1, 2, 3, 4] },
      { options: { from: 2 }, revisions: [2, 3, 4] },
      { options: { from: 1, limit: 2 }, revisions: [1, 2] },
      { options: { limit: 0 }, revisions: [] },
      { options: { limit: 5 }, revisions: [0, 1, 2, 3, 4] },
      { options: { from: 4, limit: 9 }, revisions: [4] },
      { options: { from: 5 }, revisions: [] },
      { options: { from: 9, limit: 1 }, revisions: [] },
      { options: { direction: 'backwards' as const }, revisions: [4, 3, 2, 1, 0] },
      { options: { direction: 'backwards' as const, limit: 2 }, revisions: [4, 3] },
      { options: { direction: 'backwards' as const, from: 2 }, revisions: [2, 1, 0] },
      { options: { direction: 'backwards' as const, from: 2, limit: 1 }, revisions: [2] },
      { options: { direction: 'backwards' as const, from: 99, limit: 2 }, revisions: [4, 3] },
    ])('of five events with $options gives $revisions', async ({ options, revisions }) => {
      const { store } = instances()
      const stream = newStream()
      await store.append(stream, newEvents(5), { expected: { kind: 'no-stream' } })
      const slice = await store.read(stream, options)
      expect(slice.events.map((event) => event.revision)).toEqual(revisions)
      expect(slice).toMatchObject({ exists: true, revision: 4 })
    })
  })

  describe('readAll', () => {
    it('gives the same events for every page size, in the order in which they were appended', async () => {
      const { store, other } = instances()
      const after = await store.head()
      const type = newType()
      const appended: string[] = []
      for (let index = 0; index < 9; index++) {
        const events = newEvents(1 + (index % 3), type)
        await (index % 2 ? store : other).append(newStream(), events, { expected: { kind: 'no-stream' } })
        await store.append(newStream(), [newEvent('ContractUnrelated')], { expected: { kind: 'no-stream' } })
        appended.push(...ids(events))
      }
      for (const limit of [1, 2, appended.length - 1, appended.length, appended.length + 1, 1000]) {
        expect(ids(await readToTheEnd(store, { after, types: [type], limit }))).toEqual(appended)
      }
    })

    it('tells where to go on, with and without events', async () => {
      const { store } = instances()
      const after = await store.head()
      const type = newType()
      await store.append(newStream(), newEvents(3, type), { expected: { kind: 'no-stream' } })
      const first = await store.readAll({ after, limit: 2, types: [type] })
      expect(first.events).toHaveLength(2)
      expect(first).toMatchObject({ atEnd: false, scannedTo: first.events[1]?.position })
      const second = await store.readAll({ after: first.scannedTo, limit: 2, types: [type] })
      expect(second.events).toHaveLength(1)
      expect(second.atEnd).toBe(true)
      expect(second.scannedTo >= (second.events[0]?.position ?? '')).toBe(true)
      const third = await store.readAll({ after: second.scannedTo, limit: 2, types: [type] })
      expect(third).toMatchObject({ events: [], atEnd: true })
      expect(third.scannedTo >= second.scannedTo).toBe(true)
    })

    it('gets past events of other types', async () => {
      const { store } = instances()
      const after = await store.head()
      const last = await store.append(newStream(), newEvents(7), { expected: { kind: 'no-stream' } })
      const page = await store.readAll({ after, limit: 3, types: [newType(), newType()] })
      expect(page).toMatchObject({ events: [], atEnd: true })
      expect(page.scannedTo >= last.position).toBe(true)
    })

    it('gives each of several types, and one named twice only once', async () => {
      const { store } = instances()
      const after = await store.head()
      const [one, two] = [newType(), newType()]
      const events = [newEvent(one), newEvent(two), newEvent(one), newEvent(two)]
      await store.append(newStream(), events, { expected: { kind: 'no-stream' } })
      expect(ids(await readToTheEnd(store, { after, types: [two, one, two], limit: 3 }))).toEqual(ids(events))
      expect(ids(await readToTheEnd(store, { after, types: [two], limit: 3 }))).toEqual(
        ids(events.filter((event) => event.type === two)),
      )
    })

    it('begins at the beginning without a position', async () => {
      const { store } = instances()
      await store.append(newStream(), newEvents(1), { expected: { kind: 'no-stream' } })
      const whole = await store.readAll({ limit: 1 })
      expect(whole.events).toHaveLength(1)
      const position = whole.events[0]?.position
      expect((await store.readAll({ after: position, limit: 1 })).events[0]?.position).not.toBe(position)
    })
  })

  describe('head', () => {
    it('is the position of the last event', async () => {
      const { store, other } = instances()
      const first = await store.append(newStream(), newEvents(2), { expected: { kind: 'no-stream' } })
      expect(await other.head()).toBe(first.position)
      const second = await other.append(newStream(), newEvents(1), { expected: { kind: 'no-stream' } })
      expect(await store.head()).toBe(second.position)
    })
  })
}
