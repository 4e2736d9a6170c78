/** The member's cards at our server, in the provider's present way (S113). */
import type { AnswerOf } from '@member-care/api/client/client.ts'
import type { CardCustomer } from '@member-care/domain/card/card-customer.ts'
import { answered, api } from './api-client.ts'

export type FinishedCard = AnswerOf<'/api/wallet/cards/finish', 'post'>
/** A card that was begun: with its secret the provider's fields confirm it, and nothing else. */
export type BegunCard = AnswerOf<'/api/wallet/cards', 'post'>

export function readCards(): Promise<CardCustomer> {
  return answered(api.GET('/api/wallet/cards'))
}

export function beginCard(): Promise<BegunCard> {
  return answered(api.POST('/api/wallet/cards'))
}

export function finishCard(setupId: string): Promise<FinishedCard> {
  return answered(api.POST('/api/wallet/cards/finish', { body: { setupId } }))
}

export function makeCardDefault(cardId: string): Promise<CardCustomer> {
  return answered(api.POST('/api/wallet/cards/{cardId}/default', { params: { path: { cardId } } }))
}

export function deleteCard(cardId: string): Promise<CardCustomer> {
  return answered(api.DELETE('/api/wallet/cards/{cardId}', { params: { path: { cardId } } }))
}
