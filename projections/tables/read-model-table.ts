/** A table of a read model: how it is made, and how rows get in and out of it in bulk. */
import {
  sql,
  type CommonQueryMethods,
  type FragmentSqlToken,
  type IdentifierSqlToken,
  type QuerySqlToken,
} from 'slonik'
import { z } from 'zod'
import { openRows, sealRows, type RowKeys, type SealedPaths } from './sealed-columns.ts'
import { statement } from './statement.ts'

export interface ReadModelTable {
  readonly name: string
  /** Columns of the primary key. They hold ids only, so that a report can name a row. */
  readonly key: readonly string[]
  /**
   * Personal values that nobody sorts by or searches for by part, each with the person they belong to. The table has a
   * column `sealed jsonb not null` for them. A fold gets rows with the values in their places.
   */
  readonly sealed?: SealedPaths
  /**
   * Columns that hold personal values in the clear, each with the reason for it. A test checks that there are no
   * others.
   */
  readonly inClear?: Readonly<Record<string, string>>
  /** @param table the table's full name, in whichever schema it is made */
  create(table: IdentifierSqlToken): QuerySqlToken
  /**
   * All indexes but the primary key. They are made when a build is done, because a table without them is filled much
   * faster.
   */
  indexes(table: IdentifierSqlToken): readonly QuerySqlToken[]
}

/** An instance of a read model that is brought up to date, in a transaction. */
export interface ReadModelInstance {
  /** Where its tables are. */
  readonly schema: string
  /** The transaction in which the checkpoint moves too. */
  readonly transaction: CommonQueryMethods
  /** The keys of the people about whom rows tell. */
  readonly keys: RowKeys
}

/** A table's full name. A read model can stand in several schemas at once: the live one, a new version, a replay. */
export function tableIn(schema: string, table: Pick<ReadModelTable, 'name'>): IdentifierSqlToken {
  return sql.identifier([schema, table.name])
}

/**
 * Reads rows as the JSON that {@link upsertRows} takes, so that a row goes through a fold unchanged. Times are ISO text
 * and dates are YYYY-MM-DD, no matter which type parsers the pool has. Sealed values are in their places.
 * @param condition on the table's columns
 */
export async function loadRows<Row extends object>(
  { schema, transaction, keys }: ReadModelInstance,
  table: ReadModelTable,
  condition: FragmentSqlToken,
): Promise<readonly Row[]> {
  const name = tableIn(schema, table)
  const rows = await transaction.anyFirst(
    sql.type(
      z.object({ row: z.custom<object>() }),
    )`select to_jsonb(present) as row from ${name} present where ${condition}`,
  )
  return openRows<Row>(keys, table, rows)
}

/**
 * Writes whole rows with one statement. It inserts a row, or replaces the one with the same primary key. Each key may
 * occur only once.
 * @param rows with every column of the table, named as in the table, and the values that it seals
 */
export async function upsertRows(
  { schema, transaction, keys }: ReadModelInstance,
  table: ReadModelTable,
  rows: readonly object[],
): Promise<void> {
  if (rows.length === 0) return
  const sealed = await sealRows(keys, table, rows)
  const name = tableIn(schema, table)
  const key = sql.join(
    table.key.map((column) => sql.identifier([column])),
    sql.fragment`, `,
  )
  const replaced = Object.keys(sealed[0] ?? {})
    .filter((column) => !table.key.includes(column))
    .map((column) => sql.fragment`${sql.identifier([column])} = excluded.${sql.identifier([column])}`)
  await transaction.query(statement`
    insert into ${name}
    select * from json_populate_recordset(null::${name}, ${JSON.stringify(sealed)}::json)
    on conflict (${key}) do update set ${sql.join(replaced, sql.fragment`, `)}
  `)
}
