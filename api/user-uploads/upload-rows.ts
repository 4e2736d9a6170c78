/** The rows of uploads as they stand in the files, and what becomes of the people in them (`app.upload_rows`, `app.upload_entries`). */
import {
  uploadOutcomes,
  type UploadChange,
  type UploadEntry,
  type UploadOutcome,
} from '@member-care/domain/upload/upload-outcome.ts'
import type { UploadCells } from '@member-care/domain/upload/upload-columns.ts'
import type { RowError } from '@member-care/domain/upload/upload-row.ts'
import { allOf, limitTo, listAndCount, type Listed, type Page } from '@member-care/projections/tables/query-parts.ts'
import { sql, type CommonQueryMethods } from 'slonik'
import { z } from 'zod'
import type { WhenForgotten } from '../http/parts.ts'

export interface KeptRow {
  readonly rowNo: number
  readonly familyNo: number
  readonly cells: UploadCells
  /** What is wrong with it that its cells as they are kept do not say: because of the rows before it, or of a character that cannot be kept. */
  readonly wrong: readonly RowError[]
}

/** What becomes of one person by one row, with where it stands. */
export interface KeptEntry extends UploadEntry {
  readonly familyNo: number
  /** Theirs, or the one that they would get; null where it is not known whom the row is about. */
  readonly userId: string | null
}

const keptRow = z.object({
  row_no: z.number(),
  family_no: z.number(),
  cells: z.custom<UploadCells>(),
  repeated: z.custom<readonly RowError[]>().nullable(),
})
const entryRow = z.object({
  row_no: z.number(),
  family_no: z.number(),
  user_id: z.string().nullable(),
  member_type: z.enum(['E', 'D']),
  name: z.string(),
  nric: z.string(),
  outcome: z.enum(uploadOutcomes),
  changes: z.custom<readonly UploadChange[]>(),
  warnings: z.custom<readonly string[]>(),
  errors: z.custom<UploadEntry['errors']>(),
})
const entryColumns = sql.fragment`row_no, family_no, user_id, member_type, name, nric, outcome, changes, warnings, errors`

/** Keeps rows of a file, many with one statement. */
export async function insertRows(
  database: CommonQueryMethods,
  uploadId: string,
  rows: readonly KeptRow[],
): Promise<void> {
  if (rows.length === 0) return
  await database.query(sql.unsafe`
    insert into app.upload_rows (upload_id, row_no, family_no, cells, repeated)
    select ${uploadId}::uuid, "rowNo", "familyNo", cells, case when json_array_length(wrong) > 0 then wrong::jsonb end
    from json_to_recordset(${JSON.stringify(rows)}::json) as r ("rowNo" integer, "familyNo" integer, cells jsonb, wrong json)`)
}

/** The rows of the families from one number up to, not including, another, in order. */
export async function rowsOfFamilies(
  database: CommonQueryMethods,
  uploadId: string,
  from: number,
  until: number,
): Promise<readonly KeptRow[]> {
  const rows = await database.any(sql.type(keptRow)`
    select row_no, family_no, cells, repeated from app.upload_rows
    where upload_id = ${uploadId} and family_no >= ${from} and family_no < ${until} order by family_no, row_no`)
  return rows.map((row) => ({
    rowNo: row.row_no,
    familyNo: row.family_no,
    cells: row.cells,
    wrong: row.repeated ?? [],
  }))
}

/** Keeps what becomes of people; what was kept for the same rows before is replaced. */
export async function keepEntries(
  transaction: CommonQueryMethods,
  uploadId: string,
  entries: readonly KeptEntry[],
): Promise<void> {
  if (entries.length === 0) return
  const numbered = entries.map((entry) => ({ ...entry, entryNo: entry.rowNo * 2 + (entry.memberType === 'D' ? 1 : 0) }))
  await transaction.query(sql.unsafe`
    insert into app.upload_entries (upload_id, entry_no, row_no, family_no, user_id, member_type, name, nric, outcome, changes, warnings, errors)
    select ${uploadId}::uuid, "entryNo", "rowNo", "familyNo", "userId", "memberType", name, nric, outcome, changes, warnings, errors
    from json_to_recordset(${JSON.stringify(numbered)}::json) as e ("entryNo" integer, "rowNo" integer, "familyNo" integer, "userId" text,
      "memberType" text, name text, nric text, outcome text, changes jsonb, warnings jsonb, errors jsonb)
    on conflict (upload_id, entry_no) do update
      set user_id = excluded.user_id, outcome = excluded.outcome, changes = excluded.changes, warnings = excluded.warnings, errors = excluded.errors`)
}

/** The entries of the families from `from` on, before `until`, in the order of the file. */
export async function entriesOfFamilies(
  database: CommonQueryMethods,
  uploadId: string,
  from: number,
  until: number,
): Promise<readonly KeptEntry[]> {
  const rows = await database.any(sql.type(entryRow)`
    select ${entryColumns} from app.upload_entries where upload_id = ${uploadId} and family_no >= ${from} and family_no < ${until} order by entry_no`)
  return rows.map(toEntry)
}

