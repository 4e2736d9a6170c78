/** The rules of single inputs, each giving the text to show or undefined (1§5). */
import { isIsoDate, isTimeOfDay } from '../../dates/singapore-dates.ts'
import { MAXIMUM_AMOUNT_CENTS, parseCents } from '../../money/money.ts'
import { claimFormTexts, tooLongText } from '../../texts/claim-form-texts.ts'
import { dateFieldTexts } from '../../texts/date-field-texts.ts'
import { filled } from './claim-form.ts'

type Value = string | undefined

/** Longest texts that are kept: names and numbers, and what is told in sentences. */
const SHORT = 200
const LONG = 2000

/** A text that must be there. */
export function nameError(value: Value, missing: string): string | undefined {
  return filled(value) === '' ? missing : optionalNameError(value)
}

/** A short text that may be missing: names and numbers, at most 200 characters. */
export function optionalNameError(value: Value): string | undefined {
  return filled(value).length > SHORT ? tooLongText(SHORT) : undefined
}

/** Sentences that must be there. */
export function narrativeError(value: Value, missing: string): string | undefined {
  return filled(value) === '' ? missing : optionalNarrativeError(value)
}

/** Sentences that may be missing, at most 2,000 characters. */
export function optionalNarrativeError(value: Value): string | undefined {
  return filled(value).length > LONG ? tooLongText(LONG) : undefined
}

/** A yes or no that must be answered. */
export function answerError(value: Value): string | undefined {
  return value === 'Y' || value === 'N' ? undefined : claimFormTexts.answerRequired
}

/** A date that must be there, and not after today (1§5 Dates). */
export function dateError(value: Value, missing: string, today: string): string | undefined {
  return filled(value) === '' ? missing : optionalDateError(value, today)
}

/** A date that may be missing; never after today. @param today Singapore date */
export function optionalDateError(value: Value, today: string): string | undefined {
  const date = filled(value)
  if (date === '') return undefined
  if (!isIsoDate(date)) return dateFieldTexts.notADate
  return date > today ? claimFormTexts.dateInFuture : undefined
}

/** Says `text` when both are dates and the first is after the second. */
export function orderError(earlier: Value, later: Value, text: string): string | undefined {
  return isIsoDate(filled(earlier)) && isIsoDate(filled(later)) && filled(earlier) > filled(later) ? text : undefined
}

/** A time of day; limited to now only when it is today's (C38). */
export function timeError(
  value: Value,
  date: Value,
  { today, now }: { readonly today: string; readonly now: string },
): string | undefined {
  const time = filled(value)
  if (time === '') return claimFormTexts.accidentTimeRequired
  if (!isTimeOfDay(time)) return dateFieldTexts.notATime
  return filled(date) === today && time > now ? claimFormTexts.timeInFuture : undefined
}

/** The amount of a claim: above zero, at most 999,999, rounded to cents before it is compared (1§5, S13). */
export function amountError(value: Value): string | undefined {
  const typed = filled(value)
  if (typed === '') return claimFormTexts.amountRequired
  if (isNegative(typed)) return claimFormTexts.amountNotPositive
  const cents = parseCents(typed)
  if (cents === undefined) return claimFormTexts.amountNotNumber
  if (cents === 0) return claimFormTexts.amountNotPositive
  return cents > MAXIMUM_AMOUNT_CENTS ? claimFormTexts.amountTooHigh : undefined
}

/** The GST within an amount: above zero and below the amount (1§5). */
export function gstError(value: Value, amount: Value): string | undefined {
  const typed = filled(value)
  if (typed === '') return claimFormTexts.gstRequired
  if (isNegative(typed)) return claimFormTexts.gstNotPositive
  const cents = parseCents(typed)
  if (cents === undefined) return claimFormTexts.gstNotNumber
  if (cents === 0) return claimFormTexts.gstNotPositive
  const amountCents = parseCents(filled(amount))
  return amountCents !== undefined && cents >= amountCents ? claimFormTexts.gstTooHigh : undefined
}

function isNegative(typed: string): boolean {
  return typed.startsWith('-') && parseCents(typed.slice(1)) !== undefined
}
