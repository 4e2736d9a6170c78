/**
 * A claim and what its receipts say, value by value (S122). What was read is no fact: a difference is a reason to look, and what was not read
 * surely is neither for nor against the claim.
 */
import type { ClaimDetails } from '../claim/claim-details.ts'
import { sumOfReceipts } from './fill-form.ts'
import { plainWords } from './likeness.ts'
import { HOME_CURRENCY } from './read-currency.ts'
import { LIKELY_CURRENCY, visitOf, type ReadField, type ReceiptReading } from './receipt-reading.ts'
import type { Place } from './receipt-word.ts'

export const comparedFields = ['provider', 'number', 'date', 'currency', 'total', 'gst', 'patient'] as const
export type ComparedField = (typeof comparedFields)[number]

/**
 * `uncompared` was read surely, and the claim has nothing that it could be compared with; `unsure` was read and may be wrong; `unread` was not
 * found.
 */
export type Comparison = 'agrees' | 'differs' | 'unsure' | 'unread' | 'uncompared'

/** Amounts are cents, of the claim's and of the receipt's currency; dates YYYY-MM-DD. */
export interface ComparedValue {
  readonly field: ComparedField
  /** Undefined where the form does not ask for it, or its person has been forgotten. */
  readonly claimed: string | number | undefined
  readonly read: { readonly value: string | number; readonly place: Place } | undefined
  readonly comparison: Comparison
}

/** What the claim says, as far as receipts say it too. */
export type ClaimedValues = Readonly<Record<'provider' | 'currency', string>> & {
  readonly total: number
  readonly number: string | undefined
  readonly date: string | undefined
  /** 0: the amount is said to include none. Undefined: nobody was asked. */
  readonly gst: number | undefined
  readonly patient: string | undefined
}

/**
 * Of a stay nothing is asked that stands on its bill as one date, one number, or GST.
 * @param patient undefined where the person has been forgotten
 */
export function claimedValues(details: ClaimDetails, patient: string | undefined): ClaimedValues {
  const { providerName: provider, currency, amountCents: total } = details
  const common = { provider, currency, total, patient }
  return details.kind === 'outpatient'
    ? {
        ...common,
        number: details.receiptNo,
        date: details.visitDate,
        gst: details.includesGst ? details.gstAmountCents : 0,
      }
    : { ...common, number: undefined, date: undefined, gst: undefined }
}

type OtherReadings = readonly (ReceiptReading | undefined)[]

/** @param reading of one of the claim's receipts @param others the readings of its other ones; undefined for one that is not read */
export function compareReceipt(
  claimed: ClaimedValues,
  reading: ReceiptReading,
  others: OtherReadings = [],
): readonly ComparedValue[] {
  return comparedFields.map((field) => {
    const read = readOf(field, reading)
    return {
      field,
      claimed: claimed[field],
      read: read && { value: read.value, place: read.place },
      comparison: comparisonOf(field, claimed, reading, others),
    }
  })
}

/** A claim is of the day of its visit. */
function readOf(field: ComparedField, reading: ReceiptReading): ReadField<string | number> | undefined {
  return field === 'date' ? visitOf(reading) : reading[field]
}

function comparisonOf(
  field: ComparedField,
  claimed: ClaimedValues,
  reading: ReceiptReading,
  others: OtherReadings,
): Comparison {
  const read = readOf(field, reading)
  if (read === undefined) return 'unread'
  if (read.verdict === 'unsure') return 'unsure'
  if (claimed[field] === undefined) return 'uncompared'
  const isAmount = field === 'total' || field === 'gst'
  const another = isAmount ? anotherCurrency(claimed, reading) : undefined
  if (another !== undefined) return another.verdict === 'sure' ? 'uncompared' : 'unsure'
  if (isAmount && mayBeAnyCurrency(claimed, reading.currency?.value)) return 'unsure'
  if (isSame(field, claimed, reading)) return 'agrees'
  return mayStandElsewhere(field, claimed, others) ? 'uncompared' : 'differs'
}

/** The claim has one value for all its receipts: the sum of their amounts, and what stands on one of them. */
function mayStandElsewhere(field: ComparedField, claimed: ClaimedValues, others: OtherReadings): boolean {
  if (field === 'patient' || field === 'currency') return false
  if (field === 'total' || field === 'gst') return others.length > 0
  return others.some((other) => other === undefined || isSurelySame(field, claimed, other))
}

/**
 * Amounts of two currencies say nothing of one another. One that is not surely another leaves the amount as unsure as it is itself, and so does the
 * claim's own where as much speaks for another.
 */
function anotherCurrency({ currency }: ClaimedValues, reading: ReceiptReading): ReadField<string> | undefined {
  const read = reading.currency
  return read?.value === currency && read.sureness >= LIKELY_CURRENCY ? undefined : read
}

/** Who names no currency means that of home: it says nothing of an amount that is claimed in another one. */
function mayBeAnyCurrency({ currency }: ClaimedValues, read: string | undefined): boolean {
  return read === undefined && currency !== HOME_CURRENCY
}

function isSurelySame(field: ComparedField, claimed: ClaimedValues, reading: ReceiptReading): boolean {
  return readOf(field, reading)?.verdict === 'sure' && isSame(field, claimed, reading)
}

/** Letters' case, spaces and marks make no difference in a text. */
function isSame(field: ComparedField, claimed: ClaimedValues, reading: ReceiptReading): boolean {
  const [said, read] = [claimed[field], readOf(field, reading)?.value]
  if (typeof said === 'string' && typeof read === 'string') return lettersOf(said) === lettersOf(read)
  return said === read
}

/** Texts in other letters have no plain words. */
function lettersOf(text: string): string {
  return plainWords(text).join('') || text.trim()
}

export interface ComparedSum {
  /** Of the receipts' currency; undefined where it is not sure. */
  readonly cents: number | undefined
  readonly currency: string | undefined
  readonly comparison: Comparison
}

/**
 * Whether several receipts come to what is claimed. Two may be of one bill: then each of them says the amount.
 * @param readings of all receipts; undefined for one that has not been read, or cannot be
 * @returns undefined where there are not several
 */
export function compareSum(
  claimed: ClaimedValues,
  readings: readonly (ReceiptReading | undefined)[],
): ComparedSum | undefined {
  if (readings.length < 2) return undefined
  const known = readings.filter((reading) => reading !== undefined)
  const sum = known.length === readings.length ? sumOfReceipts(known) : undefined
  const isOneBill =
    known.length === readings.length &&
    known.every((reading) => comparisonOf('total', claimed, reading, []) === 'agrees')
  if (sum === undefined) return { cents: undefined, currency: undefined, comparison: isOneBill ? 'agrees' : 'unsure' }
  if (mayBeAnyCurrency(claimed, sum.currency)) return { ...sum, comparison: 'unsure' }
  const isAbroad = sum.currency !== undefined && sum.currency !== claimed.currency
  const comparison = isAbroad ? 'uncompared' : isOneBill || sum.cents === claimed.total ? 'agrees' : 'differs'
  return { ...sum, comparison }
}
