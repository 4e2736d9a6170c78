/** The greeting and the date of the home page, by Singapore's clock (SHELL-028). */
import { SINGAPORE, singaporeTime } from '@member-care/domain/dates/singapore-dates.ts'
import { overviewTexts } from '@member-care/domain/texts/portal-texts.ts'

export function greetingFor(instant: Date): string {
  const time = singaporeTime(instant)
  if (time < '12:00') return overviewTexts.morning
  return time < '18:00' ? overviewTexts.afternoon : overviewTexts.evening
}

/** As `Friday, 21 November 2025`. */
export function longDate(instant: Date): string {
  return new Intl.DateTimeFormat('en-SG', { dateStyle: 'full', timeZone: SINGAPORE }).format(instant)
}
