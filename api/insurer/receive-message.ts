/**
 * Takes a message of an insurer's own system whose signature has been checked (docs/insurer-contract.md). The same event gives the same
 * answer and happens once, however often it comes, at once too: its command's id follows from the event's id.
 */
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
import { errorBody } from '@member-care/domain/errors/error-body.ts'
import { createHash } from 'node:crypto'
import { v5 as uuidv5 } from 'uuid'
import type { z } from 'zod'
import type { PayoutWait } from '@member-care/domain/bank/payout-wait.ts'
import { oneAtATime } from '../accounts/one-at-a-time.ts'
import { carryOutClaimOfInsurer } from '../aggregates/claim.ts'
import { payoutWaitNowOf } from '../claims/payout-wait.ts'
import { ApiError, apiError } from '../http/api-error.ts'
import {
  insurerMessageSchema,
  type InsurerMessage,
  type messageAppliedSchema,
  type SendingAgain,
} from '../integrations/insurer/insurer-contract.ts'
import type { Parts } from '../http/parts.ts'
import { noteDelivery, noteResult, type MessageAnswer, type MessageResult } from './insurer-messages.ts'

export interface Delivery {
  readonly eventId: string
  readonly body: Buffer
  readonly correlationId: string
  readonly clientAddress: string
}

type ReceivingParts = Pick<Parts, 'database' | 'eventLog' | 'readModels' | 'clock' | 'settings'>

/** So many messages are worked on at once, each holding a connection; the same event always comes into the same lane, and waits there. */
const LANES = 4

/** @throws StoreUnavailable and the like, when nothing can be said; the insurer sends the message again then */
export async function receiveMessage(parts: ReceivingParts, delivery: Delivery): Promise<MessageAnswer> {
  const { eventId, body } = delivery
  const bodySha256 = createHash('sha256').update(body).digest('hex')
  const lane = createHash('sha256').update(eventId).digest().readUInt32BE(0) % LANES
  return oneAtATime(parts.database, `insurer message ${lane}`, async () => {
    const noted = await noteDelivery(parts.database, { eventId, bodySha256, now: parts.clock() })
    if (noted.bodySha256 !== bodySha256)
      return refused(409, {
        code: 'EVENT_ID_REUSED',
        text: 'This event id came with another body before.',
        sendAgain: 'new-event',
      }).answer
    if (noted.answer) return noted.answer
    const result = await takeMessage(parts, delivery)
    await noteResult(parts.database, eventId, result)
    return result.answer
  })
}

async function takeMessage(parts: ReceivingParts, delivery: Delivery): Promise<MessageResult> {
  const message = readMessage(delivery.body)
  if ('answer' in message) return message
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
      context: {
        actor: { kind: 'insurer', id: 'insurer-system' },
        commandId: uuidv5(`insurer message ${delivery.eventId}`, uuidv5.URL),
        correlationId: delivery.correlationId,
        clientAddress: delivery.clientAddress,
      },
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

function readMessage(body: Buffer): InsurerMessage | MessageResult {
  let content: unknown
  try {
    content = JSON.parse(body.toString('utf8'))
  } catch {
    return refused(422, { code: 'VALIDATION_ERROR', text: 'The body must be JSON.', sendAgain: 'new-event' })
  }
  const message = insurerMessageSchema.safeParse(content)
  if (message.success) return message.data
  const errors = Object.fromEntries(
    message.error.issues.map((issue) => [issue.path.join('.') || 'request', issue.message]),
  )
  return refused(422, {
    code: 'VALIDATION_ERROR',
    text: apiError('VALIDATION_ERROR').message,
    errors,
    sendAgain: 'new-event',
  })
}

function commandOf(message: InsurerMessage, payoutWait: PayoutWait | undefined): ClaimCommand {
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
}

function refusedByClaim({ code, message }: ApiError, claimStatus: ClaimStatus | undefined): MessageResult {
  const sendAgain = Object.entries(sendingAgainAfter).find(([refusal]) => refusal === code)?.[1] ?? 'never'
  return refused(code === 'CLAIM_NOT_FOUND' ? 404 : 409, { code, text: message, sendAgain, claimStatus })
}

interface RefusalOfMessage {
  readonly code: string
  readonly text: string
  readonly errors?: Readonly<Record<string, string>>
  readonly sendAgain: SendingAgain
  readonly claimStatus?: ClaimStatus | undefined
}

function refused(status: number, { code, text, errors, sendAgain, claimStatus }: RefusalOfMessage): MessageResult {
  const body = { ...errorBody(code, text, errors), sendAgain, ...(claimStatus && { claimStatus }) }
  return { outcome: 'refused', code, sendAgain, claimStatus, answer: { status, body } }
}

function statusOf({ claim }: ClaimWithRevision): ClaimStatus | undefined {
  return isFiled(claim) ? claim.status : undefined
}
