/** Another amount than was reckoned, so high that two people decide on it, or correct a decision to it: one proposes, another agrees or declines. Asked by `decide-claim.ts`. */
import { unlessRedacted } from '../events/event-definition.ts'
import { approvalObstacle } from './approval-obstacle.ts'
import type { AgreeToAmount, DeclineAmount, ProposeAmount } from './claim-commands.ts'
import type { ClaimEvent } from './claim-events.ts'
import { refuseClaim, refusePayout, type ClaimRefusal } from './claim-refusals.ts'
import type { AmountProposal, FiledClaim } from './claim-state.ts'
import { isUndecided } from './claim-status.ts'
import { correctAmount, correctionObstacle } from './correct-decision.ts'

type AmountDecision = { readonly events: readonly ClaimEvent[] } | { readonly refusal: ClaimRefusal }

export function proposeAmount(asked: ProposeAmount['data'], claim: FiledClaim): AmountDecision {
  const { notDuplicate, lastDecider: _, ...proposal } = asked
  const isCorrection = !isUndecided(claim.status)
  const obstacle = approvalObstacle(asked, claim) ?? (isCorrection ? correctionObstacle(asked) : undefined)
  if (obstacle !== undefined) return obstacle
  const reason = proposal.reason.trim()
  if (reason === '') return refuseClaim('OTHER_AMOUNT_REASON_MISSING', 'otherAmountReason')
  if (isCorrection && claim.payableCents === proposal.payableCents)
    return refuseClaim('NOTHING_CORRECTED', 'payableCents')
  const { claimId, claimantId } = claim
  return {
    events: [
      {
        type: 'ClaimAmountProposed',
        data: { claimId, claimantId, ...proposal, reason, ...(notDuplicate && { notDuplicate }) },
      },
    ],
  }
}

/** Four eyes: who proposed it needs another person, and who took a decision does not agree to its correction. */
export function agreeToAmount(
  { proposalId, decidedBy, reckoning, payoutWait, lastDecider }: AgreeToAmount['data'],
  claim: FiledClaim,
): AmountDecision {
  const proposal = openProposal(claim, proposalId)
  if ('refusal' in proposal) return proposal
  if (proposal.proposedBy === decidedBy) return refuseClaim('AMOUNT_PROPOSAL_OWN')
  const { payableCents, batchNo, proposedBy } = proposal
  const said = {
    payableCents,
    batchNo,
    remarks: unlessRedacted(proposal.remarks) ?? '',
    ...(proposal.notDuplicate && {
      notDuplicate: { ...proposal.notDuplicate, reason: unlessRedacted(proposal.notDuplicate.reason) ?? '' },
    }),
    reckoning,
  }
  const reason = unlessRedacted(proposal.reason) ?? ''
  if (!isUndecided(claim.status)) {
    if (lastDecider?.id === decidedBy) return refuseClaim('CORRECTION_OF_OWN_DECISION')
    return correctAmount(claim, { said: { ...said, reason, correctedBy: decidedBy, proposedBy }, payoutWait })
  }
  if (payoutWait !== undefined) return refusePayout(payoutWait)
  const { claimId, claimantId } = claim
  return {
    events: [
      {
        type: 'ClaimApproved',
        data: {
          claimId,
          claimantId,
          ...said,
          otherAmount: { reason, proposedBy },
        },
      },
    ],
  }
}

export function declineAmount(
  { proposalId, decidedBy, reason }: DeclineAmount['data'],
  claim: FiledClaim,
): AmountDecision {
  const proposal = openProposal(claim, proposalId)
  if ('refusal' in proposal) return proposal
  if (reason.trim() === '') return refuseClaim('DECLINE_REASON_MISSING', 'reason')
  const { claimId, claimantId } = claim
  return {
    events: [
      { type: 'ClaimAmountDeclined', data: { claimId, claimantId, proposalId, decidedBy, reason: reason.trim() } },
    ],
  }
}

function openProposal(
  { amountProposal }: FiledClaim,
  proposalId: string,
): AmountProposal | { readonly refusal: ClaimRefusal } {
  if (amountProposal === undefined || amountProposal.declined !== undefined)
    return refuseClaim('AMOUNT_PROPOSAL_ABSENT')
  return amountProposal.proposalId === proposalId ? amountProposal : refuseClaim('AMOUNT_PROPOSAL_REPLACED')
}
