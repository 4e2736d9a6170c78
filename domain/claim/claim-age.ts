/** How long a claim has waited, in working days since it was filed, against what members are promised. */
import { addDays, singaporeToday } from '../dates/singapore-dates.ts'
import { earliestWithin, workingDaysBetween } from '../dates/working-days.ts'

/** Members read that a claim is processed within so many working days (1§9 messages). */
export const PROMISED_WORKING_DAYS = 14

/** The bands by which the desk sees its work, youngest first; both ends are inclusive working days. */
const bounds = {
  'under-3': { from: 0, to: 2 },
  '3-to-7': { from: 3, to: 7 },
  '8-to-14': { from: 8, to: PROMISED_WORKING_DAYS },
  'over-14': { from: PROMISED_WORKING_DAYS + 1, to: undefined },
} as const

export type ClaimAgeBand = keyof typeof bounds
export const claimAgeBands = ['under-3', '3-to-7', '8-to-14', 'over-14'] as const satisfies readonly ClaimAgeBand[]

/** Working days since the claim was filed. @param today Singapore date, YYYY-MM-DD */
export function claimAge(filedAt: Date, today: string): number {
  return workingDaysBetween(singaporeToday(filedAt), today)
}

/** @param workingDays since the claim was filed, from 0 */
export function claimAgeBand(workingDays: number): ClaimAgeBand {
  return claimAgeBands.find((band) => workingDays <= (bounds[band].to ?? Infinity)) ?? 'over-14'
}

/** The Singapore dates on which claims of a band were filed, both inclusive; an end that is open is undefined. */
export function filingDatesOf(
  band: ClaimAgeBand,
  today: string,
): { readonly from: string | undefined; readonly to: string | undefined } {
  const { from, to } = bounds[band]
  return {
    from: to === undefined ? undefined : earliestWithin(to, today),
    // The day before the first on which fewer days would have passed.
    to: from === 0 ? undefined : addDays(earliestWithin(from - 1, today), -1),
  }
}
