/** Work of the same name one after the other, and any number of names at once, on a pool that is smaller than they are many. */
import { createTestDatabase, type TestDatabase } from '@member-care/tests/support/test-database.ts'
import { sql, type DatabasePool } from 'slonik'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { createDatabasePool } from './pool.ts'
import { createNamedLocks, type NamedLocks } from './named-locks.ts'

const CONNECTIONS = 4

let testDatabase: TestDatabase
let database: DatabasePool
let here: NamedLocks
let elsewhere: NamedLocks

beforeAll(async () => {
  testDatabase = await createTestDatabase()
  database = await createDatabasePool(testDatabase.url, { connections: CONNECTIONS })
  here = createNamedLocks(testDatabase.url)
  elsewhere = createNamedLocks(testDatabase.url)
})
afterAll(async () => {
  await Promise.all([here.end(), elsewhere.end()])
  await database.end()
  await testDatabase.drop()
})

const ask = (n: number) => database.oneFirst(sql.type(z.object({ n: z.number() }))`select ${n}::int4 as n`)

async function lockConnections(): Promise<number> {
  return database.oneFirst(sql.type(z.object({ n: z.number() }))`
    select count(*)::int4 as n from pg_stat_activity where datname = current_database() and application_name = 'member-care-locks'`)
}

/** Notes how much work of one name is under way at once, and in which order it begins. */
function noted() {
  const begun: string[] = []
  let under = 0
  let most = 0
  return {
    begun,
    most: () => most,
    work: (who: string) => async () => {
      begun.push(who)
      most = Math.max(most, ++under)
      await ask(1)
      await ask(2)
      under -= 1
    },
  }
}

it('does work of many more names at once than the pool has connections, all of which asks the pool', async () => {
  const numbers = Array.from({ length: 10 * CONNECTIONS }, (_, n) => n)
  const all = Promise.withResolvers<undefined>()
  let begun = 0
  const answers = await Promise.all(
    numbers.map((n) =>
      here.withLock(`member ${n}`, async () => {
        begun += 1
        if (begun === numbers.length) all.resolve(undefined)
        // All of them hold their lock now.
        await all.promise
        return here.withLock(`stock ${n % 3}`, () => ask(n))
      }),
    ),
  )
  expect(answers).toEqual(numbers)
  expect(await lockConnections()).toBe(1)
})

it('does work of one name one after the other, in turn here, and never while another process is at it', async () => {
  const { begun, most, work } = noted()
  await Promise.all(
    ['a', 'b', 'c', 'd', 'e'].flatMap((who) => [
      here.withLock('one name', work(`here ${who}`)),
      elsewhere.withLock('one name', work(`elsewhere ${who}`)),
    ]),
  )
  expect(most()).toBe(1)
  expect(begun.filter((who) => who.startsWith('here'))).toEqual(['a', 'b', 'c', 'd', 'e'].map((who) => `here ${who}`))
  expect(begun).toHaveLength(10)
})

it('is free for the next one when work fails', async () => {
  await expect(here.withLock('failing', () => Promise.reject(new Error('no luck')))).rejects.toThrow('no luck')
  expect(await elsewhere.withLock('failing', () => ask(7))).toBe(7)
})

it('goes on with work whose lock was lost with the connection, keeps its name here, and connects again for the next', async () => {
  const { begun, most, work } = noted()
  const isLost = Promise.withResolvers<undefined>()
  const long = here.withLock('lost', async () => {
    await isLost.promise
    await work('long')()
    return 'done'
  })
  const next = here.withLock('lost', work('next'))
  await vi.waitUntil(async () => (await heldLocks()) > 0)
  await database.query(sql.unsafe`
    select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'member-care-locks'`)
  isLost.resolve(undefined)
  expect(await long).toBe('done')
  await next
  expect(begun).toEqual(['long', 'next'])
  expect(most()).toBe(1)
  expect(await heldLocks()).toBe(0)
})

async function heldLocks(): Promise<number> {
  return database.oneFirst(sql.type(z.object({ n: z.number() }))`
    select count(*)::int4 as n from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`)
}
