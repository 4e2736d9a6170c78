/** A file of companies: what its rows say, and what is wrong with them. Pure; reading the file is the API's. */
import { administratorGroupCodes, EVERY_GROUP_CODE } from '../access/administrator-form.ts'
import { readSheetRows } from '../sheets/sheet-rows.ts'
import { companyImportTexts as texts } from '../texts/company-master-texts.ts'
import { unknownValueText } from '../texts/sheet-texts.ts'
import type { CompanyEntry } from './company-master-entry.ts'

export const companyColumns = ['ID', 'NAME', 'CODE', 'ACTIVE', 'GROUP_CODE', 'POLICY_NO'] as const
type CompanyColumn = (typeof companyColumns)[number]

const MOST_COMPANY_ROWS = 2_000

/** The groups that a company can be in. */
export const companyGroupCodes = administratorGroupCodes.filter((code) => code !== EVERY_GROUP_CODE)

const longest: Readonly<Partial<Record<CompanyColumn, number>>> = { ID: 60, NAME: 200, CODE: 40, POLICY_NO: 60 }
const activeWords: Readonly<Record<string, boolean>> = { yes: true, true: true, no: false, false: false }

/** A row by its number in the file; the first one, with the headings, is 1. */
export type CompanyRow = { readonly row: number; readonly id: string; readonly name: string } & (
  { readonly company: CompanyEntry } | { readonly error: string }
)

/** The rows that say something, or why the file as a whole cannot be taken. @param cells all rows of the sheet as text */
export function readCompanyFile(
  cells: readonly (readonly string[])[],
): { readonly rows: readonly CompanyRow[] } | { readonly error: string } {
  const sheet = readSheetRows(cells, companyColumns, MOST_COMPANY_ROWS)
  if ('error' in sheet) return sheet
  const rows = sheet.rows.map(({ row, cell }): CompanyRow => {
    const about = { row, id: cell('ID'), name: cell('NAME') }
    const error = ownError(cell)
    return error === undefined ? { ...about, company: companyOf(cell) } : { ...about, error }
  })
  return { rows }
}

function ownError(cell: (column: CompanyColumn) => string): string | undefined {
  const empty = companyColumns.find((column) => cell(column) === '')
  if (empty !== undefined) return texts.required(empty)
  for (const column of companyColumns) {
    const most = longest[column]
    if (most !== undefined && cell(column).length > most) return texts.tooLong(column, most)
  }
  if (activeWords[cell('ACTIVE').toLowerCase()] === undefined) return texts.active
  const group = cell('GROUP_CODE').toUpperCase()
  return companyGroupCodes.some((code) => code === group) ? undefined : unknownValueText('GROUP_CODE', group)
}

function companyOf(cell: (column: CompanyColumn) => string): CompanyEntry {
  return {
    companyMasterId: cell('ID'),
    companyName: cell('NAME'),
    companyCode: cell('CODE'),
    active: activeWords[cell('ACTIVE').toLowerCase()] === true,
    groupCode: cell('GROUP_CODE').toUpperCase(),
    policyNo: cell('POLICY_NO'),
  }
}
