/** How far somebody reaches who is not the one that calls: who asked for an upload or an export, and a colleague who is to take a claim. */
import { CompaniesScope, scopeOfGroups } from '@member-care/projections/scope-making.ts'
import type { ClientScope } from '@member-care/projections/scope.ts'

/** @param administrator their groups as the system keeps them, never as a request names them */
export function reachOfAdministrator({ groupCodes }: { readonly groupCodes: readonly string[] }): ClientScope {
  return scopeOfGroups(groupCodes)
}

/** @param companyId the company whose HR administrator it is, as it was looked at when they called */
export function reachOfHr(companyId: string): ClientScope {
  return new CompaniesScope([companyId])
}
