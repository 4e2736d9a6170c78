/** Whether two documents may be one receipt: photographed twice, sent in two files, or in pages (S118, S124). */
import type { ReadField, ReceiptReading } from './receipt-reading.ts'

/**
 * One number says that they are. Two of one total may be: nothing shorter than a sure difference tells them apart, as there is between two visits
 * that cost the same. Two numbers tell nothing: a bill has one, and the receipt of its payment another.
 */
function mayBeOneReceipt(one: ReceiptReading, other: ReceiptReading): boolean {
  if (areSure(one.number, other.number) && one.number?.value === other.number?.value) return true
  const isOneTotal = one.total !== undefined && one.total.value === other.total?.value
  return isOneTotal && !tellingFields.some((field) => isSurelyAnother(one[field], other[field]))
}

/** Whether any two of several may be. */
export function mayHoldOneTwice(readings: readonly ReceiptReading[]): boolean {
  return readings.some((one, index) => readings.slice(index + 1).some((other) => mayBeOneReceipt(one, other)))
}

const tellingFields = ['date', 'provider', 'patient', 'currency'] as const

type Read = ReadField<string> | undefined

function isSurelyAnother(one: Read, other: Read): boolean {
  return areSure(one, other) && one?.value !== other?.value
}

function areSure(...fields: readonly Read[]): boolean {
  return fields.every((field) => field?.verdict === 'sure')
}
