/** What is known of each file of a member's own data (`app.personal_data_files`): how far it is, and until when it may be fetched. */
import {
  PERSONAL_DATA_HOURS,
  personalDataStates,
  type PersonalDataState,
} from '@member-care/domain/export/personal-data.ts'
import { instant, integer } from '@member-care/projections/tables/query-parts.ts'
import { sql, type CommonQueryMethods } from 'slonik'
import { z } from 'zod'

export interface PersonalDataFile {
  readonly fileId: string
  /** Whose data it holds, and who alone may fetch it. */
  readonly userId: string
  readonly state: PersonalDataState
  readonly requestedAt: Date
  readonly expiresAt: Date | null
  readonly bytes: number | null
}

const fileRow = z.object({
  file_id: z.string(),
  user_id: z.string(),
  state: z.enum(personalDataStates),
  requested_at: instant,
  expires_at: instant.nullable(),
  bytes: integer.nullable(),
})
const idRow = z.object({ file_id: z.string() })
const columns = sql.fragment`file_id, user_id, state, requested_at, expires_at, bytes`

const FETCHED_MS = PERSONAL_DATA_HOURS * 60 * 60_000
/** How long it is known that there was a file, after it has gone. */
const KNOWN_MS = 30 * 24 * 60 * 60_000

/** Notes that somebody asked. @returns false when this was noted before, or one is being made for them */
export async function insertPersonalDataFile(
  database: CommonQueryMethods,
  { fileId, userId }: Pick<PersonalDataFile, 'fileId' | 'userId'>,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await database.query(sql.unsafe`
    insert into app.personal_data_files (file_id, user_id, requested_at)
    values (${fileId}, ${userId}, ${now.toISOString()}::timestamptz) on conflict do nothing`)
  return rowCount === 1
}

export async function findPersonalDataFile(
  database: CommonQueryMethods,
  fileId: string,
  now: Date,
): Promise<PersonalDataFile | undefined> {
  const row = await database.maybeOne(
    sql.type(fileRow)`select ${columns} from app.personal_data_files where file_id = ${fileId}`,
  )
  return row ? toFile(row, now) : undefined
}

/** The one that somebody asked for last: those before it have gone. @param now one whose time has passed is expired, also before it was swept */
export async function lastPersonalDataFile(
  database: CommonQueryMethods,
  userId: string,
  now: Date,
): Promise<PersonalDataFile | undefined> {
  const row = await database.maybeOne(sql.type(fileRow)`
    select ${columns} from app.personal_data_files where user_id = ${userId} order by requested_at desc, file_id limit 1`)
  return row ? toFile(row, now) : undefined
}

/** The file is written from its beginning, also after a kill. */
export async function beginWriting(database: CommonQueryMethods, fileId: string): Promise<void> {
  await database.query(
    sql.unsafe`update app.personal_data_files set state = 'writing' where file_id = ${fileId} and state = 'waiting'`,
  )
}

/** From now on it may be fetched. @returns false when it was ended meanwhile: the bytes must go */
export async function markReady(
  database: CommonQueryMethods,
  { fileId, bytes }: { readonly fileId: string; readonly bytes: number },
  now: Date,
): Promise<boolean> {
  const { rowCount } = await database.query(sql.unsafe`
    update app.personal_data_files
    set state = 'ready', bytes = ${bytes}, expires_at = ${new Date(now.getTime() + FETCHED_MS).toISOString()}::timestamptz
    where file_id = ${fileId} and state in ('waiting', 'writing')`)
  return rowCount === 1
}

/** It was given up. Its member has to ask again. */
export async function markFailed(database: CommonQueryMethods, fileId: string): Promise<void> {
  await database.query(
    sql.unsafe`update app.personal_data_files set state = 'failed' where file_id = ${fileId} and state in ('waiting', 'writing')`,
  )
}

/** It may not be fetched any more. */
export async function markExpired(database: CommonQueryMethods, fileId: string): Promise<void> {
  await database.query(sql.unsafe`update app.personal_data_files set state = 'expired' where file_id = ${fileId}`)
}

/** Files that have had their time, or that a member asked for before the last one. */
export async function findEndedFiles(database: CommonQueryMethods, now: Date): Promise<readonly string[]> {
  return database.anyFirst(sql.type(idRow)`
    select file_id from app.personal_data_files ended where state = 'ready' and (expires_at <= ${now.toISOString()}::timestamptz
      or exists (select from app.personal_data_files later where later.user_id = ended.user_id and later.requested_at > ended.requested_at))
    limit 1000`)
}

/** All that are known of somebody. */
export async function filesOfPerson(database: CommonQueryMethods, userId: string): Promise<readonly string[]> {
  return database.anyFirst(sql.type(idRow)`select file_id from app.personal_data_files where user_id = ${userId}`)
}

/** Nothing is known of somebody's files any more. */
export async function removeFilesOfPerson(database: CommonQueryMethods, userId: string): Promise<void> {
  await database.query(sql.unsafe`delete from app.personal_data_files where user_id = ${userId}`)
}

/** Forgets files that ended long ago. */
export async function removeOldFiles(database: CommonQueryMethods, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KNOWN_MS).toISOString()
  await database.query(
    sql.unsafe`delete from app.personal_data_files where state in ('expired', 'failed') and requested_at < ${before}::timestamptz`,
  )
}

function toFile(row: z.infer<typeof fileRow>, now: Date): PersonalDataFile {
  const isOver = row.state === 'ready' && row.expires_at !== null && row.expires_at <= now
  return {
    fileId: row.file_id,
    userId: row.user_id,
    state: isOver ? 'expired' : row.state,
    requestedAt: row.requested_at,
    expiresAt: row.expires_at,
    bytes: row.bytes,
  }
}
