/** How long to wait before connecting again. */

const FIRST_MS = 1_000
const LONGEST_MS = 60_000

/**
 * Milliseconds: twice as long after each failure, up to a minute, and somewhere between half of that and all of it:
 * after an outage, not every browser comes back at the same moment.
 * @param failures since the connection last stood; 1 for the first
 * @param random 0 to 1
 */
export function reconnectPause(failures: number, random: number): number {
  const longest = Math.min(FIRST_MS * 2 ** (failures - 1), LONGEST_MS)
  return longest / 2 + (longest / 2) * random
}
