/** Files as CSV that spreadsheets open as they are meant. */
import { formulaStart } from '@member-care/domain/upload/formula-cells.ts'
import Papa from 'papaparse'

const LINE_END = '\r\n'

/**
 * Whole lines. A cell that a spreadsheet would take for a formula gets an apostrophe before it, which our own uploads pass over.
 * @param rows at least one
 */
export function csvLines(rows: readonly (readonly string[])[]): string {
  const lines = Papa.unparse(
    rows.map((row) => [...row]),
    { newline: LINE_END, escapeFormulae: formulaStart },
  )
  return lines + LINE_END
}

/** The beginning of a file, with its headings. Without the byte order mark spreadsheets take it for one of their country's old encodings. */
export function csvHeading(headings: readonly string[]): string {
  return Papa.BYTE_ORDER_MARK + csvLines([headings])
}
