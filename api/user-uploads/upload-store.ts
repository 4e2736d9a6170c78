/** How far each upload is (`app.uploads`). */
import type { UploadSummary } from '@member-care/domain/upload/upload-outcome.ts'
import { emptySummary } from '@member-care/domain/upload/upload-outcome.ts'
import type { Scope } from '@member-care/projections/scope.ts'
import {
  allOf,
  instant,
  limitTo,
  listAndCount,
  type Listed,
  type Page,
} from '@member-care/projections/tables/query-parts.ts'
import { sql, type CommonQueryMethods, type FragmentSqlToken } from 'slonik'
import { z } from 'zod'

/** `receiving`: its bytes are not all kept yet; nobody is told of it. */
export const uploadStates = [
  'receiving',
  'checking',
  'checked',
  'processing',
  'complete',
  'failed',
  'discarded',
] as const
export type UploadState = (typeof uploadStates)[number]

/** Tells the process that checks and carries out uploads that there is something to do. */
export const UPLOADS_CHANNEL = 'uploads'

export interface Upload {
  readonly uploadId: string
  readonly fileName: string
  readonly delimiter: string
  /** Who sent it, by user id, with the role and the client groups that they reached then. */
  readonly uploadedBy: string
  readonly uploadedRole: string | null
  readonly groupCodes: readonly string[]
  /** The company whose own HR sent it; null where an administrator did. */
  readonly companyId: string | null
  readonly clientAddress: string | null
  readonly correlationId: string
  readonly createdAt: Date
  readonly state: UploadState
  readonly submitWhenChecked: boolean
  /** Both null until the file has been read to its end. */
  readonly rowCount: number | null
  readonly familyCount: number | null
  readonly doneRows: number
  readonly doneFamilies: number
  /** As checked, and as carried out so far. */
  readonly checkedSummary: UploadSummary
  readonly summary: UploadSummary
  readonly error: string | null
  /** Singapore date that the rows are judged by: that of the check, then that of the submission. */
  readonly judgedOn: string
  readonly endedAt: Date | null
}

export type NewUpload = Pick<
  Upload,
  | 'uploadId'
  | 'fileName'
  | 'delimiter'
  | 'uploadedBy'
  | 'uploadedRole'
  | 'groupCodes'
  | 'companyId'
  | 'clientAddress'
  | 'correlationId'
  | 'submitWhenChecked'
  | 'judgedOn'
>

const uploadRow = z.object({
  upload_id: z.string(),
  file_name: z.string(),
  delimiter: z.string(),
  uploaded_by: z.string(),
  uploaded_role: z.string().nullable(),
  group_codes: z.array(z.string()),
  company_id: z.string().nullable(),
  client_address: z.string().nullable(),
  correlation_id: z.string(),
  created_at: instant,
  state: z.enum(uploadStates),
  submit_when_checked: z.boolean(),
  row_count: z.number().nullable(),
  family_count: z.number().nullable(),
  done_rows: z.number(),
  done_families: z.number(),
  checked_summary: z.custom<UploadSummary>().nullable(),
  summary: z.custom<UploadSummary>().nullable(),
  error: z.string().nullable(),
  judged_on: z.string(),
  ended_at: instant.nullable(),
})
const columns = sql.fragment`upload_id, file_name, delimiter, uploaded_by, uploaded_role, group_codes, company_id, client_address, correlation_id, created_at, state,
  submit_when_checked, row_count, family_count, done_rows, done_families, checked_summary, summary, error, judged_on::text as judged_on, ended_at`

/** @returns false when this upload is there already */
export async function insertUpload(database: CommonQueryMethods, upload: NewUpload, now: Date): Promise<boolean> {
  const { rowCount } = await database.query(sql.unsafe`
    insert into app.uploads (upload_id, file_name, delimiter, uploaded_by, uploaded_role, group_codes, company_id, client_address, correlation_id, created_at, state, submit_when_checked, judged_on)
    values (${upload.uploadId}, ${upload.fileName}, ${upload.delimiter}, ${upload.uploadedBy}, ${upload.uploadedRole}, ${sql.array([...upload.groupCodes], 'text')},
      ${upload.companyId}, ${upload.clientAddress}, ${upload.correlationId}, ${now.toISOString()}::timestamptz, 'receiving', ${upload.submitWhenChecked}, ${upload.judgedOn}::date)
    on conflict (upload_id) do nothing`)
  return rowCount === 1
}

/** Undefined when there is none under this id. */
export async function findUpload(database: CommonQueryMethods, uploadId: string): Promise<Upload | undefined> {
  const row = await database.maybeOne(
    sql.type(uploadRow)`select ${columns} from app.uploads where upload_id = ${uploadId}`,
  )
  return row ? toUpload(row) : undefined
}

/** The upload in a state that has waited longest. */
export async function nextUpload(
  database: CommonQueryMethods,
  state: 'checking' | 'processing',
): Promise<Upload | undefined> {
  const row = await database.maybeOne(
    sql.type(
      uploadRow,
    )`select ${columns} from app.uploads where state = ${state} order by coalesce(submitted_at, created_at), upload_id limit 1`,
  )
  return row ? toUpload(row) : undefined
}

/** The uploads of those who reach no further than the scope, newest first. */
export function listUploads(
  database: CommonQueryMethods,
  scope: Scope,
  filter: {
    readonly states: readonly UploadState[]
    readonly uploadedBy?: string | undefined
    readonly ids?: readonly string[] | undefined
  },
  page: Page,
): Promise<Listed<Upload>> {
  const where = allOf([
    uploadWithin(scope),
    sql.fragment`state = any(${sql.array([...filter.states], 'text')})`,
    ...(filter.uploadedBy === undefined ? [] : [sql.fragment`uploaded_by = ${filter.uploadedBy}`]),
    ...(filter.ids === undefined ? [] : [sql.fragment`upload_id::text = any(${sql.array([...filter.ids], 'text')})`]),
  ])
  const listing = sql.type(
    uploadRow,
  )`select ${columns} from app.uploads where ${where} order by created_at desc, upload_id ${limitTo(page)}`
  return listAndCount(database, { page: listing, count: sql.fragment`from app.uploads where ${where}` }, toUpload)
}

