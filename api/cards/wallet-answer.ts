/** Cards of the provider's present way, told as the wallet knows them (2§3). */
import { cardSchema } from '@member-care/domain/card/card-customer.ts'
import { z } from 'zod'
import type { KeptCard } from '../integrations/payments/card-provider.ts'

/** The six brands that the wallet knows (WAL-019), by what the present way calls them. */
const walletBrands: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'MasterCard',
  amex: 'American Express',
  discover: 'Discover',
  jcb: 'JCB',
  diners: 'Diners Club',
}

/** As the provider's calls of 2017-08-15 answer a customer, so that a wallet is one thing in either way. */
export const walletSchema = z.object({
  default_source: z.string().nullable(),
  sources: z.object({ data: z.array(cardSchema) }),
})
type WalletAnswer = z.infer<typeof walletSchema>

/** @param cards newest first; in the wallet the newest stands last (WAL-009) */
export function walletOf(cards: readonly KeptCard[]): WalletAnswer {
  return {
    default_source: cards.find(({ isDefault }) => isDefault)?.id ?? null,
    sources: {
      data: cards.toReversed().map(({ id, brand, last4, expMonth, expYear }) => ({
        id,
        object: 'card',
        brand: walletBrands[brand] ?? 'Unknown',
        last4,
        exp_month: expMonth,
        exp_year: expYear,
      })),
    },
  }
}
