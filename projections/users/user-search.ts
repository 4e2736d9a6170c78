/** Looking for people by a part of what is known of them: conditions that an index answers, however many people there are. */
import { sql, type FragmentSqlToken } from 'slonik'
import { allOf } from '../tables/query-parts.ts'
import { nricMatches, type NricSearch } from '../tables/nric-search.ts'
import { hasWord, wordsOf, type WordSearch } from '../tables/search-text.ts'

export const searchedFields = ['name', 'nric', 'staffId', 'email', 'studentId'] as const
export type SearchedField = (typeof searchedFields)[number]

/** How people are looked for, beside the text. */
export interface PeopleSearch extends NricSearch, WordSearch {}

/**
 * Condition that a row has every word of a text, in any order and any case; see {@link hasWord} for words of one or two letters. An e-mail address is found by how it begins, or by
 * how what follows its `@` begins: its other parts are names, and those are looked for as names.
 * @param row the alias of a row of `read.users`, with its point
 */
export function fieldMatches(
  row: FragmentSqlToken,
  field: SearchedField,
  text: string,
  search: PeopleSearch = {},
): FragmentSqlToken {
  return allOf(wordsOf(text).map((word) => matches(row, field, word, search)))
}

/** Condition that a row has every word of a text in any of the fields, each word in whichever it likes. */
export function anyFieldMatches(row: FragmentSqlToken, text: string, search: PeopleSearch): FragmentSqlToken {
  return allOf(
    wordsOf(text).map(
      (word) =>
        sql.fragment`(${sql.join(
          searchedFields.map((field) => matches(row, field, word, search)),
          sql.fragment` or `,
        )})`,
    ),
  )
}

function matches(row: FragmentSqlToken, field: SearchedField, word: string, search: PeopleSearch): FragmentSqlToken {
  if (field === 'nric') return nricMatches(columns.nric(row), inCaseOf(field, word), search)
  const found = wordMatches(columns[field](row), field, word, search)
  if (field !== 'email' || search.nricByPart === true) return found
  // A placeholder begins with the number.
  const number = sql.fragment`lower(${row}nric_key)`
  return sql.fragment`(${found} and (${number} = '' or not ${row}email_key ^@ ${number} or ${word.startsWith('@')} or ${inCaseOf(field, word)} ^@ ${number}))`
}

const columns: Readonly<Record<SearchedField, (row: FragmentSqlToken) => FragmentSqlToken>> = {
  name: (row) => sql.fragment`${row}name_key`,
  nric: (row) => sql.fragment`${row}nric_key`,
  staffId: (row) => sql.fragment`${row}staff_ids`,
  email: (row) => sql.fragment`${row}email_key`,
  studentId: (row) => sql.fragment`${row}student_id`,
}

/** @param column a text column; those of name, NRIC and e-mail address are in one case already, which is quicker to compare */
export function wordMatches(
  column: FragmentSqlToken,
  field: SearchedField,
  word: string,
  search: WordSearch = {},
): FragmentSqlToken {
  if (field === 'email' && !word.startsWith('@')) return beginsWith(column, inCaseOf(field, word))
  return hasWord(
    column,
    inCaseOf(field, word),
    field === 'staffId' || field === 'studentId' ? sql.fragment`ilike` : sql.fragment`like`,
    search,
  )
}

/** Condition that a name begins with a text. */
export function nameBegins(column: FragmentSqlToken, text: string): FragmentSqlToken {
  return beginsWith(column, inCaseOf('name', text))
}

/** Not with `like`, for which the planner may take the index of three letters at a time instead of the one in order. */
function beginsWith(column: FragmentSqlToken, text: string): FragmentSqlToken {
  return sql.fragment`${column} ^@ ${text}`
}

function inCaseOf(field: SearchedField, word: string): string {
  if (field === 'name' || field === 'email') return word.toLowerCase()
  return field === 'nric' ? word.toUpperCase() : word
}
