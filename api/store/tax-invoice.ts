/** The tax invoice of an order, as Singapore's goods and services tax wants it: seller and registration, number, day, what was sold, and the tax within the price. */
import { formatMoney } from '@member-care/domain/money/money.ts'
import type { PlacedOrder } from '@member-care/domain/order/order-state.ts'
import { gstWithin, STORE_CURRENCY, totalCentsOf } from '@member-care/domain/order/order-terms.ts'
import { formatDisplay } from '@member-care/domain/dates/singapore-dates.ts'
import { pageTexts } from '@member-care/domain/texts/page-texts.ts'
import { gstText, piecesText, taxInvoiceTexts as words } from '@member-care/domain/texts/store-texts.ts'
import { closingSection } from '../letters/print-letter.ts'
import type { Letter } from '../letters/letter.ts'

/** Who sells: the one that is registered for the tax. */
export interface Seller {
  readonly name: string
  readonly address: string
  readonly gstNo: string
}

export interface InvoiceContext {
  readonly invoiceId: string
  /** Singapore date. */
  readonly issuedOn: string
  readonly seller: Seller
  readonly support: Letter['support']
}

/** Nothing of the buyer stands in it: what is sold for less than SGD 1,000 needs no name. */
export function taxInvoice(
  order: Pick<PlacedOrder, 'orderId' | 'title' | 'pieces' | 'unitPriceCents' | 'gstPercent'>,
  { invoiceId, issuedOn, seller, support }: InvoiceContext,
): Letter {
  const total = totalCentsOf(order)
  const gst = gstWithin(total, order.gstPercent)
  const money = (cents: number) => formatMoney(cents, STORE_CURRENCY)
  return {
    title: words.title,
    lead: `${words.number} ${invoiceId}`,
    sections: [
      {
        heading: words.invoice,
        rows: [
          { label: words.number, value: invoiceId },
          { label: words.date, value: formatDisplay(issuedOn) },
          { label: words.order, value: order.orderId },
        ],
      },
      {
        heading: words.seller,
        rows: [
          { label: words.sellerName, value: seller.name },
          { label: words.sellerAddress, value: seller.address },
          { label: words.gstNo, value: seller.gstNo },
        ],
      },
      {
        heading: words.amounts,
        amounts: [
          {
            label: pageTexts.labelled(order.title, `${piecesText(order.pieces)} × ${money(order.unitPriceCents)}`),
            value: money(total),
          },
          { label: words.withoutGst, value: money(total - gst) },
          { label: gstText(order.gstPercent), value: money(gst) },
          { label: words.total, value: money(total), isTotal: true },
        ],
      },
      closingSection({ support }, `${words.number} ${invoiceId}`, [words.paid]),
    ],
    dated: issuedOn,
    support,
  }
}
