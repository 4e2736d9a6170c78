/** The member's cards in the provider's present way (S113): the number goes from the provider's own fields to the provider, all else comes here. */
import { walletErrorTexts, walletTexts } from '@member-care/domain/texts/wallet-texts.ts'
import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import { apiError } from '../http/api-error.ts'
import type { Caller } from '../http/caller.ts'
import type { Parts, Routes } from '../http/parts.ts'
import { strictRateLimit } from '../http/rate-limits.ts'
import { CardProviderError, type CardProvider } from '../integrations/payments/card-provider.ts'
import { beginCard, findCardCustomer } from './card-customers.ts'
import { walletOf, walletSchema } from './wallet-answer.ts'

const area = { access: { userType: 'client' }, stepUp: 'requireOTPProfile' } as const
const ofOne = { ...area, record: 'card' } as const

const id = z.string().min(1).max(255)
const params = z.object({ cardId: id })
const wallet = { response: { 200: walletSchema } }

interface Asking {
  readonly caller: Caller
  readonly log: FastifyBaseLogger
}

export const walletRoutes: Routes = (app, parts) => {
  // A begun card lets somebody try a number: not many in a minute.
  const limited = { ...area, rateLimit: strictRateLimit(parts.settings) }

  app.get('/wallet/cards', { config: area, schema: wallet }, (request) =>
    answered(parts, request, {
      failure: walletErrorTexts.load,
      ask: async (provider, customerId) => readWallet(provider, customerId),
    }),
  )

  app.post(
    '/wallet/cards',
    { config: limited, schema: { response: { 200: z.object({ setupId: z.string(), clientSecret: z.string() }) } } },
    (request) =>
      answered(parts, request, {
        failure: walletErrorTexts.add,
        ask: (provider) => beginCard(parts, provider, request.caller.user.userId),
      }),
  )

  app.post(
    '/wallet/cards/finish',
    {
      config: limited,
      schema: {
        body: z.object({ setupId: id }),
        response: {
          200: z.object({ outcome: z.enum(['added', 'had-already', 'unfinished']), wallet: walletSchema }),
        },
      },
    },
    (request) =>
      answered(parts, request, {
        failure: walletErrorTexts.add,
        async ask(provider, customerId) {
          const outcome = customerId && (await provider.finishCard(customerId, request.body.setupId))
          if (!outcome) throw apiError('NOT_FOUND')
          return { outcome, wallet: await readWallet(provider, customerId) }
        },
      }),
  )

  app.post('/wallet/cards/:cardId/default', { config: ofOne, schema: { params, ...wallet } }, (request) =>
    answered(parts, request, {
      failure: walletErrorTexts.setDefault,
      ask: walletAfter((provider, customerId) => provider.makeDefault(customerId, request.params.cardId)),
    }),
  )

  app.delete('/wallet/cards/:cardId', { config: ofOne, schema: { params, ...wallet } }, (request) =>
    answered(parts, request, {
      failure: walletErrorTexts.delete,
      ask: walletAfter((provider, customerId) => provider.removeCard(customerId, request.params.cardId)),
    }),
  )
}

/** Changes something of the cards and answers with all of them; who is no customer of the provider has none. */
function walletAfter(change: (provider: CardProvider, customerId: string) => Promise<void>) {
  return async (provider: CardProvider, customerId: string | undefined) => {
    if (customerId === undefined) throw apiError('NOT_FOUND')
    await change(provider, customerId)
    return readWallet(provider, customerId)
  }
}

async function readWallet(provider: CardProvider, customerId: string | undefined) {
  return walletOf(customerId === undefined ? [] : await provider.listCards(customerId))
}

interface Asked<Answer> {
  /** What is said when the provider refuses, or cannot be asked. */
  readonly failure: string
  /** @param customerId the member's own, whoever the call says it is for; undefined for one who has none yet */
  readonly ask: (provider: CardProvider, customerId: string | undefined) => Promise<Answer>
}

/** @throws ApiError */
async function answered<Answer>(parts: Parts, { caller, log }: Asking, { failure, ask }: Asked<Answer>) {
  const { cardProvider } = parts
  if (!cardProvider) throw apiError('UNAVAILABLE', walletTexts.switchedOff)
  try {
    return await ask(cardProvider, await findCardCustomer(parts, caller.user.userId))
  } catch (error) {
    if (!(error instanceof CardProviderError)) throw error
    // A card of somebody else's is as unknown as one of nobody.
    if (error.code === 'resource_missing') throw apiError('NOT_FOUND')
    const { type, status, code } = error
    log.warn({ type, status, code }, 'the card provider refused a call of the wallet')
    throw apiError('INTERNAL_ERROR', failure)
  }
}
