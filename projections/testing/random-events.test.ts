/** No event type that a read model is made of is left out of the histories on which the read models are proved. */
import { projections } from '../projections.ts'
import { eventCatalogue, type EventType } from '@member-care/domain/events/event-catalogue.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { eventOfTypes } from './event-of-schema.ts'
import { randomHistoryOf } from './random-events.ts'

test.each(projections)('$name meets every type of event that it handles', ({ handles }) => {
  const histories = fc.sample(randomHistoryOf(handles), { numRuns: 200, seed: 20_261_127 })
  const met = new Set(histories.flatMap(({ events }) => events.map(({ type }) => type)))
  expect(handles.filter((type) => !met.has(type))).toEqual([])
})

test('every event that is made of a schema can be stored', () => {
  const types = eventCatalogue.map(({ type }) => type as EventType)
  const schemas = new Map(eventCatalogue.map(({ type, data }) => [type, data]))
  const refused = fc
    .sample(eventOfTypes(types), { numRuns: 10_000, seed: 20_261_127 })
    .filter(({ type, data }) => schemas.get(type)?.safeParse(data).success !== true)
  expect([...new Set(refused.map(({ type }) => type))]).toEqual([])
})
