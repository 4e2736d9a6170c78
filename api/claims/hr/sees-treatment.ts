import type { Caller } from '../../http/caller.ts'
import type { Parts } from '../../http/parts.ts'

/**
 * Whether the caller may see what was treated, and the documents of claims, of a company that they reach: administrators of claims do, HR
 * where the client's configuration says so (S92).
 */
export async function seesTreatment(parts: Parts, { scope, powers }: Caller, companyId: string): Promise<boolean> {
  if (powers.has('claims.view')) return true
  const client = await parts.clients.getClient(scope, companyId)
  return client?.featuresConfig.showTreatmentToHr === true
}

/** The same of several companies: those of which they may. */
export async function companiesWithTreatment(
  parts: Parts,
  caller: Caller,
  companyIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const asked = [...new Set(companyIds)]
  const seen = await Promise.all(asked.map((companyId) => seesTreatment(parts, caller, companyId)))
  return new Set(asked.filter((_companyId, place) => seen[place]))
}
