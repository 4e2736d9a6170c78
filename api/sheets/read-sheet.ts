/** The cells of an uploaded sheet, as text: an Excel file by its content, anything else as CSV. */
import { sheetTexts } from '@member-care/domain/texts/sheet-texts.ts'
import Papa from 'papaparse'
import { ProcessFailed, workInProcess, type ProcessLimits } from '../limited-process/limited-process.ts'
import { fieldError } from '../http/api-error.ts'

/** The field of the form that the file comes in. */
export const SHEET_FIELD = 'file'

/** Ample for as many rows as a file may have. */
const excelLimits: ProcessLimits = { timeoutMs: 20_000, megabytes: 160 }

/** How every zip file begins, and so every .xlsx. */
const ZIP_SIGNATURE = Buffer.from([0x50, 0x4b, 0x03, 0x04])

export interface NamedSheet {
  readonly name: string
  readonly rows: readonly (readonly string[])[]
}

/** The one sheet of a CSV file has this name. */
const CSV_NAME = 'CSV'

/**
 * All sheets of the file, in its order; at least one.
 * @throws ApiError 422 at the file for content that is neither
 */
export async function readSheets(content: Buffer): Promise<readonly NamedSheet[]> {
  const isExcel = content.subarray(0, ZIP_SIGNATURE.length).equals(ZIP_SIGNATURE)
  return isExcel ? readExcel(content) : [{ name: CSV_NAME, rows: readCsv(content) }]
}

/** Unpacked, a small file can fill the memory, be it with rows or with one cell that stands far out: it is read where that does no harm. */
async function readExcel(content: Buffer): Promise<readonly NamedSheet[]> {
  try {
    return await workInProcess(new URL('./sheet-process.ts', import.meta.url), content, excelLimits)
  } catch (error) {
    // Any fault inside the archive is a fault of the file.
    if (error instanceof ProcessFailed) throw fieldError(SHEET_FIELD, sheetTexts.unreadable)
    throw error
  }
}

function readCsv(content: Buffer): readonly (readonly string[])[] {
  // Bytes that are no text are another kind of file.
  if (content.includes(0)) throw fieldError(SHEET_FIELD, sheetTexts.wrongType)
  // Empty lines stay: faults are told by the number of the row.
  const { data } = Papa.parse<string[]>(content.toString('utf8').replace(/^\uFEFF/, ''))
  return data
}
