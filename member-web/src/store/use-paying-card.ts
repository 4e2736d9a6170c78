/** The card that pays: the default one of the wallet (2§4). */
import { defaultCardOf } from '@member-care/domain/card/card-customer.ts'
import { nameOfCard } from '../wallet/card-item.tsx'
import { useWallet } from '../wallet/use-wallet.ts'

/** `unknown` until the wallet is read, and where it cannot be: the server knows whom it charges. */
export type PayingCard = { readonly kind: 'unknown' | 'none' } | { readonly kind: 'card'; readonly name: string }

export function usePayingCard(): PayingCard {
  const value = useWallet().known.value?.customer
  if (value === undefined) return { kind: 'unknown' }
  const card = defaultCardOf(value)
  if (card !== undefined) return { kind: 'card', name: nameOfCard(card) }
  return { kind: value.sources.data.length === 0 ? 'none' : 'unknown' }
}
