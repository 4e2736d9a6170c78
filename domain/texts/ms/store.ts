/** Texts of the store: products, purchases, redemption and the tax invoice, in Malay. */

export const storeTexts = {
  noActiveCard: 'Anda tiada kad yang aktif',
  noCardDialog: 'Bayaran gagal: Sila tambah kad bayaran sebelum membuat bayaran',
  wrongCode: 'Kod QR salah, sila pastikan anda mengimbas kod QR yang betul.',
  failedToBuy: 'Pembelian Produk Gagal',
  failedToRedeem: 'Penebusan Produk Gagal',
  failedToInvoice: 'Invois Tidak Berjaya Dibuat',
  invoiceNotReady: 'Invois cukai sedang dibuat. Sila cuba lagi selepas satu minit.',
  paymentsOff: 'Tiada apa-apa yang boleh dibeli buat masa ini. Sila cuba lagi kemudian.',
} as const

export const taxInvoiceTexts = {
  title: 'Invois Cukai',
  invoice: 'Invois',
  number: 'No. invois cukai',
  date: 'Tarikh',
  order: 'No. pesanan',
  seller: 'Penjual',
  sellerName: 'Nama',
  sellerAddress: 'Alamat',
  gstNo: 'No. pendaftaran GST',
  amounts: 'Amaun',
  withoutGst: 'Tanpa GST',
  total: 'Jumlah, termasuk GST',
  paid: 'Dibayar dengan kad. Invois ini dibuat oleh komputer dan sah tanpa tandatangan.',
} as const

export function piecesText(pieces: number): string {
  return `${pieces} unit`
}

export function gstText(percent: number): string {
  return `GST ${percent}%`
}
