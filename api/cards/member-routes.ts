/** The key with which a member's browser speaks to the card provider about their own cards (3§7.1, 2§7, C52). */
import { walletTexts } from '@member-care/domain/texts/wallet-texts.ts'
import { z } from 'zod'
import { apiError } from '../http/api-error.ts'
import type { Routes } from '../http/parts.ts'
import { CardProviderError } from '../integrations/payments/card-provider.ts'
import { makeEphemeralKey } from './card-customers.ts'

const area = { access: { userType: 'client' }, stepUp: 'requireOTPProfile' } as const

const ephemeralKeySchema = z.object({
  id: z.string(),
  object: z.string(),
  secret: z.string(),
  created: z.number(),
  /** Unix seconds. */
  expires: z.number(),
  livemode: z.boolean(),
  /** The customer that it is for. */
  associated_objects: z.array(z.object({ id: z.string(), type: z.string() })),
})

export const cardsMemberRoutes: Routes = (app, parts) => {
  const params = z.object({ uuid: z.string() })
  for (const url of ['/users/:uuid/ephemeralKey', '/profile/users/:uuid/ephemeralKey']) {
    app.get(
      url,
      {
        config: { ...area, record: 'member' },
        schema: { params, response: { 200: ephemeralKeySchema } },
      },
      async ({ params: { uuid }, caller, log }) => {
        // Another person's is as unknown as one of nobody.
        if (uuid !== caller.user.userId) throw apiError('NOT_FOUND')
        if (!parts.cardProvider) throw apiError('UNAVAILABLE', walletTexts.switchedOff)
        try {
          const key = await makeEphemeralKey(parts, parts.cardProvider, uuid)
          return { ...key, associated_objects: [...key.associated_objects] }
        } catch (error) {
          if (!(error instanceof CardProviderError)) throw error
          const { type, status, code } = error
          log.warn({ type, status, code }, 'the card provider gave no key')
          throw apiError('INTERNAL_ERROR', walletTexts.keyFailed)
        }
      },
    )
  }
}
