/** Parts of amounts without floating point. A half cent is rounded up (S13). */

/** All of it, in the millionths that shares are kept in. */
const WHOLE = 1_000_000

/** `amount × numerator ÷ denominator`, rounded half up to a whole cent. All are whole numbers of zero or more. */
export function portion(amount: number, numerator: number, denominator: number): number {
  return Number((2n * BigInt(amount) * BigInt(numerator) + BigInt(denominator)) / (2n * BigInt(denominator)))
}

/** The sum of several shares of amounts, rounded once: so that the parts of a percentage lose no cent between them. */
export function sumOfShares(parts: readonly (readonly [amount: number, share: number])[]): number {
  const millionths = parts.reduce((sum, [amount, share]) => sum + BigInt(amount) * BigInt(share), 0n)
  return Number((2n * millionths + BigInt(WHOLE)) / (2n * BigInt(WHOLE)))
}

/** `amount × numerator ÷ denominator`, rounded down: for what is left when only some of the days or units are. */
export function portionDown(amount: number, numerator: number, denominator: number): number {
  return Number((BigInt(amount) * BigInt(numerator)) / BigInt(denominator))
}
