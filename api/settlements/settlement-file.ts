/** What is settled with merchants for a month, as CSV that spreadsheets open as it is meant. */
import { formatDecimal } from '@member-care/domain/money/money.ts'
import { settlementTexts as texts } from '@member-care/domain/texts/settlement-texts.ts'
import { csvHeading, csvLines } from '../sheets/written-csv.ts'
import type { SettledItem } from './merchant-settlement.ts'

/**
 * Amounts are dollars with two decimals and no separator, so that a spreadsheet adds them up.
 * @param month YYYY-MM of Singapore
 */
export function settlementFile(month: string, items: readonly SettledItem[]): string {
  const { columns, kinds } = texts
  const headings = [
    columns.month,
    columns.merchant,
    columns.kind,
    columns.title,
    columns.redeemed,
    columns.pieces,
    columns.totalFile,
  ]
  const lines = items.map(({ merchantId, merchantName, kind, title, redeemed, pieces, totalCents }) => [
    month,
    merchantName ?? (merchantId === '' ? texts.noMerchant : merchantId),
    kinds[kind],
    title ?? '',
    String(redeemed),
    pieces === null ? '' : String(pieces),
    totalCents === null ? '' : formatDecimal(totalCents),
  ])
  return csvHeading(headings) + (lines.length === 0 ? '' : csvLines(lines))
}
