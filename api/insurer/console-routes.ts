/** What an insurer's own system has said of claims and letters of guarantee, and what became of it. */
import { claimStatuses } from '@member-care/domain/claim/claim-status.ts'
import { claimKinds } from '@member-care/domain/claim/claim-terms.ts'
import { guaranteeStatuses } from '@member-care/domain/guarantee/guarantee-status.ts'
import { z } from 'zod'
import { listMessages, messageOutcomes, type ListedMessage } from './insurer-messages.ts'
import { sendingAgain } from '../integrations/insurer/insurer-contract.ts'
import type { App, Parts } from '../http/parts.ts'
import { describePage, listQuerySchema, readPage } from '../http/simple-rest.ts'

const messageSchema = z.object({
  /** The event's id. */
  id: z.string(),
  /** Null when the body could not be read. */
  type: z.string().nullable(),
  claimId: z.string().nullable(),
  /** Null when we have no such claim. */
  kind: z.enum(claimKinds).nullable(),
  transactionNo: z.string().nullable(),
  /** UTC, ISO: the first time and the last. */
  receivedAt: z.string(),
  lastReceivedAt: z.string(),
  deliveries: z.number(),
  outcome: z.enum(messageOutcomes),
  /** Why it was refused. */
  code: z.string().nullable(),
  /** The claim's status when it was answered. */
  claimStatus: z.enum(claimStatuses).nullable(),
  /** Of a letter of guarantee: our id, its status when it was answered, and its number; null where the message is about none of ours. */
  guaranteeId: z.string().nullable(),
  guaranteeStatus: z.enum(guaranteeStatuses).nullable(),
  guaranteeNumber: z.string().nullable(),
  sendAgain: z.enum(sendingAgain).nullable(),
})

const listQuery = listQuerySchema({
  sortFields: ['lastReceivedAt'],
  filter: { outcome: z.enum(messageOutcomes).optional(), q: z.string().trim().max(100).optional() },
})

export function addInsurerMessageRoutes(app: App, parts: Parts): void {
  const config = { access: { power: 'insurerMessages.view' }, stepUp: 'always' } as const
  app.get(
    '/console/insurer-messages',
    { config, schema: { querystring: listQuery, response: { 200: z.array(messageSchema) } } },
    async (request, reply) => {
      const { caller, query } = request
      if (caller.scope.kind === 'own') return []
      const page = readPage(query)
      const listed = await listMessages(parts.database, caller.scope, query.filter ?? {}, page)
      describePage(reply, 'insurer-messages', page, listed)
      return listed.items.map(toMessage)
    },
  )
}

function toMessage(row: ListedMessage): z.infer<typeof messageSchema> {
  return {
    id: row.event_id,
    type: row.type,
    claimId: row.claim_id,
    kind: claimKinds.find((kind) => kind === row.kind) ?? null,
    transactionNo: row.transaction_no,
    receivedAt: row.received_at.toISOString(),
    lastReceivedAt: row.last_received_at.toISOString(),
    deliveries: row.deliveries,
    outcome: row.outcome,
    code: row.code,
    claimStatus: row.claim_status,
    guaranteeId: row.guarantee_id,
    guaranteeStatus: row.guarantee_status,
    guaranteeNumber: row.guarantee_number,
    sendAgain: row.send_again,
  }
}
