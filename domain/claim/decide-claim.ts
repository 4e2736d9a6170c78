/** What follows from a command on a claim: events, or a refusal. No decision depends on a personal value, which may have been forgotten. */
import type { ApproveClaim, ClaimCommand, RecordHandoverFailure, UpdateClaim } from './claim-commands.ts'
import type { ClaimEvent } from './claim-events.ts'
import { refuseClaim, refusePayout, type ClaimRefusal, type ClaimRefusalCode } from './claim-refusals.ts'
import { isFiled, type ClaimState, type FiledClaim } from './claim-state.ts'
import {
  areCoreFieldsLocked,
  HANDOVER_ATTEMPTS,
  isActionPossible,
  statusAfter,
  type ClaimStep,
} from './claim-status.ts'
import { correctToApproved, correctToRejected } from './correct-decision.ts'
import { decideBankAccount, decideProposedAccount } from './decide-bank-account.ts'
import { agreeToAmount, declineAmount, proposeAmount } from './decide-amount.ts'
import { decideAssignment, decideDismissal } from './decide-desk-work.ts'
import { changedCoreField, withOpenFieldsOf } from './locked-details.ts'
import { approvalObstacle } from './approval-obstacle.ts'

export type ClaimDecision = { readonly events: readonly ClaimEvent[] } | { readonly refusal: ClaimRefusal }

const nothing: ClaimDecision = { events: [] }

/** Takes a command and the claim as it is; gives the events to append, none when the claim is already as asked (C09, C11, 1§4, 3§4). */
export function decideClaim(command: ClaimCommand, state: ClaimState): ClaimDecision {
  if (command.type === 'FileClaim') {
    return isFiled(state) ? refuseClaim('CLAIM_ALREADY_FILED') : one({ type: 'ClaimFiled', data: command.data })
  }
  if (!isFiled(state)) return refuseClaim('CLAIM_NOT_FOUND')
  if (state.status === 'DELETED') return command.type === 'DeleteClaim' ? nothing : refuseClaim('CLAIM_DELETED')

  const { claimId, claimantId } = state
  switch (command.type) {
    case 'RecordHandoverFailure':
      return recordHandoverFailure(command.data, state)
    case 'RegisterClaim':
      return register(command.data, state)
    case 'RequestReprocess':
      return ifPossible('reprocess', state, { type: 'ClaimReprocessRequested', data: { claimId } })
    case 'RequestInformation':
      if (command.data.request.trim() === '') return refuseClaim('REQUEST_MISSING', 'request')
      return ifPossible('request-information', state, {
        type: 'ClaimInformationRequested',
        data: { claimId, claimantId, request: command.data.request },
      })
    case 'UpdateClaim':
      return update(command.data, state)
    case 'StartReview':
      if (state.status === 'PENDING_REVIEW') return nothing
      return ifPossible('start-review', state, { type: 'ClaimReviewStarted', data: { claimId } })
    case 'ApproveClaim':
      return approve(command.data, state)
    case 'ProposeAmount':
      return isActionPossible('propose-amount', state.status)
        ? proposeAmount(command.data, state)
        : refuseImpossible('propose-amount', state)
    case 'AgreeToAmount':
      return isActionPossible('agree-to-amount', state.status)
        ? agreeToAmount(command.data, state)
        : refuseImpossible('agree-to-amount', state)
    case 'DeclineAmount':
      return isActionPossible('decline-amount', state.status)
        ? declineAmount(command.data, state)
        : refuseImpossible('decline-amount', state)
    case 'RejectClaim':
      if (command.data.reasonCode.trim() === '') return refuseClaim('REJECTION_REASON_MISSING', 'reasonCode')
      return ifPossible('reject', state, { type: 'ClaimRejected', data: { claimId, claimantId, ...command.data } })
    case 'CorrectToApproved':
      return isActionPossible('correct-to-approved', state.status)
        ? correctToApproved(command.data, state)
        : refuseImpossible('correct-to-approved', state)
    case 'CorrectToRejected':
      return isActionPossible('correct-to-rejected', state.status)
        ? correctToRejected(command.data, state)
        : refuseImpossible('correct-to-rejected', state)
    case 'AssignClaim':
      return isActionPossible('assign', state.status)
        ? decideAssignment(command.data, state)
        : refuseImpossible('assign', state)
    case 'DismissDuplicate':
      return isActionPossible('dismiss-duplicate', state.status)
        ? decideDismissal(command.data, state)
        : refuseImpossible('dismiss-duplicate', state)
    case 'DeleteClaim':
      return ifPossible('delete', state, { type: 'ClaimDeleted', data: { claimId } })
    case 'ProposeBankAccount':
      return isActionPossible('propose-bank-account', state.status)
        ? decideProposedAccount(command.data, state)
        : refuseImpossible('propose-bank-account', state)
    case 'DecideBankAccount':
      return decideBankAccount(command.data, state)
  }
}

