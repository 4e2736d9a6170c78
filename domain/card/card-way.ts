/** How a card comes into the wallet (S113). */

/** `sources`: the calls of 2017-08-15, from fields of ours. `card-fields`: the provider's present way, from its own fields. */
export const cardWays = ['sources', 'card-fields'] as const
export type CardWay = (typeof cardWays)[number]
