/** Customers and their cards at the local card provider, in the way of 2017-08-15: tokens, sources and ephemeral keys. */
import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { invalidRequest, missing, ProviderError } from './provider-error.ts'
import { createCustomerCards, MOST_CARDS } from './customer-cards.ts'
import { isMethod, unixSeconds } from './local-card-store.ts'
import type { ProviderCall, ProviderParts, ProviderRoute, Stored } from './provider-call.ts'
import { shownCard, shownCustomer, shownPage } from './shown-objects.ts'

/** As long as the provider's own. */
const EPHEMERAL_KEY_SECONDS = 3_600

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

export function cardRoutes(parts: ProviderParts): readonly ProviderRoute[] {
  const { store } = parts
  const cards = createCustomerCards(parts)
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
        const source = form.default_source
        const method = form.invoice_settings?.default_payment_method
        if (source !== undefined) await cards.sourceOf(id, source)
        if (method !== undefined) await cards.find(id, method)
        const changed = await store.change('customer', id, (body) => ({
          ...body,
          ...(source !== undefined && { defaultCard: source }),
          ...(method !== undefined && { defaultMethod: method }),
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
        for (const card of await cards.list(id)) await store.remove('card', card.id)
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
        const sources = (await cards.list(id)).filter((card) => !isMethod(card))
        return { body: shownPage(`/v1/customers/${id}/sources`, sources, MOST_CARDS, shownCard) }
      },
    },
    {
      method: 'POST',
      path: '/customers/:id/sources',
      alsoBy: 'ephemeral',
      answer: async (call) => {
        const { id } = await customer(call)
        const { source } = z.object({ source: z.string() }).parse(call.form)
        return { body: shownCard(await cards.add(id, await cardOfToken(source))) }
      },
    },
    {
      method: 'DELETE',
      path: '/customers/:id/sources/:card',
      alsoBy: 'ephemeral',
      answer: async (call) => {
        const { id } = await customer(call)
        const card = await cards.sourceOf(id, call.params['card'] ?? '')
        await cards.remove(id, card.id)
        return { body: { id: card.id, object: 'card', deleted: true } }
      },
    },
    {
      method: 'POST',
      path: '/tokens',
      alsoBy: 'publishable',
      answer: async ({ form }) => {
        const card = await cards.make(z.object({ card: z.unknown() }).parse(form).card)
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
  ]
}
