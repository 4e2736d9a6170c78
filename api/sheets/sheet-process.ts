/** Runs in a process of its own: every sheet of an Excel file as rows of text (read-sheet.ts starts it). */
import readSheets from 'read-excel-file/node'
import { answerFromProcess } from '../limited-process/limited-process.ts'
import type { NamedSheet } from './read-sheet.ts'
import { isSheetBounded } from './sheet-size.ts'

answerFromProcess(async (content: Uint8Array): Promise<readonly NamedSheet[]> => {
  if (!isSheetBounded(content)) throw new Error('The sheet is larger than any that is meant.')
  const sheets = await readSheets(Buffer.from(content))
  return sheets.map(({ sheet, data }) => ({ name: sheet, rows: data.map((row) => row.map(textOf)) }))
})

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  // A day in a spreadsheet has no time zone; its reader takes it for midnight in UTC.
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell)
}
