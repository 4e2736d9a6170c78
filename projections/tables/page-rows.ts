/**
 * The rows of a page in SQL: which they are, and in which order. What they show is joined afterwards, so that only what stands in an
 * index is read of those that the page does not show.
 */
import { sql, type FragmentSqlToken } from 'slonik'
import { allOf } from './query-parts.ts'

/** Something that a list is sorted by: never null, and in an index. */
export interface SortKey {
  readonly of: FragmentSqlToken
  /** Reads back its text. */
  readonly read: (text: string) => FragmentSqlToken
}

/**
 * How rows are found: by a walk along the order until there are enough; or by looking up no more than so many and putting these in order.
 */
export type Reading = 'along the order' | { readonly noMoreThan: number }

/** A row by what it is sorted by, as text. */
export interface RowPlace {
  readonly keys: readonly string[]
  readonly id: string
}

export interface RowsRequest {
  readonly isDescending: boolean
  readonly reading: Reading
  /** Only the rows beyond this one, in the order. */
  readonly from: RowPlace | undefined
  readonly limit: number
  readonly offset: number
}

export interface RowSource {
  /** Table and joins. */
  readonly table: FragmentSqlToken
  /** The id of a row, which decides between those with the same keys. */
  readonly id: FragmentSqlToken
  readonly keys: readonly SortKey[]
  readonly conditions: readonly FragmentSqlToken[]
  /** Which rows are looked up first, where not any will do. */
  readonly lookUpOrder?: FragmentSqlToken | undefined
}

/** A query of `id`, `key_1` and so on, in the order, and how many were `found`, where they were looked up and not walked to. */
export function pageRows(
  { table, id, keys, conditions, lookUpOrder = sql.fragment`` }: RowSource,
  request: RowsRequest,
): FragmentSqlToken {
  const { isDescending, reading, from, limit, offset } = request
  const selected = sql.fragment`${id} as id, ${sql.join(
    keys.map((key, index) => sql.fragment`${key.of} as ${keyName(index)}`),
    sql.fragment`, `,
  )}`
  const columns = keys.map((key) => key.of)
  if (reading === 'along the order') {
    return sql.fragment`
      select ${selected}, null::int as found from ${table} where ${allOf([...conditions, ...beyond(keys, columns, id, request)])}
      ${orderOf([...columns, id], isDescending)} limit ${limit} offset ${offset}`
  }
  const lookedUp = keyColumns(sql.fragment`looked_up.`, keys.length)
  const lookedUpId = sql.fragment`looked_up.id`
  return sql.fragment`
    with looked_up as materialized (select ${selected} from ${table} where ${allOf(conditions)} ${lookUpOrder} limit ${reading.noMoreThan})
    select looked_up.*, (select count(*) from looked_up)::int as found from looked_up
    where ${allOf(from ? beyond(keys, lookedUp, lookedUpId, request) : [])} ${orderOf([...lookedUp, lookedUpId], isDescending)} limit ${limit} offset ${offset}`
}

/** A query of the `keys` of one row as texts. */
export function keysOfRow(
  { table, id, keys, conditions }: Pick<RowSource, 'table' | 'id' | 'keys' | 'conditions'>,
  rowId: string,
): FragmentSqlToken {
  const texts = keys.map((key) => sql.fragment`(${key.of})::text`)
  return sql.fragment`select array[${sql.join(texts, sql.fragment`, `)}] as keys from ${table} where ${allOf([sql.fragment`${id} = ${rowId}`, ...conditions])} limit 1`
}

/** The order of {@link pageRows}, for a query that joins them. @param page their alias, with its point */
export function orderOfPage(page: FragmentSqlToken, keys: number, isDescending: boolean): FragmentSqlToken {
  return orderOf([...keyColumns(page, keys), sql.fragment`${page}id`], isDescending)
}

function orderOf(columns: readonly FragmentSqlToken[], isDescending: boolean): FragmentSqlToken {
  const directed = isDescending ? columns.map((column) => sql.fragment`${column} desc`) : columns
  return sql.fragment`order by ${sql.join(directed, sql.fragment`, `)}`
}

/** Conditions that a row comes after the one that the page is read from. */
function beyond(
  keys: readonly SortKey[],
  columns: readonly FragmentSqlToken[],
  id: FragmentSqlToken,
  { from, isDescending }: RowsRequest,
): readonly FragmentSqlToken[] {
  if (!from) return []
  const comes = isDescending ? sql.fragment`<` : sql.fragment`>`
  const values = keys.map((key, index) => key.read(from.keys[index] ?? ''))
  const list = (parts: readonly FragmentSqlToken[]) => sql.join([...parts], sql.fragment`, `)
  const row = sql.fragment`(${list([...columns, id])}) ${comes} (${list([...values, sql.fragment`${from.id}`])})`
  const [column, value] = [columns[0], values[0]]
  // Said once more of the first of several, because they may stand in several tables, and none could tell from the whole where to begin.
  return columns.length > 1 && column && value ? [sql.fragment`${column} ${comes}= ${value}`, row] : [row]
}

function keyColumns(row: FragmentSqlToken, count: number): readonly FragmentSqlToken[] {
  return Array.from({ length: count }, (_, index) => sql.fragment`${row}${keyName(index)}`)
}

function keyName(index: number) {
  return sql.identifier([`key_${index + 1}`])
}
