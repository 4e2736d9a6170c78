/** The tables of drafts and files as they are at a moment, to be put back as a killed process would have left them. */
import { sql } from 'slonik'
import { z } from 'zod'
import type { ApiUnderTest } from './api-under-test.ts'

const tables = ['drafts', 'draft_files', 'files']

/** @returns what brings them back as they are now; the log stays as it is then */
export async function rememberDraftTables({ parts: { database } }: ApiUnderTest): Promise<() => Promise<void>> {
  const rowsOf = (table: string) =>
    database.anyFirst(
      sql.type(
        z.object({ row: z.string() }),
      )`select to_jsonb(present)::text as row from ${sql.identifier(['app', table])} present`,
    )
  const remembered = await Promise.all(tables.map(rowsOf))
  return async () => {
    for (const [index, table] of tables.entries()) {
      const name = sql.identifier(['app', table])
      await database.query(sql.unsafe`delete from ${name}`)
      for (const row of remembered[index] ?? [])
        await database.query(
          sql.unsafe`insert into ${name} select * from jsonb_populate_record(null::${name}, ${row}::jsonb)`,
        )
    }
  }
}
