/** The filters of RFC 7644 (3.4.2.2), as far as employees can be asked for by them. */
import { scimTexts } from '@member-care/domain/texts/provisioning-texts.ts'
import {
  comparisons,
  type Comparison,
  type DirectoryField,
  type DirectoryFilter,
} from '@member-care/projections/provisioning/directory-filter.ts'
import { parse, type Filter } from 'scim2-parse-filter'
import { scimError } from './scim-errors.ts'
import { ENTERPRISE_USER } from './scim-schemas.ts'

const MOST_LETTERS = 1000
const CORE = 'urn:ietf:params:scim:schemas:core:2.0:user:'

/** By the attribute's path in small letters. */
const fields: Readonly<Record<string, DirectoryField>> = {
  id: 'id',
  username: 'userName',
  externalid: 'externalId',
  emails: 'email',
  'emails.value': 'email',
  active: 'active',
  displayname: 'name',
  'name.formatted': 'name',
  'meta.lastmodified': 'lastModified',
  employeenumber: 'employeeNumber',
  [`${ENTERPRISE_USER}:employeeNumber`.toLowerCase()]: 'employeeNumber',
}

/** @throws SCIM error invalidFilter, for what is not written rightly or not supported */
export function readFilter(text: string | undefined): DirectoryFilter {
  if (text === undefined || text.trim() === '') return { kind: 'always' }
  return toDirectoryFilter(parseFilter(text), '')
}

/** @throws SCIM error invalidFilter */
export function parseFilter(text: string): Filter {
  if (text.length > MOST_LETTERS) throw scimError(400, scimTexts.filterTooLong, 'invalidFilter')
  try {
    return parse(text)
  } catch {
    throw scimError(400, scimTexts.filterWrong, 'invalidFilter')
  }
}

/** @param within the multi-valued attribute whose values the filter is about, with a point */
function toDirectoryFilter(filter: Filter, within: string): DirectoryFilter {
  switch (filter.op) {
    case 'and':
    case 'or':
      return { kind: filter.op, parts: filter.filters.map((part) => toDirectoryFilter(part, within)) }
    case 'not':
      return { kind: 'not', part: toDirectoryFilter(filter.filter, within) }
    case '[]':
      return toDirectoryFilter(filter.valFilter, `${filter.attrPath}.`)
    case 'pr':
      return { kind: 'present', field: fieldOf(within + filter.attrPath) }
    default:
      return compare(within + filter.attrPath, filter.op, filter.compValue)
  }
}

function compare(path: string, op: string, value: boolean | null | number | string): DirectoryFilter {
  // The one address that is told is of this type, and the first of them.
  if (isSame(path, 'emails.type') && op === 'eq') return emailIf(isSame(String(value), 'work'))
  if (isSame(path, 'emails.primary') && op === 'eq') return emailIf(isTrue(value))
  const field = fieldOf(path)
  if (!isComparison(op)) throw unsupported(op)
  if (value === null) {
    if (op === 'eq') return { kind: 'not', part: { kind: 'present', field } }
    if (op === 'ne') return { kind: 'present', field }
    throw unsupported(`${op} null`)
  }
  if (field === 'active') {
    if (op !== 'eq' && op !== 'ne') throw unsupported(`active ${op}`)
    return { kind: 'compare', field, op, value: isTrue(value) }
  }
  if (field === 'lastModified') {
    if (op === 'co' || op === 'sw' || op === 'ew' || Number.isNaN(Date.parse(String(value))))
      throw unsupported(`meta.lastModified ${op}`)
    return { kind: 'compare', field, op, value: new Date(String(value)).toISOString() }
  }
  return { kind: 'compare', field, op, value: String(value) }
}

function emailIf(is: boolean): DirectoryFilter {
  const present: DirectoryFilter = { kind: 'present', field: 'email' }
  return is ? present : { kind: 'and', parts: [present, { kind: 'not', part: present }] }
}

function fieldOf(path: string): DirectoryField {
  const key = path.toLowerCase()
  const field = fields[key.startsWith(CORE) ? key.slice(CORE.length) : key]
  if (field === undefined) throw unsupported(path.slice(0, 100))
  return field
}

function unsupported(what: string): Error {
  return scimError(400, scimTexts.filterUnsupported(what), 'invalidFilter')
}

function isComparison(op: string): op is Comparison {
  return comparisons.some((one) => one === op)
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

/** Entra ID says "True". */
function isTrue(value: boolean | null | number | string): boolean {
  return isSame(String(value), 'true')
}
