/** What merchants are owed for a month, as CSV that spreadsheets open as it is meant. */
import { formatDecimal } from '@member-care/domain/money/money.ts'
import { storeConsoleTexts } from '@member-care/domain/texts/store-console-texts.ts'
import type { MerchantSettlement } from '@member-care/projections/orders/merchant-settlements.ts'
import { csvHeading, csvLines } from '../sheets/written-csv.ts'

/**
 * Amounts are dollars with two decimals and no separator, so that a spreadsheet adds them up.
 * @param month YYYY-MM of Singapore
 */
export function settlementFile(month: string, settlements: readonly MerchantSettlement[]): string {
  const { columns, noMerchant } = storeConsoleTexts.settlements
  const headings = [columns.month, columns.merchant, columns.product, columns.orders, columns.pieces, columns.totalFile]
  const lines = settlements.map(({ merchantName, merchantId, title, orders, pieces, totalCents }) => [
    month,
    merchantName ?? (merchantId === '' ? noMerchant : merchantId),
    title,
    String(orders),
    String(pieces),
    formatDecimal(totalCents),
  ])
  return csvHeading(headings) + (lines.length === 0 ? '' : csvLines(lines))
}
