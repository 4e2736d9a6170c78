/** Parts that list queries of all read models have in common: scope, substring search, paging. */
import { sql, type CommonQueryMethods, type FragmentSqlToken, type QuerySqlToken } from 'slonik'
import { z } from 'zod'
import type { ClientReader } from '../scope.ts'

/** A page of a list; `offset` counts rows from 0. */
export interface Page {
  readonly offset: number
  readonly limit: number
}

export interface Sort<Field extends string> {
  readonly field: Field
  readonly direction: 'asc' | 'desc'
}

export interface Listed<Item> {
  readonly items: readonly Item[]
  /** Exact number of rows on all pages. */
  readonly total: number
}

/** A time of day as the pool's type parsers leave it (milliseconds, text or Date). */
export const instant = z.coerce.date()
/** A bigint column, as text, number or bigint. */
export const integer = z.coerce.number()

/**
 * Condition that a company is within a scope of companies, groups or all.
 * @param companyId the column with the company's id
 */
export function companyWithin(scope: ClientReader, companyId: FragmentSqlToken): FragmentSqlToken {
  switch (scope.kind) {
    case 'companies':
      return sql.fragment`${companyId} = any(${sql.array([...scope.companyIds], 'text')})`
    case 'groups':
      // As a list that is made once, so that the index by company can be used.
      return sql.fragment`${companyId} = any(array(select company_id from read.clients where group_code = any(${sql.array([...scope.groupCodes], 'text')})))`
    case 'all':
    case 'system':
      return sql.fragment`true`
  }
}

/** Condition that a text column contains a text, in any case. */
export function contains(column: FragmentSqlToken, text: string): FragmentSqlToken {
  return sql.fragment`${column} ilike ${`%${text.replace(/[\\%_]/g, '\\$&')}%`}`
}

export function allOf(conditions: readonly FragmentSqlToken[]): FragmentSqlToken {
  return sql.fragment`${sql.join([sql.fragment`true`, ...conditions], sql.fragment` and `)}`
}

/** Order by a column and then by a unique one, so that pages neither repeat nor leave out a row. */
export function orderBy(
  column: FragmentSqlToken,
  direction: 'asc' | 'desc',
  unique: FragmentSqlToken,
): FragmentSqlToken {
  return direction === 'asc'
    ? sql.fragment`order by ${column}, ${unique}`
    : sql.fragment`order by ${column} desc, ${unique} desc`
}

export function limitTo(page: Page): FragmentSqlToken {
  return sql.fragment`limit ${page.limit} offset ${page.offset}`
}

// Made once: a schema made anew with every query would be compiled anew as well.
const totalRow = z.object({ total: z.number() })

/** Reads a page and counts all rows, at the same time. Neither is a named statement: a search with a generic plan is up to 60 times slower. */
export async function listAndCount<Row, Item>(
  pool: CommonQueryMethods,
  query: { readonly page: QuerySqlToken<z.ZodType<Row>>; readonly count: FragmentSqlToken },
  toItem: (row: Row) => Item,
): Promise<Listed<Item>> {
  const [rows, total] = await Promise.all([
    pool.any(query.page),
    pool.oneFirst(sql.type(totalRow)`select count(*)::int as total ${query.count}`),
  ])
  return { items: rows.map(toItem), total }
}
