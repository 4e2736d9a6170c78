/** Working days: Monday to Friday. Public holidays count as working days, because nobody keeps a list of them here. */
import { addDays, daysBetween } from './singapore-dates.ts'

const DAYS_OF_WEEK = 7
const WORKING_DAYS_OF_WEEK = 5
/** 1970-01-01 was a Thursday; days of the week count from Monday 0. */
const EPOCH = '1970-01-01'
const WEEKDAY_OF_EPOCH = 3

/** How many working days there are after one date, up to and including another. Singapore dates, YYYY-MM-DD; 0 when `to` is not later. */
export function workingDaysBetween(from: string, to: string): number {
  const days = daysBetween(from, to)
  if (days <= 0) return 0
  const wholeWeeks = Math.floor(days / DAYS_OF_WEEK)
  const rest = Array.from({ length: days % DAYS_OF_WEEK }, (_, day) => addDays(to, -day))
  return wholeWeeks * WORKING_DAYS_OF_WEEK + rest.filter(isWorkingDay).length
}

/** The earliest date since which no more than so many working days have passed by a day. Singapore dates, YYYY-MM-DD. */
export function earliestWithin(workingDays: number, today: string): string {
  let date = today
  let passed = isWorkingDay(date) ? 1 : 0
  // The day itself does not count, the days after it do: going back over a working day makes one more.
  while (passed <= workingDays) {
    date = addDays(date, -1)
    passed += isWorkingDay(date) ? 1 : 0
  }
  return date
}

/** The Monday of the week of a Singapore date, YYYY-MM-DD. */
export function mondayOf(date: string): string {
  return addDays(date, -weekdayOf(date))
}

function isWorkingDay(date: string): boolean {
  return weekdayOf(date) < WORKING_DAYS_OF_WEEK
}

/** Monday is 0. */
function weekdayOf(date: string): number {
  return (((daysBetween(EPOCH, date) + WEEKDAY_OF_EPOCH) % DAYS_OF_WEEK) + DAYS_OF_WEEK) % DAYS_OF_WEEK
}
