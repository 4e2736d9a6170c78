/** How large an Excel file is once it is unpacked, looked at before it is: its reader makes every cell up to the furthest. */
import { strFromU8, unzipSync } from 'fflate'

/** Of all that is in the archive. A batch has 500 rows at most. */
const MOST_UNPACKED_BYTES = 16 * 1_024 * 1_024
const MOST_ROWS = 10_000
/** A to ZZ. */
const MOST_COLUMN_LETTERS = 2

const SHEET = /^xl\/worksheets\/[^/]+\.xml$/i
/** The address of a cell or of a row: `r="AB12"`, `r="12"`. */
const PLACE = /\br\s*=\s*["']([A-Za-z]*)(\d*)["']/g

/**
 * Whether every sheet of the file ends where one that somebody typed may end.
 * @throws Error when it is no archive
 */
export function isSheetBounded(content: Uint8Array): boolean {
  let unpacked = 0
  let isBounded = true
  // What is left out by the filter is not unpacked.
  const sheets = unzipSync(content, {
    filter: ({ name, originalSize }) => {
      unpacked += originalSize
      isBounded &&= unpacked <= MOST_UNPACKED_BYTES
      return isBounded && SHEET.test(name)
    },
  })
  return isBounded && Object.values(sheets).every((sheet) => isNear(strFromU8(sheet)))
}

function isNear(sheet: string): boolean {
  for (const [, letters = '', row = ''] of sheet.matchAll(PLACE)) {
    if (letters.length > MOST_COLUMN_LETTERS || Number(row) > MOST_ROWS) return false
  }
  return true
}