/** What was submitted is, or was, carried out. */
export const submittedStates: readonly UploadState[] = ['processing', 'complete', 'failed']

/**
 * Whether somebody of this scope may look at an upload: it tells of people in all the groups that its uploader reached. A file of a company's own HR is
 * the company's, and administrators see it once it was submitted.
 */
export function reachesUpload(
  scope: Scope,
  { groupCodes, companyId, state }: Pick<Upload, 'groupCodes' | 'companyId' | 'state'>,
): boolean {
  if (scope.kind === 'companies') return companyId !== null && scope.companyIds.includes(companyId)
  if (companyId !== null && !submittedStates.includes(state)) return false
  return (
    scope.kind === 'all' || (scope.kind === 'groups' && groupCodes.every((code) => scope.groupCodes.includes(code)))
  )
}

function uploadWithin(scope: Scope): FragmentSqlToken {
  if (scope.kind === 'own') return sql.fragment`false`
  if (scope.kind === 'companies') return sql.fragment`company_id = any(${sql.array([...scope.companyIds], 'text')})`
  const ofGroups =
    scope.kind === 'all' ? sql.fragment`true` : sql.fragment`group_codes <@ ${sql.array([...scope.groupCodes], 'text')}`
  return sql.fragment`${ofGroups} and (company_id is null or state = any(${sql.array([...submittedStates], 'text')}))`
}

/** Moves an upload from one state to another. @returns false when it was not in that state (any more) */
export async function moveUpload(
  database: CommonQueryMethods,
  uploadId: string,
  from: UploadState,
  to: UploadState,
  now: Date,
  error: string | null = null,
): Promise<boolean> {
  const ends = to === 'complete' || to === 'failed' || to === 'discarded'
  const { rowCount } = await database.query(sql.unsafe`
    update app.uploads set state = ${to}, error = ${error}, ended_at = ${ends ? now.toISOString() : null}::timestamptz where upload_id = ${uploadId} and state = ${from}`)
  if (rowCount === 1) await wakeUploads(database)
  return rowCount === 1
}

/** Lets a checked upload be carried out, judged by today's date. @returns false when it is not waiting for that (any more) */
export async function submitUpload(
  database: CommonQueryMethods,
  uploadId: string,
  { now, today }: { readonly now: Date; readonly today: string },
): Promise<boolean> {
  const { rowCount } = await database.query(sql.unsafe`
    update app.uploads
    set state = 'processing', submitted_at = ${now.toISOString()}::timestamptz, judged_on = ${today}::date, done_rows = 0, done_families = 0, summary = null
    where upload_id = ${uploadId} and state = 'checked'`)
  if (rowCount === 1) await wakeUploads(database)
  return rowCount === 1
}

/** Tells every process that an upload may be waiting. */
async function wakeUploads(database: CommonQueryMethods): Promise<void> {
  await database.query(sql.unsafe`select pg_notify(${UPLOADS_CHANNEL}, '')`)
}

/** The file has been read to its end. */
export async function noteRead(
  database: CommonQueryMethods,
  uploadId: string,
  { rows, families }: { readonly rows: number; readonly families: number },
): Promise<void> {
  await database.query(sql.unsafe`
    update app.uploads set row_count = ${rows}, family_count = ${families}, done_rows = 0, done_families = 0, checked_summary = null where upload_id = ${uploadId}`)
}

/** How many rows have been read so far. */
export async function noteReading(database: CommonQueryMethods, uploadId: string, rows: number): Promise<void> {
  await database.query(sql.unsafe`update app.uploads set done_rows = ${rows} where upload_id = ${uploadId}`)
}

/** How far the check or the processing has come, in the transaction that keeps what came of it. @returns false when it was discarded meanwhile */
export async function noteProgress(
  transaction: CommonQueryMethods,
  upload: Pick<Upload, 'uploadId' | 'state'>,
  done: { readonly families: number; readonly summary: UploadSummary },
): Promise<boolean> {
  const summary = JSON.stringify(done.summary)
  const kept =
    upload.state === 'checking'
      ? sql.fragment`checked_summary = ${summary}::jsonb`
      : sql.fragment`summary = ${summary}::jsonb`
  const { rowCount } = await transaction.query(sql.unsafe`
    update app.uploads set done_families = ${done.families}, done_rows = ${done.summary.rows}, ${kept} where upload_id = ${upload.uploadId} and state = ${upload.state}`)
  return rowCount === 1
}

function toUpload(row: z.infer<typeof uploadRow>): Upload {
  return {
    uploadId: row.upload_id,
    fileName: row.file_name,
    delimiter: row.delimiter,
    uploadedBy: row.uploaded_by,
    uploadedRole: row.uploaded_role,
    groupCodes: row.group_codes,
    companyId: row.company_id,
    clientAddress: row.client_address,
    correlationId: row.correlation_id,
    createdAt: new Date(row.created_at),
    state: row.state,
    submitWhenChecked: row.submit_when_checked,
    rowCount: row.row_count,
    familyCount: row.family_count,
    doneRows: row.done_rows,
    doneFamilies: row.done_families,
    checkedSummary: row.checked_summary ?? emptySummary,
    summary: row.summary ?? emptySummary,
    error: row.error,
    judgedOn: row.judged_on,
    endedAt: row.ended_at === null ? null : new Date(row.ended_at),
  }
}
