/** Texts of the store's pages, in Tamil: what is on sale, one product, what was bought, redeeming and the tax invoice. */
import type { PurchaseStanding } from '../../order/purchase.ts'

export const storePageTexts = {
  title: 'கடை',
  lead: 'உறுப்பினர்களுக்கான விலையில் உடல்நலப் பொருட்கள். உங்கள் பணப்பையில் உள்ள அட்டையால் பணம் செலுத்தலாம்.',
  tabs: 'கடை காட்டுபவை',
  items: 'பொருள் பட்டியல்',
  purchased: 'வாங்கியவை',
  noProducts: 'இப்போது விற்பனையில் எதுவும் இல்லை',
  noProductsDetail: 'அவ்வப்போது புதிய பொருட்கள் வரும். பிறகு மீண்டும் பாருங்கள்.',
  noPurchases: 'நீங்கள் இன்னும் எதையும் வாங்கவில்லை',
  noPurchasesDetail: 'நீங்கள் வாங்குபவை, அவற்றின் வரி விலைப்பட்டியலுடனும் மீட்டுக்கொள்ளும் வழியுடனும் இங்கே இருக்கும்.',
  toItems: 'விற்பனையில் உள்ளவற்றைப் பார்',
  productsFailed: 'பொருட்களை ஏற்ற முடியவில்லை.',
  purchasesFailed: 'நீங்கள் வாங்கியவற்றை ஏற்ற முடியவில்லை.',
  notUpToDate: 'நீங்கள் வாங்கியவற்றின் அண்மைய நிலையை ஏற்ற முடியவில்லை.',
  soldOut: 'விற்றுத் தீர்ந்தது',
  available: 'கிடைக்கும்',
}

export const productPageTexts = {
  title: 'பொருள்',
  back: 'கடைக்குத் திரும்பு',
  missing: 'இந்தப் பொருள் கிடைக்கவில்லை',
  missingDetail: 'அது இனி விற்பனையில் இல்லாமல் இருக்கலாம்.',
  perPiece: 'ஒரு பொருளுக்கு, GST உட்பட',
  more: 'இந்தப் பொருள் பற்றி மேலும்',
  quantity: 'எண்ணிக்கை',
  total: 'மொத்தம்',
  buy: 'வாங்கு',
  question: 'இதை வாங்கவா?',
  confirm: 'இப்போது வாங்கு',
  buying: 'வாங்கப்படுகிறது…',
  cancel: 'ரத்துசெய்',
  usualCard: 'உங்கள் இயல்பு அட்டை',
  noCardYet: 'உங்கள் பணப்பையில் இன்னும் அட்டை எதுவும் இல்லை.',
  bought: 'வாங்கிவிட்டீர்கள்',
  manageWallet: 'என் பணப்பையை நிர்வகி',
  checking: 'உங்கள் வங்கியிடம் சரிபார்க்கிறோம்',
  checkingDetail: 'காத்திருங்கள், அதை மீண்டும் வாங்காதீர்கள். உங்கள் வங்கி பதிலளித்தவுடன், என்ன ஆனது என்பதை இந்தப் பக்கம் கூறும்.',
  unknown: 'உங்கள் கொள்முதல் என்ன ஆனது என்பது எங்களுக்கு இன்னும் தெரியவில்லை',
  unknownDetail: 'அதைச் சரிபார்ப்பதால் அது இரண்டாவது முறை வாங்கப்படாது.',
  checkAgain: 'மீண்டும் சரிபார்',
  toConfirm: 'உங்கள் உறுதிப்படுத்தலுக்காக உங்கள் வங்கி காத்திருக்கிறது',
  toConfirmDetail: 'அதற்கு உங்களுக்கு அரை மணி நேரம் உள்ளது. அதுவரை எதுவும் வசூலிக்கப்படாது.',
  confirmAtBank: 'உங்கள் வங்கியிடம் உறுதிப்படுத்து',
  toPurchases: '“வாங்கியவை” பகுதியில் பார்',
}

export const purchaseTexts = {
  purchase: 'கொள்முதல்',
  product: 'பொருள்',
  boughtOn: 'வாங்கிய தேதி',
  redeemedOn: 'மீட்டுக்கொண்ட தேதி',
  quantity: 'எண்ணிக்கை',
  total: 'மொத்தம்',
  redeem: 'மீட்டுக்கொள்',
  giveBack: 'திருப்பிக் கொடு',
  invoice: 'வரி விலைப்பட்டியல்',
  giveBackQuestion: 'இதைத் திருப்பிக் கொடுக்கவா?',
  giveBackConfirm: 'திருப்பிக் கொடு',
  givingBack: 'திருப்பிக் கொடுக்கப்படுகிறது…',
  keep: 'வைத்திரு',
  toConfirmElsewhere:
    'நீங்கள் அதை வாங்கிய இடத்தில் உறுதிப்படுத்துங்கள். உறுதிப்படுத்தாவிட்டால், அரை மணி நேரத்திற்குப் பிறகு அது தானாகவே முடிந்துவிடும்; எதுவும் வசூலிக்கப்படாது.',
  failedToGiveBack: 'அதைத் திருப்பிக் கொடுக்க முடியவில்லை',
}

