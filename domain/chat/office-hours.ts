/** When somebody of a desk answers members: within hours that the installation sets, on Singapore's working days (S97). */
import { spansOf, type OpenSpan } from '../clinic/hours-of-day.ts'
import { addDays, singaporeInstant, singaporeTime, singaporeToday } from '../dates/singapore-dates.ts'
import { isWorkingDay, type Holidays } from '../dates/working-days.ts'

export type DeskHours =
  | { readonly isOpen: true }
  | { readonly isOpen: false; /** When somebody answers again. */ readonly opensAt: Date | undefined }

/** Longer than this no desk rests. */
const DAYS_LOOKED_AHEAD = 31
const MINUTES_OF_HOUR = 60

/**
 * @param hours as opening hours are written, `9am–1pm, 2pm–6pm`; see {@link areOfficeHours}
 * @param holidays Singapore dates on which nobody works
 */
export function deskHours(hours: string, instant: Date, holidays: Holidays): DeskHours {
  const spans = spansOf(hours) ?? []
  const today = singaporeToday(instant)
  const minute = minuteOf(singaporeTime(instant))
  if (isWorkingDay(today, holidays) && spans.some(({ from, to }) => from <= minute && minute < to))
    return { isOpen: true }
  for (let ahead = 0; ahead <= DAYS_LOOKED_AHEAD; ahead += 1) {
    const day = addDays(today, ahead)
    const next = spans.find(({ from }) => ahead > 0 || from > minute)
    if (next && isWorkingDay(day, holidays)) return { isOpen: false, opensAt: singaporeInstant(day, timeOf(next)) }
  }
  return { isOpen: false, opensAt: undefined }
}

/** Whether a text says when an office is open, and leaves no doubt. */
export function areOfficeHours(text: string): boolean {
  return (spansOf(text)?.length ?? 0) > 0
}

function minuteOf(time: string): number {
  const [hours, minutes] = time.split(':')
  return Number(hours) * MINUTES_OF_HOUR + Number(minutes)
}

function timeOf({ from }: OpenSpan): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${two(Math.floor(from / MINUTES_OF_HOUR))}:${two(from % MINUTES_OF_HOUR)}`
}
