/** How far an administrator reaches who is not the one that calls: who asked for an upload or an export, and a colleague who is to take a claim. */
import { scopeOfGroups } from '@member-care/projections/scope-making.ts'
import type { ClientScope } from '@member-care/projections/scope.ts'

/** @param administrator their groups as the system keeps them, never as a request names them */
export function reachOfAdministrator({ groupCodes }: { readonly groupCodes: readonly string[] }): ClientScope {
  return scopeOfGroups(groupCodes)
}
