/** How long the desk has until the patient is admitted, in Singapore's working days (S76). */
import { workingDaysBetween, type Holidays } from '../dates/working-days.ts'

/**
 * Working days after today, up to and including the day of admission; weekends and public holidays do not count. 0 on the day itself.
 * All are Singapore dates, YYYY-MM-DD.
 * @returns null once the day has passed
 */
export function workingDaysUntilAdmission(admissionOn: string, today: string, holidays: Holidays): number | null {
  return admissionOn < today ? null : workingDaysBetween(today, admissionOn, holidays)
}

export type AdmissionUrgency = 'passed' | 'now' | 'soon' | 'later'

/** Up to so many working days a letter is about to be too late. */
const SOON = 2

/** @param workingDays as {@link workingDaysUntilAdmission} tells them */
export function admissionUrgency(workingDays: number | null): AdmissionUrgency {
  if (workingDays === null) return 'passed'
  if (workingDays === 0) return 'now'
  return workingDays <= SOON ? 'soon' : 'later'
}
