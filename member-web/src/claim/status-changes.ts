/** What to say of rows that have changed by themselves while they were on the screen. */
import { claimStatusChangedText } from '@member-care/domain/texts/claim-texts.ts'
import type { ClaimRow } from '../portal-api/claims-contract.ts'

type Row = Pick<ClaimRow, 'id' | 's' | 'tx'>

/** A sentence for every claim whose status is another than before; '' when there is none. */
export function describeStatusChanges(before: readonly Row[], after: readonly Row[]): string {
  const statuses = new Map(before.map(({ id, s }) => [id, s]))
  return after
    .filter(({ id, s }) => statuses.has(id) && statuses.get(id) !== s)
    .map(({ tx, s }) => claimStatusChangedText(tx, s))
    .join(' ')
}
