import { randomBytes, randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { chainEvents, NO_STREAM } from '../codec/hash-chain.ts'
import { createRootSecret } from '../codec/root-secret.ts'
import type { Position, StoredEvent } from '../port.ts'
import { checkStream } from './check-stream.ts'
import { createEventSeals } from './event-seals.ts'

const seals = createEventSeals(createRootSecret(randomBytes(32)))
const stream = 'claim-1'

/** Events as the product stores them. */
function history(count: number, seal = seals.seal): readonly StoredEvent[] {
  const unchained = Array.from({ length: count }, (_, index) => ({
    id: randomUUID(),
    type: 'Counted',
    data: { index },
    metadata: { commandId: 'c' },
  }))
  return chainEvents(stream, NO_STREAM, unchained, seal).events.map((event, revision) => ({
    ...event,
    stream,
    revision,
    position: String(revision) as Position,
    recordedAt: new Date(0),
  }))
}

const known = (events: readonly StoredEvent[]) => events.map(({ id, revision }) => ({ eventId: id, revision }))
const without = (events: readonly StoredEvent[], revision: number) =>
  events.filter((event) => event.revision !== revision)
const entry = (events: readonly StoredEvent[], revision: number): StoredEvent => {
  const event = events[revision]
  if (!event) throw new Error('There is no such event.')
  return event
}

describe('a stream as it is stored', () => {
  test('has nothing wrong when nobody touched it, whatever is not known of it yet', () => {
    const events = history(4)
    expect(checkStream(events, seals, known(events))).toEqual(new Map())
    expect(checkStream(events, seals, known(events).slice(0, 2))).toEqual(new Map())
  })

  test('shows an event that was changed, at itself and at the one after it', () => {
    const events = history(3)
    const changed = events.map((event) => (event.revision === 1 ? { ...event, data: { index: 99 } } : event))
    const problems = checkStream(changed, seals, known(events))
    expect([...problems.keys()]).toEqual([entry(events, 1).id, entry(events, 2).id])
    expect(problems.get(entry(events, 1).id)).toMatch(/seal is not that of this event/)
    expect(problems.get(entry(events, 2).id)).toMatch(/does not carry the hash/)
  })

  test.each([
    ['in the midst', 1, [0, 2]],
    ['at the end', 3, [2]],
    ['at the beginning', 0, [1]],
  ])('shows an event that was taken away %s', (_where, removed, shownAt) => {
    const events = history(4)
    const problems = checkStream(without(events, removed), seals, known(events))
    expect(new Set(problems.keys())).toEqual(new Set(shownAt.map((revision) => entry(events, revision).id)))
    expect([...problems.values()].join(' ')).toContain(
      `Event ${entry(events, removed).id}, revision ${removed}, was recorded and is not stored any more`,
    )
  })

  test('shows an event without a seal after sealed ones', () => {
    const events = history(2)
    const { seal: _seal, ...metadata } = entry(events, 1).metadata
    expect(
      checkStream([entry(events, 0), { ...entry(events, 1), metadata }], seals, []).get(entry(events, 1).id),
    ).toMatch(/was not written by this product/)
  })
})
