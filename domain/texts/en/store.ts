/** Texts of the store: products, purchases, redemption and the tax invoice. Those of 2§2, 2§5 and 2§8 are quoted letter for letter; the other wording is ours. */

export const storeTexts = {
  /** Quoted in 2§8: the failure begins so, and the dialog that follows has this heading. */
  noActiveCard: "You don't have an active card",
  noCardDialog: 'Failed to make payment: Please add a payment card before make a payment',
  /** Quoted in 2§5. */
  wrongCode: 'Wrong QR code, please make sure you scan the correct QR code.',
  /** The headings of failures (2§8). */
  failedToBuy: 'Buy Product Failed',
  failedToRedeem: 'Redeem Product Failed',
  failedToInvoice: 'Generate Invoice Unsuccessful',
  invoiceNotReady: 'The tax invoice is being made. Please try again in a minute.',
  paymentsOff: 'Nothing can be bought just now. Please try again later.',
} as const

export const taxInvoiceTexts = {
  title: 'Tax Invoice',
  invoice: 'Invoice',
  number: 'Tax invoice no.',
  date: 'Date',
  order: 'Order no.',
  seller: 'Seller',
  sellerName: 'Name',
  sellerAddress: 'Address',
  gstNo: 'GST registration no.',
  amounts: 'Amounts',
  withoutGst: 'Without GST',
  total: 'Total, GST included',
  paid: 'Paid by card. This invoice was made by a computer and is valid without a signature.',
} as const

export function piecesText(pieces: number): string {
  return pieces === 1 ? '1 piece' : `${pieces} pieces`
}

export function gstText(percent: number): string {
  return `GST ${percent}%`
}
