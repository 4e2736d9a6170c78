/** The greeting and the date of the home page, by Singapore's clock (SHELL-028). */
import { SINGAPORE, singaporeTime } from '@member-care/domain/dates/singapore-dates.ts'

export function greetingFor(instant: Date): string {
  const time = singaporeTime(instant)
  if (time < '12:00') return 'Good morning'
  return time < '18:00' ? 'Good afternoon' : 'Good evening'
}

/** As `Friday, 21 November 2025`. */
export function longDate(instant: Date): string {
  return new Intl.DateTimeFormat('en-SG', { dateStyle: 'full', timeZone: SINGAPORE }).format(instant)
}
