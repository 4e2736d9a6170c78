/** Of several receipts: whether they come to what is claimed. */
import { Typography } from '@mui/material'
import { formatMoney } from '@member-care/domain/money/money.ts'
import { compareSum, type ClaimedValues, type ComparedSum } from '@member-care/domain/receipt/compare-claim.ts'
import { deskReceiptTexts as texts } from '@member-care/domain/texts/desk-receipt-texts.ts'
import { MarkIcon } from './compared-values.tsx'
import type { DeskReceipt, DeskReceipts } from './use-receipt-readings.ts'

export function SumOfReceipts({ claimed, receipts }: DeskReceipts) {
  const sum = sumOf({ claimed, receipts })
  if (sum === undefined) return null
  const isOpen = receipts.every(({ phase }) => phase !== 'unopened' && phase !== 'reading')
  return (
    <>
      <Typography variant="h3" sx={{ mt: 2, fontSize: '0.9375rem', fontWeight: 650 }}>
        {texts.sum}
      </Typography>
      <Typography variant="body2" sx={{ display: 'flex', gap: 0.75, alignItems: 'center' }}>
        <MarkIcon comparison={sum.comparison} />
        {isOpen ? sumWords(sum, claimed) : texts.sumWaits}
      </Typography>
    </>
  )
}

/** @returns undefined where there are not several */
export function sumOf({ claimed, receipts }: DeskReceipts): ComparedSum | undefined {
  return compareSum(claimed, receipts.map(readingOf))
}

function readingOf(receipt: DeskReceipt) {
  return receipt.phase === 'read' ? receipt.reading : undefined
}

export function sumWords({ cents, currency, comparison }: ComparedSum, claimed: ClaimedValues): string {
  if (comparison === 'agrees') return texts.sumAgrees
  if (cents === undefined) return texts.sumUnsure
  const words = formatMoney(cents, currency ?? claimed.currency)
  return comparison === 'uncompared'
    ? texts.sumAbroad(words)
    : texts.sumDiffers(words, formatMoney(claimed.total, claimed.currency))
}
