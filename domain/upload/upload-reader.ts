/** Reads the rows of a file one after the other, each with what is wrong with it by itself and beside those before it. */
import { createRowComparison } from './repeated-people.ts'
import { readUploadRow, type UploadRules } from './read-upload-row.ts'
import { cellsOfRow, type UploadHeader } from './upload-columns.ts'
import type { UploadRow } from './upload-row.ts'

/**
 * Takes the cells of a row, as the CSV parser gives them, and its number as spreadsheets count; undefined for an empty row.
 * Rows come in the order of the file, once each. About 10 µs a row.
 */
export type UploadReader = (rowNo: number, row: readonly string[]) => UploadRow | undefined

/** @param header of the file, from `readUploadHeader` */
export function createUploadReader(header: UploadHeader, rules: UploadRules): UploadReader {
  const compare = createRowComparison()
  return (rowNo, row) => {
    const cells = cellsOfRow(header, row)
    if (!cells) return undefined
    const read = readUploadRow(rowNo, cells, rules)
    const errors = compare(read)
    return errors.length === 0 ? read : { ...read, errors: [...read.errors, ...errors] }
  }
}
