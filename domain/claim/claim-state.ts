/** What a claim has come to by its events. Folding validates nothing and knows nobody's powers; the console uses it to show any earlier moment too. */
import { closed, decided, proposed, type BankProposal } from '../bank/bank-proposal.ts'
import type { Attachment, ClaimDetails, Payment } from './claim-details.ts'
import type { ClaimEvent } from './claim-events.ts'
import type { ClaimStatus } from './claim-status.ts'

type DataOf<Type extends ClaimEvent['type']> = Extract<ClaimEvent, { type: Type }>['data']

export interface FiledClaim {
  readonly status: ClaimStatus
  readonly claimId: string
  readonly companyId: string
  readonly employeeId: string
  readonly claimantId: string
  readonly claimantName: DataOf<'ClaimFiled'>['claimantName']
  readonly claimantNric: DataOf<'ClaimFiled'>['claimantNric']
  readonly filedBy: DataOf<'ClaimFiled'>['filedBy']
  readonly details: ClaimDetails
  readonly payment: Payment
  readonly attachments: readonly Attachment[]
  /** Failed hand-overs since filing or the last Reprocess. */
  readonly retryCount: number
  /** True while no hand-over is tried any more and the claim waits for Reprocess. */
  readonly gaveUp: boolean
  /** The last account that an administrator proposed; `payment` has it only once it was verified. */
  readonly bankProposal?: BankProposal | undefined
  /** From here on: what the insurer has said, once it has. */
  readonly transactionNo?: string | undefined
  readonly visitNo?: string | undefined
  /** What it asked for last; stays after it was answered. */
  readonly informationRequest?: DataOf<'ClaimInformationRequested'>['request']
  readonly payableCents?: number
  readonly rejectionReasonCode?: string
  /** The remarks of the decision. */
  readonly remarks?: DataOf<'ClaimApproved'>['remarks']
  readonly batchNo?: string | undefined
  /** Who works on it at the claims desk; nobody once it is decided or deleted. */
  readonly assigneeId?: string | undefined
  /** Claims that look alike and were found to be others. */
  readonly dismissedDuplicates?: readonly string[]
  /** Why the claim was approved although it looked like them. */
  readonly notDuplicateReason?: DataOf<'ClaimApproved'>['remarks']
  /** What the plan said when it was approved. */
  readonly reckoning?: DataOf<'ClaimApproved'>['reckoning']
  /** Why another amount was paid. */
  readonly otherAmountReason?: DataOf<'ClaimAmountProposed'>['reason'] | undefined
  /** Why the desk corrected its decision, the last time. */
  readonly correctionReason?: DataOf<'ClaimDecisionCorrected'>['reason']
  /** The last amount that was proposed instead of the reckoned one; none once the claim is changed or decided. */
  readonly amountProposal?: AmountProposal | undefined
}

/** An amount for which a second person is needed. One that was declined says why. */
export interface AmountProposal extends DataOf<'ClaimAmountProposed'> {
  readonly declined?: { readonly by: string; readonly reason: DataOf<'ClaimAmountDeclined'>['reason'] }
}

export type ClaimState = { readonly status: 'NOT_FILED' } | FiledClaim

export const initialState: ClaimState = { status: 'NOT_FILED' }

/** Whether the claim was ever filed; a deleted one was. */
export function isFiled(state: ClaimState): state is FiledClaim {
  return state.status !== 'NOT_FILED'
}

/** The state after one more event. Never throws: an event of an unfiled claim leaves it unfiled. */
export function evolve(state: ClaimState, event: ClaimEvent): ClaimState {
  if (event.type === 'ClaimFiled') return { ...event.data, status: 'PROCESSING', retryCount: 0, gaveUp: false }
  if (!isFiled(state)) return state
  return withoutOpenProposal(afterEvent(state, event))
}

