/** What the table and the cards take alike. */
import type { ClaimRow } from '../portal-api/claims-contract.ts'

export interface RowsProps {
  /** What the list is called. */
  readonly title: string
  readonly rows: readonly ClaimRow[]
  readonly order: 'newest' | 'oldest'
  /** Whether rows say whose they are: where there are several claimants. */
  readonly namesClaimants: boolean
  readonly onReorder: () => void
}
