import type { DomainEvent } from '@member-care/domain/events/event-catalogue.ts'
import { createTestDatabase, type TestDatabase } from '@member-care/tests/support/test-database.ts'
import { sql } from 'slonik'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { readTallies, tallyProjection } from '../testing/tally.ts'
import { openTestLog, type TestLog } from '../testing/test-log.ts'
import type { Projection } from './projection.ts'
import { createDatabaseSession } from './database-session.ts'
import { createProjectionRunner, type ProjectionRunner } from './runner.ts'

/** How long the test waits for something that must happen. */
const patience = { timeout: 20_000 }

let database: TestDatabase
let log: TestLog
const runners: ProjectionRunner[] = []
const logs: TestLog[] = []

beforeEach(async () => {
  database = await createTestDatabase()
  log = await openProcess()
})
afterEach(async () => {
  await Promise.all(runners.splice(0).map((runner) => runner.stop()))
  await Promise.all(logs.splice(0).map((open) => open.close()))
  await database.drop()
})

async function openProcess(): Promise<TestLog> {
  const open = await openTestLog(database.url)
  logs.push(open)
  return open
}

async function startRunner(
  projections: readonly Projection[],
  { eventLog, pool, keys } = log,
): Promise<ProjectionRunner> {
  const runner = createProjectionRunner({
    eventLog,
    pool,
    keys,
    session: createDatabaseSession({ databaseUrl: database.url }),
    projections,
    reactors: [],
  })
  runners.push(runner)
  await runner.start()
  return runner
}

const reviewed = (claimId: string): DomainEvent => ({ type: 'ClaimReviewStarted', data: { claimId } })
const unhandled: DomainEvent = {
  type: 'SensitiveRecordViewed',
  data: { subjectId: 'somebody', what: 'nric', recordId: 'somebody' },
}
const reportOf = async (runner: ProjectionRunner, name = 'tally', version = 1) =>
  (await runner.status()).find((report) => report.name === name && report.version === version)

/** Process ids of the sessions that lead something. The event store takes advisory locks too, on other sessions. */
async function leadingSessions(): Promise<readonly number[]> {
  return log.pool.anyFirst(sql.type(z.object({ pid: z.number() }))`
    select distinct pid from pg_locks join pg_stat_activity using (pid)
    where locktype = 'advisory' and granted and datname = current_database() and application_name = 'member-care-projections'`)
}

describe('a runner', () => {
  test('takes what was there and what comes, and tells who waits when it is shown', async () => {
    await log.append(reviewed('before'))
    const runner = await startRunner([tallyProjection()])
    const position = await log.append(reviewed('after'))

    expect(await runner.waitFor(['tally'], position, 10_000)).toBe(true)
    expect(await readTallies(log.pool)).toEqual({ before: 1, after: 1 })
    await expect
      .poll(() => reportOf(runner), patience)
      .toMatchObject({ state: 'live', active: true, lagEvents: 0, lagSeconds: 0, error: undefined })
  })

  test('moves on over events that it does not handle', async () => {
    const runner = await startRunner([tallyProjection()])
    expect(await runner.waitFor(['tally'], await log.append(unhandled), 10_000)).toBe(true)
  })

  test('goes on after a restart where it was', async () => {
    const first = await startRunner([tallyProjection()])
    await first.waitFor(['tally'], await log.append(reviewed('a')), 10_000)
    await first.stop()
    const position = await log.append(reviewed('a'), reviewed('b'))
    const second = await startRunner([tallyProjection()])
    expect(await second.waitFor(['tally'], position, 10_000)).toBe(true)
    expect(await readTallies(log.pool)).toEqual({ a: 2, b: 1 })
  })

  test('says how far it is behind', async () => {
    const runner = await startRunner([tallyProjection()])
    await runner.waitFor(['tally'], await log.append(reviewed('a')), 10_000)
    await runner.stop()
    await log.append(reviewed('a'), unhandled, reviewed('b'))
    const report = await reportOf(runner)
    expect(report).toMatchObject({ lagEvents: 2 })
    expect(report?.lagSeconds).toBeGreaterThan(0)
  })

  test('says no to who waits for something that nobody takes', async () => {
    const runner = await startRunner([tallyProjection()])
    await runner.waitFor(['tally'], await log.append(reviewed('a')), 10_000)
    await runner.stop()
    expect(await runner.waitFor(['tally'], await log.append(reviewed('a')), 50)).toBe(false)
    await expect(runner.waitFor(['nonsense'], await log.append(unhandled), 50)).rejects.toThrow(RangeError)
  })

  test('goes on after all connections were cut', async () => {
    const runner = await startRunner([tallyProjection()])
    await runner.waitFor(['tally'], await log.append(reviewed('before')), 10_000)
    const outside = await openProcess()
    await outside.pool.query(sql.type(z.object({}))`
      select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`)
    await expect
      .poll(
        () =>
          log.append(reviewed('after')).then(
            () => true,
            () => false,
          ),
        patience,
      )
      .toBe(true)
    expect(await runner.waitFor(['tally'], await log.append(reviewed('after')), 20_000)).toBe(true)
    expect(await readTallies(log.pool)).toMatchObject({ before: 1 })
  })

  test('makes a read model again whose tables were thrown away', async () => {
    const first = await startRunner([tallyProjection()])
    await first.waitFor(['tally'], await log.append(reviewed('a')), 10_000)
    await first.stop()
    await log.pool.query(sql.type(z.object({}))`drop schema tally_v1 cascade`)
    const second = await startRunner([tallyProjection()])
    expect(await second.waitFor(['tally'], await log.append(reviewed('b')), 10_000)).toBe(true)
    expect(await readTallies(log.pool)).toEqual({ a: 1, b: 1 })
  })
})

