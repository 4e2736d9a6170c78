/** The claims among the rows of a list. A panel visit has no status that changes. */
import type { ClaimRow } from '../portal-api/claims-contract.ts'
import type { FollowedClaim } from './claim-changes.ts'

export function followedRows(rows: readonly ClaimRow[]): readonly FollowedClaim[] {
  return rows
    .filter(({ t }) => t !== 1)
    .map(({ id, s: status, p: provider, ia: amount, ccy: currency }) => ({ id, status, provider, amount, currency }))
}
