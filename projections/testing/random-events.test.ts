/** No event type that a read model is made of is left out of the histories on which the read models are proved. */
import { projections } from '@member-care/api/event-log/read-models.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { randomHistoryOf } from './random-events.ts'

test.each(projections)('$name meets every type of event that it handles', ({ handles }) => {
  const histories = fc.sample(randomHistoryOf(handles), { numRuns: 200, seed: 20_261_127 })
  const met = new Set(histories.flatMap(({ events }) => events.map(({ type }) => type)))
  expect(handles.filter((type) => !met.has(type))).toEqual([])
})
