/** Values of a claim and of its receipts as people read them. */
import { formatDisplay } from '@member-care/domain/dates/singapore-dates.ts'
import { formatMoney } from '@member-care/domain/money/money.ts'
import type { ClaimedValues, ComparedField, ComparedValue } from '@member-care/domain/receipt/compare-claim.ts'
import type { ReceiptReading } from '@member-care/domain/receipt/receipt-reading.ts'
import { deskReceiptTexts as texts } from '@member-care/domain/texts/desk-receipt-texts.ts'

export function claimedWords({ field, claimed }: ComparedValue, { currency }: ClaimedValues): string {
  if (claimed === undefined) return texts.notAsked
  if (field === 'gst' && claimed === 0) return texts.noGst
  return wordsOf(field, claimed, currency)
}

/** @param currency of the claim: a receipt that names none is taken to be of it */
export function readWords(
  { field, read }: ComparedValue,
  reading: ReceiptReading,
  { currency }: ClaimedValues,
): string | undefined {
  return read && wordsOf(field, read.value, reading.currency?.value ?? currency)
}

function wordsOf(field: ComparedField, value: string | number, currency: string): string {
  if (typeof value === 'number') return formatMoney(value, currency)
  return field === 'date' ? formatDisplay(value) : value
}
