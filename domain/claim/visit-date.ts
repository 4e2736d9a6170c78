/** The rules of a visit date, for the claim options of a date (v2) and for filing (1§5: checked by the server). */
import { formatSlashedDay, parseSlashed } from '../dates/singapore-dates.ts'
import type { MemberType } from '../user/user-events.ts'
import { claimFormTexts, notCoveredAtAdmissionText, notCoveredText } from '../texts/claim-form-texts.ts'

/** A time of cover: first and last day, both YYYY-MM-DD; open-ended without a last. */
export interface Cover {
  readonly effectiveStartDate: string
  readonly effectiveEndDate?: string | null | undefined
}

/** Whether somebody with this cover is covered on a day (YYYY-MM-DD). */
export function isCoveredOn(day: string, cover: readonly Cover[]): boolean {
  return cover.some(
    ({ effectiveStartDate, effectiveEndDate }) =>
      effectiveStartDate <= day &&
      (effectiveEndDate === undefined || effectiveEndDate === null || day <= effectiveEndDate),
  )
}

/** Whose family a time of cover is of. */
interface FamilyCover extends Cover {
  readonly memberType: MemberType
  /** For a dependant: the employee whose cover it is. */
  readonly employeeId: string | null
}

/** The times for which somebody is covered through an employee, or as that employee: of another family they may have been before (S80). */
export function periodsInFamily(
  employeeId: string,
  personId: string,
  cover: FamilyCover & { readonly earlierPeriods: readonly FamilyCover[] },
): readonly Cover[] {
  return [...cover.earlierPeriods, cover].filter((period) =>
    period.memberType === 'E' ? personId === employeeId : period.employeeId === employeeId,
  )
}

/** The days of one cover that are days of the other as well. */
export function daysOfBoth(one: readonly Cover[], other: readonly Cover[]): readonly Cover[] {
  return one.flatMap((first) =>
    other.flatMap((second) => {
      const effectiveStartDate =
        first.effectiveStartDate > second.effectiveStartDate ? first.effectiveStartDate : second.effectiveStartDate
      const ends = [first, second].flatMap(({ effectiveEndDate }) => effectiveEndDate ?? [])
      const effectiveEndDate = ends.toSorted()[0] ?? null
      return effectiveEndDate !== null && effectiveEndDate < effectiveStartDate
        ? []
        : [{ effectiveStartDate, effectiveEndDate }]
    }),
  )
}

/** What is wrong with a visit date (YYYY-MM-DD) for somebody with this cover under the claim's company; undefined when nothing is. */
export function visitDateError(visitDate: string, cover: readonly Cover[], today: string): string | undefined {
  if (visitDate > today) return claimFormTexts.dateInFuture
  return isCoveredOn(visitDate, cover) ? undefined : notCoveredText(formatSlashedDay(visitDate))
}

/** The same of an admission. */
export function admissionDayError(admissionDate: string, cover: readonly Cover[]): string | undefined {
  return isCoveredOn(admissionDate, cover) ? undefined : notCoveredAtAdmissionText(formatSlashedDay(admissionDate))
}

/** Reads and checks the `date` of the options call, DD/MM/YYYY: the date as YYYY-MM-DD, or what is wrong with it. */
export function readVisitDate(
  text: string,
  cover: readonly Cover[],
  today: string,
): { readonly date: string; readonly error?: never } | { readonly error: string; readonly date?: never } {
  const date = parseSlashed(text)
  if (date === undefined) return { error: claimFormTexts.dateInvalid }
  const error = visitDateError(date, cover, today)
  return error === undefined ? { date } : { error }
}
