/**
 * The card provider over its own client: an account of Stripe, or the local provider that speaks the same. A card of the wallet is a source
 * (2017-08-15) or a payment method, by the way in which it was added. Payments are payment intents, which take both.
 */
import type { CardWay } from '@member-care/domain/card/card-way.ts'
import { Stripe } from 'stripe'
import {
  CardProviderError,
  WALLET_API_VERSION,
  type CardProvider,
  type ChargeOutcome,
  type FoundPayment,
  type Payment,
  type ProviderForBrowsers,
} from './card-provider.ts'

export interface StripeAccount {
  readonly secretKey: string
  readonly publishableKey: string
  /** Signing secrets of webhooks: one, or while it is changed the old and the new one. */
  readonly webhookSecrets: readonly string[]
  /** Where our server reaches the provider. */
  readonly address: string
  /** Where browsers do. */
  readonly publicAddress: string
  readonly way: CardWay
  /** The page with the card fields, where they are not those of Stripe.js. */
  readonly fieldsPage: string | undefined
  readonly timeoutMs: number
}

/** What the provider keeps our id under, with a payment. */
const ORDER = 'order_id'
/** A page of a list. */
const PAGE = 100

export function createStripeProvider(account: StripeAccount): CardProvider {
  const { protocol, hostname, port } = new URL(account.address)
  const stripe = new Stripe(account.secretKey, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    port: port || (protocol === 'http:' ? 80 : 443),
    timeout: account.timeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
  })

  /** As the wallet of the way in force shows it. Undefined where the provider has no such customer (any more). */
  async function chosenCard(customerId: string): Promise<{ readonly cardId: string | undefined } | undefined> {
    const customer = await asked(() => stripe.customers.retrieve(customerId)).catch(unlessMissing)
    if (!customer || customer.deleted) return undefined
    const [source, method] = [customer.default_source, customer.invoice_settings.default_payment_method]
    return { cardId: idOf(account.way === 'sources' ? (source ?? method) : (method ?? source)) }
  }

  async function cardsOf(customerId: string): Promise<readonly Stripe.PaymentMethod[]> {
    const { data } = await asked(() => stripe.customers.listPaymentMethods(customerId, { type: 'card', limit: PAGE }))
    return data
  }

  /** Sources have a default of their own: both say the same, so that it is the same in either way. */
  async function choose(customerId: string, cardId: string): Promise<void> {
    await asked(() =>
      stripe.customers.update(customerId, {
        invoice_settings: { default_payment_method: cardId },
        ...(isSource(cardId) && { default_source: cardId }),
      }),
    )
  }

  /** The chosen one; where none is, as after the chosen one was deleted, the newest. */
  async function cardToCharge(customerId: string): Promise<string | undefined> {
    const chosen = await chosenCard(customerId)
    return chosen && (chosen.cardId ?? (await cardsOf(customerId))[0]?.id)
  }

  async function requireCard(customerId: string, cardId: string): Promise<void> {
    if (!(await cardsOf(customerId)).some(({ id }) => id === cardId))
      throw new CardProviderError('No such card.', {
        type: 'invalid_request_error',
        status: 404,
        code: 'resource_missing',
      })
  }

  return {
    forBrowsers: forBrowsersOf(account),
    async makeCustomer(idempotencyKey) {
      // Nothing of the person: the provider has their cards, and needs no more.
      const { id } = await asked(() => stripe.customers.create({}, { idempotencyKey }))
      return id
    },
    async deleteCustomer(customerId) {
      await asked(() => stripe.customers.del(customerId)).catch(unlessMissing)
    },
    async makeEphemeralKey(customerId) {
      const key = await asked(() =>
        stripe.ephemeralKeys.create({ customer: customerId }, { apiVersion: WALLET_API_VERSION }),
      ).catch(unlessMissing)
      if (!key?.secret) return undefined
      const { id, object, secret, created, expires, livemode } = key
      const associated = (key as { associated_objects?: { id: string; type: string }[] }).associated_objects
      return { id, object, secret, created, expires, livemode, associated_objects: associated ?? [] }
    },
    async beginCard(customerId) {
      const chosen = await chosenCard(customerId)
      if (!chosen) return undefined
      // A payment method that comes is no default by itself; without one the newest card pays, and that would be the one that comes.
      const present = chosen.cardId ?? (await cardsOf(customerId))[0]?.id
      if (present !== undefined && present !== chosen.cardId) await choose(customerId, present)
      const setup = await asked(() =>
        stripe.setupIntents.create({
          customer: customerId,
          usage: 'on_session',
          allowed_payment_method_types: ['card'],
        }),
      )
      return { setupId: setup.id, clientSecret: setup.client_secret ?? '' }
    },
    async finishCard(customerId, setupId) {
      const setup = await asked(() => stripe.setupIntents.retrieve(setupId)).catch(unlessMissing)
      if (!setup || idOf(setup.customer) !== customerId) return undefined
      const addedId = idOf(setup.payment_method)
      if (setup.status !== 'succeeded' || addedId === undefined) return 'unfinished'
      const cards = await cardsOf(customerId)
      const added = cards.find(({ id }) => id === addedId)
      if (!added || !cards.some((card) => card.id !== addedId && isSameCard(card, added))) return 'added'
      await asked(() => stripe.paymentMethods.detach(addedId))
      return 'had-already'
    },
    async listCards(customerId) {
      const chosen = await chosenCard(customerId)
      if (!chosen) return []
      const cards = await cardsOf(customerId)
      const paysWith = chosen.cardId ?? cards[0]?.id
      return cards.flatMap(({ id, card }) =>
        card
          ? {
              id,
              brand: card.brand,
              last4: card.last4,
              expMonth: card.exp_month,
              expYear: card.exp_year,
              isDefault: id === paysWith,
            }
          : [],
      )
    },
    async makeDefault(customerId, cardId) {
      await requireCard(customerId, cardId)
      await choose(customerId, cardId)
    },
    async removeCard(customerId, cardId) {
      await requireCard(customerId, cardId)
      const paysWith = await cardToCharge(customerId)
      await asked(() => stripe.paymentMethods.detach(cardId))
      const newest = paysWith === cardId ? (await cardsOf(customerId))[0] : undefined
      if (newest) await choose(customerId, newest.id)
    },
    async charge({ customerId, amountCents, currency, orderId, idempotencyKey, returnUrl }) {
      try {
        const card = await cardToCharge(customerId)
        if (card === undefined) return { outcome: 'no-card' }
        const intent = await stripe.paymentIntents.create(
          {
            amount: amountCents,
            currency,
            customer: customerId,
            payment_method: card,
            allowed_payment_method_types: ['card'],
            confirm: true,
            return_url: returnUrl,
            metadata: { [ORDER]: orderId },
          },
          // What is not known is looked up, and not sent again: an answer of 500 may be one that is only repeated.
          { idempotencyKey, maxNetworkRetries: 0 },
        )
        return outcomeOf(intent)
      } catch (error) {
        return outcomeOfFailure(error)
      }
    },
    async lookUp({ customerId, orderId }) {
      const found: Stripe.PaymentIntent[] = []
      await asked(async () => {
        for await (const intent of stripe.paymentIntents.list({ customer: customerId, limit: PAGE }))
          if (intent.metadata[ORDER] === orderId) found.push(intent)
      })
      // One that was paid says more than one that was tried after it.
      const told = found.find(({ status }) => status === 'succeeded') ?? found[0]
      return told ? foundPayment(stripe, told) : { outcome: 'none' }
    },
    async cancel(paymentId) {
      try {
        await asked(() => stripe.paymentIntents.cancel(paymentId))
        return true
      } catch (error) {
        const { status } = await asked(() => stripe.paymentIntents.retrieve(paymentId))
        if (status === 'canceled') return true
        if (status === 'succeeded') return false
        throw error
      }
    },
    async refund({ paymentId, amountCents, idempotencyKey }) {
      const { id } = await asked(() =>
        stripe.refunds.create(
          { payment_intent: paymentId, ...(amountCents !== undefined && { amount: amountCents }) },
          { idempotencyKey },
        ),
      )
      return { refundId: id }
    },
    async *listCharges(since) {
      const gte = Math.floor(since.getTime() / 1_000)
      for await (const charge of stripe.charges.list({ created: { gte }, limit: PAGE }))
        if (charge.paid) yield paymentOf(charge)
    },
    verifyWebhook(rawBody, signature) {
      for (const secret of account.webhookSecrets) {
        try {
          const event = stripe.webhooks.constructEvent(rawBody, signature, secret)
          const object = event.data.object as { id?: string; metadata?: Record<string, string> | null }
          return {
            id: event.id,
            type: event.type,
            objectId: object.id ?? '',
            orderId: object.metadata?.[ORDER],
            happenedAt: new Date(event.created * 1_000),
          }
        } catch (error) {
          if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw error
        }
      }
      return undefined
    },
  }
}