export const purchaseStandingTexts: Readonly<Record<PurchaseStanding, string>> = {
  checking: 'சரிபார்க்கப்படுகிறது',
  'to-confirm': 'உறுதிப்படுத்த வேண்டும்',
  bought: 'மீட்டுக்கொள்ளவில்லை',
  redeemed: 'மீட்டுக்கொள்ளப்பட்டது',
  refunding: 'பணம் திரும்பி வருகிறது',
  refunded: 'திருப்பிக் கொடுக்கப்பட்டது',
  failed: 'வாங்கப்படவில்லை',
}

export const redeemTexts = {
  title: 'மீட்டுக்கொள்',
  back: '“வாங்கியவை” பகுதிக்குத் திரும்பு',
  missing: 'இந்தக் கொள்முதல் கிடைக்கவில்லை',
  missingDetail: 'இந்த முகவரியில் நீங்கள் வாங்கியது எதுவும் இல்லை.',
  scanTitle: 'கேமராவைக் கொண்டு',
  typeTitle: 'கேமரா இல்லாமல்',
  scan: 'மீட்டுக்கொள்ள வருடு',
  scanLead: 'நீங்கள் வாங்கியதைப் பெறும்போது, வணிகரின் சேவை முகப்பில் உள்ள QR குறியீட்டை வருடுங்கள்.',
  camera: 'கேமரா பார்ப்பது',
  looking: 'QR குறியீட்டைச் சட்டகத்திற்குள் காட்டுங்கள்.',
  starting: 'கேமரா தொடங்குகிறது…',
  stop: 'கேமராவை நிறுத்து',
  refused: 'கேமராவைப் பயன்படுத்த அனுமதி இல்லை',
  refusedDetail:
    'உங்கள் உலாவியின் அமைப்புகளில் இந்தப் பக்கத்திற்குக் கேமராவை அனுமதித்து மீண்டும் வருடுங்கள், அல்லது QR குறியீட்டின் கீழே உள்ள குறியீட்டைத் தட்டச்சு செய்யுங்கள்.',
  absent: 'இங்கே கேமரா இல்லை',
  absentDetail: 'QR குறியீட்டின் கீழே உள்ள குறியீட்டைத் தட்டச்சு செய்யுங்கள்.',
  broken: 'கேமராவைத் தொடங்க முடியவில்லை',
  brokenDetail:
    'வேறொரு செயலி அதைப் பயன்படுத்திக்கொண்டிருக்கலாம். மீண்டும் வருடுங்கள், அல்லது QR குறியீட்டின் கீழே உள்ள குறியீட்டைத் தட்டச்சு செய்யுங்கள்.',
  typed: 'சேவை முகப்பில் உள்ள குறியீடு',
  typedHint: 'QR குறியீட்டின் கீழே உள்ள பத்து எழுத்துகளும் இலக்கங்களும்',
  typedMissing: 'குறியீட்டைத் தட்டச்சு செய்யுங்கள்.',
  redeem: 'மீட்டுக்கொள்',
  redeeming: 'மீட்டுக்கொள்ளப்படுகிறது…',
  doneDetail: 'இந்தப் பக்கத்தைச் சேவை முகப்பில் காட்டுங்கள்.',
  notNow: 'மீட்டுக்கொள்ள எதுவும் இல்லை',
}

export const invoicePageTexts = {
  title: 'வரி விலைப்பட்டியல்',
  lead: 'நீங்கள் பணம் செலுத்தியபோது உருவாக்கப்பட்டபடி. இது இனி மாறாது.',
}

export function onlyLeftText(left: number): string {
  return `${left} மட்டுமே மீதம்`
}

export function mostPiecesText(most: number): string {
  return most === 1 ? 'நீங்கள் 1 பொருளை வாங்கலாம்' : `நீங்கள் ஒரே நேரத்தில் ${most} பொருட்கள் வரை வாங்கலாம்`
}

export function askToBuyText(pieces: number, title: string, total: string): string {
  return `${pieces} × ${title}: ${total}, GST உட்பட.`
}

export function chargedCardText(card: string): string {
  return `பணம் வசூலிக்கப்படும் அட்டை: ${card}.`
}

export function boughtText(pieces: number, title: string, total: string): string {
  return `${pieces} × ${title}: ${total}. அதை “வாங்கியவை” பகுதியில் காணலாம்; அங்கே அதை மீட்டுக்கொள்ளலாம்.`
}

export function boughtBelowText(pieces: number, title: string, total: string): string {
  return `${pieces} × ${title}: ${total}. அதைப் பெறும்போது, வணிகரின் சேவை முகப்பில் மீட்டுக்கொள்ளுங்கள்.`
}

export function giveBackText(pieces: number, title: string, total: string): string {
  return `${pieces} × ${title}: ${total} நீங்கள் செலுத்திய அட்டைக்குத் திரும்பச் செல்லும்; இதற்கு உங்கள் வங்கிக்குச் சில நாட்கள் ஆகும். இனி நீங்கள் அதை மீட்டுக்கொள்ள முடியாது.`
}

export function redeemPurchaseText(title: string): string {
  return `மீட்டுக்கொள்: ${title}`
}

export function giveBackPurchaseText(title: string): string {
  return `திருப்பிக் கொடு: ${title}`
}

export function invoiceOfPurchaseText(title: string): string {
  return `வரி விலைப்பட்டியல்: ${title}`
}

export function invoiceFileName(invoiceId: string): string {
  return `வரி-விலைப்பட்டியல்-${invoiceId}.pdf`
}

export function redeemedOnText(when: string): string {
  return `மீட்டுக்கொண்டது: ${when}`
}
