/** Texts of the store's pages: what is on sale, one product, what was bought, redeeming and the tax invoice. The names of the tabs and of the scan are the specification's (2§2). */
import type { PurchaseStanding } from '../../order/purchase.ts'

export const storePageTexts = {
  title: 'Store',
  lead: 'Health products at a price for members. You pay with the card in your wallet.',
  tabs: 'What the store shows',
  items: 'Item Listing',
  purchased: 'Purchased',
  noProducts: 'Nothing is on sale just now',
  noProductsDetail: 'New products come from time to time. Please look again later.',
  noPurchases: 'You have not bought anything yet',
  noPurchasesDetail: 'What you buy appears here, with its tax invoice and how to redeem it.',
  toItems: 'See what is on sale',
  productsFailed: 'The products could not be loaded.',
  purchasesFailed: 'Your purchases could not be loaded.',
  notUpToDate: 'Your purchases could not be brought up to date.',
  soldOut: 'Sold out',
  available: 'Available',
} as const

export const productPageTexts = {
  title: 'Product',
  back: 'Back to the store',
  missing: 'Product not found',
  missingDetail: 'It may not be on sale any more.',
  perPiece: 'each, GST included',
  more: 'More about this product',
  quantity: 'Quantity',
  total: 'Total',
  buy: 'Buy',
  question: 'Buy this?',
  confirm: 'Buy now',
  buying: 'Buying…',
  cancel: 'Cancel',
  usualCard: 'Your default card',
  noCardYet: 'There is no card in your wallet yet.',
  bought: 'Purchase complete',
  manageWallet: 'Manage My Wallet',
  checking: 'We are checking with your bank',
  checkingDetail: 'Please wait, and do not buy it again. This page shows the result as soon as your bank has answered.',
  unknown: 'We do not know yet how your purchase went',
  unknownDetail: 'Checking it does not buy it a second time.',
  checkAgain: 'Check again',
  toConfirm: 'Your bank waits for your confirmation',
  toConfirmDetail: 'You have half an hour for it. Until then nothing is charged.',
  confirmAtBank: 'Confirm with your bank',
  toPurchases: 'See it in Purchased',
} as const

export const purchaseTexts = {
  purchase: 'Purchase',
  product: 'Product',
  boughtOn: 'Bought on',
  redeemedOn: 'Redeemed on',
  quantity: 'Quantity',
  total: 'Total',
  redeem: 'Redeem',
  giveBack: 'Give back',
  invoice: 'Tax invoice',
  giveBackQuestion: 'Give this back?',
  giveBackConfirm: 'Give back',
  givingBack: 'Giving back…',
  keep: 'Keep it',
  toConfirmElsewhere:
    'Please confirm it where you bought it. If you do not, it ends by itself after half an hour, and nothing is charged.',
  failedToGiveBack: 'It could not be given back',
} as const

/** How a purchase stands, in a word or two. */
export const purchaseStandingTexts: Readonly<Record<PurchaseStanding, string>> = {
  checking: 'Being checked',
  'to-confirm': 'To be confirmed',
  bought: 'Not redeemed',
  redeemed: 'Redeemed',
  refunding: 'Money on its way back',
  refunded: 'Given back',
  failed: 'Not bought',
}

export const redeemTexts = {
  title: 'Redeem',
  back: 'Back to Purchased',
  missing: 'Purchase not found',
  missingDetail: 'There is no purchase of yours at this address.',
  scanTitle: 'With the camera',
  typeTitle: 'Without the camera',
  scan: 'Scan to Redeem',
  scanLead: 'Scan the QR code at the counter of the merchant when you collect what you bought.',
  camera: 'What the camera sees',
  looking: 'Hold the QR code inside the frame.',
  starting: 'The camera is starting…',
  stop: 'Stop the camera',
  refused: 'The camera may not be used',
  refusedDetail:
    'Allow the camera for this page in the settings of your browser and scan again, or type the code below the QR code.',
  absent: 'There is no camera here',
  absentDetail: 'Please type the code below the QR code.',
  broken: 'The camera could not be started',
  brokenDetail: 'Another program may be using it. Scan again, or type the code below the QR code.',
  typed: 'Code at the counter',
  typedHint: 'The ten letters and digits below the QR code',
  typedMissing: 'Please type the code.',
  redeem: 'Redeem',
  redeeming: 'Redeeming…',
  doneDetail: 'Please show this page at the counter.',
  notNow: 'There is nothing to redeem',
} as const

export const invoicePageTexts = {
  title: 'Tax invoice',
  lead: 'As it was made when you paid. It does not change any more.',
} as const

/** @param left at least 1 */
export function onlyLeftText(left: number): string {
  return `Only ${left} left`
}

export function mostPiecesText(most: number): string {
  return most === 1 ? 'You can buy 1 piece' : `You can buy up to ${most} pieces at once`
}

/** @param total as money */
export function askToBuyText(pieces: number, title: string, total: string): string {
  return `${pieces} × ${title} for ${total}, GST included.`
}

/** @param card as the wallet calls it */
export function chargedCardText(card: string): string {
  return `${card} is charged.`
}

/** @param total as money */
export function boughtText(pieces: number, title: string, total: string): string {
  return `${pieces} × ${title} for ${total}. You find it in Purchased, where you redeem it.`
}

/** The same where it stands in the list already. @param total as money */
export function boughtBelowText(pieces: number, title: string, total: string): string {
  return `${pieces} × ${title} for ${total}. Redeem it at the merchant's counter when you collect it.`
}

/** @param total as money */
export function giveBackText(pieces: number, title: string, total: string): string {
  return `${pieces} × ${title}: ${total} goes back to the card that you paid with. Your bank may need some days. You can no longer redeem it.`
}

export function redeemPurchaseText(title: string): string {
  return `Redeem ${title}`
}

export function giveBackPurchaseText(title: string): string {
  return `Give back ${title}`
}

export function invoiceOfPurchaseText(title: string): string {
  return `Tax invoice of ${title}`
}

export function invoiceFileName(invoiceId: string): string {
  return `tax-invoice-${invoiceId}.pdf`
}

export function redeemedOnText(when: string): string {
  return `Redeemed on ${when}`
}