/** What its own fields need in a page (its guide to security, "Content security policy"): where they are not in force, nothing of it is allowed. */
const stripeJs = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connections: ['https://api.stripe.com'],
} as const

function forBrowsersOf({ publicAddress, publishableKey, way, fieldsPage }: StripeAccount): ProviderForBrowsers {
  const none = { scripts: [], frames: [], connections: [] }
  const framed = fieldsPage === undefined ? stripeJs : { ...none, frames: [new URL(fieldsPage).origin] }
  return {
    address: `${publicAddress}/v1`,
    publishableKey,
    way,
    fieldsPage: way === 'card-fields' ? fieldsPage : undefined,
    origins: way === 'card-fields' ? framed : { ...none, connections: [new URL(publicAddress).origin] },
  }
}

/** By what the provider calls it: payment methods begin with `pm_`. */
function isSource(cardId: string): boolean {
  return cardId.startsWith('card_') || cardId.startsWith('src_')
}

function isSameCard({ card: one }: Stripe.PaymentMethod, { card: other }: Stripe.PaymentMethod): boolean {
  if (!one || !other || one.exp_month !== other.exp_month || one.exp_year !== other.exp_year) return false
  return one.fingerprint != null && other.fingerprint != null
    ? one.fingerprint === other.fingerprint
    : one.brand === other.brand && one.last4 === other.last4
}

