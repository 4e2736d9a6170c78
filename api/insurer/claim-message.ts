/** What an insurer's own system says of a claim, as a command to the claim's decider. */
import type { PayoutWait } from '@member-care/domain/bank/payout-wait.ts'
import type { ClaimCommand } from '@member-care/domain/claim/claim-commands.ts'
import type { ClaimEvent } from '@member-care/domain/claim/claim-events.ts'
import type { ClaimRefusalCode } from '@member-care/domain/claim/claim-refusals.ts'
import { isFiled } from '@member-care/domain/claim/claim-state.ts'
import type { ClaimStatus } from '@member-care/domain/claim/claim-status.ts'
import {
  decideForInsurer,
  evolveWithRevision,
  initialClaimWithRevision,
  type ClaimWithRevision,
} from '@member-care/domain/claim/insurer-decision.ts'
import type { CommandContext } from '@member-care/domain/events/metadata.ts'
import type { z } from 'zod'
import { carryOutClaimOfInsurer } from '../aggregates/claim.ts'
import { payoutWaitNowOf } from '../claims/payout-wait.ts'
import { ApiError } from '../http/api-error.ts'
import type { Parts } from '../http/parts.ts'
import type {
  ClaimMessageOfInsurer,
  messageAppliedSchema,
  SendingAgain,
} from '../integrations/insurer/insurer-contract.ts'
import type { MessageResult } from './insurer-messages.ts'
import { refusedMessage } from './refused-message.ts'

/** @throws StoreUnavailable and the like, when nothing can be said */
export async function takeClaimMessage(
  parts: Pick<Parts, 'eventLog' | 'readModels' | 'settings' | 'clock'>,
  message: ClaimMessageOfInsurer,
  context: CommandContext,
): Promise<MessageResult> {
  const told = {
    type: message.type,
    claimId: message.claimId,
    transactionNo: 'transactionNo' in message ? message.transactionNo : undefined,
  }
  const before = await parts.eventLog.load<ClaimEvent>(`claim-${message.claimId}`)
  const { claim: known } = before.events.reduce(evolveWithRevision, initialClaimWithRevision)
  const waitOf = isFiled(known) ? await payoutWaitNowOf(parts, known.employeeId) : () => undefined
  try {
    const { state, repeated, revision } = await carryOutClaimOfInsurer(parts, message.claimId, {
      context,
      decide: (claim, events) =>
        decideForInsurer(commandOf(message, waitOf(events)), claim, {
          transactionNo: told.transactionNo,
          revision: 'revision' in message ? message.revision : undefined,
        }),
      visibleIn: ['claims'],
    })
    const outcome = repeated || revision > before.revision ? 'applied' : 'unchanged'
    const claimStatus = statusOf(state) ?? 'PROCESSING'
    return {
      ...told,
      outcome,
      claimStatus,
      answer: { status: 200, body: { outcome, claimStatus } satisfies z.infer<typeof messageAppliedSchema> },
    }
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500 || error.code === 'CONFLICT') throw error
    const { events } = await parts.eventLog.load<ClaimEvent>(`claim-${message.claimId}`)
    return { ...told, ...refusedByClaim(error, statusOf(events.reduce(evolveWithRevision, initialClaimWithRevision))) }
  }
}

function commandOf(message: ClaimMessageOfInsurer, payoutWait: PayoutWait | undefined): ClaimCommand {
  switch (message.type) {
    case 'accepted':
      return { type: 'RegisterClaim', data: { transactionNo: message.transactionNo, visitNo: message.visitNo } }
    case 'refused':
      return { type: 'RecordHandoverFailure', data: { reason: message.reason, final: true } }
    case 'information-requested':
      return { type: 'RequestInformation', data: { request: message.request } }
    case 'review-started':
      return { type: 'StartReview', data: {} }
    case 'approved':
      return {
        type: 'ApproveClaim',
        data: { payableCents: message.payableCents, remarks: message.remarks, batchNo: message.batchNo, payoutWait },
      }
    case 'rejected':
      return {
        type: 'RejectClaim',
        data: { reasonCode: message.reasonCode, remarks: message.remarks, batchNo: message.batchNo },
      }
  }
}

/** Whether the same message may come through later, or another must take its place, or neither would help. */
const sendingAgainAfter: Readonly<Partial<Record<ClaimRefusalCode, SendingAgain>>> = {
  CLAIM_NOT_FOUND: 'same-event',
  CLAIM_NOT_REGISTERED: 'same-event',
  PAYOUT_WAITS: 'same-event',
  CLAIM_REVISION_OLD: 'new-event',
  PAYABLE_ABOVE_AMOUNT: 'new-event',
}

function refusedByClaim({ code, message }: ApiError, claimStatus: ClaimStatus | undefined): MessageResult {
  const sendAgain = Object.entries(sendingAgainAfter).find(([refusal]) => refusal === code)?.[1] ?? 'never'
  return refusedMessage(code === 'CLAIM_NOT_FOUND' ? 404 : 409, { code, text: message, sendAgain, claimStatus })
}

function statusOf({ claim }: ClaimWithRevision): ClaimStatus | undefined {
  return isFiled(claim) ? claim.status : undefined
}
