/** The calls behind the e-card, and behind the page on which a clinic checks one. */
import type { AnswerOf } from '@member-care/api/client/client.ts'
import { answered, api, quietApi } from './api-client.ts'

export type CheckedCard = AnswerOf<'/api/ecard/verify', 'post'>

/** The cards that hold today. */
export function readECards(signal: AbortSignal): Promise<AnswerOf<'/api/ecard/check', 'get'>> {
  return answered(api.GET('/api/ecard/check', { signal }))
}

/** What a card's code is worth now. Anybody may ask. */
export function checkCardCode(code: string, signal: AbortSignal): Promise<CheckedCard> {
  return answered(quietApi.POST('/api/ecard/verify', { body: { code }, signal }))
}
