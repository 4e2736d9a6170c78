/** What was read from a receipt: never a fact, only what a person may take over or compare. */
import type { Place } from './receipt-word.ts'

/** `unsure` is to be looked at by a person, and fills in no field. */
export type Verdict = 'sure' | 'unsure'

export interface ReadField<T> {
  readonly value: T
  /** 0 to 1. */
  readonly sureness: number
  readonly verdict: Verdict
  readonly place: Place
  /** Unsure only because its print was not read clearly, or not by each look. */
  readonly isUnclear?: true
}

export interface ReceiptReading {
  /** A name of the list; or, unsure, what stands at the head of the receipt. */
  readonly provider?: ReadField<string>
  /** Of the receipt or invoice. */
  readonly number?: ReadField<string>
  /** YYYY-MM-DD. */
  readonly date?: ReadField<string>
  /** Of the visit, where the receipt is of another day. */
  readonly visited?: ReadField<string>
  /** ISO 4217. */
  readonly currency?: ReadField<string>
  /** Cents, GST included. */
  readonly total?: ReadField<number>
  /** Cents of GST within the total. */
  readonly gst?: ReadField<number>
  /** A name of the family as the family has it. */
  readonly patient?: ReadField<string>
  /** Whether subtotal, GST, what was paid and total go together; undefined where there is nothing to compare. */
  readonly totalsAgree: boolean | undefined
  /** It has pages that were not read, which may say something else: nothing is sure. */
  readonly isPart?: true
}

/** The day that a claim is of. */
export function visitOf({ visited, date }: ReceiptReading): ReadField<string> | undefined {
  return visited ?? date
}

/** From this sureness on a value is filled in. */
const SURE_FROM = 0.8

/** Less is a currency of which as much speaks for another one. */
export const LIKELY_CURRENCY = 0.6

/** What was read clearly, with nothing that bears it out: sure where a second look finds the same. */
export const NEARLY_SURE = 0.78

/** At most this: another look that finds the same does not make it sure, but it comes before a worse one. */
export const NEVER_CLEAR = 0.64

/** @param sureness 0 to 1 */
export function readField<T>(value: T, sureness: number, place: Place): ReadField<T> {
  const kept = Math.min(1, Math.max(0, sureness))
  return { value, sureness: kept, verdict: kept >= SURE_FROM ? 'sure' : 'unsure', place }
}

/** Something speaks against what was read. */
const DOUBTFUL = 0.5

/** The same, for a person to look at. */
export function unsureOf<T>({ value, sureness, place }: ReadField<T>): ReadField<T> {
  return { value, sureness: Math.min(sureness, DOUBTFUL), verdict: 'unsure', place }
}

/** The same, where nothing but its print speaks against it. */
export function unclearOf<T>(field: ReadField<T>): ReadField<T> {
  return { ...unsureOf(field), isUnclear: true }
}

/** What several looks found alike. */
const CONFIRMED = 0.82

/** The same, sure because another look found it too. */
export function confirmedOf<T>({ value, place }: ReadField<T>): ReadField<T> {
  return readField(value, CONFIRMED, place)
}

/** What some pages of a receipt say, where others were not read. */
export function ofSomePages(reading: ReceiptReading): ReceiptReading {
  const { provider, number, date, visited, currency, total, gst, patient } = reading
  const fields = { provider, number, date, visited, currency, total, gst, patient }
  const unsure = Object.entries(fields).flatMap(([name, field]) =>
    field === undefined ? [] : [[name, unsureOf<unknown>(field)] as const],
  )
  return { ...(Object.fromEntries(unsure) as Partial<ReceiptReading>), totalsAgree: undefined, isPart: true }
}
