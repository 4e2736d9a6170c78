/** Working days: Monday to Friday. Public holidays count as working days, but where they are given. */
import { addDays, daysBetween } from './singapore-dates.ts'

const DAYS_OF_WEEK = 7
const WORKING_DAYS_OF_WEEK = 5
/** 1970-01-01 was a Thursday; days of the week count from Monday 0. */
const EPOCH = '1970-01-01'
const WEEKDAY_OF_EPOCH = 3

/** Public holidays: Singapore dates, YYYY-MM-DD. */
export type Holidays = ReadonlySet<string>

const noHolidays: Holidays = new Set()

/**
 * How many working days there are after one date, up to and including another. Singapore dates, YYYY-MM-DD; 0 when `to` is not later.
 * @param holidays days on which nobody works either
 */
export function workingDaysBetween(from: string, to: string, holidays: Holidays = noHolidays): number {
  const days = daysBetween(from, to)
  if (days <= 0) return 0
  const wholeWeeks = Math.floor(days / DAYS_OF_WEEK)
  const rest = Array.from({ length: days % DAYS_OF_WEEK }, (_, day) => addDays(to, -day))
  const taken = [...holidays].filter((day) => day > from && day <= to && isWeekday(day))
  return wholeWeeks * WORKING_DAYS_OF_WEEK + rest.filter(isWeekday).length - taken.length
}

/** The earliest date since which no more than so many working days have passed by a day. Singapore dates, YYYY-MM-DD. */
export function earliestWithin(workingDays: number, today: string): string {
  let date = today
  while (workingDaysBetween(addDays(date, -1), today) <= workingDays) date = addDays(date, -1)
  return date
}

/**
 * The latest date up to which there are no more than so many working days after a day. Singapore dates, YYYY-MM-DD.
 * @param holidays days on which nobody works either
 */
export function latestWithin(workingDays: number, today: string, holidays: Holidays): string {
  let date = today
  while (workingDaysBetween(today, addDays(date, 1), holidays) <= workingDays) date = addDays(date, 1)
  return date
}

/** The Monday of the week of a Singapore date, YYYY-MM-DD. */
export function mondayOf(date: string): string {
  return addDays(date, -weekdayOf(date))
}

/** Monday to Friday, and no holiday. @param date Singapore date, YYYY-MM-DD */
export function isWorkingDay(date: string, holidays: Holidays): boolean {
  return isWeekday(date) && !holidays.has(date)
}

function isWeekday(date: string): boolean {
  return weekdayOf(date) < WORKING_DAYS_OF_WEEK
}

/** Monday is 0. */
function weekdayOf(date: string): number {
  return (((daysBetween(EPOCH, date) + WEEKDAY_OF_EPOCH) % DAYS_OF_WEEK) + DAYS_OF_WEEK) % DAYS_OF_WEEK
}
