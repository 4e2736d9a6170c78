/** What the local card provider answers: its objects in the provider's words. */
import { isMethod, type LocalCardStore, type Stored } from './local-card-store.ts'
import type { CardBehaviour } from './test-cards.ts'

/** What is kept of a card. */
export interface KeptCard {
  /** As card-validator has it. */
  readonly type: string
  readonly last4: string
  readonly expMonth: number
  readonly expYear: number
  /** Keyed hash of the number. */
  readonly fingerprint: string
  readonly behaviour: CardBehaviour
}

/** Each brand as the calls with sources name it, and as those with payment methods do. */
const brands: Readonly<Record<string, readonly [source: string, method: string]>> = {
  visa: ['Visa', 'visa'],
  mastercard: ['MasterCard', 'mastercard'],
  'american-express': ['American Express', 'amex'],
  discover: ['Discover', 'discover'],
  jcb: ['JCB', 'jcb'],
  'diners-club': ['Diners Club', 'diners'],
}

const list = (url: string, data: readonly unknown[], hasMore = false) => ({
  object: 'list',
  url,
  has_more: hasMore,
  data,
})

/** A page of a list, of one more than was asked for. */
export function shownPage(url: string, found: readonly Stored[], limit: number, show: (stored: Stored) => unknown) {
  return list(url, found.slice(0, limit).map(show), found.length > limit)
}

export function cardOf({ body }: Stored): KeptCard {
  return body as unknown as KeptCard
}

/** As a source of a customer (2§3, "Card in wallet"). */
export function shownCard(stored: Stored) {
  const { type, last4, expMonth, expYear, fingerprint } = cardOf(stored)
  return {
    id: stored.id,
    object: 'card',
    brand: brands[type]?.[0] ?? 'Unknown',
    country: 'SG',
    customer: stored.customerId,
    cvc_check: 'pass',
    exp_month: expMonth,
    exp_year: expYear,
    fingerprint,
    funding: 'credit',
    last4,
    metadata: {},
    name: null,
  }
}

/** The same card as the provider's present interface has it. */
export function shownMethod(stored: Stored) {
  const { type, last4, expMonth, expYear, fingerprint } = cardOf(stored)
  return {
    id: stored.id,
    object: 'payment_method',
    type: 'card',
    billing_details: { address: null, email: null, name: null, phone: null },
    card: {
      brand: brands[type]?.[1] ?? 'unknown',
      country: 'SG',
      exp_month: expMonth,
      exp_year: expYear,
      fingerprint,
      funding: 'credit',
      last4,
    },
    created: stored.created,
    customer: stored.customerId,
    livemode: false,
    metadata: {},
  }
}

/** With its sources, newest last. Payment methods have a list of their own. */
export async function shownCustomer(store: LocalCardStore, stored: Stored) {
  const cards = (await store.list('card', { customerId: stored.id, limit: 100 })).filter((card) => !isMethod(card))
  const url = `/v1/customers/${stored.id}/sources`
  const chosen = (name: 'defaultCard' | 'defaultMethod') => (stored.body[name] as string | null | undefined) ?? null
  return {
    id: stored.id,
    object: 'customer',
    created: stored.created,
    default_source: chosen('defaultCard'),
    invoice_settings: { default_payment_method: chosen('defaultMethod') },
    livemode: false,
    metadata: stored.body['metadata'] ?? {},
    sources: { ...list(url, cards.toReversed().map(shownCard)), total_count: cards.length },
  }
}

export function shownPlain(kind: string) {
  return ({ id, created, customerId, body }: Stored) => ({
    id,
    object: kind,
    created,
    livemode: false,
    ...(customerId !== null && { customer: customerId }),
    ...body,
  })
}
