/** What holds for every purchase in the store (2§9, LIM-020). */

/** So many pieces of a product may be bought at once; at least one. */
export const MOST_PIECES = 10

/** The currency of every price. */
export const STORE_CURRENCY = 'SGD'

/** The rate of Singapore's goods and services tax from 2024 on, in percent. Prices include it. */
export const GST_PERCENT = 9

/** The whole price, GST included, in cents (STO-004). */
export function totalCentsOf({
  pieces,
  unitPriceCents,
}: {
  readonly pieces: number
  readonly unitPriceCents: number
}): number {
  return pieces * unitPriceCents
}

/** The GST that a price includes, in cents, rounded half up. */
export function gstWithin(totalCents: number, gstPercent: number): number {
  return Math.round((totalCents * gstPercent) / (100 + gstPercent))
}

/** Whether somebody may buy so many pieces at once. */
export function isQuantity(pieces: number): boolean {
  return Number.isInteger(pieces) && pieces >= 1 && pieces <= MOST_PIECES
}
