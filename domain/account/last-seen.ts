/** How long a device shows what a member was last shown, without asking the server (S119). */

export const LAST_SEEN_DAYS = 7

/** @param seenAt when the server answered. A clock that was put back before it counts for nothing. */
export function mayStillBeShown(seenAt: Date, now: Date): boolean {
  const age = now.getTime() - seenAt.getTime()
  return age >= 0 && age <= LAST_SEEN_DAYS * 24 * 60 * 60 * 1_000
}
