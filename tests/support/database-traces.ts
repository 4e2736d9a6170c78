/** Looks through a whole database for values that should not be there. */
import { sql, type DatabasePool, type FragmentSqlToken } from 'slonik'
import { z } from 'zod'

const tableRow = z.object({ schema: z.string(), name: z.string() })
const countRow = z.object({ count: z.number() })

/**
 * The tables with a row that has one of the values anywhere in it: in any column, in any case, as text or as the bytes of it.
 * All tables of all schemas that are not Postgres' own, and the planner's statistics, which hold samples of the others.
 * @param database as the superuser, so that nothing is hidden
 */
export async function findTraces(database: DatabasePool, values: readonly string[]): Promise<string[]> {
  const tables = await database.any(sql.type(tableRow)`
    select schemaname as schema, tablename as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema') or tablename = 'pg_statistic'
    order by 1, 2`)
  const found: string[] = []
  for (const { schema, name } of tables) {
    const count = await database.oneFirst(sql.type(countRow)`
      select count(*)::int as count from ${sql.identifier([schema, name])} as scanned where ${anyOf(values.flatMap(asStored))}`)
    if (count > 0) found.push(`${schema}.${name}`)
  }
  return found
}

/** A value as it stands in a text column, and as it would in one of bytes. */
function asStored(value: string): readonly string[] {
  return [value, Buffer.from(value, 'utf8').toString('hex'), Buffer.from(value.toLowerCase(), 'utf8').toString('hex')]
}

function anyOf(values: readonly string[]): FragmentSqlToken {
  const patterns = values.map((value) => `%${value.replaceAll(/[\\%_]/g, (special) => `\\${special}`)}%`)
  return sql.fragment`scanned::text ilike any(${sql.array(patterns, 'text')})`
}
