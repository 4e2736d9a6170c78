/** What of a history somebody may be told: who is covered under several clients is known to administrators of some of these only. */
import type { Scope } from '@member-care/projections/scope.ts'
import type { Parts } from '../http/parts.ts'

/** These events without those that name a company out of the scope's reach (S36). Revisions and hashes of the others stay: the chain is that of the whole stream. */
export async function reachedEvents<Event extends { readonly data: object }>(
  { clients }: Pick<Parts, 'clients'>,
  scope: Scope,
  events: readonly Event[],
): Promise<readonly Event[]> {
  if (scope.kind === 'all') return events
  const companies = [...new Set(events.flatMap((event) => companyNamedBy(event) ?? []))]
  const reached = companies.length === 0 ? new Map<string, string>() : await clients.clientNames(scope, companies)
  return events.filter((event) => {
    const company = companyNamedBy(event)
    return company === undefined || reached.has(company)
  })
}

function companyNamedBy({ data }: { readonly data: object }): string | undefined {
  return 'companyId' in data && typeof data.companyId === 'string' ? data.companyId : undefined
}
