/**
 * How much an upload takes at once. It takes much while the read models keep up. It takes little while the product is
 * busy with its members, who wait for the same read models.
 */

export const FEWEST_FAMILIES = 50
/**
 * The appends of these families go together, so the followers of the log have fewer pages to read. A larger piece would
 * gain no more.
 */
export const MOST_FAMILIES = 200

/** A member who signs in or files a claim meanwhile waits for at most two pieces, and for what is their own. */
const AIM_MS = 150

/** @param behindMs how long the read models took to show a piece after it was written */
export function keepsUp(behindMs: number): boolean {
  return behindMs <= AIM_MS
}

/** @returns how many families to take next, after a piece of so many */
export function nextPieceSize(families: number, behindMs: number): number {
  const change = Math.min(Math.max(AIM_MS / behindMs, 0.5), 1.5)
  return Math.min(Math.max(Math.round(families * change), FEWEST_FAMILIES), MOST_FAMILIES)
}