function afterEvent(state: FiledClaim, event: Exclude<ClaimEvent, { type: 'ClaimFiled' }>): FiledClaim {
  switch (event.type) {
    case 'ClaimHandoverFailed':
      return { ...state, retryCount: event.data.retryCount, gaveUp: event.data.gaveUp }
    case 'ClaimReprocessRequested':
      return { ...state, retryCount: 0, gaveUp: false }
    case 'ClaimRegistered':
      return {
        ...state,
        status: 'SUBMITTED',
        transactionNo: event.data.transactionNo,
        visitNo: event.data.visitNo,
        gaveUp: false,
      }
    case 'ClaimInformationRequested':
      return { ...state, status: 'PENDING', informationRequest: event.data.request }
    case 'ClaimUpdated': {
      const { details, payment, attachments, answersRequest } = event.data
      return withProposalClosed({
        ...withoutAmountProposal(state),
        details,
        payment,
        attachments,
        status: answersRequest ? 'PENDING_REVIEW' : state.status,
      })
    }
    case 'ClaimReviewStarted':
      return { ...state, status: 'PENDING_REVIEW' }
    case 'ClaimApproved': {
      const { payableCents, remarks, batchNo, notDuplicate, reckoning, otherAmount } = event.data
      return {
        ...withoutAmountProposal(state),
        status: 'APPROVED',
        payableCents,
        remarks,
        batchNo,
        assigneeId: undefined,
        ...(notDuplicate && comparedWith(state, notDuplicate)),
        ...(reckoning && { reckoning }),
        ...(otherAmount && { otherAmountReason: otherAmount.reason }),
      }
    }
    case 'ClaimAmountProposed':
      return { ...state, amountProposal: event.data }
    case 'ClaimAmountDeclined': {
      const { amountProposal } = state
      const { proposalId, decidedBy, reason } = event.data
      if (amountProposal?.proposalId !== proposalId) return state
      return { ...state, amountProposal: { ...amountProposal, declined: { by: decidedBy, reason } } }
    }
    case 'ClaimRejected': {
      const { reasonCode, remarks, batchNo } = event.data
      return {
        ...withoutAmountProposal(state),
        status: 'REJECTED',
        rejectionReasonCode: reasonCode,
        remarks,
        batchNo,
        assigneeId: undefined,
      }
    }
    case 'ClaimDecisionCorrected':
      return corrected(state, event.data)
    case 'ClaimDeleted':
      return { ...withoutAmountProposal(state), status: 'DELETED', assigneeId: undefined }
    case 'ClaimAssigned':
      return { ...state, assigneeId: event.data.assigneeId }
    case 'ClaimDuplicateDismissed':
      return { ...state, dismissedDuplicates: [...(state.dismissedDuplicates ?? []), event.data.otherClaimId] }
    case 'ClaimBankAccountProposed':
      return { ...state, bankProposal: proposed(event.data) }
    case 'ClaimBankAccountVerified': {
      const bankProposal = decided(state.bankProposal, 'APPROVED', event.data)
      return bankProposal ? { ...state, payment: { ...state.payment, ...bankProposal.account }, bankProposal } : state
    }
    case 'ClaimBankAccountDeclined':
      return { ...state, bankProposal: decided(state.bankProposal, 'REJECTED', event.data) ?? state.bankProposal }
  }
}

/** The decision as it is now; nothing stays of what only the one before said. */
function corrected(state: FiledClaim, said: DataOf<'ClaimDecisionCorrected'>): FiledClaim {
  const { payableCents: _p, rejectionReasonCode: _r, reckoning: _k, otherAmountReason: _o, ...claim } = state
  const { after, reason, remarks, batchNo, reckoning, notDuplicate } = said
  return {
    ...withoutAmountProposal(claim),
    status: after.status,
    remarks,
    batchNo,
    assigneeId: undefined,
    correctionReason: reason,
    ...(after.status === 'APPROVED' ? { payableCents: after.payableCents } : { rejectionReasonCode: after.reasonCode }),
    ...(reckoning && { reckoning }),
    ...(notDuplicate && comparedWith(state, notDuplicate)),
  }
}

function comparedWith(
  { dismissedDuplicates = [] }: FiledClaim,
  { otherClaimIds, reason }: NonNullable<DataOf<'ClaimApproved'>['notDuplicate']>,
): Pick<FiledClaim, 'dismissedDuplicates' | 'notDuplicateReason'> {
  return { dismissedDuplicates: [...new Set([...dismissedDuplicates, ...otherClaimIds])], notDuplicateReason: reason }
}

/** It was about the claim as it was before. */
function withoutAmountProposal({ amountProposal: _, ...claim }: FiledClaim): FiledClaim {
  return claim
}

/** A claim that is no longer PROCESSING is paid as it was handed over (3§4). */
function withoutOpenProposal(claim: FiledClaim): FiledClaim {
  return claim.status === 'PROCESSING' ? claim : withProposalClosed(claim)
}

/** The proposal was made of another claim than it is now: what the member says later counts for more. */
function withProposalClosed(claim: FiledClaim): FiledClaim {
  const bankProposal = closed(claim.bankProposal)
  return bankProposal === claim.bankProposal ? claim : { ...claim, bankProposal }
}
