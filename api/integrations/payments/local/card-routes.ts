/** Customers and their cards at the local card provider: tokens, sources and ephemeral keys (API version 2017-08-15), setup intents and payment methods (the present way). */
import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { cardError, invalidRequest, missing, ProviderError } from './provider-error.ts'
import type { ProviderCall, ProviderParts, ProviderRoute, Stored } from './provider-call.ts'
import { readCard } from './read-card.ts'
import { cardOf, shownCard, shownCustomer, shownMethod, shownPage, shownPlain } from './shown-objects.ts'
import { unixSeconds } from './local-card-store.ts'

/** As long as the provider's own. */
const EPHEMERAL_KEY_SECONDS = 3_600
const MOST_CARDS = 100

const metadata = z.record(z.string(), z.string()).optional()
const customerForm = z.object({
  metadata,
  default_source: z.string().optional(),
  invoice_settings: z.object({ default_payment_method: z.string().optional() }).optional(),
})

/** How a secret is kept: nobody who reads the table can use it. */
export function secretHash(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

export function cardRoutes({ store, fingerprint }: ProviderParts): readonly ProviderRoute[] {
  const idOf = ({ params }: ProviderCall) => params['id'] ?? ''

  async function customer(call: ProviderCall, id = idOf(call)): Promise<Stored> {
    if (call.caller.kind === 'ephemeral' && call.caller.customerId !== id)
      throw new ProviderError(403, {
        type: 'invalid_request_error',
        code: 'more_permissions_required',
        message: 'This key may read and change its own customer only.',
      })
    const stored = await store.find('customer', id)
    if (!stored) throw missing(id, 'customer')
    return stored
  }

  async function cardOfCustomer(customerId: string, cardId: string): Promise<Stored> {
    const stored = await store.find('card', cardId)
    if (stored?.customerId !== customerId) throw missing(cardId, 'source')
    return stored
  }

  /** The first card of a customer is the default. */
  async function addCard(customerId: string, card: Stored): Promise<Stored> {
    if (cardOf(card).behaviour === 'declined-when-added')
      throw cardError('card_declined', 'Your card was declined.', { decline_code: 'generic_decline' })
    if ((await store.list('card', { customerId, limit: MOST_CARDS })).length >= MOST_CARDS)
      throw invalidRequest(`A customer has at most ${MOST_CARDS} cards.`)
    if (!(await store.give(card.id, customerId))) throw invalidRequest('This card is in use already.', 'source')
    await store.change('customer', customerId, (body) => ({ ...body, defaultCard: body['defaultCard'] ?? card.id }))
    return { ...card, customerId }
  }

  /** When the default card goes, the one that was added last becomes the default. */
  async function removeCard(customerId: string, cardId: string): Promise<void> {
    await store.remove('card', cardId)
    const [newest] = await store.list('card', { customerId, limit: 1 })
    await store.change('customer', customerId, (body) =>
      body['defaultCard'] === cardId ? { ...body, defaultCard: newest?.id ?? null } : body,
    )
  }

  async function cardOfToken(id: string): Promise<Stored> {
    const token = await store.find('token', id)
    if (!token) throw missing(id, 'token')
    let wasUsed = false
    await store.change('token', id, (body) => {
      wasUsed = body['used'] === true
      return { ...body, used: true }
    })
    const card = await store.find('card', String(token.body['card']))
    if (wasUsed || !card)
      throw new ProviderError(400, {
        type: 'invalid_request_error',
        code: 'token_already_used',
        message: 'You cannot use a token more than once.',
      })
    return card
  }

  const newCard = (typed: unknown) =>
    store.add('card', { body: { ...readCard(typed, { fingerprint, now: store.now() }) } })

  return [
    {
      method: 'POST',
      path: '/customers',
      answer: async ({ form }) => {
        const added = await store.add('customer', { body: { metadata: customerForm.parse(form).metadata ?? {} } })
        return { body: await shownCustomer(store, added) }
      },
    },
    {
      method: 'GET',
      path: '/customers/:id',
      alsoBy: 'ephemeral',
      answer: async (call) => ({ body: await shownCustomer(store, await customer(call)) }),
    },
    {
      method: 'POST',
      path: '/customers/:id',
      alsoBy: 'ephemeral',
      answer: async (call) => {
        const { id } = await customer(call)
        const form = customerForm.parse(call.form)
        const chosen = form.default_source ?? form.invoice_settings?.default_payment_method
        if (chosen !== undefined) await cardOfCustomer(id, chosen)
        const changed = await store.change('customer', id, (body) => ({
          ...body,
          ...(chosen !== undefined && { defaultCard: chosen }),
          ...(form.metadata && call.caller.kind === 'secret' && { metadata: form.metadata }),
        }))
        if (!changed) throw missing(id, 'customer')
        return { body: await shownCustomer(store, changed) }
      },
    },
    {
      method: 'DELETE',
      path: '/customers/:id',
      answer: async (call) => {
        const { id } = await customer(call)
        for (const card of await store.list('card', { customerId: id, limit: MOST_CARDS }))
          await store.remove('card', card.id)
        await store.remove('customer', id)
        return { body: { id, object: 'customer', deleted: true } }
      },
    },
    {
      method: 'GET',
      path: '/customers/:id/sources',
      alsoBy: 'ephemeral',
      answer: async (call) => {
        const { id } = await customer(call)
        const cards = await store.list('card', { customerId: id, limit: MOST_CARDS })
        return { body: shownPage(`/v1/customers/${id}/sources`, cards, MOST_CARDS, shownCard) }
      },
    },
    {
      method: 'POST',
      path: '/customers/:id/sources',
      alsoBy: 'ephemeral',
      answer: async (call) => {
        const { id } = await customer(call)
        const { source } = z.object({ source: z.string() }).parse(call.form)
        return { body: shownCard(await addCard(id, await cardOfToken(source))) }
      },
    },
    {
      method: 'DELETE',
      path: '/customers/:id/sources/:card',
      alsoBy: 'ephemeral',
      answer: async (call) => {
        const { id } = await customer(call)
        const card = await cardOfCustomer(id, call.params['card'] ?? '')
        await removeCard(id, card.id)
        return { body: { id: card.id, object: 'card', deleted: true } }
      },
    },
    {
      method: 'POST',
      path: '/tokens',
      alsoBy: 'publishable',
      answer: async ({ form }) => {
        const card = await newCard(z.object({ card: z.unknown() }).parse(form).card)
        const token = await store.add('token', { body: { card: card.id } })
        return {
          body: {
            id: token.id,
            object: 'token',
            type: 'card',
            used: false,
            created: token.created,
            livemode: false,
            card: shownCard(card),
          },
        }
      },
    },
    {
      method: 'POST',
      path: '/ephemeral_keys',
      isSecret: true,
      answer: async (call) => {
        if (call.version === undefined) throw invalidRequest('Stripe-Version must be said for an ephemeral key.')
        const { customer: id } = z.object({ customer: z.string() }).parse(call.form)
        await customer(call, id)
        const secret = `ek_test_${randomBytes(24).toString('hex')}`
        const created = unixSeconds(store.now())
        const expires = created + EPHEMERAL_KEY_SECONDS
        const key = await store.add('ephemeral_key', { customerId: id, body: { secret: secretHash(secret), expires } })
        return {
          body: {
            id: key.id,
            object: 'ephemeral_key',
            associated_objects: [{ id, type: 'customer' }],
            created,
            expires,
            livemode: false,
            secret,
          },
        }
      },
    },
    {
      method: 'POST',
      path: '/setup_intents',
      answer: async (call) => {
        const { customer: id, usage } = z
          .object({ customer: z.string(), usage: z.string().default('off_session') })
          .parse(call.form)
        await customer(call, id)
        const added = await store.add('setup_intent', {
          customerId: id,
          body: { status: 'requires_payment_method', payment_method: null, usage, payment_method_types: ['card'] },
        })
        const withSecret = await store.change('setup_intent', added.id, (body) => ({
          ...body,
          client_secret: `${added.id}_secret_${randomBytes(12).toString('hex')}`,
        }))
        return { body: shownPlain('setup_intent')(withSecret ?? added) }
      },
    },
    {
      method: 'GET',
      path: '/setup_intents/:id',
      answer: async (call) => {
        const stored = await store.find('setup_intent', idOf(call))
        if (!stored) throw missing(idOf(call), 'setupintent')
        return { body: shownPlain('setup_intent')(stored) }
      },
    },
    {
      // What the provider's own card fields send: the browser confirms with the secret of this one intent.
      method: 'POST',
      path: '/setup_intents/:id/confirm',
      alsoBy: 'publishable',
      answer: async (call) => {
        const form = z
          .object({
            client_secret: z.string().optional(),
            payment_method_data: z.object({ type: z.literal('card'), card: z.unknown() }),
          })
          .parse(call.form)
        const intent = await store.find('setup_intent', idOf(call))
        if (!intent || (call.caller.kind !== 'secret' && intent.body['client_secret'] !== form.client_secret))
          throw missing(idOf(call), 'setupintent')
        if (intent.body['status'] !== 'requires_payment_method')
          throw invalidRequest('This SetupIntent was confirmed already.')
        const card = await addCard(intent.customerId ?? '', await newCard(form.payment_method_data.card))
        const changed = await store.change('setup_intent', intent.id, (body) => ({
          ...body,
          status: 'succeeded',
          payment_method: card.id,
        }))
        return { body: shownPlain('setup_intent')(changed ?? intent) }
      },
    },
    {
      method: 'GET',
      path: '/payment_methods/:id',
      answer: async (call) => {
        const card = await store.find('card', idOf(call))
        if (!card) throw missing(idOf(call), 'PaymentMethod')
        return { body: shownMethod(card) }
      },
    },
    {
      method: 'GET',
      path: '/customers/:id/payment_methods',
      answer: async (call) => {
        const { id } = await customer(call)
        const cards = await store.list('card', { customerId: id, limit: MOST_CARDS })
        return { body: shownPage(`/v1/customers/${id}/payment_methods`, cards, MOST_CARDS, shownMethod) }
      },
    },
    {
      method: 'POST',
      path: '/payment_methods/:id/detach',
      answer: async (call) => {
        const card = await store.find('card', idOf(call))
        if (!card || card.customerId === null) throw missing(idOf(call), 'PaymentMethod')
        await removeCard(card.customerId, card.id)
        return { body: shownMethod({ ...card, customerId: null }) }
      },
    },
  ]
}
