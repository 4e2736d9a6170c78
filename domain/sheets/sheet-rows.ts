/** The rows of a sheet by the headings in its first one. Pure; reading the file is the API's. */
import { shownCount } from '../language/shown-count.ts'
import { missingColumnsText, sheetTexts } from '../texts/sheet-texts.ts'

/** 2,000 rows are well below this; a file beyond it is something else. */
export const MOST_SHEET_BYTES = 256 * 1024

/** A row below the first, by its number in the file (the first one is 1). */
export interface SheetRow<Column extends string> {
  readonly row: number
  readonly cell: (column: Column) => string
}

/** The rows that say something, or why the file as a whole cannot be taken. @param cells all rows of the sheet as text */
export function readSheetRows<Column extends string>(
  cells: readonly (readonly string[])[],
  columns: readonly Column[],
  mostRows: number,
): { readonly rows: readonly SheetRow<Column>[] } | { readonly error: string } {
  const [first = [], ...below] = cells
  const places = new Map(
    columns.map((column) => [
      column,
      first.findIndex((heading) => heading.trim().toLowerCase() === column.toLowerCase()),
    ]),
  )
  const missing = columns.filter((column) => places.get(column) === -1)
  if (missing.length > 0) return { error: missingColumnsText(missing) }
  const rows = below
    .map((row, index) => ({
      row: index + 2,
      cell: (column: Column) => row[places.get(column) ?? -1]?.trim() ?? '',
      saysSomething: row.some((cell) => cell.trim() !== ''),
    }))
    .filter(({ saysSomething }) => saysSomething)
  if (rows.length === 0) return { error: sheetTexts.noRows }
  if (rows.length > mostRows) return { error: sheetTexts.tooManyRows(shownCount(mostRows)) }
  return { rows: rows.map(({ row, cell }) => ({ row, cell })) }
}
