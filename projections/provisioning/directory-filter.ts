/** A condition on a company's employees as its own system asks for it (RFC 7644 3.4.2.2), and as SQL. */
import { sql, type FragmentSqlToken } from 'slonik'

/** What may be asked for. Texts are compared in any case, but for the ids. */
export type DirectoryField =
  'id' | 'userName' | 'externalId' | 'employeeNumber' | 'email' | 'name' | 'active' | 'lastModified'

export const comparisons = ['eq', 'ne', 'co', 'sw', 'ew', 'gt', 'ge', 'lt', 'le'] as const
export type Comparison = (typeof comparisons)[number]

export type DirectoryFilter =
  | { readonly kind: 'and' | 'or'; readonly parts: readonly DirectoryFilter[] }
  | { readonly kind: 'not'; readonly part: DirectoryFilter }
  | { readonly kind: 'present'; readonly field: DirectoryField }
  | { readonly kind: 'always' }
  | {
      readonly kind: 'compare'
      readonly field: DirectoryField
      readonly op: Comparison
      readonly value: string | boolean
    }

/** The columns that the fields stand for, within one query. */
export interface DirectoryColumns extends Readonly<Record<DirectoryField, FragmentSqlToken>> {
  readonly companyId: string
}

export function conditionOf(filter: DirectoryFilter, columns: DirectoryColumns): FragmentSqlToken {
  switch (filter.kind) {
    case 'always':
      return sql.fragment`true`
    case 'not':
      return sql.fragment`(not ${conditionOf(filter.part, columns)})`
    case 'present':
      return sql.fragment`(${columns[filter.field]} is not null)`
    case 'compare':
      return compared(filter, columns)
    default: {
      const parts = filter.parts.map((part) => conditionOf(part, columns))
      return sql.fragment`(${sql.join(parts, filter.kind === 'and' ? sql.fragment` and ` : sql.fragment` or `)})`
    }
  }
}

const exactFields: readonly DirectoryField[] = ['id', 'externalId']

/** What is not there equals nothing, and differs from everything. */
function compared(
  { field, op, value }: Extract<DirectoryFilter, { kind: 'compare' }>,
  columns: DirectoryColumns,
): FragmentSqlToken {
  if (typeof value === 'boolean')
    return op === 'ne' ? sql.fragment`(${columns[field]} <> ${value})` : sql.fragment`(${columns[field]} = ${value})`
  if (field === 'lastModified') return orderOf(op, columns[field], sql.fragment`${value}::timestamptz`)
  const isExact = exactFields.includes(field)
  const [column, text] = isExact
    ? [columns[field], value]
    : [sql.fragment`lower(${columns[field]})`, value.toLowerCase()]
  switch (op) {
    case 'co':
      return sql.fragment`coalesce(${column} like ${`%${escaped(text)}%`}, false)`
    case 'sw':
      return sql.fragment`coalesce(${column} like ${`${escaped(text)}%`}, false)`
    case 'ew':
      return sql.fragment`coalesce(${column} like ${`%${escaped(text)}`}, false)`
    case 'eq':
      return sql.fragment`(${candidates(field, value, columns)} and coalesce(${column} = ${text}, false))`
    default:
      return orderOf(op, column, sql.fragment`${text}`)
  }
}

function orderOf(op: Comparison, column: FragmentSqlToken, value: FragmentSqlToken): FragmentSqlToken {
  switch (op) {
    case 'ne':
      return sql.fragment`coalesce(${column} <> ${value}, true)`
    case 'gt':
      return sql.fragment`coalesce(${column} > ${value}, false)`
    case 'ge':
      return sql.fragment`coalesce(${column} >= ${value}, false)`
    case 'lt':
      return sql.fragment`coalesce(${column} < ${value}, false)`
    case 'le':
      return sql.fragment`coalesce(${column} <= ${value}, false)`
    default:
      return sql.fragment`coalesce(${column} = ${value}, false)`
  }
}

/** Whom an index finds for this value: nobody else can have it. A company's system asks this before each change, of a company of any size. */
function candidates(field: DirectoryField, value: string, { companyId, id }: DirectoryColumns): FragmentSqlToken {
  const key = value.toLowerCase()
  const byAddress = sql.fragment`select c.user_id from read.users c where lower(c.email) = ${key}`
  switch (field) {
    case 'id':
      return sql.fragment`${id} = ${value}`
    case 'userName':
      return sql.fragment`${id} = any(array(
        select e.user_id from read.directory_entries e where e.company_id = ${companyId} and e.user_name_key = ${key}
        union ${byAddress} union select ${key}::text))`
    case 'email':
      return sql.fragment`${id} = any(array(${byAddress}))`
    case 'externalId':
      return sql.fragment`${id} = any(array(
        select e.user_id from read.directory_entries e where e.company_id = ${companyId} and e.external_id = ${value}))`
    case 'employeeNumber':
      return sql.fragment`${id} = any(array(
        select c.user_id from read.memberships c where c.company_id = ${companyId} and upper(c.staff_id) = ${value.toUpperCase()}))`
    default:
      return sql.fragment`true`
  }
}

function escaped(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}
