/** Cards at the local card provider in its present way: setup intents, which a browser confirms, and payment methods. */
import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { createCustomerCards, MOST_CARDS } from './customer-cards.ts'
import type { ProviderCall, ProviderParts, ProviderRoute, Stored } from './provider-call.ts'
import { invalidRequest, missing, ProviderError } from './provider-error.ts'
import { cardOf, shownMethod, shownPage, shownPlain } from './shown-objects.ts'

const shownSetup = shownPlain('setup_intent')
const beginForm = z.object({ customer: z.string(), usage: z.string().default('off_session') })
const confirmForm = z.object({
  client_secret: z.string().optional(),
  return_url: z.url().optional(),
  payment_method_data: z.object({ type: z.literal('card'), card: z.unknown() }),
})
const secretForm = z.object({ client_secret: z.string().optional() })

export interface Setups {
  readonly routes: readonly ProviderRoute[]
  /** Ends what the card's holder was asked (3-D Secure). @returns whether there was something to answer */
  answerHolder(setupId: string, clientSecret: string, isConfirmed: boolean): Promise<boolean>
}

export function createSetups(parts: ProviderParts): Setups {
  const { store, address } = parts
  const cards = createCustomerCards(parts)
  const idOf = ({ params }: ProviderCall) => params['id'] ?? ''

  const change = async (setup: Stored, by: object): Promise<Stored> =>
    (await store.change('setup_intent', setup.id, (body) => ({ ...body, ...by }))) ?? setup

  /** A browser names the secret of this one intent. */
  async function find(call: ProviderCall, secret: string | undefined): Promise<Stored> {
    const setup = await store.find('setup_intent', idOf(call))
    if (!setup || (call.caller.kind !== 'secret' && setup.body['client_secret'] !== secret))
      throw missing(idOf(call), 'setupintent')
    return setup
  }

  /** What went wrong stands in the intent, and in the answer beside it. */
  async function confirm(setup: Stored, form: z.infer<typeof confirmForm>): Promise<Stored> {
    if (setup.body['status'] === 'succeeded')
      throw new ProviderError(400, {
        type: 'invalid_request_error',
        code: 'setup_intent_unexpected_state',
        message: 'This SetupIntent was confirmed already.',
        setup_intent: shownSetup(setup),
      })
    const card = await cards.make(form.payment_method_data.card, 'method')
    const isAsked = cardOf(card).behaviour === 'asks'
    if (!isAsked) await cards.add(setup.customerId ?? '', card)
    const url = `${address()}/3d-secure/${setup.id}?client_secret=${String(setup.body['client_secret'])}`
    return change(setup, {
      status: isAsked ? 'requires_action' : 'succeeded',
      payment_method: card.id,
      last_setup_error: null,
      next_action: isAsked
        ? { type: 'redirect_to_url', redirect_to_url: { url, return_url: form.return_url ?? null } }
        : null,
    })
  }

  const routes: readonly ProviderRoute[] = [
    {
      method: 'POST',
      path: '/setup_intents',
      answer: async ({ form: given }) => {
        const { customer: customerId, usage } = beginForm.parse(given)
        if (!(await store.find('customer', customerId))) throw missing(customerId, 'customer')
        const added = await store.add('setup_intent', {
          customerId,
          body: {
            status: 'requires_payment_method',
            payment_method: null,
            payment_method_types: ['card'],
            usage,
            last_setup_error: null,
            next_action: null,
          },
        })
        const secret = `${added.id}_secret_${randomBytes(12).toString('hex')}`
        return { body: shownSetup(await change(added, { client_secret: secret })) }
      },
    },
    {
      method: 'GET',
      path: '/setup_intents/:id',
      alsoBy: 'publishable',
      answer: async (call) => ({ body: shownSetup(await find(call, secretForm.parse(call.form).client_secret)) }),
    },
    {
      // What the provider's own card fields send.
      method: 'POST',
      path: '/setup_intents/:id/confirm',
      alsoBy: 'publishable',
      answer: async (call) => {
        const form = confirmForm.parse(call.form)
        return { body: shownSetup(await confirm(await find(call, form.client_secret), form)) }
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
        const customerId = idOf(call)
        if (!(await store.find('customer', customerId))) throw missing(customerId, 'customer')
        const url = `/v1/customers/${customerId}/payment_methods`
        return { body: shownPage(url, await cards.list(customerId), MOST_CARDS, shownMethod) }
      },
    },
    {
      method: 'POST',
      path: '/payment_methods/:id/detach',
      answer: async (call) => {
        const card = await store.find('card', idOf(call))
        if (!card || card.customerId === null) throw invalidRequest('This card is attached to no customer.')
        await cards.remove(card.customerId, card.id)
        return { body: shownMethod({ ...card, customerId: null }) }
      },
    },
  ]

  return {
    routes,
    async answerHolder(setupId, clientSecret, isConfirmed) {
      let card: string | undefined
      const taken = await store.change('setup_intent', setupId, (body) => {
        if (body['client_secret'] !== clientSecret || body['status'] !== 'requires_action') return body
        card = String(body['payment_method'])
        return { ...body, status: 'processing', next_action: null }
      })
      const held = card === undefined ? undefined : await store.find('card', card)
      if (!taken || !held) return false
      if (isConfirmed) await cards.add(taken.customerId ?? '', held)
      await change(
        taken,
        isConfirmed
          ? { status: 'succeeded' }
          : {
              status: 'requires_payment_method',
              payment_method: null,
              last_setup_error: {
                type: 'invalid_request_error',
                code: 'setup_intent_authentication_failure',
                message: 'We could not confirm that this card is yours. Please try again, or take another card.',
              },
            },
      )
      return true
    },
  }
}
