/** The columns of an upload file. They are found by the names in its first row (C25); the template has them in this order (3§3). */
import { withoutApostrophe } from './formula-cells.ts'
import { uploadFileTexts } from '../texts/upload-texts.ts'
import { studentFields } from '../user/student-information.ts'

export const templateColumns = [
  'companyCode',
  'companyName',
  'name',
  'nric',
  'birthdate',
  'gender',
  'staffId',
  'costCenter',
  'effectiveStartDate',
  'effectiveEndDate',
  'designation',
  'dep_name',
  'dep_relationship',
  'dep_nric',
  'dep_birthdate',
  'planNo',
  'bankNo',
  'branchNo',
  'accountNo',
  'newNric',
  'dep_newNric',
  'changeEffectiveDate',
  'costCenterName',
  'loginRequired',
  ...studentFields,
  'actionStatus',
] as const

/** May follow them: four of C25, and whether a dependant needs a login (3§3), which `loginRequired` says of the employee. */
export const furtherColumns = [
  'email',
  'dep_email',
  'dep_effectiveStartDate',
  'dep_effectiveEndDate',
  'dep_loginRequired',
] as const

export const uploadColumns = [...templateColumns, ...furtherColumns] as const
export type UploadColumn = (typeof uploadColumns)[number]

/** Without these a row says of nobody who they are. */
const requiredColumns = ['companyCode', 'name', 'nric'] as const satisfies readonly UploadColumn[]

/** Stands in the file of rejected rows, and is passed over when that file is sent again. */
export const ERROR_COLUMN = 'error'

/** The cells of one row by their column, trimmed; what a file does not have reads as empty. */
export type UploadCells = Readonly<Partial<Record<UploadColumn, string>>>

/** Which column stands where; undefined where there is one that is passed over. */
export type UploadHeader = readonly (UploadColumn | undefined)[]

const columnOfName = new Map<string, UploadColumn>(uploadColumns.map((column) => [column.toLowerCase(), column]))

/**
 * Reads the first row of a file. Names are compared without regard to case and blanks; columns of other names are passed over.
 * @returns what is wrong, when a file without these names cannot be read
 */
export function readUploadHeader(
  cells: readonly string[],
): { readonly header: UploadHeader } | { readonly error: string } {
  const header = cells.map((cell) => columnOfName.get(cell.trim().toLowerCase()))
  const missing = requiredColumns.filter((column) => !header.includes(column))
  if (missing.length > 0) return { error: uploadFileTexts.columnsMissing(missing) }
  const repeated = header.find((column, index) => column !== undefined && header.indexOf(column) !== index)
  return repeated === undefined ? { header } : { error: uploadFileTexts.columnRepeated(repeated) }
}

/** The cells of a row by their column; undefined for a row in which nothing stands (3§5). */
export function cellsOfRow(header: UploadHeader, row: readonly string[]): UploadCells | undefined {
  const cells: Partial<Record<UploadColumn, string>> = {}
  let isEmpty = true
  for (const [index, raw] of row.entries()) {
    const cell = withoutApostrophe(raw.trim())
    if (cell === '') continue
    isEmpty = false
    const column = header[index]
    if (column !== undefined) cells[column] = cell
  }
  return isEmpty ? undefined : cells
}

/** The largest file that is taken. */
export const MAXIMUM_UPLOAD_MEGABYTES = 64
export const MAXIMUM_UPLOAD_BYTES = MAXIMUM_UPLOAD_MEGABYTES * 1024 * 1024

const delimiters = [',', ';', '\t'] as const

/** What stands between the cells of a file: a comma, or what spreadsheets of other countries write. The one that finds most columns. */
export function delimiterOf(firstLine: string): string {
  const found = (delimiter: string) =>
    firstLine.split(delimiter).filter((cell) => columnOfName.has(cell.trim().replaceAll('"', '').toLowerCase())).length
  return delimiters.toSorted((a, b) => found(b) - found(a))[0] ?? ','
}
