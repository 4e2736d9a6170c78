/** What a claim's receipts say of it without a person looking at them: only what was read surely counts, and what was not is left to a person (S124). */
import { comparedFields, compareReceipt, compareSum, type ClaimedValues, type ComparedField } from './compare-claim.ts'
import type { ReceiptReading } from './receipt-reading.ts'

export interface ReceiptDifference {
  readonly field: ComparedField
  /** Of an amount, in cents: what was read and what was claimed. Nothing else that was read is told. */
  readonly cents?: { readonly read: number; readonly claimed: number } | undefined
}

export interface JudgedReceipts {
  /** `unread`: nothing differs, and they do not surely come to what is claimed. */
  readonly verdict: 'agree' | 'differ' | 'unread'
  /** A field once, the amount first. */
  readonly differences: readonly ReceiptDifference[]
}

/** @param readings of all receipts of the claim; undefined for one that could not be read */
export function judgeReceipts(
  claimed: ClaimedValues,
  readings: readonly (ReceiptReading | undefined)[],
): JudgedReceipts {
  const sum = compareSum(claimed, readings)
  const ofEach = readings.flatMap((reading, index) =>
    reading === undefined ? [] : compareReceipt(claimed, reading, readings.toSpliced(index, 1)),
  )
  const differences = inOrder.flatMap((field) => {
    if (field === 'total' && sum?.comparison === 'differs') return [differenceOf(field, sum.cents, claimed.total)]
    const one = ofEach.find((value) => value.field === field && value.comparison === 'differs')
    return one ? [differenceOf(field, one.read?.value, one.claimed)] : []
  })
  const comparison = sum?.comparison ?? ofEach.find(({ field }) => field === 'total')?.comparison
  const verdict = differences.length > 0 ? 'differ' : comparison === 'agrees' ? 'agree' : 'unread'
  return { verdict, differences }
}

/** What matters most comes first. */
const inOrder: readonly ComparedField[] = ['total', ...comparedFields.filter((field) => field !== 'total')]

function differenceOf(field: ComparedField, read: unknown, claimed: unknown): ReceiptDifference {
  return typeof read === 'number' && typeof claimed === 'number' ? { field, cents: { read, claimed } } : { field }
}
