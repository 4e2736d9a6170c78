/**
 * The provider's own card fields in our page. What is typed into them is in frames of the provider's origin, and never in our page: they are
 * opened, confirmed and put away, and say how it went.
 */
import type { BegunCard } from '../../portal-api/wallet-api.ts'
import type { WalletProvider } from '../wallet-provider.ts'

export type Confirmed =
  /** `incomplete`: the fields say themselves what is wrong. `unknown`: no answer came, and the card may have been added. */
  | { readonly outcome: 'added' | 'incomplete' | 'unknown' }
  /** @param message in the provider's words; may be empty */
  | { readonly outcome: 'refused'; readonly message: string }

export interface CardFields {
  /** Adds the card that was typed, and leads its holder through what their bank asks. Not while it is at work already. */
  confirm(): Promise<Confirmed>
  destroy(): void
}

export interface CardFieldsPlace {
  readonly into: HTMLElement
  readonly provider: WalletProvider
  readonly begun: BegunCard
}

/** @returns once they can be typed into @throws where they cannot be opened */
export async function openCardFields(place: CardFieldsPlace): Promise<CardFields> {
  if (place.provider.fieldsUrl === '') {
    const { openStripeFields } = await import('./stripe-fields.ts')
    return openStripeFields(place)
  }
  const { openFramedFields } = await import('./framed-fields.ts')
  return openFramedFields(place)
}
