/**
 * Where filed claims go. The built-in desk (insurer-desk.ts) stands in for a deployment without an insurer connection; http-insurer.ts
 * hands them over to an insurer's own system.
 */
import type { FiledClaim } from '@member-care/domain/claim/claim-state.ts'
import type { RequestedGuarantee } from '@member-care/domain/guarantee/guarantee-state.ts'
import type { ClaimKind } from '@member-care/domain/claim/claim-terms.ts'

/** What the insurer is told in a hand-over. */
export interface ClaimToHandOver {
  readonly claimId: string
  readonly kind: ClaimKind
  /** The claim as it is now, and the number of its contents (domain/claim/insurer-decision.ts). */
  readonly claim: FiledClaim
  readonly revision: number
  /** The member has changed the account: nothing may be paid to it before then. Absent where the account need not wait. */
  readonly payoutNotBefore?: Date
  /** One id for everything that follows from one request. */
  readonly correlationId: string
}

export interface HandOverReceipt {
  /** The number that the insurer gave the claim; the same for every hand-over of the same claim. */
  readonly transactionNo: string
  readonly visitNo?: string | undefined
}

/** The insurer has the claim, and says in a message of its own whether it takes it. */
export const ANSWER_FOLLOWS = 'answer-follows'

/** What an insurer's own system is told of a request for a letter of guarantee (S84). */
export interface GuaranteeToHandOver {
  readonly guaranteeId: string
  /** As it is now, and the number of its contents (domain/guarantee/insurer-letters.ts). */
  readonly guarantee: RequestedGuarantee
  readonly revision: number
  /** What a letter may come to, in Singapore cents: by the client's settings, and by the plan; absent where nothing is known. */
  readonly limits: { readonly mostCents?: number | undefined; readonly coverLeftCents?: number | undefined }
  readonly correlationId: string
}

export interface GuaranteeReceipt {
  /** The number that the insurer gave the request; the same for every hand-over of the same request. */
  readonly referenceNo: string
}

/** As with claims; requests for letters of guarantee in their place. */
export interface GuaranteesOfInsurer {
  /** @throws HandOverFailed, HandOverRefused */
  handOver(guarantee: GuaranteeToHandOver, signal?: AbortSignal): Promise<GuaranteeReceipt | typeof ANSWER_FOLLOWS>
  /** @throws HandOverFailed, HandOverRefused */
  follow(guarantee: GuaranteeToHandOver, signal?: AbortSignal): Promise<void>
}

export interface Insurer {
  /**
   * Hands a claim over. Doing so again gives the first receipt.
   * @throws HandOverFailed when the insurer cannot be reached or did not answer as agreed
   * @throws HandOverRefused when the insurer does not take the claim
   */
  handOver(claim: ClaimToHandOver, signal?: AbortSignal): Promise<HandOverReceipt | typeof ANSWER_FOLLOWS>
  /**
   * Tells an insurer with a system of its own what became of a claim since: its newest contents, or that the member withdrew it.
   * Nothing is told of a claim that it was never given, nor twice. Absent for the built-in desk, which looks at our own claims.
   * @throws HandOverFailed, HandOverRefused
   */
  follow?(claim: ClaimToHandOver, signal?: AbortSignal): Promise<void>
  /** Absent where letters of guarantee are decided at the desk. */
  readonly guarantees?: GuaranteesOfInsurer
}

/** The message is technical and names nobody: it is recorded with the claim. */
export class HandOverFailed extends Error {
  override readonly name: string = 'HandOverFailed'
}

/** The insurer has answered, and does not take it: trying again by itself would not help. The message is the insurer's reason code. */
export class HandOverRefused extends HandOverFailed {
  override readonly name = 'HandOverRefused'
}

declare module '../../http/parts.ts' {
  interface Parts {
    readonly insurer: Insurer
    /** The secrets that sign the insurer's messages; none where the built-in desk decides. */
    readonly insurerWebhookSecrets: readonly string[]
  }
}
