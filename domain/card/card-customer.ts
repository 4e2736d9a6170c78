/** The member's customer at the card provider with its cards, as the provider answers them (2§3), and how it changes (2§4). */
import { z } from 'zod'

const walletCardSchema = z.object({
  id: z.string(),
  object: z.literal('card'),
  brand: z.string(),
  last4: z.string(),
  exp_month: z.number(),
  exp_year: z.number(),
})
export type WalletCard = z.infer<typeof walletCardSchema>

export const cardSchema: z.ZodType<WalletCard> = walletCardSchema

export const cardCustomerSchema = z.object({
  default_source: z.string().nullable(),
  sources: z.object({
    // A customer may have sources of other kinds, which pay nothing here.
    data: z
      .array(z.unknown())
      .transform((sources) => sources.flatMap((source) => walletCardSchema.safeParse(source).data ?? [])),
  }),
})
export interface CardCustomer {
  readonly default_source: string | null
  readonly sources: { readonly data: readonly WalletCard[] }
}

/** A card that was added stands last; the first one is the default. */
export function withCard(customer: CardCustomer, card: WalletCard): CardCustomer {
  const others = customer.sources.data.filter(({ id }) => id !== card.id)
  return { ...customer, default_source: customer.default_source ?? card.id, sources: { data: [...others, card] } }
}

/** Which card is the default afterwards, the provider says. */
export function withoutCard(customer: CardCustomer, cardId: string): CardCustomer {
  return { ...customer, sources: { data: customer.sources.data.filter(({ id }) => id !== cardId) } }
}

/** What one card is told from another by, without its number (2§5). */
export interface CardLikeness {
  readonly last4: string
  /** 1 to 12. */
  readonly month: number
  /** With four digits. */
  readonly year: number
}

export function hasCardLike({ sources }: CardCustomer, { last4, month, year }: CardLikeness): boolean {
  return sources.data.some((card) => card.last4 === last4 && card.exp_month === month && card.exp_year === year)
}

export function defaultCardOf({ default_source: id, sources }: CardCustomer): WalletCard | undefined {
  return sources.data.find((card) => card.id === id)
}

/** As it stands on the card: MM/YY. */
export function expiryOf({ exp_month: month, exp_year: year }: WalletCard): string {
  return `${String(month).padStart(2, '0')}/${String(year % 100).padStart(2, '0')}`
}

/** A card is good until the end of its month. */
export function isExpired({ exp_month: month, exp_year: year }: WalletCard, today: string): boolean {
  return `${year}-${String(month).padStart(2, '0')}` < today.slice(0, 7)
}
