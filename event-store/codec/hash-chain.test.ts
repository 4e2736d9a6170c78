import { describe, expect, test } from 'vitest'
import type { Position, StoredEvent, StreamId } from '../port.ts'
import { brokenLinkIn } from '../testing/broken-link.ts'
import { chainEvents, eventHash, NO_STREAM } from './hash-chain.ts'

/** A stream of as many events, as it was written. */
function writtenStream(stream: StreamId, length: number): StoredEvent[] {
  const unchained = Array.from({ length }, (_, index) => ({
    id: `${stream}/${index}`,
    type: 'Counted',
    data: { index, note: 'ä' },
    metadata: { commandId: 'c' },
  }))
  return chainEvents(stream, NO_STREAM, unchained).events.map((event, revision) => ({
    ...event,
    stream,
    revision,
    position: String(revision).padStart(5, '0') as Position,
    recordedAt: new Date(0),
  }))
}

function eventAt(events: readonly StoredEvent[], index: number): StoredEvent {
  const event = events[index]
  if (!event) throw new Error(`no event ${index}`)
  return event
}

/** As if nobody had touched anything: revisions count up as before. */
const renumbered = (events: readonly StoredEvent[]) => events.map((event, revision) => ({ ...event, revision }))

describe('the hash of an event', () => {
  const event = eventAt(writtenStream('claim-1', 1), 0)

  test('is this one for ever', () => {
    expect(
      eventHash({
        id: 'e-1',
        stream: 'claim-1',
        revision: 0,
        type: 'Counted',
        data: { b: 'ä', a: 1.5 },
        metadata: { previousHash: null },
      }),
    ).toBe('0fae80e0ab4e1bcf26fbfdb47c2effc8e2af0b61f007d218ecaa6f6ba10957d2')
  })

  test('does not depend on the order of keys', () => {
    const reordered = {
      ...event,
      data: Object.fromEntries(Object.entries(event.data).reverse()),
      metadata: Object.fromEntries(Object.entries(event.metadata).reverse()),
    }
    expect(JSON.stringify(reordered)).not.toBe(JSON.stringify(event))
    expect(eventHash(reordered)).toBe(eventHash(event))
  })

  test.each<[string, Partial<StoredEvent>]>([
    ['id', { id: 'other' }],
    ['stream', { stream: 'claim-2' }],
    ['revision', { revision: 1 }],
    ['type', { type: 'Other' }],
    ['data', { data: { ...event.data, index: 1 } }],
    ['metadata', { metadata: { ...event.metadata, commandId: 'd' } }],
  ])('depends on the %s', (_what, change) => {
    expect(eventHash({ ...event, ...change })).not.toBe(eventHash(event))
  })
})

describe('a stream', () => {
  const stream = writtenStream('claim-1', 5)

  test('as it was written holds together, also when it grew in several appends', () => {
    expect(brokenLinkIn(stream)).toBeUndefined()
    expect(brokenLinkIn([])).toBeUndefined()
    const { events: more } = chainEvents('claim-1', { revision: 4, hash: eventHash(eventAt(stream, 4)) }, [
      { id: 'x', type: 'Counted', data: {}, metadata: {} },
    ])
    const appended = more.map((event) => ({ ...eventAt(stream, 4), ...event, revision: 5 }))
    expect(brokenLinkIn([...stream, ...appended])).toBeUndefined()
  })

  test.each<[string, (events: StoredEvent[]) => StoredEvent[], number]>([
    [
      'a changed event breaks at the next',
      (events) => events.with(2, { ...eventAt(events, 2), data: { index: 99 } }),
      3,
    ],
    [
      'changed metadata breaks at the next',
      (events) =>
        events.with(2, { ...eventAt(events, 2), metadata: { ...eventAt(events, 2).metadata, commandId: 'x' } }),
      3,
    ],
    ['a removed event breaks where it was', (events) => events.toSpliced(2, 1), 3],
    [
      'a removed event breaks where it was, though the rest is renumbered',
      (events) => renumbered(events.toSpliced(2, 1)),
      2,
    ],
    ['a removed first event', (events) => renumbered(events.slice(1)), 0],
    ['an inserted event', (events) => renumbered(events.toSpliced(2, 0, { ...eventAt(events, 1), id: 'new' })), 2],
    ['two exchanged events', (events) => renumbered(events.with(1, eventAt(events, 2)).with(2, eventAt(events, 1))), 1],
    [
      'an event from another stream',
      (events) => events.with(3, { ...eventAt(writtenStream('claim-2', 5), 3), stream: 'claim-1' }),
      3,
    ],
  ])('%s', (_what, tamper, revision) => {
    expect(brokenLinkIn(tamper(stream))).toBe(revision)
  })
})
