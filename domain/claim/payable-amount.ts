/** What can be paid on a claim: judged alike where it is typed and where it is decided. */
import { MAXIMUM_AMOUNT_CENTS } from '../money/money.ts'

export interface ClaimedAmount {
  /** In hundredths of `currency`. */
  readonly amountCents: number
  readonly currency: string
}

/** In Singapore cents: no more than was claimed, and for another currency no more than can be claimed at all. A slip of a digit pays nobody. */
function mostPayable({ amountCents, currency }: ClaimedAmount): number {
  return currency === 'SGD' ? amountCents : MAXIMUM_AMOUNT_CENTS
}

/** Takes Singapore cents, undefined where no amount could be read; gives the code of what stands against paying them, or undefined. */
export function payableObstacle(
  payableCents: number | undefined,
  claimed: ClaimedAmount,
): 'PAYABLE_AMOUNT_INVALID' | 'PAYABLE_ABOVE_AMOUNT' | undefined {
  if (payableCents === undefined || !Number.isSafeInteger(payableCents) || payableCents < 0)
    return 'PAYABLE_AMOUNT_INVALID'
  return payableCents > mostPayable(claimed) ? 'PAYABLE_ABOVE_AMOUNT' : undefined
}
