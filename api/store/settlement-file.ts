/** What merchants are owed for a month, as CSV that spreadsheets open as it is meant. */
import { formatDecimal } from '@member-care/domain/money/money.ts'
import { storeConsoleTexts } from '@member-care/domain/texts/store-console-texts.ts'
import { formulaStart } from '@member-care/domain/upload/formula-cells.ts'
import type { MerchantSettlement } from '@member-care/projections/orders/merchant-settlements.ts'
import Papa from 'papaparse'

const LINE_END = '\r\n'

/**
 * Amounts are dollars with two decimals and no separator, so that a spreadsheet adds them up. A cell that it would take for a formula gets an
 * apostrophe before it: a merchant chooses its name. The byte order mark tells that it is UTF-8.
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
  const rows = Papa.unparse([headings, ...lines], { escapeFormulae: formulaStart, newline: LINE_END })
  return `${Papa.BYTE_ORDER_MARK}${rows}${LINE_END}`
}
