/** Where an insurer's own system tells us of claims. It needs no token: the signature says who it is, and is looked at before anything else. */
import { z } from 'zod'
import { apiError } from '../http/api-error.ts'
import {
  eventIdSchema,
  insurersHeaders,
  messageAppliedSchema,
  messageRefusedSchema,
  MOST_MESSAGE_BYTES,
} from '../integrations/insurer/insurer-contract.ts'
import { isSignedBy, isTimely } from '../integrations/insurer/signatures.ts'
import type { Parts, Routes } from '../http/parts.ts'
import { receiveMessage } from './receive-message.ts'

const config = { access: { signedBy: 'insurer' } } as const
const response = {
  200: messageAppliedSchema,
  404: messageRefusedSchema,
  409: messageRefusedSchema,
  422: messageRefusedSchema,
}

const signedHeaders = z.object({
  [insurersHeaders.eventId]: eventIdSchema,
  [insurersHeaders.timestamp]: z.string(),
  [insurersHeaders.signature]: z.string().max(500),
})

export const insurerWebhookRoute: Routes = (app, parts) => {
  // Many decisions may come at once from one address, but not so many that members wait.
  const rateLimit = { max: Math.ceil(parts.settings.rateLimitPerMinute / 2), timeWindow: '1 minute' }
  void app.register(async (scope: typeof app) => {
    // What is signed are the bytes as they came.
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    scope.post(
      '/insurer/webhooks',
      { bodyLimit: MOST_MESSAGE_BYTES, config: { ...config, rateLimit }, schema: { response } },
      async (request, reply) => {
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        const eventId = requireSignature(parts, request.headers, body)
        const answer = await receiveMessage(parts, {
          eventId,
          body,
          correlationId: request.id,
          clientAddress: request.ip,
        })
        return reply.code(answer.status as 200).send(answer.body as z.infer<typeof messageAppliedSchema>)
      },
    )
  })
}

/** @returns the event's id @throws ApiError 401 */
function requireSignature(
  { insurerWebhookSecrets, clock }: Pick<Parts, 'insurerWebhookSecrets' | 'clock'>,
  headers: unknown,
  content: Buffer,
): string {
  const given = signedHeaders.safeParse(headers)
  if (!given.success) throw apiError('UNAUTHORIZED', 'The message is not signed.')
  const {
    [insurersHeaders.eventId]: id,
    [insurersHeaders.timestamp]: timestamp,
    [insurersHeaders.signature]: signature,
  } = given.data
  if (!isSignedBy(insurerWebhookSecrets, { timestamp, id, content }, signature))
    throw apiError('UNAUTHORIZED', 'The signature is not right.')
  if (!isTimely(timestamp, clock())) throw apiError('UNAUTHORIZED', 'The timestamp is too far from our clock.')
  return id
}
