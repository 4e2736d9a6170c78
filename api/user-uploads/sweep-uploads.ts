/**
 * Removes the rows of uploads that have had their time, and files of which nothing more is to be read. That an upload was there, and its counts,
 * are kept. Of one that is over only rejected rows are asked for again, to be corrected; the others, in which most is told of people, go at once.
 */
import { sql } from 'slonik'
import { z } from 'zod'
import type { Parts } from '../http/parts.ts'

const DAY_MS = 24 * 60 * 60_000
/** So long a file may take to be received. */
const RECEIVING_MS = 60 * 60_000

const idRow = z.object({ upload_id: z.string() })

export async function sweepUserUploads({
  database,
  files,
  clock,
  settings,
}: Pick<Parts, 'database' | 'files' | 'clock' | 'settings'>): Promise<void> {
  const now = clock().getTime()
  const [old, lost] = [
    new Date(now - settings.upload.keptDays * DAY_MS).toISOString(),
    new Date(now - RECEIVING_MS).toISOString(),
  ]
  // A person who left a checked file unused for too long has to send it again.
  await database.query(
    sql.unsafe`update app.uploads set state = 'discarded', ended_at = created_at where state = 'checked' and created_at < ${old}::timestamptz`,
  )
  await database.query(
    sql.unsafe`update app.uploads set state = 'failed', ended_at = created_at where state = 'receiving' and created_at < ${lost}::timestamptz`,
  )
  await database.query(sql.unsafe`
    delete from app.upload_rows r using app.uploads u
    where u.upload_id = r.upload_id and u.state in ('complete', 'failed', 'discarded')
      and (u.ended_at < ${old}::timestamptz
        or not exists (select from app.upload_entries e where e.upload_id = r.upload_id and e.row_no = r.row_no and e.outcome = 'rejected'))`)
  await database.query(sql.unsafe`
    delete from app.upload_entries where upload_id in (select upload_id from app.uploads where ended_at < ${old}::timestamptz)`)
  const ended = await database.anyFirst(sql.type(idRow)`
    select upload_id from app.uploads where state in ('failed', 'discarded') and ended_at > ${old}::timestamptz`)
  for (const uploadId of ended) await files.delete(uploadId)
}
