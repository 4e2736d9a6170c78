/** What may be counted as the pieces of a product that can still be sold. */

const MOST_PIECES = 1_000_000

/** Whether it is a whole number from 0 to a million. */
export function isPieceCount(pieces: number): boolean {
  return Number.isInteger(pieces) && pieces >= 0 && pieces <= MOST_PIECES
}

/** What somebody typed as a number of pieces; undefined for what is none. Separators of thousands may stand in it. */
export function typedPieces(typed: string): number | undefined {
  const digits = typed.trim().replaceAll(',', '')
  const pieces = Number(digits)
  return /^\d+$/.test(digits) && isPieceCount(pieces) ? pieces : undefined
}
