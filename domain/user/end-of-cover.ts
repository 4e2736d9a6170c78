/** When a cover ends, and whom its end takes along (S80, S81). The end is the last covered day in Singapore. */

/** Whether a cover has ended before a day. @param end undefined or null: it has no end */
export function hasEndedBefore(end: string | null | undefined, day: string): boolean {
  return end != null && end < day
}

/** Whether one of these covers goes on, or is to begin: who somebody is, is not for companies outside it to say (S88, S128). */
export function isCoveredBy(
  covers: readonly { readonly effectiveEndDate?: string | null | undefined }[],
  today: string,
): boolean {
  return covers.some(({ effectiveEndDate }) => !hasEndedBefore(effectiveEndDate, today))
}

/** Whether a cover goes on after a day, so that somebody whose last day it is cannot cover them any longer. */
export function endsAfter(end: string | null | undefined, day: string): boolean {
  return end == null || end > day
}
