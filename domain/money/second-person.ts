/** Four eyes: above the client's limit one administrator alone does not decide. */

/**
 * Whether an amount is only proposed, for a second person to agree to. Both in cents.
 * @param aboveCents the client's limit; undefined where it has none
 */
export function needsSecondPerson(amountCents: number, aboveCents: number | undefined): boolean {
  return aboveCents !== undefined && amountCents > aboveCents
}
