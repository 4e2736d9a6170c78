/**
 * Takes a message of an insurer's own system whose signature has been checked (docs/insurer-contract.md). The same event gives the same
 * answer and happens once, however often it comes, at once too: its command's id follows from the event's id.
 */
import type { CommandContext } from '@member-care/domain/events/metadata.ts'
import { createHash } from 'node:crypto'
import { v5 as uuidv5 } from 'uuid'
import { laneOf } from '../database/lock-lane.ts'
import { apiError } from '../http/api-error.ts'
import type { Parts } from '../http/parts.ts'
import { insurerMessageSchema, type InsurerMessage } from '../integrations/insurer/insurer-contract.ts'
import { takeClaimMessage } from './claim-message.ts'
import { takeGuaranteeMessage } from './guarantee-message.ts'
import { noteDelivery, noteResult, type MessageAnswer, type MessageResult } from './insurer-messages.ts'
import { refusedMessage } from './refused-message.ts'

export interface Delivery {
  readonly eventId: string
  readonly body: Buffer
  readonly correlationId: string
  readonly clientAddress: string
}

/** So many messages are worked on at once; the same event always comes into the same lane, and waits there. */
const LANES = 4

/** @throws StoreUnavailable and the like, when nothing can be said; the insurer sends the message again then */
export async function receiveMessage(parts: Parts, delivery: Delivery): Promise<MessageAnswer> {
  const { eventId, body } = delivery
  const bodySha256 = createHash('sha256').update(body).digest('hex')
  return parts.locks.withLock(`insurer message ${laneOf(eventId, LANES)}`, async () => {
    const noted = await noteDelivery(parts.database, { eventId, bodySha256, now: parts.clock() })
    if (noted.bodySha256 !== bodySha256)
      return refusedMessage(409, {
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

async function takeMessage(
  parts: Parts,
  { body, eventId, correlationId, clientAddress }: Delivery,
): Promise<MessageResult> {
  const message = readMessage(body)
  if ('answer' in message) return message
  const context: CommandContext = {
    actor: { kind: 'insurer', id: 'insurer-system' },
    commandId: uuidv5(`insurer message ${eventId}`, uuidv5.URL),
    correlationId,
    clientAddress,
  }
  return 'guaranteeId' in message
    ? takeGuaranteeMessage(parts, message, context)
    : takeClaimMessage(parts, message, context)
}

function readMessage(body: Buffer): InsurerMessage | MessageResult {
  let content: unknown
  try {
    content = JSON.parse(body.toString('utf8'))
  } catch {
    return refusedMessage(422, { code: 'VALIDATION_ERROR', text: 'The body must be JSON.', sendAgain: 'new-event' })
  }
  const message = insurerMessageSchema.safeParse(content)
  if (message.success) return message.data
  const errors = Object.fromEntries(
    message.error.issues.map((issue) => [issue.path.join('.') || 'request', issue.message]),
  )
  return refusedMessage(422, {
    code: 'VALIDATION_ERROR',
    text: apiError('VALIDATION_ERROR').message,
    errors,
    sendAgain: 'new-event',
  })
}
