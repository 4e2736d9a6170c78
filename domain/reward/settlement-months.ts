/** The months that are settled with merchants, in Singapore, as YYYY-MM. */
import { singaporeToday } from '../dates/singapore-dates.ts'

/** Three years in one report. */
export const mostSettledMonths = 36

/** How many months a period has, both ends included; below 1 where it ends before it begins. */
export function monthsBetween(from: string, to: string): number {
  const index = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7))
  return index(to) - index(from) + 1
}

/** The month of an instant. */
export function settledMonthOf(instant: Date): string {
  return singaporeToday(instant).slice(0, 7)
}
