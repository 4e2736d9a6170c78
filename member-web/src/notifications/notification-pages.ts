/** Pages of the list put together. */
import type { NotificationRecord } from '@member-care/domain/notification/live-messages.ts'

export const PAGE = 20
/** As many as the server gives at once. */
const LARGEST_PAGE = 100

/** How many to ask for, so that as far as possible all that is shown is brought up to date. */
export function refreshSize(shown: number): number {
  return Math.min(Math.max(shown, PAGE), LARGEST_PAGE)
}

/** A list and the older ones below it; what both have stands once, as the first has it. */
export function withOlder(
  list: readonly NotificationRecord[],
  older: readonly NotificationRecord[],
): readonly NotificationRecord[] {
  const present = new Set(list.map(({ _id }) => _id))
  return [...list, ...older.filter(({ _id }) => !present.has(_id))]
}

/** The list after some, or all, were read. What was read before keeps its time. */
export function withReadMarks(
  list: readonly NotificationRecord[],
  which: readonly string[] | 'all',
  now: Date,
): readonly NotificationRecord[] {
  return list.map((one) =>
    one.readAt === null && (which === 'all' || which.includes(one._id)) ? { ...one, readAt: now.toISOString() } : one,
  )
}
