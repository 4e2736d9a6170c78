/** Payments at the local card provider: payment intents with their charges, refunds, and the lists for reconciliation. */
import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { cardError, invalidRequest, missing, ProviderError } from './provider-error.ts'
import type { Kind } from './local-card-store.ts'
import type { ProviderAnswer, ProviderCall, ProviderParts, ProviderRoute, Stored } from './provider-call.ts'
import { cardOf, shownCard, shownPage, shownPlain } from './shown-objects.ts'

const metadata = z.record(z.string(), z.string()).default({})
const cents = z.coerce.number().int().positive()
const intentForm = z.object({
  amount: cents,
  currency: z.string(),
  customer: z.string().optional(),
  payment_method: z.string().optional(),
  confirm: z.stringbool().default(false),
  return_url: z.url().optional(),
  metadata,
})
const confirmForm = z.object({ payment_method: z.string().optional(), return_url: z.url().optional() })
const refundForm = z.object({ payment_intent: z.string(), amount: cents.optional(), metadata })
const listForm = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(10),
  customer: z.string().optional(),
  payment_intent: z.string().optional(),
  starting_after: z.string().optional(),
  created: z.object({ gte: z.coerce.number().int().optional() }).optional(),
})

const shownIntent = shownPlain('payment_intent')
const shownCharge = shownPlain('charge')
const shownRefund = shownPlain('refund')

export interface Payments {
  readonly routes: readonly ProviderRoute[]
  /** Ends what the card's holder was asked (3-D Secure). @returns where they go on, undefined when nothing is asked of them */
  answerHolder(intentId: string, clientSecret: string, isConfirmed: boolean): Promise<string | undefined>
}

