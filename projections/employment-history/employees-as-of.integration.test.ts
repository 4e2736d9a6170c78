/** Employees as of a day are those of all that was recorded until its end (S87), on histories that nobody thought of and on some that somebody did. */
import { createDatabasePool } from '@member-care/api/database/pool.ts'
import { addDays, singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import type { DomainEvent } from '@member-care/domain/events/event-catalogue.ts'
import type { Recorded } from '@member-care/event-store/event-log.ts'
import { createTestDatabase, type TestDatabase } from '@member-care/tests/support/test-database.ts'
import fc from 'fast-check'
import { sql, type DatabasePool } from 'slonik'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { clientsProjection } from '../clients/clients-projection.ts'
import { schemaOf } from '../runner/projection.ts'
import { installRegistry } from '../runner/registry.ts'
import { indexVersion, registerVersion } from '../runner/versions.ts'
import { CompaniesScope } from '../scope-making.ts'
import { tableIn } from '../tables/read-model-table.ts'
import { applyTo } from '../testing/instances.ts'
import { randomHistoryOf } from '../testing/random-events.ts'
import { createRecorder } from '../testing/recorded-events.ts'
import { foldPeople } from '../users/fold-people.ts'
import type { UserOrAccountEvent } from '../users/fold-users.ts'
import { usersProjection } from '../users/users-projection.ts'
import { employmentHistoryProjection } from './employment-history-projection.ts'
import { employmentKnownFrom, listEmployeesAsOf, type EmployeesAsked } from './employees-as-of.ts'

let database: TestDatabase
let pool: DatabasePool
const readModels = [clientsProjection, usersProjection, employmentHistoryProjection]

beforeAll(async () => {
  database = await createTestDatabase()
  pool = await createDatabasePool(database.url)
  await installRegistry(pool)
  for (const projection of readModels) {
    await registerVersion(pool, projection)
    await indexVersion(pool, projection)
  }
})
beforeEach(() => forget())
afterAll(async () => {
  await pool.end()
  await database.drop()
})

async function forget(): Promise<void> {
  for (const projection of readModels)
    for (const table of projection.tables)
      await pool.query(sql.unsafe`truncate ${tableIn(schemaOf(projection), table)}`)
}

async function show(events: readonly Recorded[]): Promise<void> {
  for (const projection of readModels) await applyTo(pool, projection, schemaOf(projection), events)
}

async function list(companyIds: readonly string[], asked: EmployeesAsked) {
  return listEmployeesAsOf(pool, new CompaniesScope(companyIds), asked, {
    page: { offset: 0, limit: 10 },
    sort: { field: 'name', direction: 'asc' },
  })
}

const people = ['ann', 'ben', 'cat'] as const
const enrolled = (userId: string, name: string = userId): DomainEvent => ({
  type: 'UserEnrolled',
  data: { userId, userType: 'client', name, nric: userId, email: `${userId}@example.com`, loginRequired: true },
})
const firstDay = '2026-01-26'
const HOURS_BETWEEN = 7

/** Some hours after each other, from the first day on. */
function spreadOverDays(events: readonly Recorded[]): readonly Recorded[] {
  const start = Date.parse(`${firstDay}T00:00:00Z`)
  return events.map((event, index) => ({
    ...event,
    recordedAt: new Date(start + Math.max(0, index + 1 - people.length) * HOURS_BETWEEN * 3_600_000),
  }))
}

/** Who is covered by the state that all events of the log have at the end of a day. */
function replayed(events: readonly Recorded[], companyIds: readonly string[], day: string) {
  const handled = events.filter(({ type }) => usersProjection.handles.includes(type))
  const until = handled.filter(({ recordedAt }) => singaporeToday(recordedAt) <= day) as readonly UserOrAccountEvent[]
  const { users, memberships } = foldPeople({ users: [], memberships: [] }, until)
  const covered = memberships
    .filter(
      (row) =>
        row.member_type === 'E' &&
        companyIds.includes(row.company_id) &&
        row.effective_start_date <= day &&
        (row.effective_end_date === null || row.effective_end_date >= day),
    )
    .toSorted((a, b) =>
      `${a.effective_start_date} ${a.company_id}` < `${b.effective_start_date} ${b.company_id}` ? 1 : -1,
    )
  return new Map(
    covered.map((row) => [
      row.user_id,
      {
        userId: row.user_id,
        companyId: row.company_id,
        staffId: row.staff_id,
        status: users.find(({ user_id }) => user_id === row.user_id)?.status,
        effectiveStartDate: row.effective_start_date,
        effectiveEndDate: row.effective_end_date,
      },
    ]),
  )
}

test('the list of any day is what a replay of all events until its end gives', async () => {
  await fc.assert(
    fc.asyncProperty(randomHistoryOf(employmentHistoryProjection.handles), async ({ events }) => {
      await forget()
      const record = createRecorder()
      const history = spreadOverDays([
        ...people.map((userId) => record(enrolled(userId))),
        ...events
          .filter(({ type }) => type !== 'UserEnrolled')
          .map(({ type, data }) => record({ type, data } as DomainEvent)),
      ])
      await show(history)
      for (const day of [0, 1, 2, 4, 6, 9, 13, 20, 60].map((days) => addDays(firstDay, days)))
        for (const companyIds of [['orchid'], ['orchid', 'lantern'], ['nobody']]) {
          const { items, total } = await list(companyIds, { asOf: day })
          const expected = replayed(history, companyIds, day)
          expect(total).toBe(expected.size)
          expect(
            items.map(({ userId, companyId, staffId, status, effectiveStartDate, effectiveEndDate }) => [
              userId,
              { userId, companyId, staffId, status, effectiveStartDate, effectiveEndDate },
            ]),
          ).toEqual(expect.arrayContaining([...expected]))
        }
    }),
    { numRuns: 40 },
  )
}, 180_000)

/** A story with the day on which each of its events was recorded. */
async function tell(story: readonly (readonly [day: string, ...events: DomainEvent[]])[]): Promise<void> {
  const record = createRecorder()
  await show(
    story.flatMap(([day, ...events]) =>
      events.map((event) => ({ ...record(event), recordedAt: new Date(`${day}T09:00:00+08:00`) })),
    ),
  )
}

const ofOrchid = { companyId: 'orchid', memberType: 'E', effectiveStartDate: '2024-01-01' } as const
const started = (userId: string, staffId: string): DomainEvent => ({
  type: 'MembershipStarted',
  data: { userId, ...ofOrchid, staffId },
})

test('a day shows what was recorded by then: an end that was told later does not change it, nor does somebody who was taken out since', async () => {
  await tell([
    [
      '2024-02-01',
      enrolled('ann', 'Ann Tan'),
      started('ann', 'A-1'),
      enrolled('ben', 'Ben Lim'),
      started('ben', 'B-1'),
    ],
    ['2024-05-01', { type: 'MembershipChanged', data: { userId: 'ann', ...ofOrchid, staffId: 'A-2' } }],
    [
      '2024-09-15',
      { type: 'MembershipEnded', data: { userId: 'ann', companyId: 'orchid', effectiveEndDate: '2024-08-31' } },
    ],
    ['2024-10-01', { type: 'MembershipRemoved', data: { userId: 'ben', companyId: 'orchid' } }],
  ])
  const seen = async (asOf: string) =>
    (await list(['orchid'], { asOf })).items.map(({ userId, staffId, effectiveEndDate, hasRecord }) => [
      userId,
      staffId,
      effectiveEndDate,
      hasRecord,
    ])
  // Covered from January on, as is known today; at the end of January nobody knew.
  expect(await seen('2024-01-31')).toEqual([])
  const ben = ['ben', 'B-1', null, false]
  expect(await seen('2024-02-01')).toEqual([['ann', 'A-1', null, true], ben])
  expect(await seen('2024-09-14')).toEqual([['ann', 'A-2', null, true], ben])
  // From here on it was known that the cover had ended two weeks before.
  expect(await seen('2024-09-15')).toEqual([ben])
  expect(await seen('2024-10-01')).toEqual([])
  expect(await employmentKnownFrom(pool, new CompaniesScope(['orchid']), {})).toBe('2024-02-01')
  expect(await employmentKnownFrom(pool, new CompaniesScope(['lantern']), {})).toBeNull()
})

test('a day that has not come shows who will be covered by what is known now', async () => {
  await tell([
    [
      '2024-02-01',
      enrolled('ann'),
      started('ann', 'A-1'),
      { type: 'MembershipEnded', data: { userId: 'ann', companyId: 'orchid', effectiveEndDate: '2031-06-30' } },
      enrolled('ben'),
      {
        type: 'MembershipStarted',
        data: { userId: 'ben', companyId: 'orchid', memberType: 'E', effectiveStartDate: '2031-06-01' },
      },
    ],
  ])
  const ids = async (asOf: string) => (await list(['orchid'], { asOf })).items.map(({ userId }) => userId)
  expect(await ids('2031-05-31')).toEqual(['ann'])
  expect(await ids('2031-06-30')).toEqual(['ann', 'ben'])
  expect(await ids('2031-07-01')).toEqual(['ben'])
})

test('people are found by today’s name and by the staff id of the day, and the forgotten have no name', async () => {
  await tell([
    [
      '2024-02-01',
      enrolled('ann', 'Ann Tan'),
      started('ann', 'A-1'),
      enrolled('ben', 'Ben Lim'),
      started('ben', 'B-1'),
    ],
    ['2024-05-01', { type: 'MembershipChanged', data: { userId: 'ann', ...ofOrchid, staffId: 'X-9' } }],
    ['2024-06-01', { type: 'UserDetailsChanged', data: { userId: 'ann', name: 'Ann Goh' } }],
  ])
  const found = async (asOf: string, text: EmployeesAsked['text'] & object) =>
    (await list(['orchid'], { asOf, text })).items.map(({ name }) => name)
  expect(await found('2024-03-01', { name: 'goh ann' })).toEqual(['Ann Goh'])
  expect(await found('2024-03-01', { name: 'tan' })).toEqual([])
  expect(await found('2024-03-01', { staffId: 'a-1' })).toEqual(['Ann Goh'])
  expect(await found('2024-05-01', { staffId: 'a-1' })).toEqual([])
  expect(await found('2024-05-01', { staffId: 'x-' })).toEqual(['Ann Goh'])
  await show([
    {
      ...createRecorder()({ type: 'PersonalDataErased', data: { userId: 'ann', reason: 'asked' } }),
      position: '9'.repeat(19) as never,
    },
  ])
  expect(await found('2024-03-01', { staffId: 'a-1' })).toEqual([null])
})

test('pages neither repeat nor leave out anybody, in each order', async () => {
  const ids = Array.from({ length: 25 }, (_, index) => `user-${String(index).padStart(2, '0')}`)
  await tell([
    [
      '2024-02-01',
      ...ids.flatMap((userId, index) => [
        enrolled(userId, `Name ${index % 3}`),
        {
          type: 'MembershipStarted',
          data: {
            ...{ userId, companyId: 'orchid', memberType: 'E', effectiveStartDate: `2024-01-0${1 + (index % 2)}` },
            ...(index % 2 === 0 && { effectiveEndDate: '2030-12-31' }),
          },
        } satisfies DomainEvent,
      ]),
    ],
  ])
  for (const field of ['name', 'effectiveStartDate', 'effectiveEndDate'] as const)
    for (const direction of ['asc', 'desc'] as const) {
      const pages = await Promise.all(
        [0, 10, 20].map((offset) =>
          listEmployeesAsOf(
            pool,
            new CompaniesScope(['orchid']),
            { asOf: '2024-03-01' },
            {
              page: { offset, limit: 10 },
              sort: { field, direction },
            },
          ),
        ),
      )
      const listed = pages.flatMap(({ items }) => items)
      expect(listed.map(({ userId }) => userId).toSorted()).toEqual(ids)
      const values = listed.map((item) => item[field] ?? '9999')
      expect(values).toEqual(direction === 'asc' ? values.toSorted() : values.toSorted().toReversed())
    }
})
