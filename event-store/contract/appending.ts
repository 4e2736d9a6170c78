/** The contract of `append`. */
import { describe, expect, it } from 'vitest'
import { EventTooLarge, MAX_EVENT_BYTES, WrongExpectedRevision, type Expected } from '../port.ts'
import type { Instances } from './event-store-contract.ts'
import { ids, newEvent, newEvents, newStream } from './events-under-test.ts'

export function describeAppending(instances: () => Instances): void {
  describe('append', () => {
    it('counts revisions from 0, and gives revision and position of the last event', async () => {
      const { store } = instances()
      const stream = newStream()
      const first = await store.append(stream, newEvents(3), { expected: { kind: 'no-stream' } })
      const second = await store.append(stream, newEvents(1), { expected: { kind: 'revision', revision: 2 } })
      const { events } = await store.read(stream)
      expect(events.map((event) => event.revision)).toEqual([0, 1, 2, 3])
      expect(first).toEqual({ revision: 2, position: events[2]?.position, repeated: false })
      expect(second).toEqual({ revision: 3, position: events[3]?.position, repeated: false })
    })

    it('lets one of many create a stream, and tells the others the real revision', async () => {
      const { store, other } = instances()
      const stream = newStream()
      const tries = await Promise.allSettled(
        Array.from({ length: 12 }, (_, index) =>
          (index % 2 ? store : other).append(stream, newEvents(2), { expected: { kind: 'no-stream' } }),
        ),
      )
      const refusals = tries.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []))
      expect(refusals).toHaveLength(11)
      for (const refusal of refusals) {
        expect(refusal).toBeInstanceOf(WrongExpectedRevision)
        expect(refusal).toMatchObject({ stream, expected: { kind: 'no-stream' }, actual: 1 })
      }
      expect((await store.read(stream)).events).toHaveLength(2)
    })

    it.each<{ expected: Expected; length: number; actual: number | 'accepted' }>([
      { expected: { kind: 'any' }, length: 0, actual: 'accepted' },
      { expected: { kind: 'any' }, length: 2, actual: 'accepted' },
      { expected: { kind: 'no-stream' }, length: 0, actual: 'accepted' },
      { expected: { kind: 'no-stream' }, length: 2, actual: 1 },
      { expected: { kind: 'exists' }, length: 0, actual: -1 },
      { expected: { kind: 'exists' }, length: 2, actual: 'accepted' },
      { expected: { kind: 'revision', revision: 0 }, length: 0, actual: -1 },
      { expected: { kind: 'revision', revision: 0 }, length: 2, actual: 1 },
      { expected: { kind: 'revision', revision: 1 }, length: 2, actual: 'accepted' },
      { expected: { kind: 'revision', revision: 2 }, length: 2, actual: 1 },
    ])('expecting $expected of a stream of $length events: $actual', async ({ expected, length, actual }) => {
      const { store, other } = instances()
      const stream = newStream()
      if (length > 0) await other.append(stream, newEvents(length), { expected: { kind: 'no-stream' } })
      const append = store.append(stream, [newEvent()], { expected })
      if (actual === 'accepted') expect((await append).revision).toBe(length)
      else await expect(append).rejects.toMatchObject({ name: 'WrongExpectedRevision', stream, expected, actual })
      expect((await store.read(stream)).events).toHaveLength(actual === 'accepted' ? length + 1 : length)
    })

    it.each<{ expected: Expected }>([{ expected: { kind: 'no-stream' } }, { expected: { kind: 'any' } }])(
      'gives the first result to the same events again, expecting $expected',
      async ({ expected }) => {
        const { store, other } = instances()
        const stream = newStream()
        const events = newEvents(2)
        const first = await store.append(stream, events, { expected })
        expect(await other.append(stream, events, { expected })).toEqual({ ...first, repeated: true })
        await store.append(stream, newEvents(3), { expected: { kind: 'exists' } })
        expect(await other.append(stream, events, { expected })).toEqual({ ...first, repeated: true })
        expect(ids((await store.read(stream)).events).slice(0, 2)).toEqual(ids(events))
        expect((await store.read(stream)).events).toHaveLength(5)
      },
    )

    it('recognises its events also when the writer has seen them and expects the revision behind them', async () => {
      const { store } = instances()
      const stream = newStream()
      const events = newEvents(1)
      const first = await store.append(stream, events, { expected: { kind: 'no-stream' } })
      expect(await store.append(stream, events, { expected: { kind: 'revision', revision: 0 } })).toEqual({
        ...first,
        repeated: true,
      })
    })

    it('stores the same events once when they come several times at once', async () => {
      const { store, other } = instances()
      const stream = newStream()
      const events = newEvents(2)
      const results = await Promise.all(
        Array.from({ length: 6 }, (_, index) =>
          (index % 2 ? store : other).append(stream, events, { expected: { kind: 'no-stream' } }),
        ),
      )
      const stored = await store.read(stream)
      expect(ids(stored.events)).toEqual(ids(events))
      for (const result of results) expect(result).toMatchObject({ revision: 1, position: stored.events[1]?.position })
      expect(results.filter((result) => !result.repeated).length).toBeGreaterThanOrEqual(1)
    })

    it('refuses events of which only some have been appended before', async () => {
      const { store } = instances()
      const stream = newStream()
      const known = newEvent()
      await store.append(stream, [known], { expected: { kind: 'no-stream' } })
      await expect(store.append(stream, [known, newEvent()], { expected: { kind: 'any' } })).rejects.toMatchObject({
        name: 'WrongExpectedRevision',
        actual: 0,
      })
      expect((await store.read(stream)).events).toHaveLength(1)
    })

    it('appends all events or none', async () => {
      const { store } = instances()
      const stream = newStream()
      await store.append(stream, newEvents(2), { expected: { kind: 'no-stream' } })
      const refused = newEvents(3)
      await expect(
        store.append(stream, refused, { expected: { kind: 'revision', revision: 0 } }),
      ).rejects.toBeInstanceOf(WrongExpectedRevision)
      await expect(
        store.append(stream, [newEvent(), tooLarge()], { expected: { kind: 'any' } }),
      ).rejects.toBeInstanceOf(EventTooLarge)
      expect((await store.read(stream)).revision).toBe(1)
      const accepted = newEvents(5)
      await store.append(stream, accepted, { expected: { kind: 'revision', revision: 1 } })
      expect(ids((await store.read(stream, { from: 2 })).events)).toEqual(ids(accepted))
    })

    it('takes an event of the largest size and refuses one byte more', async () => {
      const { store } = instances()
      const stream = newStream()
      const largest = ofSize(MAX_EVENT_BYTES)
      await store.append(stream, [largest], { expected: { kind: 'no-stream' } })
      expect((await store.read(stream)).events[0]?.data).toEqual(largest.data)
      await expect(
        store.append(stream, [ofSize(MAX_EVENT_BYTES + 1)], { expected: { kind: 'any' } }),
      ).rejects.toBeInstanceOf(EventTooLarge)
    })

    it('refuses an append whose events are too large together', async () => {
      const { store } = instances()
      const stream = newStream()
      const halves = [ofSize(MAX_EVENT_BYTES / 2), ofSize(MAX_EVENT_BYTES / 2)]
      await store.append(stream, halves, { expected: { kind: 'no-stream' } })
      const tooMuch = [ofSize(MAX_EVENT_BYTES - 10), ofSize(MAX_EVENT_BYTES - 10)]
      await expect(store.append(stream, tooMuch, { expected: { kind: 'any' } })).rejects.toBeInstanceOf(EventTooLarge)
      expect((await store.read(stream)).revision).toBe(1)
    })

    it('refuses an append without events', async () => {
      await expect(instances().store.append(newStream(), [], { expected: { kind: 'any' } })).rejects.toBeInstanceOf(
        RangeError,
      )
    })

    it('gives back to the letter what was written', async () => {
      const { store } = instances()
      const stream = newStream()
      const data = {
        zulu: 'order of keys is kept',
        alpha: [
          'Grüße',
          '新加坡',
          '🩺',
          'e\u0301',
          '"\\/\b\f\n\r\t',
          '\u0000',
          '\ud800',
          '\u2028',
          '{not,an,array}',
          'NULL',
          '',
        ],
        numbers: [0, -1, 0.1, 1e21, 1e-7, 5e-324, Number.MAX_SAFE_INTEGER, Number.MAX_VALUE],
        nested: { empty: {}, list: [], nothing: null, yes: true, deep: [[[{ a: [{}] }]]] },
      }
      const metadata = { actor: { kind: 'member', id: 'ünïcode' }, list: [null, 'x'] }
      const before = Date.now()
      const result = await store.append(stream, [{ ...newEvent('Ereignis'), data, metadata }], {
        expected: { kind: 'no-stream' },
      })
      const [event] = (await store.read(stream)).events
      expect(JSON.stringify(event?.data)).toBe(JSON.stringify(data))
      expect(JSON.stringify(event?.metadata)).toBe(JSON.stringify(metadata))
      expect(event).toMatchObject({ stream, type: 'Ereignis', revision: 0, position: result.position })
      // The server's clock; a minute of difference is allowed.
      expect(Math.abs((event?.recordedAt.getTime() ?? 0) - before)).toBeLessThan(60_000)
    })
  })
}

/** An event whose data and metadata have exactly this many bytes of JSON. */
function ofSize(bytes: number) {
  const metadata = {}
  const frame = JSON.stringify({ filler: '' }).length + JSON.stringify(metadata).length
  return { ...newEvent('ContractFilled', { filler: 'x'.repeat(bytes - frame) }), metadata }
}

function tooLarge() {
  return ofSize(MAX_EVENT_BYTES + 1)
}
