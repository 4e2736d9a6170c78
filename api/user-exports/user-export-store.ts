/** What is known of each export of users (`app.user_exports`): who asked for what, how far it is, and until when its file may be fetched. */
import {
  EXPORT_LINK_HOURS,
  exportedMemberTypes,
  exportFilterFields,
  exportStates,
  type ExportedMemberType,
  type ExportFilterField,
  type ExportState,
} from '@member-care/domain/export/user-export.ts'
import { instant } from '@member-care/projections/tables/query-parts.ts'
import { sql, type CommonQueryMethods } from 'slonik'
import { z } from 'zod'

export interface UserExport {
  readonly exportId: string
  /** The administrator, by user id. */
  readonly requestedBy: string
  /** The client groups that its rows were chosen within. */
  readonly groupCodes: readonly string[]
  readonly memberType: ExportedMemberType
  readonly filter: { readonly field: ExportFilterField; readonly query: string } | null
  readonly state: ExportState
  readonly rowsDone: number
  /** As counted when the writing began; null before. */
  readonly rowsTotal: number | null
  readonly requestedAt: Date
  readonly readyAt: Date | null
  readonly expiresAt: Date | null
}

const exportRow = z.object({
  export_id: z.string(),
  requested_by: z.string(),
  group_codes: z.array(z.string()),
  member_type: z.enum(exportedMemberTypes),
  filter_field: z.enum(exportFilterFields).nullable(),
  filter_query: z.string().nullable(),
  state: z.enum(exportStates),
  rows_done: z.number(),
  rows_total: z.number().nullable(),
  requested_at: instant,
  ready_at: instant.nullable(),
  expires_at: instant.nullable(),
})
const columns = sql.fragment`export_id, requested_by, group_codes, member_type, filter_field, filter_query, state, rows_done, rows_total, requested_at, ready_at, expires_at`

/** How long it is known that an export was there, after its file has gone. */
const KEPT_MS = 30 * 24 * 60 * 60_000
const LINK_MS = EXPORT_LINK_HOURS * 60 * 60_000
const MOST_LISTED = 20

/** Notes that an export was asked for; the same id a second time changes nothing. */
export async function insertUserExport(
  database: CommonQueryMethods,
  asked: Pick<UserExport, 'exportId' | 'requestedBy' | 'groupCodes' | 'memberType' | 'filter'>,
  now: Date,
): Promise<void> {
  await database.query(sql.unsafe`
    insert into app.user_exports (export_id, requested_by, group_codes, member_type, filter_field, filter_query, requested_at)
    values (${asked.exportId}, ${asked.requestedBy}, ${sql.array([...asked.groupCodes], 'text')}, ${asked.memberType},
      ${asked.filter?.field ?? null}, ${asked.filter?.query ?? null}, ${now.toISOString()}::timestamptz)
    on conflict (export_id) do nothing`)
}

/** @param now a file whose time has passed is expired, also before it was swept */
export async function findUserExport(
  database: CommonQueryMethods,
  exportId: string,
  now: Date,
): Promise<UserExport | undefined> {
  const row = await database.maybeOne(
    sql.type(exportRow)`select ${columns} from app.user_exports where export_id = ${exportId}`,
  )
  return row ? toUserExport(row, now) : undefined
}

/** An administrator's last exports, newest first. */
export async function listUserExports(
  database: CommonQueryMethods,
  requestedBy: string,
  now: Date,
): Promise<readonly UserExport[]> {
  const rows = await database.any(sql.type(exportRow)`
    select ${columns} from app.user_exports where requested_by = ${requestedBy} order by requested_at desc, export_id limit ${MOST_LISTED}`)
  return rows.map((row) => toUserExport(row, now))
}

/** The file is written from its first row on, also after a kill. @param rowsTotal as counted now */
export async function beginWriting(database: CommonQueryMethods, exportId: string, rowsTotal: number): Promise<void> {
  await database.query(
    sql.unsafe`update app.user_exports set state = 'writing', rows_done = 0, rows_total = ${rowsTotal} where export_id = ${exportId}`,
  )
}

/** @param rowsDone so far */
export async function noteRowsWritten(database: CommonQueryMethods, exportId: string, rowsDone: number): Promise<void> {
  await database.query(sql.unsafe`update app.user_exports set rows_done = ${rowsDone} where export_id = ${exportId}`)
}

/**
 * From now on, and for {@link EXPORT_LINK_HOURS}, the file may be fetched.
 * @returns false when the export was ended meanwhile: its file must go
 */
export async function markReady(
  database: CommonQueryMethods,
  exportId: string,
  rows: number,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await database.query(sql.unsafe`
    update app.user_exports
    set state = 'ready', rows_done = ${rows}, rows_total = ${rows}, ready_at = ${now.toISOString()}::timestamptz, expires_at = ${new Date(now.getTime() + LINK_MS).toISOString()}::timestamptz
    where export_id = ${exportId} and state <> 'expired'`)
  return rowCount === 1
}

/** The export was given up. The person who asked for it has to ask again. */
export async function markFailed(database: CommonQueryMethods, exportId: string): Promise<void> {
  await database.query(sql.unsafe`update app.user_exports set state = 'failed' where export_id = ${exportId}`)
}

/** Exports whose file has had its time. */
export async function findExpiredExports(database: CommonQueryMethods, now: Date): Promise<readonly string[]> {
  return database.anyFirst(sql.type(z.object({ export_id: z.string() }))`
    select export_id from app.user_exports where state = 'ready' and expires_at <= ${now.toISOString()}::timestamptz limit 1000`)
}

/** Its file may not be fetched any more. */
export async function markExpired(database: CommonQueryMethods, exportId: string): Promise<void> {
  await database.query(sql.unsafe`update app.user_exports set state = 'expired' where export_id = ${exportId}`)
}

/** Ends every export that holds people already. @returns those that may have a file */
export async function endExports(database: CommonQueryMethods): Promise<readonly string[]> {
  return database.anyFirst(sql.type(z.object({ export_id: z.string() }))`
    update app.user_exports set state = 'expired' where state in ('writing', 'ready') returning export_id`)
}

/** Forgets exports that ended long ago. */
export async function removeOldExports(database: CommonQueryMethods, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MS).toISOString()
  await database.query(
    sql.unsafe`delete from app.user_exports where state in ('expired', 'failed') and requested_at < ${before}::timestamptz`,
  )
}

function toUserExport(row: z.infer<typeof exportRow>, now: Date): UserExport {
  const isOver = row.state === 'ready' && row.expires_at !== null && row.expires_at <= now
  return {
    exportId: row.export_id,
    requestedBy: row.requested_by,
    groupCodes: row.group_codes,
    memberType: row.member_type,
    filter:
      row.filter_field !== null && row.filter_query !== null
        ? { field: row.filter_field, query: row.filter_query }
        : null,
    state: isOver ? 'expired' : row.state,
    rowsDone: row.rows_done,
    rowsTotal: row.rows_total,
    requestedAt: row.requested_at,
    readyAt: row.ready_at,
    expiresAt: row.expires_at,
  }
}