function recordHandoverFailure(
  { reason, final = false }: RecordHandoverFailure['data'],
  claim: FiledClaim,
): ClaimDecision {
  if (!isActionPossible('record-handover-failure', claim.status))
    return refuseImpossible('record-handover-failure', claim)
  if (claim.gaveUp) return refuseClaim('HANDOVER_GIVEN_UP')
  const retryCount = claim.retryCount + 1
  return one({
    type: 'ClaimHandoverFailed',
    data: { claimId: claim.claimId, retryCount, reason, gaveUp: final || retryCount >= HANDOVER_ATTEMPTS },
  })
}

function register(
  { transactionNo, visitNo }: { transactionNo: string; visitNo?: string | undefined },
  claim: FiledClaim,
): ClaimDecision {
  if (transactionNo.trim() === '') return refuseClaim('TRANSACTION_NUMBER_MISSING', 'transactionNo')
  // The insurer may tell the same thing twice, at any time.
  if (claim.transactionNo === transactionNo) return nothing
  return ifPossible('register', claim, {
    type: 'ClaimRegistered',
    data: { claimId: claim.claimId, transactionNo, visitNo },
  })
}

function update(proposed: UpdateClaim['data'], claim: FiledClaim): ClaimDecision {
  if (!isActionPossible('update', claim.status)) return refuseImpossible('update', claim)
  if (proposed.details.kind !== claim.details.kind) return refuseClaim('CLAIM_KIND_FIXED')
  const locked = areCoreFieldsLocked(claim.status)
  const changed = locked ? changedCoreField(claim.details, proposed.details) : undefined
  if (changed !== undefined) return refuseClaim('CORE_FIELDS_LOCKED', changed)
  if (!proposed.paymentMayChange && proposed.payment.method !== claim.payment.method)
    return refuseClaim('PAYMENT_LOCKED', 'paymentMethod')
  return one({
    type: 'ClaimUpdated',
    data: {
      claimId: claim.claimId,
      claimantId: claim.claimantId,
      employeeId: claim.employeeId,
      details: locked ? withOpenFieldsOf(claim.details, proposed.details) : proposed.details,
      payment: proposed.paymentMayChange ? proposed.payment : claim.payment,
      attachments: proposed.attachments,
      answersRequest: statusAfter('update', claim.status) !== claim.status,
    },
  })
}

function approve(approval: ApproveClaim['data'], claim: FiledClaim): ClaimDecision {
  const obstacle = approvalObstacle(approval, claim)
  if (obstacle !== undefined) return obstacle
  const { notDuplicate, reckoning, otherAmountReason = '', payoutWait, ...rest } = approval
  const isOther = reckoning !== undefined && reckoning.payableCents !== approval.payableCents
  if (isOther && otherAmountReason.trim() === '') return refuseClaim('OTHER_AMOUNT_REASON_MISSING', 'otherAmountReason')
  // A claim that cannot be approved at all says so first.
  if (payoutWait !== undefined && isActionPossible('approve', claim.status)) return refusePayout(payoutWait)
  return ifPossible('approve', claim, {
    type: 'ClaimApproved',
    data: {
      claimId: claim.claimId,
      claimantId: claim.claimantId,
      ...rest,
      ...(notDuplicate && { notDuplicate }),
      ...(reckoning && { reckoning }),
      ...(isOther && { otherAmount: { reason: otherAmountReason.trim() } }),
    },
  })
}

function ifPossible(step: ClaimStep, claim: FiledClaim, event: ClaimEvent): ClaimDecision {
  return isActionPossible(step, claim.status) ? one(event) : refuseImpossible(step, claim)
}

/** What is said where it is not simply too early or too late. */
const reasons: Readonly<Partial<Record<ClaimStep, ClaimRefusalCode>>> = {
  delete: 'DELETE_NOT_ALLOWED',
  reprocess: 'CLAIM_ALREADY_REGISTERED',
  'record-handover-failure': 'CLAIM_ALREADY_REGISTERED',
  register: 'CLAIM_ALREADY_REGISTERED',
  'propose-bank-account': 'CLAIM_HANDED_OVER',
  'correct-to-approved': 'CLAIM_NOT_DECIDED',
  'correct-to-rejected': 'CLAIM_NOT_APPROVED',
}

/** Says why the claim's status stands against the step. */
function refuseImpossible(step: ClaimStep, { status }: FiledClaim): { readonly refusal: ClaimRefusal } {
  const isTooEarly = isActionPossible('register', status)
  return refuseClaim(reasons[step] ?? (isTooEarly ? 'CLAIM_NOT_REGISTERED' : 'CLAIM_DECIDED'))
}

function one(event: ClaimEvent): ClaimDecision {
  return { events: [event] }
}
