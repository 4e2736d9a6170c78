import type { ReasonForPerson } from '../cover/straight-through.ts'
import { wordsOf } from '../language/words.ts'
import { formatDecimal } from '../money/money.ts'
import type { ReceiptDifference } from '../receipt/judge-receipts.ts'
import * as english from './en/straight-through.ts'

export const { straightThroughPageTexts, straightThroughRefusalTexts } = wordsOf('straight-through', english)

/** Why a person decides: where a receipt says otherwise, what it says, with both amounts. */
export function whyAPersonTexts({
  reasons,
  receiptDifferences,
}: {
  readonly reasons: readonly ReasonForPerson[]
  readonly receiptDifferences: readonly ReceiptDifference[]
}): readonly string[] {
  return reasons.flatMap((reason) =>
    reason === 'receipt-differs' && receiptDifferences.length > 0
      ? receiptDifferences.map(differenceText)
      : [straightThroughPageTexts.reasons[reason]],
  )
}

function differenceText({ field, cents }: ReceiptDifference): string {
  const { receiptSays, reasons } = straightThroughPageTexts
  if (field !== 'total' && field !== 'gst') return receiptSays[field]
  return cents
    ? receiptSays[field](formatDecimal(cents.read), formatDecimal(cents.claimed))
    : reasons['receipt-differs']
}
