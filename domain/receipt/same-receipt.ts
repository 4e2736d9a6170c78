/** Whether two documents may be one receipt: photographed twice, sent in two files, or in pages (S118, S124). */
import { contains, nameWords } from './name-words.ts'
import type { ReadField, ReceiptReading } from './receipt-reading.ts'

/**
 * One number says that they are. Two of one total may be: nothing shorter than a sure difference tells them apart, as there is between two visits
 * that cost the same. Two numbers tell nothing: a bill has one, and the receipt of its payment another.
 */
function mayBeOneReceipt(one: ReceiptReading, other: ReceiptReading): boolean {
  if (areOneReceipt(one, other)) return true
  const isOneTotal = one.total !== undefined && one.total.value === other.total?.value
  return isOneTotal && differencesOf(one, other).length === 0
}

/**
 * Whether they surely are, by their number. A short one may be that of two clinics, or come again another day; invoice and receipt of one bill may have
 * two days, so a day alone tells nothing.
 */
export function areOneReceipt(one: ReceiptReading, other: ReceiptReading): boolean {
  const differences = differencesOf(one, other).filter((field) => field !== 'provider' || areOfTwoProviders(one, other))
  const isAnothers = differences.some((field) => field === 'provider' || field === 'currency') || differences.length > 1
  return areSure(one.number, other.number) && one.number?.value === other.number?.value && !isAnothers
}

function differencesOf(one: ReceiptReading, other: ReceiptReading) {
  return tellingFields.filter((field) => isSurelyAnother(one[field], other[field]))
}

/** A page may name a branch, and the next one only the clinic. */
function areOfTwoProviders({ provider: one }: ReceiptReading, { provider: other }: ReceiptReading): boolean {
  const [words, others] = [one, other].map((field) => nameWords(field?.value ?? ''))
  return !contains(words ?? [], others ?? []) && !contains(others ?? [], words ?? [])
}

/** Whether any two of several may be. */
export function mayHoldOneTwice(readings: readonly ReceiptReading[]): boolean {
  return readings.some((one, index) => readings.slice(index + 1).some((other) => mayBeOneReceipt(one, other)))
}

/** Whether any two of several, which are not one receipt, surely say something else of one of these. */
export function areSurelyApart(
  readings: readonly ReceiptReading[],
  ...fields: readonly (typeof tellingFields)[number][]
): boolean {
  return readings.some((one, index) =>
    readings
      .slice(index + 1)
      .some((other) => !areOneReceipt(one, other) && fields.some((field) => isSurelyAnother(one[field], other[field]))),
  )
}

const tellingFields = ['date', 'provider', 'patient', 'currency'] as const

type Read = ReadField<string> | undefined

function isSurelyAnother(one: Read, other: Read): boolean {
  return areSure(one, other) && one?.value !== other?.value
}

function areSure(...fields: readonly Read[]): boolean {
  return fields.every((field) => field?.verdict === 'sure')
}