/** A page of what becomes of people, in the order of the file. */
export function listEntries(
  database: CommonQueryMethods,
  uploadId: string,
  filter: { readonly outcome?: UploadOutcome | undefined },
  page: Page,
): Promise<Listed<KeptEntry>> {
  const where = allOf([
    sql.fragment`upload_id = ${uploadId}`,
    ...(filter.outcome === undefined ? [] : [sql.fragment`outcome = ${filter.outcome}`]),
  ])
  const listing = sql.type(
    entryRow,
  )`select ${entryColumns} from app.upload_entries where ${where} order by entry_no ${limitTo(page)}`
  return listAndCount(database, { page: listing, count: sql.fragment`from app.upload_entries where ${where}` }, toEntry)
}

const rejectedRow = z.object({
  row_no: z.number(),
  cells: z.custom<UploadCells>(),
  errors: z.custom<readonly UploadEntry['errors'][]>(),
  /** Who is known of those in the row, whatever became of them. */
  known: z.array(z.string()),
})
type RejectedRow = z.infer<typeof rejectedRow>

/** The rows with somebody in them who was rejected, a piece at a time, each with all that is wrong. */
export async function* rejectedRows(
  database: CommonQueryMethods,
  uploadId: string,
  pieceRows = 500,
): AsyncGenerator<readonly RejectedRow[]> {
  for (let after = 0; ;) {
    const rows = await database.any(sql.type(rejectedRow)`
      select r.row_no, r.cells, jsonb_agg(e.errors order by e.entry_no) as errors, array(
        select u.user_id from app.upload_entries i join read.users u on u.user_id = i.user_id
        where i.upload_id = r.upload_id and i.row_no = r.row_no) as known
      from app.upload_entries e join app.upload_rows r on r.upload_id = e.upload_id and r.row_no = e.row_no
      where e.upload_id = ${uploadId} and e.outcome = 'rejected' and e.row_no > ${after}
      group by r.upload_id, r.row_no, r.cells order by r.row_no limit ${pieceRows}`)
    const last = rows.at(-1)
    if (!last) return
    yield rows
    after = last.row_no
  }
}

/** People who were rejected, by name, with the first of what is wrong; at most so many. */
export async function rejectedPeople(
  database: CommonQueryMethods,
  uploadId: string,
  most: number,
): Promise<readonly { readonly name: string; readonly error: string }[]> {
  const { items } = await listEntries(database, uploadId, { outcome: 'rejected' }, { offset: 0, limit: most })
  return items.map(({ name, errors }) => ({
    name,
    error: errors.map(({ field, text }) => `${field}: ${text}`).join(' '),
  }))
}

/** Removes what an earlier reading of the file that was cut short has left. */
export async function removeRows(database: CommonQueryMethods, uploadId: string): Promise<void> {
  await database.query(sql.unsafe`delete from app.upload_entries where upload_id = ${uploadId}`)
  await database.query(sql.unsafe`delete from app.upload_rows where upload_id = ${uploadId}`)
}

/**
 * Removes every row that tells of somebody, for when they are forgotten: rows about them, and rows with a number or an address of theirs,
 * also in files that were rejected or never carried out. A row that tells of two goes as a whole; that it was there stays counted.
 * @param values numbers and addresses that are or were theirs, in any case
 */
async function removeRowsAbout(database: CommonQueryMethods, userId: string, values: readonly string[]): Promise<void> {
  const theirs = sql.array(
    values.map((value) => value.trim().toUpperCase()),
    'text',
  )
  await database.query(sql.unsafe`
    with gone as (
      delete from app.upload_rows r
      where exists (select from app.upload_entries e where e.user_id = ${userId} and e.upload_id = r.upload_id and e.row_no = r.row_no)
        or exists (select from jsonb_each_text(r.cells) as cell where upper(btrim(cell.value)) = any(${theirs}))
      returning upload_id, row_no
    )
    update app.upload_entries e set name = '', nric = '', changes = '[]', errors = '[]'
    where e.user_id = ${userId} or upper(e.nric) = any(${theirs})
      or exists (select from gone where gone.upload_id = e.upload_id and gone.row_no = e.row_no)
      or exists (select from jsonb_array_elements(e.changes) as change where upper(change ->> 'from') = any(${theirs}) or upper(change ->> 'to') = any(${theirs}))`)
}

function toEntry(row: z.infer<typeof entryRow>): KeptEntry {
  const {
    row_no: rowNo,
    family_no: familyNo,
    user_id: userId,
    member_type: memberType,
    name,
    nric,
    outcome,
    changes,
    warnings,
    errors,
  } = row
  return { rowNo, familyNo, userId, memberType, name, nric, outcome, changes, warnings, errors }
}

/** Once more afterwards: an upload may have been under way. */
export const forgetUploadedRows: WhenForgotten = {
  before: ({ database }, { userId, values }) => removeRowsAbout(database, userId, values),
  afterwards: ({ database }, { userId, values }) => removeRowsAbout(database, userId, values),
}
