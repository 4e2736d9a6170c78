import { createTestDatabase, type TestDatabase } from '@member-care/tests/support/test-database.ts'
import { SchemaValidationError, sql } from 'slonik'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { migrate, migrations } from './migrations.ts'
import { createDatabasePool, ensureDatabase } from './pool.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

it('makes the tables once, however many processes start at the same time', async () => {
  const pools = await Promise.all(Array.from({ length: 4 }, () => createDatabasePool(database.url)))
  const ran = await Promise.all(pools.map((pool) => migrate(pool)))
  expect(ran.flat()).toEqual(migrations.map((migration) => migration.name))
  expect(await Promise.all(pools.map((pool) => migrate(pool)))).toEqual([[], [], [], []])
  await Promise.all(pools.map((pool) => pool.end()))
})

it('leaves nothing behind of a migration that fails', async () => {
  const pool = await createDatabasePool(database.url)
  const failing = {
    name: '9999-failing',
    statements: [sql.unsafe`create table app.half_made (id int)`, sql.unsafe`select no_such_function()`],
  }
  await expect(migrate(pool, [...migrations, failing])).rejects.toThrow()
  expect(
    await pool.oneFirst(
      sql.type(z.object({ exists: z.boolean() }))`select to_regclass('app.half_made') is not null as exists`,
    ),
  ).toBe(false)
  await pool.end()
})

it('checks each row against the schema of its query', async () => {
  const pool = await createDatabasePool(database.url)
  expect(
    await pool.one(sql.type(z.object({ n: z.number(), at: z.number() }))`select 1 as n, to_timestamp(0) as at`),
  ).toEqual({ n: 1, at: 0 })
  await expect(pool.one(sql.type(z.object({ n: z.number() }))`select 'one' as n`)).rejects.toThrow(
    SchemaValidationError,
  )
  await pool.end()
})

it('makes the database itself when the server does not have it, also from several processes', async () => {
  const address = new URL(database.url)
  address.pathname = `${address.pathname}_made`
  await Promise.all(Array.from({ length: 4 }, () => ensureDatabase(address.href)))
  const pool = await createDatabasePool(address.href)
  expect(await pool.oneFirst(sql.type(z.object({ one: z.number() }))`select 1 as one`)).toBe(1)
  await pool.end()
  const administration = await createDatabasePool(database.url)
  await administration.query(sql.unsafe`drop database ${sql.identifier([address.pathname.slice(1)])} with (force)`)
  await administration.end()
})
