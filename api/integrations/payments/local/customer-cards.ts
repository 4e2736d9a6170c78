/** The cards of a customer of the local card provider, in whichever way they came: made of what was typed, added, and taken away. */
import { isMethod, newMethodId } from './local-card-store.ts'
import type { ProviderParts, Stored } from './provider-call.ts'
import { cardError, invalidRequest, missing } from './provider-error.ts'
import { readCard } from './read-card.ts'
import { cardOf } from './shown-objects.ts'

/** Of one customer. */
export const MOST_CARDS = 100

export interface CustomerCards {
  /** A card of nobody's yet. @throws ProviderError for what is wrong with it */
  make(typed: unknown, way?: 'source' | 'method'): Promise<Stored>
  /** The first source of a customer is their default one; no payment method is by itself. @throws ProviderError */
  add(customerId: string, card: Stored): Promise<Stored>
  /** When the default source goes, the one that was added last takes its place; a default payment method leaves none. */
  remove(customerId: string, cardId: string): Promise<void>
  /** @throws ProviderError for one that this customer does not have */
  find(customerId: string, cardId: string): Promise<Stored>
  /** As `find`, of sources alone. */
  sourceOf(customerId: string, cardId: string): Promise<Stored>
  /** Newest first. */
  list(customerId: string): Promise<readonly Stored[]>
}

export function createCustomerCards({
  store,
  fingerprint,
}: Pick<ProviderParts, 'store' | 'fingerprint'>): CustomerCards {
  const list = (customerId: string) => store.list('card', { customerId, limit: MOST_CARDS })
  const find = async (customerId: string, cardId: string) => {
    const stored = await store.find('card', cardId)
    if (stored?.customerId !== customerId) throw missing(cardId, 'source')
    return stored
  }
  return {
    list,
    find,
    async sourceOf(customerId, cardId) {
      const card = await find(customerId, cardId)
      if (isMethod(card)) throw missing(cardId, 'source')
      return card
    },
    make: (typed, way = 'source') =>
      store.add('card', {
        ...(way === 'method' && { id: newMethodId() }),
        body: { ...readCard(typed, { fingerprint, now: store.now() }) },
      }),
    async add(customerId, card) {
      if (cardOf(card).behaviour === 'declined-when-added')
        throw cardError('card_declined', 'Your card was declined.', { decline_code: 'generic_decline' })
      if ((await list(customerId)).length >= MOST_CARDS)
        throw invalidRequest(`A customer has at most ${MOST_CARDS} cards.`)
      if (!(await store.give(card.id, customerId))) throw invalidRequest('This card is in use already.', 'source')
      if (!isMethod(card))
        await store.change('customer', customerId, (body) => ({ ...body, defaultCard: body['defaultCard'] ?? card.id }))
      return { ...card, customerId }
    },
    async remove(customerId, cardId) {
      await store.remove('card', cardId)
      const newest = (await list(customerId)).find((card) => !isMethod(card))
      await store.change('customer', customerId, (body) => ({
        ...body,
        ...(body['defaultCard'] === cardId && { defaultCard: newest?.id ?? null }),
        ...(body['defaultMethod'] === cardId && { defaultMethod: null }),
      }))
    },
  }
}
