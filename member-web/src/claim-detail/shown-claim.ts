/** A claim as its screen has it, by the kind that its address names. */
import { claimRowTypeLabels } from '@member-care/domain/texts/claim-texts.ts'
import type { InpatientClaimDetail, OutpatientClaimDetail } from '../portal-api/claims-contract.ts'

export type ShownClaim = { readonly kind: 'out'; readonly claim: OutpatientClaimDetail } | { readonly kind: 'inp'; readonly claim: InpatientClaimDetail }

/** The name of a claim with its number, as long as it has none without. */
export function titleOf({ kind, claim }: ShownClaim): string {
  return `${claimRowTypeLabels[kind === 'out' ? 3 : 2]} ${claim.transactionNo}`.trim()
}
