/** A claim as its screen has it, by the kind that its address names. */
import { parseClaimStatus, type ClaimStatus } from '@member-care/domain/claim/claim-status.ts'
import { claimRowTypeLabels } from '@member-care/domain/texts/claim-texts.ts'
import type { InpatientClaimDetail, OutpatientClaimDetail } from '../portal-api/claims-contract.ts'

export type ShownClaim =
  | { readonly kind: 'out'; readonly claim: OutpatientClaimDetail }
  | { readonly kind: 'inp'; readonly claim: InpatientClaimDetail }

/** The name of a claim with its number, as long as it has none without. */
export function titleOf({ kind, claim }: ShownClaim): string {
  return `${claimRowTypeLabels[kind === 'out' ? 3 : 2]} ${claim.transactionNo}`.trim()
}

/** The status that the member reads; one that is not known is with the insurer, and nothing can be done about it here. */
export function statusOf({ status }: Pick<OutpatientClaimDetail, 'status'>): ClaimStatus {
  return parseClaimStatus(status) ?? 'PENDING_REVIEW'
}
