/** The addresses of claims and visits in the portal (1§2). */
import { claimStatusLabels } from '@member-care/domain/claim/claim-status.ts'
import type { ClaimRow } from '../portal-api/claims-contract.ts'

/** Where a row of the claims list leads. A claim that has no transaction number yet is named by its id and its status. */
export function addressOfRow({ t, tx, vn, id, s }: Pick<ClaimRow, 't' | 'tx' | 'vn' | 'id' | 's'>): string {
  if (t === 1) return `/app/visits/${encodeURIComponent(vn)}/detail`
  const kind = t === 3 ? 'out' : 'inp'
  return s === claimStatusLabels.PROCESSING
    ? `/app/claimrecords/${kind}/${encodeURIComponent(id)}/${claimStatusLabels.PROCESSING}`
    : `/app/claimrecords/${kind}/${encodeURIComponent(tx)}`
}