function outcomeOf(intent: Stripe.PaymentIntent): ChargeOutcome {
  switch (intent.status) {
    case 'succeeded':
      return { outcome: 'paid', paymentId: intent.id }
    case 'requires_action':
      return asksHolder(intent) ?? { outcome: 'unknown' }
    default:
      return { outcome: 'unknown' }
  }
}

function asksHolder({ id, client_secret: clientSecret, next_action: next }: Stripe.PaymentIntent) {
  const url = next?.redirect_to_url?.url
  return url && clientSecret ? ({ outcome: 'needs-customer', paymentId: id, clientSecret, url } as const) : undefined
}

/** Only what the provider says of the card or of the request is a no. Anything else leaves open whether it was paid. */
function outcomeOfFailure(error: unknown): ChargeOutcome {
  // The card to charge could not be asked for.
  if (error instanceof CardProviderError) return { outcome: 'unknown' }
  if (!(error instanceof Stripe.errors.StripeError)) throw error
  const { message, statusCode, rawType } = error
  const isNo =
    error instanceof Stripe.errors.StripeCardError || error instanceof Stripe.errors.StripeInvalidRequestError
  return isNo
    ? { outcome: 'declined', message, type: rawType ?? 'card_error', status: statusCode ?? 402 }
    : { outcome: 'unknown' }
}

async function foundPayment(stripe: Stripe, intent: Stripe.PaymentIntent): Promise<FoundPayment> {
  const { id: paymentId, status } = intent
  if (status === 'succeeded') {
    const chargeId = idOf(intent.latest_charge)
    const refundedCents =
      chargeId === undefined ? 0 : (await asked(() => stripe.charges.retrieve(chargeId))).amount_refunded
    const refundId = refundedCents === 0 ? undefined : ((await lastRefund(stripe, paymentId)) ?? chargeId)
    return { outcome: 'paid', paymentId, amountCents: intent.amount_received, refundedCents, refundId }
  }
  if (status === 'requires_action') return asksHolder(intent) ?? { outcome: 'under-way', paymentId }
  if (status === 'processing') return { outcome: 'under-way', paymentId }
  if (status === 'canceled') return { outcome: 'called-off' }
  const said = intent.last_payment_error
  // Without an error it was never put to the bank: the call that began it was cut off.
  return said ? { outcome: 'declined', paymentId, message: said.message ?? '' } : { outcome: 'none' }
}

async function lastRefund(stripe: Stripe, paymentId: string): Promise<string | undefined> {
  const { data } = await asked(() => stripe.refunds.list({ payment_intent: paymentId, limit: 1 }))
  return data[0]?.id
}

function paymentOf({
  payment_intent: intent,
  metadata,
  amount,
  amount_refunded: refundedCents,
  created,
  id,
}: Stripe.Charge): Payment {
  return {
    paymentId: idOf(intent) ?? id,
    orderId: metadata[ORDER],
    amountCents: amount,
    refundedCents,
    createdAt: new Date(created * 1_000),
  }
}

function idOf(named: string | { readonly id: string } | null | undefined): string | undefined {
  return (typeof named === 'string' ? named : named?.id) ?? undefined
}

/** @throws CardProviderError for what the provider refuses, and where it cannot be reached */
async function asked<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    const { message, statusCode, rawType, code } = error
    throw new CardProviderError(message, { type: rawType ?? 'api_connection_error', status: statusCode, code })
  }
}

function unlessMissing(error: unknown): undefined {
  if (error instanceof CardProviderError && error.code === 'resource_missing') return undefined
  throw error
}
