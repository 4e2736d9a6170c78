/** What must hold for every read model, on histories that nobody thought of. */
import { projections } from './projections.ts'
import type { Recorded } from '@member-care/event-store/event-log.ts'
import { createTestDatabase, type TestDatabase } from '@member-care/tests/support/test-database.ts'
import fc from 'fast-check'
import { createPool, type DatabasePool } from 'slonik'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { installRegistry } from './runner/registry.ts'
import { dropInstance } from './runner/versions.ts'
import { applyTo, makeInstance, rowsOf } from './testing/instances.ts'
import { randomHistoryOf, type RandomHistory } from './testing/random-events.ts'
import { readAfterForgetting } from './testing/recorded-events.ts'

let database: TestDatabase
let pool: DatabasePool

beforeAll(async () => {
  database = await createTestDatabase()
  pool = await createPool(database.url)
  await installRegistry(pool)
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

/** As a running product reads it: each person's values until they are forgotten. */
function asItHappened({ events, forgotten }: RandomHistory): readonly Recorded[] {
  return forgotten.reduce<readonly Recorded[]>(
    (read, { userId, at }) => [...read.slice(0, at), ...readAfterForgetting(read.slice(at), userId)],
    events,
  )
}

/** As a rebuild reads it: without the values of anybody who has been forgotten since. */
function asReadNow({ events, forgotten }: RandomHistory): readonly Recorded[] {
  return forgotten.reduce<readonly Recorded[]>((read, { userId }) => readAfterForgetting(read, userId), events)
}

function split(events: readonly Recorded[], sizes: readonly number[]): readonly (readonly Recorded[])[] {
  const batches: (readonly Recorded[])[] = []
  for (let from = 0, i = 0; from < events.length; i++) {
    const size = sizes[i % sizes.length] ?? 1
    batches.push(events.slice(from, from + size))
    from += size
  }
  return batches
}

/** Any part of a history, given as fractions of it. */
const part = fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true }))
const batchSizes = fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 5 })

describe.each(projections)('$name', (projection) => {
  test('has the same rows however the events are divided into batches, when any of them are applied again, and when it is rebuilt after somebody was forgotten', async () => {
    await fc.assert(
      fc.asyncProperty(
        randomHistoryOf(projection.handles),
        batchSizes,
        part,
        async (history, sizes, [start, length]) => {
          const live = asItHappened(history)
          const oneByOne = await makeInstance(pool, projection, split(live, [1]))
          const rows = await rowsOf(pool, projection, oneByOne)

          expect(JSON.stringify(rows)).not.toContain('redacted')

          const from = Math.floor(start * live.length)
          await applyTo(pool, projection, oneByOne, live.slice(from, from + Math.ceil(length * live.length)))
          expect(await rowsOf(pool, projection, oneByOne)).toEqual(rows)

          const inBatches = await makeInstance(pool, projection, split(live, sizes))
          expect(await rowsOf(pool, projection, inBatches)).toEqual(rows)

          const rebuilt = await makeInstance(pool, projection, split(asReadNow(history), sizes))
          expect(await rowsOf(pool, projection, rebuilt)).toEqual(rows)
          for (const schema of [oneByOne, inBatches, rebuilt]) await dropInstance(pool, schema)
        },
      ),
      { numRuns: 25 },
    )
  }, 180_000)
})
