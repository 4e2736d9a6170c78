/** A search of the audit area in the address: ids, types and days only, so that it can be handed on without naming anybody. */
import { isIsoDate } from '@member-care/domain/dates/singapore-dates.ts'

export interface AuditSearch {
  readonly person: string | undefined
  readonly actor: string | undefined
  readonly types: readonly string[]
  /** Days in Singapore, both inclusive. */
  readonly from: string | undefined
  readonly to: string | undefined
}

export function readSearch(query: URLSearchParams): AuditSearch {
  const day = (name: string) => {
    const value = query.get(name)
    return value !== null && isIsoDate(value) ? value : undefined
  }
  return { person: query.get('person') || undefined, actor: query.get('actor') || undefined, types: query.getAll('type'), from: day('from'), to: day('to') }
}

export function writeSearch({ person, actor, types, from, to }: AuditSearch): URLSearchParams {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries({ person, actor, from, to })) if (value !== undefined && value !== '') query.set(name, value)
  for (const type of types) query.append('type', type)
  return query
}

/** The instant at which a day begins in Singapore. */
export function startOfDay(day: string): string {
  return new Date(`${day}T00:00:00+08:00`).toISOString()
}

/** The instant at which the day after begins: the end that is not included. */
export function endOfDay(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00+08:00`) + 86_400_000).toISOString()
}
