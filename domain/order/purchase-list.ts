/** The list of purchases as its buyer sees it (STO-012, STO-013). */
import type { PurchaseAnswer } from './purchase.ts'

type Placed = Pick<PurchaseAnswer, 'uuid' | 'created' | 'redeemedDate'>

/** The list with the result of buying, redeeming or giving back, in its place: it replaces the purchase of its uuid, or is added. */
export function withPurchase<Purchase extends Placed>(
  purchases: readonly Purchase[],
  purchase: Purchase,
): readonly Purchase[] {
  return [...purchases.filter(({ uuid }) => uuid !== purchase.uuid), purchase].sort(inTheirOrder)
}

/** Not redeemed first, then those that were redeemed last, then those that were bought last. */
function inTheirOrder(one: Placed, other: Placed): number {
  const [redeemed, otherRedeemed] = [one.redeemedDate, other.redeemedDate]
  if (redeemed !== otherRedeemed) {
    if (redeemed === null) return -1
    if (otherRedeemed === null) return 1
    return redeemed < otherRedeemed ? 1 : -1
  }
  if (one.created !== other.created) return one.created < other.created ? 1 : -1
  return one.uuid < other.uuid ? -1 : 1
}
