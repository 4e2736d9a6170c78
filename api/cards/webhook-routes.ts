/** Where the card provider tells us of payments. It needs no token: the signature says who it is, and is looked at before anything else. */
import { z } from 'zod'
import { apiError } from '../http/api-error.ts'
import type { Routes } from '../http/parts.ts'
import { takeProviderEvent, type ProviderEventHandler } from './provider-events.ts'

const config = { access: { signedBy: 'card-provider' } } as const
const MOST_BYTES = 256 * 1024
const response = { 200: z.object({ received: z.literal(true) }) }

/** @param handlers what each capability does with an event, in this order */
export function createCardWebhookRoute(handlers: readonly ProviderEventHandler[]): Routes {
  return (app, parts) => {
    // Many may come at once from one address, but not so many that members wait.
    const rateLimit = { max: Math.ceil(parts.settings.rateLimitPerMinute / 2), timeWindow: '1 minute' }
    void app.register(async (scope: typeof app) => {
      // What is signed are the bytes as they came.
      scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
      scope.post(
        '/payments/webhook',
        { bodyLimit: MOST_BYTES, config: { ...config, rateLimit }, schema: { response } },
        async ({ headers, body }) => {
          const signature = headers['stripe-signature']
          const event =
            typeof signature === 'string' && Buffer.isBuffer(body)
              ? parts.cardProvider?.verifyWebhook(body, signature)
              : undefined
          if (!event) throw apiError('UNAUTHORIZED', 'The signature is not right.')
          await takeProviderEvent(parts, event, handlers)
          return { received: true as const }
        },
      )
    })
  }
}