describe('two runners on one database', () => {
  test('take each event once, also when the leading sessions are killed again and again', async () => {
    const other = await openProcess()
    const [first, second] = [await startRunner([tallyProjection()]), await startRunner([tallyProjection()], other)]
    let appended = 0
    let writing = true
    const writer = (async () => {
      while (writing) {
        await log.append(reviewed(`claim-${appended % 7}`))
        appended += 1
      }
    })()
    for (let kills = 0; kills < 3; kills++) {
      await expect.poll(leadingSessions, patience).toHaveLength(1)
      const [leader] = await leadingSessions()
      await log.pool.query(sql.type(z.object({}))`select pg_terminate_backend(${leader ?? 0})`)
      const killedAt = performance.now()
      // Somebody leads again, and the read model goes on.
      expect(await first.waitFor(['tally'], await log.append(reviewed('mark')), 10_000)).toBe(true)
      expect(performance.now() - killedAt).toBeLessThan(5_000)
    }
    writing = false
    await writer
    expect(await second.waitFor(['tally'], await log.append(reviewed('last')), 10_000)).toBe(true)
    const tallies = await readTallies(log.pool)
    const counted = Object.entries(tallies).filter(([claimId]) => claimId.startsWith('claim-'))
    expect(counted.reduce((sum, [, events]) => sum + events, 0)).toBe(appended)
    expect(tallies).toMatchObject({ mark: 3, last: 1 })
  })

  test('hand over when the leading process ends, and who waits in the other one is told', async () => {
    const other = await openProcess()
    const first = await startRunner([tallyProjection()])
    await first.waitFor(['tally'], await log.append(reviewed('a')), 10_000)
    const second = await startRunner([tallyProjection()], other)
    // The first leads; the second hears of it.
    expect(await second.waitFor(['tally'], await log.append(reviewed('a')), 10_000)).toBe(true)
    await first.stop()
    expect(await second.waitFor(['tally'], await other.append(reviewed('a')), 10_000)).toBe(true)
    expect(await readTallies(other.pool)).toEqual({ a: 3 })
  })
})

