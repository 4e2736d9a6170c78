/** What members are shown of content at which moment, on a real database. */
import { createDatabasePool } from '@member-care/api/database/pool.ts'
import type { Audience } from '@member-care/domain/content/content.ts'
import type { DomainEvent } from '@member-care/domain/events/event-catalogue.ts'
import { createTestDatabase, type TestDatabase } from '@member-care/tests/support/test-database.ts'
import type { DatabasePool } from 'slonik'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publishReadModels } from '../testing/published.ts'
import { EveryClientScope } from '../scope-making.ts'
import { findContent } from './content-queries.ts'
import { findPublished, readPublished } from './published-content.ts'

let database: TestDatabase
let pool: DatabasePool

const at = (hour: number) => `2026-03-02T${String(hour).padStart(2, '0')}:00:00.000Z`
const drafted = (contentId: string, version: number, audience: Audience, title = contentId): DomainEvent => ({
  type: 'ContentDrafted',
  data: {
    ...{ contentId, version, savedBy: 'olga', audience: audience === null ? null : [...audience] },
    content: { kind: 'article', title, excerpt: '', imageUrl: '', html: '<p>x</p>' },
  },
})
const published = (contentId: string, version: number, from: number, until: number | null): DomainEvent => ({
  type: 'ContentPublished',
  data: {
    ...{ contentId, version, publishedBy: 'vera', shownFrom: at(from) },
    shownUntil: until === null ? null : at(until),
  },
})

beforeAll(async () => {
  database = await createTestDatabase()
  pool = await createDatabasePool(database.url)
  const show = await publishReadModels(pool)
  await show(
    drafted('for-all', 1, null, 'First'),
    published('for-all', 1, 8, null),
    drafted('for-all', 2, null, 'Second'),
    published('for-all', 2, 12, 14),
    drafted('for-orchid', 1, ['orchid']),
    published('for-orchid', 1, 9, null),
    { type: 'ContentTakenDown', data: { contentId: 'for-orchid', takenDownBy: 'olga', shownUntil: at(13) } },
    drafted('only-drafted', 1, null),
  )
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

async function titlesAt(hour: number, ...companyIds: readonly string[]) {
  const found = await readPublished(pool, { companyIds, now: new Date(at(hour)) }, 'article')
  return found.map(({ content }) => content.title)
}

test('each version is shown within its window, whose end does not belong to it', async () => {
  expect(await titlesAt(7)).toEqual([])
  expect(await titlesAt(8)).toEqual(['First'])
  expect(await titlesAt(11)).toEqual(['First'])
  expect(await titlesAt(12)).toEqual(['Second'])
  expect(await titlesAt(14)).toEqual([])
})

test('content of a client is shown to its members alone, until it is taken down', async () => {
  expect(await titlesAt(9, 'orchid')).toEqual(['for-orchid', 'First'])
  expect(await titlesAt(9, 'lantern')).toEqual(['First'])
  expect(await titlesAt(13, 'orchid')).toEqual(['Second'])
})

test('one item is found only by those who are shown it, and as what it is', async () => {
  const now = new Date(at(9))
  const found = await findPublished(pool, { companyIds: ['orchid'], now }, 'article', 'for-orchid')
  expect(found).toMatchObject({ version: 1, audience: ['orchid'], shownFrom: now, shownUntil: new Date(at(13)) })
  expect(await findPublished(pool, { companyIds: ['lantern'], now }, 'article', 'for-orchid')).toBeUndefined()
  expect(await findPublished(pool, { companyIds: ['orchid'], now }, 'video', 'for-orchid')).toBeUndefined()
})

test('its status follows the time', async () => {
  const statusesOf = (contentId: string, ...hours: readonly number[]) =>
    Promise.all(
      hours.map(
        async (hour) => (await findContent(pool, new EveryClientScope(), contentId, new Date(at(hour))))?.status,
      ),
    )
  expect(await statusesOf('for-all', 7, 8, 12, 13, 14)).toEqual(['scheduled', 'shown', 'shown', 'shown', 'ended'])
  expect(await statusesOf('only-drafted', 8)).toEqual(['draft'])
})
