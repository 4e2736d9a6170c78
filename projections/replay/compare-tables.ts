/** Compares a live table with a replayed one, row by row, in the database. What it tells of a difference holds ids and names of columns; values only where they are asked for. */
import { sql, type CommonQueryMethods, type FragmentSqlToken } from 'slonik'
import { z } from 'zod'
import { tableIn, type ReadModelTable } from '../tables/read-model-table.ts'

/** Differences that are named; all are counted. */
const NAMED_DIFFERENCES = 100

export interface Difference {
  /** The row's key, for example `{ claim_id: '…' }`. */
  readonly key: Readonly<Record<string, string>>
  readonly kind: 'only in the live table' | 'only in the replayed table' | 'different'
  /** The columns that differ, when both tables have the row. */
  readonly columns: readonly string[]
  /** The whole rows, where they were asked for; null where a table has none. They may hold personal values. */
  readonly rows?: { readonly live: RowValues | null; readonly replayed: RowValues | null }
}

export type RowValues = Readonly<Record<string, unknown>>

export interface TableComparison {
  readonly table: string
  /** Rows of the live table. */
  readonly rows: number
  /** How many rows differ. */
  readonly differing: number
  /** The first of them, by key. */
  readonly differences: readonly Difference[]
  /** Columns that only one of the tables has: the tables were changed without a new version. */
  readonly strayColumns: readonly string[]
}

const differenceRow = z.object({
  key: z.record(z.string(), z.string()),
  kind: z.enum(['only in the live table', 'only in the replayed table', 'different']),
  columns: z.array(z.string()),
  differing: z.number(),
  live: z.record(z.string(), z.unknown()).nullable(),
  replayed: z.record(z.string(), z.unknown()).nullable(),
})

/** Compares all rows as this connection sees them. @param options.withRows gives the rows that are named with all their values */
export async function compareTables(
  connection: CommonQueryMethods,
  table: ReadModelTable,
  schemas: { readonly live: string; readonly replay: string },
  { withRows = false }: { readonly withRows?: boolean } = {},
): Promise<TableComparison> {
  const live = tableIn(schemas.live, table)
  const replay = tableIn(schemas.replay, table)
  const rows = await connection.oneFirst(
    sql.type(z.object({ rows: z.number() }))`select count(*)::int as rows from ${live}`,
  )
  const strayColumns = await findStrayColumns(connection, table, schemas)
  if (strayColumns.length > 0) return { table: table.name, rows, differing: rows, differences: [], strayColumns }

  const first = sql.identifier([table.key[0] ?? ''])
  const sameKey = eachKey(table, (column) => sql.fragment`live.${column} = replay.${column}`, sql.fragment` and `)
  const keyParts = eachKey(
    table,
    (column, name) => sql.fragment`${name}::text, coalesce(live.${column}, replay.${column})`,
    sql.fragment`, `,
  )
  const keyOrder = eachKey(
    table,
    (column) => sql.fragment`coalesce(live.${column}, replay.${column})`,
    sql.fragment`, `,
  )
  const differences = await connection.any(sql.type(differenceRow)`
    select
      jsonb_build_object(${keyParts}) as key,
      case when replay.${first} is null then 'only in the live table' when live.${first} is null then 'only in the replayed table' else 'different' end as kind,
      case when live.${first} is null or replay.${first} is null then '{}'::text[] else array(
        select before.key from jsonb_each(to_jsonb(live)) before join jsonb_each(to_jsonb(replay)) after on after.key = before.key
        where after.value is distinct from before.value order by before.key
      ) end as columns,
      (count(*) over ())::int as differing,
      case when ${withRows} and live.${first} is not null then to_jsonb(live) end as live,
      case when ${withRows} and replay.${first} is not null then to_jsonb(replay) end as replayed
    from ${live} live
    full join ${replay} replay on ${sameKey}
    where row(live.*) is distinct from row(replay.*)
    order by ${keyOrder}
    limit ${NAMED_DIFFERENCES}`)
  return {
    table: table.name,
    rows,
    differing: differences[0]?.differing ?? 0,
    differences: differences.map(({ key, kind, columns, live: before, replayed }) => ({
      key,
      kind,
      columns,
      ...(withRows && { rows: { live: before, replayed } }),
    })),
    strayColumns,
  }
}

function eachKey(
  table: ReadModelTable,
  part: (column: ReturnType<typeof sql.identifier>, name: string) => FragmentSqlToken,
  glue: FragmentSqlToken,
) {
  return sql.join(
    table.key.map((name) => part(sql.identifier([name]), name)),
    glue,
  )
}

async function findStrayColumns(
  connection: CommonQueryMethods,
  table: ReadModelTable,
  { live, replay }: { live: string; replay: string },
): Promise<readonly string[]> {
  return connection.anyFirst(sql.type(z.object({ column: z.string() }))`
    select column_name::text || ' ' || data_type as column
    from information_schema.columns
    where table_name = ${table.name} and table_schema in (${live}, ${replay})
    group by column_name, data_type, ordinal_position
    having count(*) = 1
    order by 1`)
}
