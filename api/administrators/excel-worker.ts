/** Runs in a thread of its own: the first sheet of an Excel file as rows of text (read-batch-file.ts starts it). */
import { readSheet } from 'read-excel-file/node'
import { answerFromThread } from '../files/limited-thread.ts'

answerFromThread(async (content: Uint8Array): Promise<readonly (readonly string[])[]> => {
  const rows = await readSheet(Buffer.from(content))
  return rows.map((row) => row.map((cell) => (cell === null ? '' : String(cell))))
})
