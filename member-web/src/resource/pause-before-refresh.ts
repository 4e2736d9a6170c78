/** How often a screen that waits for something asks again. */

const SECOND = 1_000
const MINUTE = 60 * SECOND

/**
 * Milliseconds until the next time: seconds at first, less often when it takes longer. Undefined after a quarter of an hour:
 * a page that nobody uses must let its session end (S08).
 * @param waited milliseconds since the waiting began
 */
export function pauseBeforeRefresh(waited: number): number | undefined {
  if (waited < 2 * MINUTE) return 3 * SECOND
  return waited < 15 * MINUTE ? 20 * SECOND : undefined
}
