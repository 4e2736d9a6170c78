/** The status of a row: a claim's, or what a clinic reports of a visit. */
import { knownWord } from '@member-care/domain/language/known-word.ts'
import { panelWords } from '@member-care/domain/texts/visit-texts.ts'
import { StatusBadge } from '../claim/status-badge.tsx'
import type { ClaimRow } from '../portal-api/claims-contract.ts'

export function RowStatus({ row: { t, s } }: { readonly row: Pick<ClaimRow, 't' | 's'> }) {
  return <StatusBadge status={t === 1 ? knownWord(panelWords, s) : s} />
}
