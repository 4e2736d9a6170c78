/** The register of files that lie in the clear since before files were sealed (`app.files_in_the_clear`). Empty wherever that has been made up for. */
import { sql, type CommonQueryMethods } from 'slonik'
import { z } from 'zod'
import type { ClearFileRegister } from './sealed-file-store.ts'

/** @param pool connections that may be used beside another pool's transaction: a file is sealed while its row is held */
export function clearFileRegister(pool: CommonQueryMethods): ClearFileRegister {
  return {
    has: (fileId) =>
      pool.oneFirst(
        sql.type(
          z.object({ known: z.boolean() }),
        )`select exists (select from app.files_in_the_clear where file_id = ${fileId}) as known`,
      ),
    async strike(fileId) {
      await strikeClearFile(pool, fileId)
    },
  }
}

export async function strikeClearFile(connection: CommonQueryMethods, fileId: string): Promise<void> {
  await connection.query(sql.unsafe`delete from app.files_in_the_clear where file_id = ${fileId}`)
}

/** How many there are. */
export function countClearFiles(connection: CommonQueryMethods): Promise<number> {
  return connection.oneFirst(
    sql.type(z.object({ files: z.number() }))`select count(*)::int as files from app.files_in_the_clear`,
  )
}

export interface ClearFile {
  readonly fileId: string
  /** Whom it tells about now; undefined for one that gets a key of its own. */
  readonly subjectId: string | undefined
}

const rowSchema = z.object({ file_id: z.string(), subject_id: z.string().nullable() })

/** The next one that nobody else is sealing, held until the transaction ends. @param after the file before */
export async function holdClearFile(transaction: CommonQueryMethods, after: string): Promise<ClearFile | undefined> {
  const row = await transaction.maybeOne(sql.type(rowSchema)`
    select file_id, coalesce((select subject_id from app.files where files.file_id = clear.file_id), subject_id) as subject_id
    from app.files_in_the_clear clear where file_id > ${after}::uuid order by file_id limit 1 for update of clear skip locked`)
  return row ? { fileId: row.file_id, subjectId: row.subject_id ?? undefined } : undefined
}
