/** How long a member has waited for the desk, and when that is too long (S97). Only office hours count: at night nobody is late. */
import { spansOf } from '../clinic/hours-of-day.ts'
import { addDays, singaporeInstant, singaporeToday } from '../dates/singapore-dates.ts'
import { isWorkingDay, type Holidays } from '../dates/working-days.ts'

const MINUTE_MS = 60_000
/** Who has waited longer is late by any measure. */
const DAYS_COUNTED = 31

/**
 * Whole minutes of office hours between two instants.
 * @param hours as opening hours are written, `9am–1pm, 2pm–6pm`
 * @param holidays Singapore dates on which nobody works
 */
export function officeMinutesBetween(hours: string, from: Date, to: Date, holidays: Holidays): number {
  const spans = spansOf(hours) ?? []
  const last = singaporeToday(to)
  let milliseconds = 0
  // A shift of the evening before may still go on after midnight.
  let day = addDays(singaporeToday(from), -1)
  for (let counted = 0; day <= last && counted <= DAYS_COUNTED; counted += 1) {
    if (isWorkingDay(day, holidays)) {
      const midnight = singaporeInstant(day, '00:00').getTime()
      for (const span of spans) {
        const begin = Math.max(from.getTime(), midnight + span.from * MINUTE_MS)
        const end = Math.min(to.getTime(), midnight + span.to * MINUTE_MS)
        milliseconds += Math.max(0, end - begin)
      }
    }
    day = addDays(day, 1)
  }
  return Math.floor(milliseconds / MINUTE_MS)
}

export type WaitUrgency = 'good' | 'soon' | 'late'

/** From so many minutes of office hours on; the first that is reached counts. */
const limits: readonly { readonly minutes: number; readonly urgency: WaitUrgency }[] = [
  { minutes: 15, urgency: 'late' },
  { minutes: 5, urgency: 'soon' },
  { minutes: 0, urgency: 'good' },
]

/** @param minutes of office hours, as {@link officeMinutesBetween} tells them */
export function waitUrgency(minutes: number): WaitUrgency {
  return limits.find((limit) => minutes >= limit.minutes)?.urgency ?? 'good'
}
