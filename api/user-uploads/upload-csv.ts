/** The files that go out: the template, and the rows that were rejected, to be corrected and sent again. */
import { formulaStart } from '@member-care/domain/upload/formula-cells.ts'
import { ERROR_COLUMN, templateColumns, uploadColumns } from '@member-care/domain/upload/upload-columns.ts'
import { Readable } from 'node:stream'
import Papa from 'papaparse'
import type { CommonQueryMethods } from 'slonik'
import { rejectedRows } from './upload-rows.ts'

/** Without it spreadsheets take the file for one of their country's old encodings. */
const BYTE_ORDER_MARK = '\uFEFF'

/** Cells that a spreadsheet would take for a formula get an apostrophe before them, which is passed over when the file is sent again. */
const written = { newline: '\r\n', escapeFormulae: formulaStart } as const

/** The names of the columns in their order (3§3), and nothing else: a row of examples would be somebody. */
export const uploadTemplate = `${BYTE_ORDER_MARK}${templateColumns.join(',')}\r\n`

/** Every rejected row as it stood in the file, with what is wrong with it in the last column. */
export function rejectedRowsFile(database: CommonQueryMethods, uploadId: string): Readable {
  return Readable.from(linesOfRejectedRows(database, uploadId))
}

async function* linesOfRejectedRows(database: CommonQueryMethods, uploadId: string): AsyncGenerator<string> {
  yield `${BYTE_ORDER_MARK}${[...uploadColumns, ERROR_COLUMN].join(',')}\r\n`
  for await (const rows of rejectedRows(database, uploadId)) {
    const lines = rows.map(({ cells, errors }) => {
      const texts = errors.flat().map(({ field, text }) => `${field}: ${text}`)
      return [...uploadColumns.map((column) => cells[column] ?? ''), [...new Set(texts)].join(' ')]
    })
    yield `${Papa.unparse(lines, written)}\r\n`
  }
}