describe('an event that cannot be taken', () => {
  test('stops its read model right before it, says so, and leaves the others alone; retrying goes on', async () => {
    const poisoned = { cured: false }
    const fragile = tallyProjection({
      name: 'fragile',
      before: (events) => {
        if (!poisoned.cured && events.some((event) => event.type === 'ClaimDeleted'))
          throw new TypeError('cannot take it')
      },
    })
    const sturdy = { ...tallyProjection({ name: 'sturdy' }), tables: [] as const, apply: async () => {} }
    await log.append(...Array.from({ length: 20 }, (_, index) => reviewed(`before-${index}`)))
    const failing = await log.append({ type: 'ClaimDeleted', data: { claimId: 'poison' } })
    await log.append(...Array.from({ length: 10 }, () => reviewed('after')))
    const runner = await startRunner([fragile, sturdy])

    await expect
      .poll(() => reportOf(runner, 'fragile'), patience)
      .toMatchObject({
        state: 'failed',
        failedEvent: { type: 'ClaimDeleted', position: failing },
        error: 'TypeError: cannot take it',
        lagEvents: 11,
      })
    expect(Object.keys(await readTallies(log.pool))).toHaveLength(20)
    const position = await log.append(reviewed('after'))
    expect(await runner.waitFor(['sturdy'], position, 10_000)).toBe(true)
    // Nobody waits in vain for a read model that has stopped.
    const askedAt = performance.now()
    expect(await runner.waitFor(['fragile'], position, 60_000)).toBe(false)
    expect(performance.now() - askedAt).toBeLessThan(10_000)

    poisoned.cured = true
    expect(await runner.retryFailed('fragile')).toBe(true)
    expect(await runner.waitFor(['fragile'], position, 10_000)).toBe(true)
    expect(await readTallies(log.pool)).toMatchObject({ 'before-0': 1, poison: 1, after: 11 })
    expect(await runner.retryFailed('fragile')).toBe(false)
  })

  test('is told without the values that the database complains about', async () => {
    const secretive: Projection = {
      ...tallyProjection(),
      apply: async (_events, { schema, transaction }) => {
        await transaction.query(
          sql.type(
            z.object({}),
          )`insert into ${sql.identifier([schema, 'tallies'])} values ('S1234567D', 'S1234567D'::text::integer)`,
        )
      },
    }
    await log.append(reviewed('a'))
    const runner = await startRunner([secretive])
    await expect.poll(() => reportOf(runner), patience).toMatchObject({ state: 'failed' })
    expect(JSON.stringify(await reportOf(runner))).not.toContain('S1234567D')
  })

  test('stops at an event that the codec cannot read, after taking all before it', async () => {
    await log.append(reviewed('a'), reviewed('b'))
    const id = '6a0d7d0e-6a7b-4c58-9a53-0d1f7b6f5a01'
    await log.store.append(
      'claim-strange',
      [{ id, type: 'ClaimReviewStarted', data: { claimId: 'c' }, metadata: { schemaVersion: 99 } }],
      {
        expected: { kind: 'no-stream' },
      },
    )
    await log.append(reviewed('d'))
    const runner = await startRunner([tallyProjection()])
    await expect
      .poll(() => reportOf(runner), patience)
      .toMatchObject({ state: 'failed', failedEvent: { id, type: 'ClaimReviewStarted' } })
    expect(await readTallies(log.pool)).toEqual({ a: 1, b: 1 })
  })
})

describe('a new version of a read model', () => {
  test('is built beside the old one while events are written, and switched without a step back', async () => {
    const first = tallyProjection({ version: 1 })
    await log.append(...Array.from({ length: 50 }, () => reviewed('old')))
    const running = await startRunner([first])
    await running.waitFor(['tally'], await log.append(reviewed('old')), 10_000)

    let appended = 0
    let writing = true
    const shown: number[] = []
    const writer = (async () => {
      while (writing) {
        await running.waitFor(['tally'], await log.append(reviewed('new')), 10_000)
        appended += 1
        shown.push((await readTallies(log.pool))['new'] ?? 0)
      }
    })()
    const upgraded = await startRunner([first, tallyProjection({ version: 2 })], await openProcess())
    await expect.poll(() => reportOf(upgraded, 'tally', 2), patience).toMatchObject({ state: 'live', active: true })
    const appendedAtSwitch = appended
    await expect.poll(() => appended, patience).toBeGreaterThan(appendedAtSwitch)
    writing = false
    await writer

    // The writer saw its own writes all along, through either version.
    expect(shown).toEqual(Array.from({ length: appended }, (_, index) => index + 1))
    expect(await readTallies(log.pool)).toEqual({ old: 51, new: appended })
    expect(await reportOf(upgraded, 'tally', 1)).toMatchObject({ state: 'retired', active: false })

    // The third version drops the first, which is no longer a way back.
    await running.stop()
    await upgraded.stop()
    const latest = await startRunner([tallyProjection({ version: 3 })])
    await expect.poll(() => reportOf(latest, 'tally', 3), patience).toMatchObject({ state: 'live', active: true })
    expect((await latest.status()).map(({ version, state }) => ({ version, state }))).toEqual([
      { version: 2, state: 'retired' },
      { version: 3, state: 'live' },
    ])
  })

  test('leaves no way back to a version that has in the clear what it seals', async () => {
    const first = tallyProjection({ version: 1 })
    const running = await startRunner([first])
    await running.waitFor(['tally'], await log.append(reviewed('a')), 10_000)
    await running.stop()
    const second = tallyProjection({ version: 2 })
    const upgraded = await startRunner([
      { ...second, tables: second.tables.map((table) => ({ ...table, sealed: { events: 'claim_id' } })) },
    ])
    await expect.poll(() => reportOf(upgraded, 'tally', 2), patience).toMatchObject({ state: 'live', active: true })
    expect((await upgraded.status()).map(({ version }) => version)).toEqual([2])
  })

  test('is left alone by a process that only knows an older one', async () => {
    const latest = await startRunner([tallyProjection({ version: 2 })])
    await expect.poll(() => reportOf(latest, 'tally', 2), patience).toMatchObject({ state: 'live' })
    const outdated = await startRunner([tallyProjection({ version: 1 })], await openProcess())
    expect(await outdated.waitFor(['tally'], await log.append(reviewed('a')), 10_000)).toBe(true)
    expect((await outdated.status()).map(({ version }) => version)).toEqual([2])
  })
})
