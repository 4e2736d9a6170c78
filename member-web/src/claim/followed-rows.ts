/** The claims among the rows of a list. A panel visit has no status that changes. */
import type { MayLast } from '../data/answer-or-last-seen.ts'
import type { ClaimRow } from '../portal-api/claims-contract.ts'
import type { FollowedClaim } from './claim-changes.ts'

export function followedRows(rows: readonly ClaimRow[]): readonly FollowedClaim[] {
  return rows
    .filter(({ t }) => t !== 1)
    .map(({ id, s: status, p: provider, ia: amount, ccy: currency }) => ({ id, status, provider, amount, currency }))
}

/** Those that this device may show without anybody signed in. A list of which all may is itself. */
export function lastingRows(rows: readonly ClaimRow[], { ofRecord }: MayLast): readonly ClaimRow[] {
  const lasting = rows.filter(({ eid }) => ofRecord(eid))
  return lasting.length === rows.length ? rows : lasting
}
