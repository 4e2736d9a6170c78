/** Whether a clinic is open at an instant: by its hours, the day of the week in Singapore, and the public holidays. */
import { addDays, daysBetween, singaporeTime, singaporeToday } from '../dates/singapore-dates.ts'
import { mondayOf } from '../dates/working-days.ts'
import { MINUTES_OF_DAY, MINUTES_OF_HOUR, spansOf, timeOf } from './hours-of-day.ts'
import type { HourLine } from './opening-hours.ts'

/** A day on which most of Singapore rests, YYYY-MM-DD. */
export interface PublicHoliday {
  readonly day: string
  readonly name: string
}

export type OpenState =
  /** Until a time of day, HH:mm; null where it never closes. */
  | { readonly isOpen: true; readonly until: string | null }
  /** `opensAt`: when it opens today; null when it does not any more. */
  | { readonly isOpen: false; readonly opensAt: string | null }

const SATURDAY = 5
const SUNDAY = 6

/** What of an instant decides which clinics are open: worked out once for all of them. */
export interface ClinicMoment {
  /** Of the Singapore day. */
  readonly minute: number
  /** Whose hours hold; undefined in a year of which no holiday is known. */
  readonly today: HourLine | undefined
  readonly yesterday: HourLine | undefined
  /** What the public holiday is called. */
  readonly holiday: string | undefined
}

/** @param holidays those of the years around the instant */
export function clinicMoment(instant: Date, holidays: readonly PublicHoliday[]): ClinicMoment {
  const day = singaporeToday(instant)
  return {
    minute: minuteOf(singaporeTime(instant)),
    today: lineOn(day, holidays),
    yesterday: lineOn(addDays(day, -1), holidays),
    holiday: holidays.find((holiday) => holiday.day === day)?.name,
  }
}

/**
 * Undefined where it cannot be told: hours that leave a doubt, and a year of which no holiday is known.
 * @param hours the lines h1 to h4 of the clinic
 */
export function openState(
  hours: Readonly<Record<HourLine, string>>,
  { minute, today, yesterday }: ClinicMoment,
): OpenState | undefined {
  const ofToday = today && spansOf(hours[today])
  if (!ofToday) return undefined
  const lastNight = ((yesterday && spansOf(hours[yesterday])) ?? [])
    .map(({ from, to }) => ({ from: from - MINUTES_OF_DAY, to: to - MINUTES_OF_DAY }))
    .filter(({ to }) => to > 0)
  const spans = [...lastNight, ...ofToday].toSorted((one, other) => one.from - other.from)
  const open = spans.find(({ from, to }) => from <= minute && minute < to)
  if (open) return { isOpen: true, until: open.to - open.from >= MINUTES_OF_DAY ? null : timeOf(open.to) }
  const next = spans.find(({ from }) => from > minute)
  return { isOpen: false, opensAt: next ? timeOf(next.from) : null }
}

function lineOn(day: string, holidays: readonly PublicHoliday[]): HourLine | undefined {
  if (!holidays.some((holiday) => holiday.day.slice(0, 4) === day.slice(0, 4))) return undefined
  if (holidays.some((holiday) => holiday.day === day)) return 'h4'
  const weekday = daysBetween(mondayOf(day), day)
  return weekday === SATURDAY ? 'h2' : weekday === SUNDAY ? 'h3' : 'h1'
}

function minuteOf(time: string): number {
  const [hours, minutes] = time.split(':')
  return Number(hours) * MINUTES_OF_HOUR + Number(minutes)
}
