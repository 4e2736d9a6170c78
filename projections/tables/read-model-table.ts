/** A table of a read model: how it is made, and how rows get in and out of it in bulk. */
import { sql, type CommonQueryMethods, type FragmentSqlToken, type IdentifierSqlToken, type QuerySqlToken } from 'slonik'
import { z } from 'zod'
import { statement } from './statement.ts'

export interface ReadModelTable {
  readonly name: string
  /** Columns of the primary key. They hold ids only, so that a row can be named in a report. */
  readonly key: readonly string[]
  /** @param table the table's full name, in whichever schema it is made */
  create(table: IdentifierSqlToken): QuerySqlToken
  /** All indexes but the primary key. They are made when a build is done: filling a table without them is much faster. */
  indexes(table: IdentifierSqlToken): readonly QuerySqlToken[]
}

/** A table's full name. A read model can stand in several schemas at once: the live one, a new version, a replay. */
export function tableIn(schema: string, table: Pick<ReadModelTable, 'name'>): IdentifierSqlToken {
  return sql.identifier([schema, table.name])
}

/**
 * Reads rows as the JSON that {@link upsertRows} takes, so that a row goes through a fold unchanged:
 * times as ISO text, dates as YYYY-MM-DD, whatever type parsers the pool has.
 * @param condition on the table's columns
 */
export async function loadRows<Row>(
  transaction: CommonQueryMethods,
  schema: string,
  table: ReadModelTable,
  condition: FragmentSqlToken,
): Promise<readonly Row[]> {
  const name = tableIn(schema, table)
  return transaction.anyFirst(sql.type(z.object({ row: z.custom<Row>() }))`select to_jsonb(present) as row from ${name} present where ${condition}`)
}

/**
 * Writes whole rows with one statement, inserting or replacing by primary key. Each key may occur only once.
 * @param rows with every column of the table, named as in the table
 */
export async function upsertRows(transaction: CommonQueryMethods, schema: string, table: ReadModelTable, rows: readonly object[]): Promise<void> {
  const first = rows[0]
  if (!first) return
  const name = tableIn(schema, table)
  const key = sql.join(
    table.key.map((column) => sql.identifier([column])),
    sql.fragment`, `,
  )
  const replaced = Object.keys(first)
    .filter((column) => !table.key.includes(column))
    .map((column) => sql.fragment`${sql.identifier([column])} = excluded.${sql.identifier([column])}`)
  await transaction.query(statement`
    insert into ${name}
    select * from json_populate_recordset(null::${name}, ${JSON.stringify(rows)}::json)
    on conflict (${key}) do update set ${sql.join(replaced, sql.fragment`, `)}
  `)
}
