/** A card as it was typed. It is looked at here and nowhere else; its number and its code are kept nowhere. */
import cardValidator from 'card-validator'
import { z } from 'zod'
import { cardError, invalidRequest } from './provider-error.ts'
import type { KeptCard } from './shown-objects.ts'
import { behaviourOf } from './test-cards.ts'

const typedCard = z.object({
  number: z.string().max(40),
  exp_month: z.string().max(4),
  exp_year: z.string().max(4),
  cvc: z.string().max(8).default(''),
})

/**
 * What may be kept of a card.
 * @param typed `card` of the form
 * @throws ProviderError with the provider's words for what is wrong
 */
export function readCard(typed: unknown, by: { fingerprint: (number: string) => string; now: Date }): KeptCard {
  const parsed = typedCard.safeParse(typed)
  if (!parsed.success) throw invalidRequest('Missing required param: card.', 'card')
  const number = parsed.data.number.replaceAll(/[\s-]/g, '')
  const { isValid, card } = cardValidator.number(number)
  if (!isValid || !card) throw cardError('incorrect_number', 'Your card number is incorrect.', { param: 'number' })
  const month = Number(parsed.data.exp_month)
  if (!Number.isInteger(month) || month < 1 || month > 12)
    throw cardError('invalid_expiry_month', "Your card's expiration month is invalid.", { param: 'exp_month' })
  const year = fullYear(Number(parsed.data.exp_year))
  if (!Number.isInteger(year) || year * 12 + month < by.now.getUTCFullYear() * 12 + by.now.getUTCMonth() + 1)
    throw cardError('invalid_expiry_year', "Your card's expiration year is invalid.", { param: 'exp_year' })
  if (!cardValidator.cvv(parsed.data.cvc, card.code.size).isValid)
    throw cardError('invalid_cvc', "Your card's security code is invalid.", { param: 'cvc' })
  return {
    type: card.type,
    last4: number.slice(-4),
    expMonth: month,
    expYear: year,
    fingerprint: by.fingerprint(number),
    behaviour: behaviourOf(number),
  }
}

function fullYear(year: number): number {
  return year < 100 ? 2_000 + year : year
}
