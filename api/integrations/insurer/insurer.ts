/** Where filed claims go. The built-in desk (insurer-desk.ts) stands in for a deployment without an insurer connection. */
import type { ClaimKind } from '@member-care/domain/claim/claim-terms.ts'

/** What the insurer is told in a hand-over. */
export interface ClaimToHandOver {
  readonly claimId: string
  readonly kind: ClaimKind
}

export interface HandOverReceipt {
  /** The number that the insurer gave the claim; the same for every hand-over of the same claim. */
  readonly transactionNo: string
  readonly visitNo?: string | undefined
}

export interface Insurer {
  /**
   * Hands a claim over. Doing so again gives the first receipt.
   * @throws HandOverFailed when the insurer did not take it, or cannot be reached
   */
  handOver(claim: ClaimToHandOver): Promise<HandOverReceipt>
}

/** The message is technical and names nobody: it is recorded with the claim. */
export class HandOverFailed extends Error {
  override readonly name = 'HandOverFailed'
}
