import type { DomainEvent } from '@member-care/domain/events/event-catalogue.ts'
import type { Recorded } from '@member-care/event-store/event-log.ts'
import { createTestDatabase, type TestDatabase } from '@member-care/tests/support/test-database.ts'
import { createPool, sql, type DatabasePool } from 'slonik'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { testKeys } from '../testing/instances.ts'
import { createRecorder } from '../testing/recorded-events.ts'
import { readTallies, tallyProjection } from '../testing/tally.ts'
import { advance, CheckpointMoved, FailedOnEvent, type AdvanceContext } from './advance.ts'
import { createCheckpointMoves } from './checkpoint-moves.ts'
import { consumerOfProjection } from './log-consumer.ts'
import { createProgressBoard } from './progress-board.ts'
import type { Projection } from './projection.ts'
import { installRegistry, readCheckpoint } from './registry.ts'
import { registerVersion } from './versions.ts'

let database: TestDatabase
let pool: DatabasePool
let context: AdvanceContext

beforeAll(async () => {
  database = await createTestDatabase()
  pool = await createPool(database.url)
  pool.on('error', () => {})
  await installRegistry(pool)
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})
beforeEach(async () => {
  context = { pool, board: createProgressBoard(), owner: 'test' }
  await pool.query(sql.type(z.object({}))`delete from projections.checkpoints`)
})

const never = new AbortController().signal
const record = createRecorder()
const reviewed = (claimId: string) => record({ type: 'ClaimReviewStarted', data: { claimId } } satisfies DomainEvent)

async function register(projection: Projection) {
  await registerVersion(pool, projection)
  return consumerOfProjection(projection, testKeys)
}

function batchOf(events: readonly Recorded[]) {
  const last = events.at(-1)
  if (!last) throw new RangeError('A batch here has events.')
  return { from: null, to: last.position, events }
}

test('of two leaders that take the same batch at the same time, one does', async () => {
  const consumer = await register(tallyProjection())
  const batch = batchOf([reviewed('a'), reviewed('b')])
  const outcomes = await Promise.allSettled([
    advance(consumer, batch, context, never),
    advance(consumer, batch, context, never),
  ])
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(outcomes.find((outcome) => outcome.status === 'rejected')?.reason).toBeInstanceOf(CheckpointMoved)
  expect(await readTallies(pool)).toEqual({ a: 1, b: 1 })
})

test('a batch whose connection is lost in the middle is taken again, once', async () => {
  let tries = 0
  const tally = tallyProjection()
  const consumer = await register({
    ...tally,
    apply: async (events, instance) => {
      tries += 1
      await tally.apply(events, instance)
      if (tries < 3)
        await instance.transaction.query(sql.type(z.object({}))`select pg_terminate_backend(pg_backend_pid())`)
    },
  })
  const batch = batchOf([reviewed('a')])
  await advance(consumer, batch, context, never)
  expect(tries).toBe(3)
  expect(await readTallies(pool)).toEqual({ a: 1 })
  expect(await readCheckpoint(pool, consumer)).toMatchObject({ position: batch.to })
})

test('everything before the event that cannot be taken is taken, and nothing after it', async () => {
  const poison = reviewed('poison')
  const consumer = await register(
    tallyProjection({
      before: (events) => {
        if (events.includes(poison)) throw new RangeError('too strange')
      },
    }),
  )
  const before = Array.from({ length: 13 }, () => reviewed('before'))
  const taking = advance(consumer, batchOf([...before, poison, reviewed('after'), reviewed('after')]), context, never)
  await expect(taking).rejects.toMatchObject({
    event: { id: poison.id, position: poison.position },
    at: before.at(-1)?.position,
  })
  await expect(taking).rejects.toBeInstanceOf(FailedOnEvent)
  expect(await readTallies(pool)).toEqual({ before: 13 })
  expect(await readCheckpoint(pool, consumer)).toMatchObject({ position: before.at(-1)?.position })
})

test('over what is not handled the checkpoint moves now and then, and this process knows at once', async () => {
  const consumer = await register(tallyProjection())
  const events = ['a', 'b', 'c', 'd'].map(reviewed)
  const [first, second, third, fourth] = events.map(({ position }) => position)
  if (!first || !second || !third || !fourth) throw new RangeError('Four events have four positions.')
  const written = async () => (await readCheckpoint(pool, consumer))?.position
  const knows = (position: string) =>
    context.board.reached([consumer.name], position as typeof first, AbortSignal.abort())
  const moves = createCheckpointMoves(consumer, { position: null, active: true }, context, never)

  await moves.passOver(first)
  expect(await written()).toBe(first)
  await moves.passOver(second)
  expect(await written()).toBe(first)
  expect([await knows(second), await knows(third)]).toEqual([true, false])
  // From where the checkpoint stands in the database, not from what was passed over since.
  await moves.take(third, [reviewed('c')])
  expect(await written()).toBe(third)
  expect(await readTallies(pool)).toEqual({ c: 1 })
  await moves.passOver(fourth)
  await expect.poll(written, { timeout: 20_000 }).toBe(fourth)
  expect(await moves.stop()).toBe(fourth)
})

test('what was passed over and not written is passed over again after a restart, and is no reason to stop', async () => {
  const consumer = await register(tallyProjection())
  const [first, second, third] = ['a', 'b', 'c'].map(reviewed)
  if (!first || !second || !third) throw new RangeError('There are three.')
  const before = createCheckpointMoves(consumer, { position: null, active: true }, context, never)
  await before.passOver(first.position)
  await before.passOver(second.position)
  const stoodAt = await before.stop()
  expect(stoodAt).toBe(first.position)
  const after = createCheckpointMoves(consumer, { position: stoodAt, active: true }, context, never)
  await after.passOver(second.position)
  await after.take(third.position, [third])
  expect(await after.stop()).toBe(third.position)
  expect(await readTallies(pool)).toEqual({ c: 1 })
})
