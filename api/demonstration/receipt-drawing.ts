/** A made-up receipt as a picture, as somebody photographs one. */
import { formatDisplay } from '@member-care/domain/dates/singapore-dates.ts'
import { formatDecimal } from '@member-care/domain/money/money.ts'
import { fillArea, toPng, whitePicture, writeText, type RasterStyle } from './text-raster.ts'

export interface DemonstrationReceipt {
  readonly providerName: string
  readonly receiptNo: string
  /** Singapore date, YYYY-MM-DD. */
  readonly date: string
  readonly treatment: string
  readonly currency: string
  readonly amountCents: number
  /** Part of the amount. */
  readonly gstAmountCents: number
}

const WIDTH = 560
const MARGIN = 36
const ROW = 36

const title: RasterStyle = { font: 'strong', size: 22 }
const strong: RasterStyle = { font: 'strong', size: 17 }
const plain: RasterStyle = { font: 'regular', size: 17 }
const small: RasterStyle = { font: 'regular', size: 12 }

/** @returns the bytes of a PNG; the same receipt gives the same bytes */
export async function drawReceipt(receipt: DemonstrationReceipt): Promise<Buffer> {
  const rows = rowsOf(receipt)
  const picture = whitePicture(WIDTH, 100 + rows.length * ROW + 130)
  await writeText(picture, receipt.providerName, title, { x: MARGIN, y: 56 })
  await writeText(picture, '1 Example Road, Singapore 000001 · Tel 0000 0000', small, { x: MARGIN, y: 78 })
  let y = 120
  for (const [label, value, style] of rows) {
    await writeText(picture, label, style, { x: MARGIN, y })
    await writeText(picture, value, style, { x: WIDTH - MARGIN, y, align: 'right' })
    fillArea(picture, { x: MARGIN, y: y + 11, width: WIDTH - 2 * MARGIN, height: 1 }, 200)
    y += ROW
  }
  await writeText(picture, 'Paid by the patient.', plain, { x: MARGIN, y })
  frame(picture, { x: MARGIN, y: y + 22, width: 300, height: 36 })
  await writeText(picture, 'SAMPLE – NOT A REAL RECEIPT', strong, { x: MARGIN + 14, y: y + 46 })
  return toPng(picture)
}

function rowsOf({
  receiptNo,
  date,
  treatment,
  currency,
  amountCents,
  gstAmountCents,
}: DemonstrationReceipt): readonly (readonly [string, string, RasterStyle])[] {
  return [
    ['Tax invoice / receipt', receiptNo, strong],
    ['Date', formatDisplay(date), plain],
    [treatment, formatDecimal(amountCents - gstAmountCents), plain],
    ...(gstAmountCents > 0 ? [['GST 9%', formatDecimal(gstAmountCents), plain] as const] : []),
    [`Total ${currency}`, formatDecimal(amountCents), strong],
  ]
}

function frame(picture: Parameters<typeof fillArea>[0], { x, y, width, height }: Parameters<typeof fillArea>[1]): void {
  for (const edge of [y, y + height - 2]) fillArea(picture, { x, y: edge, width, height: 2 }, 90)
  for (const edge of [x, x + width - 2]) fillArea(picture, { x: edge, y, width: 2, height }, 90)
}
