/** The claims desk corrects what it has decided: another amount, approved after all, or rejected after all. Asked by `decide-claim.ts` and `decide-amount.ts`. */
import type { Actor } from '../events/metadata.ts'
import { approvalObstacle } from './approval-obstacle.ts'
import type { CorrectToApproved, CorrectToRejected } from './claim-commands.ts'
import type { ClaimEvent } from './claim-events.ts'
import { refuseClaim, refusePayout, type ClaimRefusal } from './claim-refusals.ts'
import type { FiledClaim } from './claim-state.ts'

type Corrected = Extract<ClaimEvent, { type: 'ClaimDecisionCorrected' }>['data']
type Correction = { readonly events: readonly ClaimEvent[] } | { readonly refusal: ClaimRefusal }

export function correctToApproved(asked: CorrectToApproved['data'], claim: FiledClaim): Correction {
  const { payableCents, batchNo, remarks, reason, notDuplicate, reckoning, correctedBy, lastDecider, payoutWait } =
    asked
  const obstacle = approvalObstacle(asked, claim) ?? correctionObstacle({ reason, lastDecider })
  if (obstacle !== undefined) return obstacle
  return correctAmount(claim, {
    said: { payableCents, batchNo, remarks, reason: reason.trim(), notDuplicate, reckoning, correctedBy },
    payoutWait,
  })
}

interface CorrectedAmount {
  readonly said: Pick<Corrected, 'remarks' | 'reason' | 'notDuplicate' | 'reckoning' | 'correctedBy' | 'proposedBy'> & {
    readonly payableCents: number
    readonly batchNo: string
  }
  readonly payoutWait: CorrectToApproved['data']['payoutWait']
}

/** What one person corrected, or a second one agreed to. What was approved keeps what the plan said of it. */
export function correctAmount(claim: FiledClaim, { said, payoutWait }: CorrectedAmount): Correction {
  const { payableCents, notDuplicate, reckoning, proposedBy, ...rest } = said
  const before = outcomeOf(claim)
  const paid = before.status === 'APPROVED' ? before.payableCents : 0
  if (before.status === 'APPROVED' && payableCents === paid) return refuseClaim('NOTHING_CORRECTED', 'payableCents')
  // Paying less takes nobody's money to another account.
  if (payoutWait !== undefined && payableCents > paid) return refusePayout(payoutWait)
  const restsOn = before.status === 'APPROVED' ? claim.reckoning : reckoning
  return one({
    claimId: claim.claimId,
    claimantId: claim.claimantId,
    before,
    after: { status: 'APPROVED', payableCents },
    ...rest,
    ...(notDuplicate && { notDuplicate }),
    ...(restsOn && { reckoning: restsOn }),
    ...(proposedBy !== undefined && { proposedBy }),
  })
}

export function correctToRejected(
  { reasonCode, remarks, batchNo = '', reason, correctedBy, lastDecider }: CorrectToRejected['data'],
  claim: FiledClaim,
): Correction {
  if (reasonCode.trim() === '') return refuseClaim('REJECTION_REASON_MISSING', 'reasonCode')
  const obstacle = correctionObstacle({ reason, lastDecider })
  if (obstacle !== undefined) return obstacle
  // A letter that the member could have stays there, and says what holds now.
  const letterNo = batchNo.trim() === '' ? claim.batchNo : batchNo
  return one({
    claimId: claim.claimId,
    claimantId: claim.claimantId,
    before: outcomeOf(claim),
    after: { status: 'REJECTED', reasonCode },
    reason: reason.trim(),
    remarks,
    ...(letterNo !== undefined && { batchNo: letterNo }),
    correctedBy,
  })
}

/** What stands against any correction: the desk corrects only what was decided here, and says why. */
export function correctionObstacle({
  reason,
  lastDecider,
}: {
  readonly reason: string
  readonly lastDecider: Actor | undefined
}): { readonly refusal: ClaimRefusal } | undefined {
  if (lastDecider?.kind === 'insurer') return refuseClaim('DECIDED_BY_INSURER')
  return reason.trim() === '' ? refuseClaim('CORRECTION_REASON_MISSING', 'reason') : undefined
}

function outcomeOf({ status, payableCents = 0, rejectionReasonCode = '' }: FiledClaim): Corrected['before'] {
  return status === 'APPROVED' ? { status, payableCents } : { status: 'REJECTED', reasonCode: rejectionReasonCode }
}

function one(data: Corrected): Correction {
  return { events: [{ type: 'ClaimDecisionCorrected', data }] }
}
