/** Lists as SCIM asks for them and answers them (RFC 7644 3.4.2). */
import { scimTexts } from '@member-care/domain/texts/provisioning-texts.ts'
import type { Page } from '@member-care/projections/tables/query-parts.ts'
import type { AskedAttributes } from './asked-attributes.ts'
import { scimError } from './scim-errors.ts'
import { MOST_LISTED } from './scim-schemas.ts'

const LISTED = 100
const LAST_START = 1_000_000

export interface ListQuery extends AskedAttributes {
  readonly filter?: string | undefined
  readonly startIndex?: number | undefined
  readonly count?: number | undefined
}

/** From the address, or from the body of a search. @throws SCIM error 400 */
export function readListQuery(asked: unknown): ListQuery {
  const values = (typeof asked === 'object' && asked !== null ? asked : {}) as Readonly<Record<string, unknown>>
  if (values['sortBy'] !== undefined) throw scimError(400, scimTexts.sortUnsupported, 'invalidValue')
  return {
    filter: textOf(values['filter']),
    attributes: textOf(values['attributes']),
    excludedAttributes: textOf(values['excludedAttributes']),
    startIndex: numberOf(values['startIndex']),
    count: numberOf(values['count']),
  }
}

/** A start below 1 is 1, and a count below 0 is 0. */
export function pageAsked({ startIndex = 1, count = LISTED }: ListQuery): Page {
  return {
    offset: Math.min(Math.max(Math.trunc(startIndex), 1), LAST_START) - 1,
    limit: Math.min(Math.max(Math.trunc(count), 0), MOST_LISTED),
  }
}

/** A page of resources, as text. */
export function listResponse(resources: readonly object[], total: number, { offset }: Page): string {
  return JSON.stringify({
    schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
    totalResults: total,
    startIndex: offset + 1,
    itemsPerPage: resources.length,
    Resources: resources,
  })
}

/** A search names attributes in a list, an address in one text. */
function textOf(value: unknown): string | undefined {
  if (Array.isArray(value)) return value.join(',')
  return typeof value === 'string' ? value : undefined
}

function numberOf(value: unknown): number | undefined {
  const number =
    typeof value === 'number' ? value : typeof value === 'string' && value !== '' ? Number(value) : undefined
  return number === undefined || Number.isNaN(number) ? undefined : number
}
