/** The files that go out: the template, and the rows that were rejected, to be corrected and sent again. */
import { ERROR_COLUMN, templateColumns, uploadColumns } from '@member-care/domain/upload/upload-columns.ts'
import { Readable } from 'node:stream'
import type { CommonQueryMethods } from 'slonik'
import { csvHeading, csvLines } from '../sheets/written-csv.ts'
import { rejectedRows } from './upload-rows.ts'

/** The names of the columns in their order (3§3), and nothing else: a row of examples would be somebody. */
export const uploadTemplate = csvHeading(templateColumns)

/** Notes that these people's numbers are shown. */
type NoteLooks = (userIds: readonly string[]) => Promise<void>

/** Every rejected row as it stood in the file, with what is wrong with it in the last column. A row goes out when the look at it is noted. */
export function rejectedRowsFile(database: CommonQueryMethods, uploadId: string, noteLooks: NoteLooks): Readable {
  return Readable.from(linesOfRejectedRows(database, uploadId, noteLooks))
}

async function* linesOfRejectedRows(
  database: CommonQueryMethods,
  uploadId: string,
  noteLooks: NoteLooks,
): AsyncGenerator<string> {
  yield csvHeading([...uploadColumns, ERROR_COLUMN])
  for await (const rows of rejectedRows(database, uploadId)) {
    await noteLooks([...new Set(rows.flatMap(({ known }) => known))])
    const lines = rows.map(({ cells, errors }) => {
      const texts = errors.flat().map(({ field, text }) => `${field}: ${text}`)
      return [...uploadColumns.map((column) => cells[column] ?? ''), [...new Set(texts)].join(' ')]
    })
    yield csvLines(lines)
  }
}
