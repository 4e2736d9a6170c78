/** What a wallet does in the provider's present way: all but the card's number goes through our server. */
import { ApiCallError } from '../portal-api/api-client.ts'
import { deleteCard, makeCardDefault, readCards } from '../portal-api/wallet-api.ts'
import type { CardCalls } from './wallet-calls.ts'

export const fieldCalls: CardCalls = {
  read: readCards,
  makeDefault: makeCardDefault,
  remove: (cardId) =>
    deleteCard(cardId).catch((error: unknown) => {
      // A card that another tab has deleted meanwhile is as well deleted.
      if (error instanceof ApiCallError && error.response.code === 404) return readCards()
      throw error
    }),
}
