/** What the table and the cards take alike. */
import type { ClaimRow } from '../portal-api/claims-contract.ts'

export interface RowsProps {
  readonly rows: readonly ClaimRow[]
  readonly order: 'newest' | 'oldest'
  /** Whether rows say whose they are: where there are several claimants. */
  readonly namesClaimants: boolean
  readonly onReorder: () => void
}
