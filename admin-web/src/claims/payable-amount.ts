/** A payable amount as it is typed, judged before anything is sent. */
import { payableObstacle } from '@member-care/domain/claim/payable-amount.ts'
import { MAXIMUM_AMOUNT_CENTS, parseCents, parseExactCents } from '@member-care/domain/money/money.ts'
import { claimRefusalTexts } from '@member-care/domain/texts/claim-refusal-texts.ts'

/** What was claimed, as the API answers it: `amount` is a decimal text. */
export interface Claimed {
  readonly amount: string
  readonly currency: string
}

/** Gives the amount in Singapore cents, or the text that says what is wrong with it. */
export function judgePayable(
  typed: string,
  { amount, currency }: Claimed,
): { readonly cents: number; readonly problem?: never } | { readonly cents?: never; readonly problem: string } {
  const cents = parseExactCents(typed)
  // A claimed amount that cannot be read is judged by the server alone.
  const obstacle = payableObstacle(cents, { amountCents: parseCents(amount) ?? MAXIMUM_AMOUNT_CENTS, currency })
  return cents === undefined || obstacle !== undefined
    ? { problem: claimRefusalTexts[obstacle ?? 'PAYABLE_AMOUNT_INVALID'] }
    : { cents }
}
