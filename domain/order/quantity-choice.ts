/** How many pieces of a product a member may choose (STO-003, LIM-020). */
import { MOST_PIECES } from './order-terms.ts'

/** So few are told: whoever wants one should know. */
const FEW_LEFT = 5

/** The quantities that can be bought now: 1 to 10, and not more than there are. @param left pieces that can be bought */
export function quantitiesOf(left: number): readonly number[] {
  return Array.from({ length: Math.max(0, Math.min(MOST_PIECES, left)) }, (_, index) => index + 1)
}

/** What is said of the stock. @param left pieces that can be bought */
export function stockLevelOf(left: number): 'sold-out' | 'few' | 'available' {
  if (left <= 0) return 'sold-out'
  return left <= FEW_LEFT ? 'few' : 'available'
}
