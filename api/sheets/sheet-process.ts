/** Runs in a process of its own: the first sheet of an Excel file as rows of text (read-batch-file.ts starts it). */
import { readSheet } from 'read-excel-file/node'
import { answerFromProcess } from '../limited-process/limited-process.ts'
import { isSheetBounded } from './sheet-size.ts'

answerFromProcess(async (content: Uint8Array): Promise<readonly (readonly string[])[]> => {
  if (!isSheetBounded(content)) throw new Error('The sheet is larger than any that is meant.')
  const rows = await readSheet(Buffer.from(content))
  return rows.map((row) => row.map((cell) => (cell === null ? '' : String(cell))))
})
