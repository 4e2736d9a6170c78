/** A users read model as large as it may become: a million members, for the benches that look at one. */
import { setTimeout as pause } from 'node:timers/promises'
import { createDatabasePool } from '@member-care/api/database/pool.ts'
import { schemaOf, type Projection } from '@member-care/projections/runner/projection.ts'
import { installRegistry } from '@member-care/projections/runner/registry.ts'
import { registerVersion } from '@member-care/projections/runner/versions.ts'
import { tableIn } from '@member-care/projections/tables/read-model-table.ts'
import { usersProjection } from '@member-care/projections/users/users-projection.ts'
import {
  EVERY_COMPANY,
  memberCountsTable,
  membershipsTable,
  usersTable,
} from '@member-care/projections/users/users-tables.ts'
import { sql } from 'slonik'
import type { BenchProduct } from './bench-product.ts'

export const USERS = 1_000_000
const USERS_AT_ONCE = 100_000

/** Family names as they are spread: the first is one in eight people's, the last few people's. */
export const FAMILY_NAMES = [
  'Tan',
  'Lim',
  'Lee',
  'Ng',
  'Wong',
  'Chua',
  'Goh',
  'Koh',
  'Teo',
  'Ong',
  'Chan',
  'Yeo',
  'Ho',
  'Low',
  'Sim',
  'Toh',
  'Ang',
  'Seah',
  'Quek',
  'Phua',
  'Rahman',
  'Kumar',
  'Pillai',
  'Menon',
  'Fernandez',
  'Xu',
  'Zhou',
  'Iyer',
  'Osman',
  'Vaz',
]
export const GIVEN_NAMES = [
  'Wei',
  'Mei',
  'Jun',
  'Hui',
  'Xin',
  'Li',
  'Yan',
  'Kai',
  'Siew',
  'Boon',
  'Swee',
  'Ah',
  'Chee',
  'Kok',
  'Pei',
  'Zhi',
  'Rui',
  'Qi',
  'Farah',
  'Aisyah',
  'Arjun',
  'Priya',
  'Divya',
  'Marcus',
  'Rachel',
  'Daniel',
  'Sarah',
  'Nurul',
  'Imran',
  'Joel',
  'Shanor',
  'Beatrix',
  'Evangeline',
  'Thaddeus',
  'Wilhelmina',
]

/**
 * So many rows of the read model as it keeps them; made in the database, because enrolling so many would take longer than the whole bench.
 * They are there before the product starts, which then makes the indexes as it does after every build. One in four is a dependant.
 * @param companyIds the first has a quarter of all users
 */
export async function fillUsers(databaseUrl: string, companyIds: readonly string[], count: number): Promise<void> {
  const database = await createDatabasePool(databaseUrl)
  try {
    await installRegistry(database)
    await registerVersion(database, usersProjection)
    const [users, memberships, counts] = [usersTable, membershipsTable, memberCountsTable].map((table) =>
      tableIn(schemaOf(usersProjection), table),
    ) as [ReturnType<typeof tableIn>, ReturnType<typeof tableIn>, ReturnType<typeof tableIn>]
    for (let first = 1; first <= count; first += USERS_AT_ONCE) {
      await database.query(sql.unsafe`
        insert into ${users} (user_id, user_type, name, nric, email, login_required, status, roles, group_codes, enrolled_at, updated_at, failed_sign_ins, onboarding_email_sent, hr_company_ids,
          student_id, default_company_id, member_type, effective_start_date, effective_end_date, staff_ids, sealed, name_key, nric_key, email_key, forgotten, deleted, updated_by_kind, updated_by_id, revision, position)
        select 'user-' || n, 'client', name, nric, lower(replace(name, ' ', '.')) || n || '@example.com', true, case when n % 50 = 0 then 300 when n % 3 = 0 then 101 else 100 end, '{}', '{}',
          timestamptz '2025-01-01 00:00:00Z' + n * interval '20 seconds', timestamptz '2025-01-01 00:00:00Z' + n * interval '20 seconds', '[]', false, '{}',
          case when n % 40 = 0 then 'ST' || lpad(n::text, 8, '0') end, company_id, case when n % 4 = 0 then 'D' else 'E' end,
          date '2020-01-01' + n % 2000, case when n % 10 = 0 then date '2026-06-01' + n % 700 end, case when n % 4 = 0 then '' else 'EMP' || lpad(n::text, 7, '0') end,
          jsonb_build_array(gen_random_uuid()::text || '.' || repeat(md5(n::text), 6)), lower(name), nric, lower(replace(name, ' ', '.')) || n || '@example.com', false, false, 'system', 'bench', 1, lpad(n::text, 19, '0')
        from (
          select n,
            (${sql.array(FAMILY_NAMES, 'text')})[1 + floor(power(h1, 2.6) * ${FAMILY_NAMES.length})::int] || ' '
              || (${sql.array(GIVEN_NAMES, 'text')})[1 + floor(h2 * ${GIVEN_NAMES.length})::int] || ' '
              || (${sql.array(GIVEN_NAMES, 'text')})[1 + floor(power(h3, 2) * ${GIVEN_NAMES.length})::int] || ' ' || chr(65 + n % 26) as name,
            'S' || lpad((n * 7 % 10000000)::text, 7, '0') || chr(65 + n % 26) as nric,
            (${sql.array([...companyIds], 'text')})[case when n % 4 = 1 then 1 else 1 + n % ${companyIds.length}::int end] as company_id
          from generate_series(${first}::int, ${Math.min(count, first + USERS_AT_ONCE - 1)}::int) n
          cross join lateral (select (hashint8extended(n, 1) & 1048575)::float / 1048576 as h1, (hashint8extended(n, 2) & 1048575)::float / 1048576 as h2, (hashint8extended(n, 3) & 1048575)::float / 1048576 as h3) hashed
        ) made`)
    }
    await database.query(sql.unsafe`
      insert into ${memberships} (user_id, company_id, member_type, employee_id, relationship, staff_id, effective_start_date, effective_end_date, lapsed, earlier_periods, name_key, nric_key, position)
      select user_id, default_company_id, member_type, case when member_type = 'D' then 'user-' || (substr(user_id, 6)::int - 1) end, case when member_type = 'D' then 'child' end,
        nullif(staff_ids, ''), effective_start_date, effective_end_date, coalesce(effective_end_date < current_date, false), '[]', name_key, nric_key, position
      from ${users}`)
    await database.query(sql.unsafe`
      insert into ${counts} (company_id, member_type, people)
      select coalesce(default_company_id, ${EVERY_COMPANY}), member_type, count(*)::int from ${users} group by grouping sets ((default_company_id, member_type), (member_type))`)
  } finally {
    await database.end()
  }
}

/** Waits until the product has made the indexes, and sees to the rows as Postgres does now and then. @param filled the read models that were filled */
export async function untilUsersIndexed(
  { runner, parts }: BenchProduct,
  filled: readonly Projection[] = [usersProjection],
): Promise<void> {
  const isLive = async () => {
    const live = (await runner.status()).filter(({ state }) => state === 'live').map(({ name }) => name)
    return filled.every(({ name }) => live.includes(name))
  }
  while (!(await isLive())) await pause(500)
  for (const projection of filled)
    for (const table of projection.tables)
      await parts.database.query(sql.unsafe`vacuum analyze ${tableIn(schemaOf(projection), table)}`)
}
