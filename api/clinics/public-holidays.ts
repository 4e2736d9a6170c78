/** Singapore's public holidays (`app.public_holidays`), which administrators keep in the console. */
import type { PublicHoliday } from '@member-care/domain/clinic/open-now.ts'
import {
  limitTo,
  listAndCount,
  orderBy,
  type Listed,
  type Page,
  type Sort,
} from '@member-care/projections/tables/query-parts.ts'
import { sql, type CommonQueryMethods } from 'slonik'
import { z } from 'zod'

export const publicHolidaySortFields = ['day', 'name'] as const

const row = z.object({ day: z.string(), name: z.string() })

/** Those that the hours of a clinic may depend on around a Singapore date: of its year, of the last day before, and of all later years. */
export function holidaysAround(database: CommonQueryMethods, today: string): Promise<readonly PublicHoliday[]> {
  const lastYear = `${Number(today.slice(0, 4)) - 1}-12-01`
  return database.any(
    sql.type(row)`select day::text, name from app.public_holidays where day >= ${lastYear}::date order by day`,
  )
}

export function listPublicHolidays(
  database: CommonQueryMethods,
  { days }: { readonly days?: readonly string[] | undefined },
  page: Page,
  { field, direction }: Sort<(typeof publicHolidaySortFields)[number]>,
): Promise<Listed<PublicHoliday>> {
  const where = days === undefined ? sql.fragment`true` : sql.fragment`day::text = any(${sql.array([...days], 'text')})`
  const column = field === 'day' ? sql.fragment`day` : sql.fragment`name`
  return listAndCount(
    database,
    {
      page: sql.type(
        row,
      )`select day::text, name from app.public_holidays where ${where} ${orderBy(column, direction, sql.fragment`day`)} ${limitTo(page)}`,
      count: sql.fragment`from app.public_holidays where ${where}`,
    },
    (holiday) => holiday,
  )
}

/** @returns whether the day was none before */
export async function addPublicHoliday(
  database: CommonQueryMethods,
  { day, name }: PublicHoliday,
  { by, at }: { readonly by: string; readonly at: Date },
): Promise<boolean> {
  const added = await database.maybeOne(sql.type(row)`
    insert into app.public_holidays (day, name, added_by, added_at) values (${day}::date, ${name}, ${by}, ${at.toISOString()}::timestamptz)
    on conflict do nothing returning day::text, name`)
  return added !== null
}

/** @returns whether it was one */
export async function deletePublicHoliday(database: CommonQueryMethods, day: string): Promise<boolean> {
  const deleted = await database.maybeOne(
    sql.type(row)`delete from app.public_holidays where day::text = ${day} returning day::text, name`,
  )
  return deleted !== null
}
