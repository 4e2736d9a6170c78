import { createTestDatabase, type TestDatabase } from '@member-care/tests/support/test-database.ts'
import { sql, type DatabasePool } from 'slonik'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { migrate } from '../database/migrations.ts'
import { createDatabasePool } from '../database/pool.ts'
import { createSingleUseLinks, type LinkPurpose, type SingleUseLinks } from './single-use-links.ts'

const HOUR = 60 * 60_000
const now = new Date('2026-03-10T06:30:00Z')
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds)

let testDatabase: TestDatabase
let pool: DatabasePool
let links: SingleUseLinks
beforeAll(async () => {
  testDatabase = await createTestDatabase()
  pool = await createDatabasePool(testDatabase.url)
  await migrate(pool)
  links = createSingleUseLinks(pool)
})
afterAll(async () => {
  await pool.end()
  await testDatabase.drop()
})

const purpose = 'reset-password'

test('is found as often as one looks, and spent once', async () => {
  const token = await links.issue({ userId: 'once', purpose }, now)
  expect(token).toMatch(/^[\w-]{43}$/)
  expect([await links.find(token, purpose, now), await links.find(token, purpose, now)]).toEqual([
    { userId: 'once' },
    { userId: 'once' },
  ])
  expect(await links.spend(token, purpose, now)).toEqual({ userId: 'once' })
  expect([await links.spend(token, purpose, now), await links.find(token, purpose, now)]).toEqual([
    undefined,
    undefined,
  ])
})

test('of many who spend it at the same time one wins', async () => {
  const token = await links.issue({ userId: 'many', purpose }, now)
  const winners = await Promise.all(Array.from({ length: 20 }, () => links.spend(token, purpose, now)))
  expect(winners.filter((winner) => winner !== undefined)).toEqual([{ userId: 'many' }])
})

test('what a transaction has spent is good again when the transaction fails', async () => {
  const token = await links.issue({ userId: 'again', purpose }, now)
  const failing = pool.transaction(async (transaction) => {
    await createSingleUseLinks(transaction).spend(token, purpose, now)
    throw new Error('nothing came of it')
  })
  await expect(failing).rejects.toThrow('nothing came of it')
  expect(await links.spend(token, purpose, now)).toEqual({ userId: 'again' })
})

test.each([
  ['reset-password', HOUR],
  ['recover-account', HOUR],
  ['activate-administrator', 72 * HOUR],
  ['single-sign-on', 60_000],
] as const)('one to %s lives %d ms', async (kind, lifetime) => {
  const token = await links.issue({ userId: `lifetime-${kind}`, purpose: kind }, now)
  expect(await links.find(token, kind, later(lifetime - 1))).toBeDefined()
  expect(await links.find(token, kind, later(lifetime))).toBeUndefined()
  expect(await links.spend(token, kind, later(lifetime))).toBeUndefined()
})

test('a newer one voids the earlier one of the same user and purpose, and no other', async () => {
  const issue = (userId: string, kind: LinkPurpose) => links.issue({ userId, purpose: kind }, now)
  const [earlier, otherPurpose, otherUser] = [
    await issue('x', purpose),
    await issue('x', 'recover-account'),
    await issue('y', purpose),
  ]
  const newest = await Promise.all(Array.from({ length: 8 }, () => issue('x', purpose)))
  expect(await links.find(earlier, purpose, now)).toBeUndefined()
  const good = await Promise.all(newest.map((token) => links.find(token, purpose, now)))
  expect(good.filter((holder) => holder !== undefined)).toEqual([{ userId: 'x' }])
  expect(await links.find(otherPurpose, 'recover-account', now)).toEqual({ userId: 'x' })
  expect(await links.find(otherUser, purpose, now)).toEqual({ userId: 'y' })
})

test('one for another purpose, a revoked one and a made-up one are good for nothing', async () => {
  const token = await links.issue({ userId: 'z', purpose }, now)
  expect(await links.spend(token, 'single-sign-on', now)).toBeUndefined()
  expect(await links.spend('made-up', purpose, now)).toBeUndefined()
  await links.revoke('z', ['recover-account'])
  expect(await links.find(token, purpose, now)).toBeDefined()
  await links.revoke('z', ['recover-account', 'reset-password'])
  expect(await links.find(token, purpose, now)).toBeUndefined()
})

test('the table holds nothing that would open the door', async () => {
  const token = await links.issue({ userId: 'stored', purpose }, now)
  const rows = await pool.anyFirst(
    sql.type(
      z.object({ row: z.string() }),
    )`select to_jsonb(l)::text || encode(token_hash, 'escape') as row from app.single_use_links l`,
  )
  expect(rows.join()).toContain('stored')
  expect(rows.join()).not.toContain(token)
  expect(rows.join()).not.toContain(Buffer.from(token, 'base64url').toString('hex'))
})
