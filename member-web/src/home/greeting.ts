/** The greeting of the home page, by Singapore's clock (SHELL-028). */
import { singaporeTime } from '@member-care/domain/dates/singapore-dates.ts'
import { overviewTexts } from '@member-care/domain/texts/portal-texts.ts'

export function greetingFor(instant: Date): string {
  const time = singaporeTime(instant)
  if (time < '12:00') return overviewTexts.morning
  return time < '18:00' ? overviewTexts.afternoon : overviewTexts.evening
}