export function createPayments(parts: ProviderParts): Payments {
  const { store, tell, address, slowMs } = parts
  const idOf = ({ params }: ProviderCall) => params['id'] ?? ''

  async function find(kind: Kind, id: string): Promise<Stored> {
    const stored = await store.find(kind, id)
    if (!stored) throw missing(id, kind)
    return stored
  }

  async function cardToPayWith(customerId: string | null, cardId: string): Promise<Stored> {
    const card = await store.find('card', cardId)
    if (!card || card.customerId !== customerId) throw missing(cardId, 'PaymentMethod')
    return card
  }

  /** Takes an intent that waits in one of these states, and no other call has taken. */
  async function take(id: string, from: readonly string[], change: object): Promise<Stored> {
    const changed = await store.change('payment_intent', id, (body) => {
      if (!from.includes(String(body['status'])))
        throw invalidRequest(`This PaymentIntent's status is ${String(body['status'])}.`)
      return { ...body, ...change }
    })
    if (!changed) throw missing(id, 'payment_intent')
    return changed
  }

  const change = async (id: string, by: object): Promise<Stored> =>
    (await store.change('payment_intent', id, (body) => ({ ...body, ...by }))) ?? find('payment_intent', id)

  async function settle(intent: Stored, card: Stored): Promise<Stored> {
    const { amount, currency, metadata: noted } = intent.body
    const charge = await store.add('charge', {
      customerId: intent.customerId,
      body: {
        amount,
        amount_refunded: 0,
        captured: true,
        currency,
        metadata: noted,
        paid: true,
        payment_intent: intent.id,
        payment_method: card.id,
        refunded: false,
        status: 'succeeded',
        source: shownCard(card),
      },
    })
    const paid = await change(intent.id, {
      status: 'succeeded',
      amount_received: amount,
      latest_charge: charge.id,
      next_action: null,
    })
    await tell('charge.succeeded', shownCharge(charge))
    await tell('payment_intent.succeeded', shownIntent(paid))
    return paid
  }

  async function decline(intent: Stored, code: string, message: string): Promise<never> {
    const failed = await change(intent.id, {
      status: 'requires_payment_method',
      payment_method: null,
      next_action: null,
      last_payment_error: { type: 'card_error', code: 'card_declined', decline_code: code, message },
    })
    await tell('payment_intent.payment_failed', shownIntent(failed))
    throw cardError('card_declined', message, { decline_code: code, payment_intent: shownIntent(failed) })
  }

  async function confirm(intentId: string, form: z.infer<typeof confirmForm>): Promise<ProviderAnswer> {
    const before = await find('payment_intent', intentId)
    const cardId = form.payment_method ?? (before.body['payment_method'] as string | null)
    if (cardId === null) throw invalidRequest('A payment method must be given.', 'payment_method')
    const card = await cardToPayWith(before.customerId, cardId)
    const intent = await take(intentId, ['requires_payment_method', 'requires_confirmation'], {
      status: 'processing',
      payment_method: card.id,
      return_url: form.return_url ?? before.body['return_url'] ?? null,
    })
    switch (cardOf(card).behaviour) {
      case 'declined':
      case 'declined-when-added':
        return decline(intent, 'generic_decline', 'Your card was declined.')
      case 'no-funds':
        return decline(intent, 'insufficient_funds', 'Your card has insufficient funds.')
      case 'asks':
        return { body: shownIntent(await ask(intent)) }
      case 'no-answer':
        return { body: shownIntent(await settle(intent, card)), isLost: true }
      case 'slow':
        await pause(slowMs)
        return { body: shownIntent(await settle(intent, card)) }
      case 'pays':
        return { body: shownIntent(await settle(intent, card)) }
    }
  }

  async function ask(intent: Stored): Promise<Stored> {
    const secret = String(intent.body['client_secret'])
    const url = `${address()}/3d-secure/${intent.id}?client_secret=${secret}`
    const asked = await change(intent.id, {
      status: 'requires_action',
      next_action: { type: 'redirect_to_url', redirect_to_url: { url, return_url: intent.body['return_url'] } },
    })
    await tell('payment_intent.requires_action', shownIntent(asked))
    return asked
  }

  async function refund(form: z.infer<typeof refundForm>): Promise<Stored> {
    const intent = await find('payment_intent', form.payment_intent)
    const chargeId = String(intent.body['latest_charge'] ?? '')
    let amount = 0
    const charge = await store.change('charge', chargeId, (body) => {
      const left = Number(body['amount']) - Number(body['amount_refunded'])
      amount = form.amount ?? left
      if (left === 0)
        throw new ProviderError(400, {
          type: 'invalid_request_error',
          code: 'charge_already_refunded',
          message: `Charge ${chargeId} has already been refunded.`,
        })
      if (amount > left) throw invalidRequest('The refund is greater than what is left of the charge.', 'amount')
      return { ...body, amount_refunded: Number(body['amount_refunded']) + amount, refunded: amount === left }
    })
    if (!charge) throw invalidRequest('This PaymentIntent has no charge to refund.', 'payment_intent')
    const refunded = await store.add('refund', {
      customerId: intent.customerId,
      body: {
        amount,
        currency: intent.body['currency'],
        charge: chargeId,
        payment_intent: intent.id,
        metadata: form.metadata,
        status: 'succeeded',
      },
    })
    await tell('charge.refunded', shownCharge(charge))
    return refunded
  }

  const listing = (path: string, kind: Kind): ProviderRoute => ({
    method: 'GET',
    path,
    answer: async ({ form }) => {
      const wish = listForm.parse(form)
      const found = await store.list(kind, {
        customerId: wish.customer,
        after: wish.starting_after,
        createdFrom: wish.created?.gte,
        limit: wish.limit,
      })
      return { body: shownPage(`/v1${path}`, found, wish.limit, shownPlain(kind)) }
    },
  })
  const reading = (path: string, kind: Kind): ProviderRoute => ({
    method: 'GET',
    path: `${path}/:id`,
    answer: async (call) => ({ body: shownPlain(kind)(await find(kind, idOf(call))) }),
  })

  const routes: readonly ProviderRoute[] = [
    {
      method: 'POST',
      path: '/payment_intents',
      answer: async ({ form: given }) => {
        const form = intentForm.parse(given)
        if (form.customer !== undefined) await find('customer', form.customer)
        if (form.payment_method !== undefined) await cardToPayWith(form.customer ?? null, form.payment_method)
        const added = await store.add('payment_intent', {
          customerId: form.customer ?? null,
          body: {
            amount: form.amount,
            amount_received: 0,
            capture_method: 'automatic',
            currency: form.currency,
            latest_charge: null,
            last_payment_error: null,
            metadata: form.metadata,
            next_action: null,
            payment_method: form.payment_method ?? null,
            payment_method_types: ['card'],
            return_url: form.return_url ?? null,
            status: form.payment_method === undefined ? 'requires_payment_method' : 'requires_confirmation',
          },
        })
        const intent = await change(added.id, {
          client_secret: `${added.id}_secret_${randomBytes(12).toString('hex')}`,
        })
        return form.confirm ? confirm(intent.id, {}) : { body: shownIntent(intent) }
      },
    },
    {
      method: 'POST',
      path: '/payment_intents/:id/confirm',
      answer: (call) => confirm(idOf(call), confirmForm.parse(call.form)),
    },
    {
      method: 'POST',
      path: '/payment_intents/:id/cancel',
      answer: async (call) => {
        const cancelled = await take(
          idOf(call),
          ['requires_payment_method', 'requires_confirmation', 'requires_action'],
          { status: 'canceled', next_action: null },
        )
        await tell('payment_intent.canceled', shownIntent(cancelled))
        return { body: shownIntent(cancelled) }
      },
    },
    {
      method: 'POST',
      path: '/refunds',
      answer: async ({ form }) => ({ body: shownRefund(await refund(refundForm.parse(form))) }),
    },
    ...(
      [
        ['/payment_intents', 'payment_intent'],
        ['/charges', 'charge'],
        ['/refunds', 'refund'],
        ['/events', 'event'],
      ] as const
    ).flatMap(([path, kind]) => [listing(path, kind), reading(path, kind)]),
  ]

  return {
    routes,
    async answerHolder(intentId, clientSecret, isConfirmed) {
      const intent = await store.find('payment_intent', intentId)
      if (intent?.body['client_secret'] !== clientSecret || intent.body['status'] !== 'requires_action')
        return undefined
      const taken = await take(intentId, ['requires_action'], { status: 'processing' })
      const card = await cardToPayWith(taken.customerId, String(taken.body['payment_method']))
      if (isConfirmed) await settle(taken, card)
      else
        await decline(taken, 'authentication_required', 'We could not confirm that this card is yours.').catch(() => {})
      const back = new URL(String(taken.body['return_url'] ?? address()))
      back.searchParams.set('payment_intent', intentId)
      back.searchParams.set('redirect_status', isConfirmed ? 'succeeded' : 'failed')
      return back.href
    },
  }
}
