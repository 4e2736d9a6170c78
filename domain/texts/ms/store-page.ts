/** Texts of the store's pages, in Malay. */
import type { PurchaseStanding } from '../../order/purchase.ts'

export const storePageTexts = {
  title: 'Kedai',
  lead: 'Produk kesihatan dengan harga ahli. Anda membayar dengan kad dalam dompet anda.',
  tabs: 'Apa yang ditunjukkan oleh kedai',
  items: 'Senarai Barang',
  purchased: 'Dibeli',
  noProducts: 'Tiada apa-apa yang dijual buat masa ini',
  noProductsDetail: 'Produk baharu ditambah dari semasa ke semasa. Sila lihat lagi kemudian.',
  noPurchases: 'Anda belum membeli apa-apa',
  noPurchasesDetail: 'Apa yang anda beli ada di sini, bersama invois cukainya dan cara untuk menebusnya.',
  toItems: 'Lihat apa yang dijual',
  productsFailed: 'Produk tidak dapat dimuatkan.',
  purchasesFailed: 'Pembelian anda tidak dapat dimuatkan.',
  notUpToDate: 'Senarai terkini pembelian anda tidak dapat dimuatkan.',
  soldOut: 'Habis dijual',
  available: 'Ada stok',
} as const

export const productPageTexts = {
  title: 'Produk',
  back: 'Kembali ke kedai',
  missing: 'Produk ini tidak ditemui',
  missingDetail: 'Mungkin ia tidak dijual lagi.',
  perPiece: 'untuk satu unit, termasuk GST',
  more: 'Maklumat lanjut tentang produk ini',
  quantity: 'Kuantiti',
  total: 'Jumlah',
  buy: 'Beli',
  question: 'Beli ini?',
  confirm: 'Beli sekarang',
  buying: 'Sedang dibeli…',
  cancel: 'Batal',
  usualCard: 'Kad lalai anda',
  noCardYet: 'Belum ada kad dalam dompet anda.',
  bought: 'Anda telah membelinya',
  manageWallet: 'Urus Dompet Saya',
  checking: 'Kami sedang menyemak dengan bank anda',
  checkingDetail:
    'Sila tunggu, dan jangan beli lagi. Halaman ini menyatakan hasilnya sebaik sahaja bank anda menjawab.',
  unknown: 'Kami belum tahu hasil pembelian anda',
  unknownDetail: 'Jika anda menyemak semula, ia tidak dibeli buat kali kedua.',
  checkAgain: 'Semak sekali lagi',
  toConfirm: 'Bank anda menunggu pengesahan anda',
  toConfirmDetail:
    'Anda mempunyai masa setengah jam untuk mengesahkannya. Selagi belum disahkan, tiada bayaran dikenakan.',
  confirmAtBank: 'Sahkan dengan bank anda',
  toPurchases: 'Lihat dalam “Dibeli”',
} as const

export const purchaseTexts = {
  purchase: 'Pembelian',
  product: 'Produk',
  boughtOn: 'Dibeli pada',
  redeemedOn: 'Ditebus pada',
  quantity: 'Kuantiti',
  total: 'Jumlah',
  redeem: 'Tebus',
  giveBack: 'Pulangkan',
  invoice: 'Invois cukai',
  giveBackQuestion: 'Pulangkan ini?',
  giveBackConfirm: 'Pulangkan',
  givingBack: 'Sedang dipulangkan…',
  keep: 'Jangan pulangkan',
  toConfirmElsewhere:
    'Sila sahkan di tempat anda membelinya. Jika tidak, pembelian ini tamat dengan sendirinya selepas setengah jam, dan tiada bayaran dikenakan.',
  failedToGiveBack: 'Ia tidak dapat dipulangkan',
} as const

export const purchaseStandingTexts: Readonly<Record<PurchaseStanding, string>> = {
  checking: 'Sedang disemak',
  'to-confirm': 'Perlu disahkan',
  bought: 'Belum ditebus',
  redeemed: 'Ditebus',
  refunding: 'Wang sedang dipulangkan',
  refunded: 'Dipulangkan',
  failed: 'Tidak dibeli',
}

export const redeemTexts = {
  title: 'Tebus',
  back: 'Kembali ke “Dibeli”',
  missing: 'Pembelian ini tidak ditemui',
  missingDetail: 'Tiada pembelian anda yang ditemui di alamat ini.',
  scanTitle: 'Dengan kamera',
  typeTitle: 'Tanpa kamera',
  scan: 'Imbas untuk Menebus',
  scanLead: 'Imbas kod QR di kaunter peniaga apabila anda mengambil apa yang anda beli.',
  camera: 'Apa yang dilihat oleh kamera',
  looking: 'Letakkan kod QR di dalam bingkai.',
  starting: 'Kamera sedang dihidupkan…',
  stop: 'Hentikan kamera',
  refused: 'Kamera tidak boleh digunakan',
  refusedDetail:
    'Benarkan kamera untuk halaman ini dalam tetapan pelayar anda dan imbas sekali lagi, atau taip kod yang ada di bawah kod QR.',
  absent: 'Tiada kamera di sini',
  absentDetail: 'Sila taip kod yang ada di bawah kod QR.',
  broken: 'Kamera tidak dapat dihidupkan',
  brokenDetail:
    'Program lain mungkin sedang menggunakannya. Imbas sekali lagi, atau taip kod yang ada di bawah kod QR.',
  typed: 'Kod di kaunter',
  typedHint: 'Sepuluh huruf dan digit yang ada di bawah kod QR',
  typedMissing: 'Sila taip kod itu.',
  redeem: 'Tebus',
  redeeming: 'Sedang ditebus…',
  doneDetail: 'Sila tunjukkan halaman ini di kaunter.',
  notNow: 'Tiada apa-apa untuk ditebus',
} as const

export const invoicePageTexts = {
  title: 'Invois cukai',
  lead: 'Seperti yang dibuat ketika anda membayar. Ia tidak berubah lagi.',
} as const

export function onlyLeftText(left: number): string {
  return `Tinggal ${left} sahaja`
}

export function mostPiecesText(most: number): string {
  return most === 1 ? 'Anda boleh membeli 1 unit' : `Anda boleh membeli sehingga ${most} unit sekali gus`
}

export function askToBuyText(pieces: number, title: string, total: string): string {
  return `${pieces} × ${title} dengan harga ${total}, termasuk GST.`
}

export function chargedCardText(card: string): string {
  return `Bayaran dikenakan pada ${card}.`
}

export function boughtText(pieces: number, title: string, total: string): string {
  return `${pieces} × ${title} dengan harga ${total}. Ia ada dalam “Dibeli”, tempat anda menebusnya.`
}

export function boughtBelowText(pieces: number, title: string, total: string): string {
  return `${pieces} × ${title} dengan harga ${total}. Tebus di kaunter peniaga apabila anda mengambilnya.`
}

export function giveBackText(pieces: number, title: string, total: string): string {
  return `${pieces} × ${title}: ${total} dipulangkan ke kad yang anda gunakan untuk membayar, dan bank anda memerlukan beberapa hari untuk itu. Anda tidak boleh menebusnya lagi.`
}

export function redeemPurchaseText(title: string): string {
  return `Tebus ${title}`
}

export function giveBackPurchaseText(title: string): string {
  return `Pulangkan ${title}`
}

export function invoiceOfPurchaseText(title: string): string {
  return `Invois cukai bagi ${title}`
}

export function invoiceFileName(invoiceId: string): string {
  return `invois-cukai-${invoiceId}.pdf`
}

export function redeemedOnText(when: string): string {
  return `Ditebus pada ${when}`
}
