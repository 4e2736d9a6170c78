/** A file with administrators: what its rows say, and what is wrong with them (3§5). Pure; reading the file is the API's. */
import { comparableEmail } from '../identity/email-address.ts'
import { readSheetRows } from '../sheets/sheet-rows.ts'
import { administratorBatchTexts } from '../texts/administrator-list-texts.ts'
import { unknownValueText } from '../texts/sheet-texts.ts'
import {
  administratorFormErrors,
  administratorGroupCodes,
  EVERY_GROUP_CODE,
  workingRoles,
  type AdministratorForm,
} from './administrator-form.ts'
import type { AdministratorRole } from './powers.ts'

/** The first row of the template, which must stay as it is (ADM-ADM-020). */
export const batchColumns = ['name', 'email', 'ROLES', 'GROUP_CODE'] as const
type BatchColumn = (typeof batchColumns)[number]

export const MOST_BATCH_ROWS = 500

/** A row below the first, by its number in the file (the first one is 1). */
export type BatchRow = { readonly row: number; readonly email: string } & (
  { readonly administrator: AdministratorForm } | { readonly error: string }
)

/** The rows that say something, or why the file as a whole cannot be taken. @param cells all rows of the sheet as text */
export function readAdministratorBatch(
  cells: readonly (readonly string[])[],
): { readonly rows: readonly BatchRow[] } | { readonly error: string } {
  const sheet = readSheetRows(cells, batchColumns, MOST_BATCH_ROWS)
  if ('error' in sheet) return sheet
  const seen = new Set<string>()
  const rows = sheet.rows.map(({ row, cell }) => {
    const read = readRow(cell, row)
    const email = comparableEmail(read.email)
    if (email !== '' && seen.has(email)) return { row, email: read.email, error: administratorBatchTexts.twice }
    seen.add(email)
    return read
  })
  return { rows }
}

function readRow(cell: (column: BatchColumn) => string, row: number): BatchRow {
  const email = cell('email')
  const roles = listed(cell('ROLES'))
  const groups = listed(cell('GROUP_CODE'))
  const groupCodes = groups.length === 0 ? [EVERY_GROUP_CODE] : groups
  const unknownRole = roles.find((role) => !isWorkingRole(role))
  if (unknownRole !== undefined) return { row, email, error: unknownValueText('ROLES', unknownRole) }
  const unknownGroup = groupCodes.find((code) => !administratorGroupCodes.some((known) => known === code))
  if (unknownGroup !== undefined) return { row, email, error: unknownValueText('GROUP_CODE', unknownGroup) }
  const administrator = { name: cell('name'), email, roles: roles.filter(isWorkingRole), groupCodes }
  const [error] = Object.values(administratorFormErrors(administrator))
  return error === undefined ? { row, email, administrator } : { row, email, error }
}

/** Several values in one cell stand apart by commas, semicolons or lines. */
function listed(text: string): readonly string[] {
  return [
    ...new Set(
      text
        .toUpperCase()
        .split(/[,;\s|]+/)
        .filter((value) => value !== ''),
    ),
  ]
}

function isWorkingRole(role: string): role is AdministratorRole {
  return workingRoles.some((known) => known === role)
}
