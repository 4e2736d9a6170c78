/** How people are found by their NRIC: by any part of it where who looks is shown it in full, else only by a whole one, or by the end that is shown. */
import { VISIBLE_NRIC } from '@member-care/domain/identity/nric.ts'
import { sql, type FragmentSqlToken } from 'slonik'
import { hasWord } from './search-text.ts'

export interface NricSearch {
  /**
   * Whether an NRIC is found by any part. Absent: not, as for whoever is shown it masked. They could find out the rest of it part by part, and
   * nothing would be on record.
   */
  readonly nricByPart?: boolean | undefined
}

const shownEnd = new RegExp(`^[0-9A-Z]{${VISIBLE_NRIC}}$`)

/** @param column in capitals, as the word */
export function nricMatches(
  column: FragmentSqlToken,
  word: string,
  { nricByPart = false }: NricSearch,
): FragmentSqlToken {
  if (nricByPart) return hasWord(column, word)
  return shownEnd.test(word) ? sql.fragment`${column} like ${`%${word}`}` : sql.fragment`${column} = ${word}`
}
