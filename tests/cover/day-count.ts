/**
 * A calendar by itself: days are counted from 1 March of the year 0, so that a leap day is the last of its year.
 * The second reckoning must not share a fault in dates with the first one.
 */
const DAYS_OF_400_YEARS = 146_097
/** Days before each month of a year that begins in March. */
const BEFORE_MONTH = [0, 31, 61, 92, 122, 153, 184, 214, 245, 275, 306, 337] as const

export interface CalendarDate {
  readonly year: number
  /** 1 to 12. */
  readonly month: number
  readonly day: number
}

export function dayOf(text: string): number {
  const [year = NaN, month = NaN, day = NaN] = text.split('-').map(Number)
  return dayNumber({ year, month, day })
}

function dayNumber({ year, month, day }: CalendarDate): number {
  const marchYear = month >= 3 ? year : year - 1
  const before = BEFORE_MONTH[(month + 9) % 12] ?? NaN
  return marchYear * 365 + leapDaysBefore(marchYear) + before + day - 1
}

export function dateOf(number: number): CalendarDate {
  let marchYear = Math.floor((number * 400) / DAYS_OF_400_YEARS)
  while (dayNumber({ year: marchYear + 1, month: 3, day: 1 }) <= number) marchYear += 1
  while (dayNumber({ year: marchYear, month: 3, day: 1 }) > number) marchYear -= 1
  const inYear = number - dayNumber({ year: marchYear, month: 3, day: 1 })
  const index = BEFORE_MONTH.findLastIndex((before) => before <= inYear)
  const month = ((index + 2) % 12) + 1
  return { year: month >= 3 ? marchYear : marchYear + 1, month, day: inYear - (BEFORE_MONTH[index] ?? NaN) + 1 }
}

/** The same day so many months away, or the last day of that month where it is shorter. */
export function monthsAway(number: number, months: number): number {
  const { year, month, day } = dateOf(number)
  return Math.min(firstOfMonth(year, month - 1 + months) + day, firstOfMonth(year, month + months)) - 1
}

/** The last day on or before `number` that is such a day of the year. */
export function lastAnniversary(number: number, month: number, day: number): number {
  const { year } = dateOf(number)
  const thisYear = dayNumber({ year, month, day })
  return thisYear <= number ? thisYear : dayNumber({ year: year - 1, month, day })
}

/** `monthIndex` counts from 0 and may lie outside the year. */
function firstOfMonth(year: number, monthIndex: number): number {
  return dayNumber({ year: year + Math.floor(monthIndex / 12), month: (((monthIndex % 12) + 12) % 12) + 1, day: 1 })
}

function leapDaysBefore(marchYear: number): number {
  return Math.floor(marchYear / 4) - Math.floor(marchYear / 100) + Math.floor(marchYear / 400)
}
