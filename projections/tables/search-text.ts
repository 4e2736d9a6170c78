/** Looking for rows by a part of a text: conditions that an index of three letters at a time answers, however many rows there are. */
import { sql, type FragmentSqlToken } from 'slonik'

/** What an index of three letters at a time can find anywhere in a text. */
const FOUND_ANYWHERE = 3

/** An index takes no more than some 2,700 bytes of a row, and nobody is searched for by so much of a text. */
const KEY_LENGTH = 200

/** A text as it is searched and sorted by: never null, and not longer than an index takes. @param text in one case already */
export function searchKey(text: string | null | undefined): string {
  return [...(text ?? '')].slice(0, KEY_LENGTH).join('')
}

export function wordsOf(text: string): readonly string[] {
  return text
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '')
}

/** Where a word may stand in a text. */
export interface WordSearch {
  /** Whether a word of one or two letters is found anywhere too: only where other conditions leave few rows, since no index helps then. */
  readonly shortWordsAnywhere?: boolean | undefined
}

/**
 * Condition that a word is part of a text. One of one or two letters must begin a word there, unless said otherwise: so short a part of a
 * word stands in everybody's name, and no index could find it.
 * @param is `like`, or `ilike` where the column is not in the case of the word
 */
export function hasWord(
  column: FragmentSqlToken,
  word: string,
  is: FragmentSqlToken = sql.fragment`like`,
  { shortWordsAnywhere = false }: WordSearch = {},
): FragmentSqlToken {
  const escaped = escapedForLike(word)
  if (shortWordsAnywhere || word.length >= FOUND_ANYWHERE) return sql.fragment`${column} ${is} ${`%${escaped}%`}`
  return sql.fragment`(${column} ${is} ${`${escaped}%`} or ${column} ${is} ${`% ${escaped}%`})`
}

export function escapedForLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}
