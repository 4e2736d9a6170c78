/** What an amount on a receipt is, by the words beside it. */
import { isAlmost, plainWords } from './likeness.ts'

/**
 * `due` the sum to pay, said in words that mean nothing else; `total` a total of some kind; `subtotal` before GST; `gst`; `rounding` to five
 * cents; `discount` taken off; `covered` by subsidies, which make the sum less; `insured` what MediSave or an insurer pays of it; `paid` handed
 * over, by whatever means; `change` handed back; `earlier` left of what was billed before; `none` of these kinds, as points and savings; `item` what was bought.
 */
export type AmountKind =
  | 'due'
  | 'total'
  | 'subtotal'
  | 'gst'
  | 'rounding'
  | 'discount'
  | 'covered'
  | 'insured'
  | 'paid'
  | 'change'
  | 'earlier'
  | 'none'
  | 'item'

/** Every word of one of these in this order, others between them or not; the first kind that fits is it. */
const labels: readonly (readonly [AmountKind, readonly string[]])[] = [
  [
    'none',
    [
      'TOTAL SAVING',
      'TOTAL SAVINGS',
      'YOU SAVED',
      'POINTS',
      'TOTAL QTY',
      'TOTAL QUANTITY',
      'TOTAL ITEMS',
      'NO OF ITEMS',
      'REG NO',
      'REGISTRATION',
      'UEN',
      'TEL',
      'PHONE',
      'FAX',
      'HOTLINE',
      'APPROVAL CODE',
      'AUTH CODE',
      'TERMINAL',
      'POSTAL',
      'DEPOSIT REFUND',
      'NRIC',
      'MCR',
      'EXCHANGE RATE',
      'LICENCE',
      'LICENSE',
      'BATCH',
      'TRACE',
      'ITEM COUNT',
      'GST ABSORBED',
      'INVOICE NO',
      'RECEIPT NO',
      'BILL NO',
      'PAID BEFORE',
      'PAID EARLIER',
      'PAID PREVIOUSLY',
      'PREVIOUSLY PAID',
      'PAID TO DATE',
      'PAYMENTS TO DATE',
      'PREVIOUS PAYMENT',
      'PREVIOUS PAYMENTS',
      'LAST PAYMENT',
    ],
  ],
  [
    'earlier',
    [
      'PREVIOUS',
      'PRIOR',
      'EARLIER',
      'LAST STATEMENT',
      'LAST BILL',
      'LAST INVOICE',
      'OLD BALANCE',
      'CARRIED FORWARD',
      'BROUGHT FORWARD',
      'BALANCE FORWARD',
      'BALANCE B F',
      'LAST BALANCE',
      'OPENING BALANCE',
      'ARREARS',
      'TUNGGAKAN',
    ],
  ],
  ['subtotal', ['BEFORE ROUNDING']],
  ['due', ['TOTAL AFTER ROUNDING', 'AMOUNT AFTER ROUNDING', 'ROUNDED TOTAL', 'TOTAL ROUNDED']],
  [
    'rounding',
    ['ROUNDING', 'ROUND OFF', 'ROUND ADJ', 'ROUNDED', 'ROUNDINGADJ', 'PEMBUNDARAN', 'PELARASAN', 'PEMBULATAN'],
  ],
  ['change', ['CHANGE', 'CHANGE DUE', 'BALANCE RETURNED', 'KEMBALI', 'BAKI']],
  [
    'subtotal',
    [
      'SUBTOTAL',
      'SUB TOTAL',
      'SUBTTL',
      'SUB TTL',
      'TOTAL BEFORE',
      'AMOUNT BEFORE',
      'BEFORE GST',
      'BEFORE TAX',
      'TOTAL EXCL',
      'TOTAL EXCLUDING',
      'EXCL GST',
      'EXCLUDING GST',
      'EXCLUSIVE OF GST',
      'WITHOUT GST',
      'TAXABLE',
      'TOTAL CHARGES BEFORE',
      'NET OF GST',
      'NETT BEFORE',
      'GOODS VALUE',
      'GROSS CHARGES',
      'JUMLAH KECIL',
      'SUBJUMLAH',
    ],
  ],
  // What stays after something was taken off or added is neither of these.
  ['due', ['AFTER SUBSIDY', 'AFTER SUBSIDIES', 'AFTER CHAS', 'AFTER GRANT', 'AFTER GST', 'AFTER TAX']],
  ['due', ['TOTAL INCL', 'TOTAL INCLUSIVE', 'TOTAL INCLUDING', 'TOTAL WITH GST', 'TOTAL W GST', 'TOTAL TTC']],
  [
    'gst',
    [
      'TOTAL GST',
      'GST AMOUNT',
      'GST AMT',
      'INCLUDES GST',
      'INCLUDE GST',
      'GST INCLUDED',
      'TOTAL TAX',
      'INCLUDED GST',
      'GST PAYABLE',
      'OF WHICH GST',
    ],
  ],
  // What an insurer or a company has agreed, so that nobody pays it.
  [
    'discount',
    [
      ...['CORPORATE', 'COMPANY', 'INSURANCE', 'INSURER', 'PLAN'].flatMap((who) =>
        ['DISCOUNT', 'DISC', 'REBATE', 'ADJUSTMENT', 'SAVINGS'].map((what) => `${who} ${what}`),
      ),
      'CONTRACTUAL',
      'WRITE OFF',
    ],
  ],
  [
    'insured',
    [
      'MEDISAVE',
      'MEDISHIELD',
      'INSURANCE',
      'INSURER',
      'INSURERS',
      'COMPANY PAYS',
      'PAID BY COMPANY',
      'THIRD PARTY',
      'CORPORATE',
      'CO PAYMENT BY',
    ],
  ],
  // What an insurer is asked for is no subsidy: `Claimable from insurer`.
  ['covered', ['SUBSIDY', 'SUBSIDIES', 'CHAS', 'GOVERNMENT', 'GRANT', 'CLAIMABLE']],
  // Before others of these words: who says so has handed it over.
  ['total', ['TOTAL PAID', 'TOTAL PAYMENT', 'TOTAL AMOUNT PAID', 'YOU PAID', 'JUMLAH BAYARAN']],
  [
    'due',
    [
      'GRAND TOTAL',
      'AMOUNT DUE',
      'AMT DUE',
      'TOTAL DUE',
      'AMOUNT PAYABLE',
      'AMT PAYABLE',
      'TOTAL PAYABLE',
      'NETT TOTAL',
      'NET TOTAL',
      'NETT AMOUNT',
      'NET AMOUNT',
      'NETT PAYABLE',
      'NET PAYABLE',
      'NETT',
      'TO PAY',
      'PLEASE PAY',
      'YOU PAY',
      'PAYABLE',
      'FINAL AMOUNT',
      'FINAL TOTAL',
      'INCLUSIVE OF GST',
      'INCL GST',
      'INCL OF GST',
      'INCLUDING GST',
      'TOTAL AFTER',
      'BILL TOTAL',
      'INVOICE TOTAL',
      'TOTAL BILL',
      'SUM PAYABLE',
      'CHARGE TO PATIENT',
      'OUTSTANDING AMOUNT',
      'PATIENT PAYS',
      'PATIENT BEARS',
      'YOU BEAR',
      'YOUR RESPONSIBILITY',
      'PATIENT RESPONSIBILITY',
      'JUMLAH BESAR',
      'JUMLAH KESELURUHAN',
      'PERLU DIBAYAR',
      'AMOUNT TO BE PAID',
      'BILL AMOUNT',
      'INVOICE AMOUNT',
      'FINAL BILL',
      'NET BILL',
      'AMOUNT CHARGED',
      'TOTAL BAYAR',
      'GESAMTBETRAG',
    ],
  ],
  // Whoever else does so.
  ['insured', ['PAYS', 'BEARS', 'COVERS', 'CHARGED TO']],
  [
    'paid',
    [
      'CASH',
      'NETS',
      'VISA',
      'MASTERCARD',
      'MASTER',
      'AMEX',
      'PAYNOW',
      'GRABPAY',
      'PAYLAH',
      'CREDIT CARD',
      'DEBIT CARD',
      'CARD',
      'TENDERED',
      'TENDER',
      'PAID',
      'PAYMENT',
      'PAYMENT RECEIVED',
      'AMOUNT RECEIVED',
      'RECEIVED',
      'CHEQUE',
      'DEPOSIT',
      'GIRO',
      'CONTACTLESS',
      'EZLINK',
      'BALANCE',
      'REMAINING',
      'TNG',
      'ALIPAY',
      'WECHAT',
      'OCTOPUS',
      'EFTPOS',
      'UNIONPAY',
      'TUNAI',
      'BAYARAN',
      'DUITNOW',
    ],
  ],
  ['discount', ['DISCOUNT', 'DISC', 'LESS', 'REBATE', 'VOUCHER', 'PROMO', 'OFF', 'DISKAUN', 'DISKON', 'POTONGAN']],
  [
    'total',
    [
      'TOTAL',
      'TOTAL AMOUNT',
      'TTL',
      'JUMLAH',
      'SUM',
      'AMOUNT SGD',
      'TOTALS',
      'TOTAL SGD',
      'TOTAL CHARGES',
      'TOTAL FEES',
      'GESAMT',
      'SUMME',
      'IMPORTE',
    ],
  ],
  [
    'gst',
    [
      'GST',
      'G S T',
      'CGST',
      'SGST',
      'IGST',
      'TAX',
      'SST',
      'VAT',
      'TVA',
      'MWST',
      'IVA',
      'PPN',
      'SERVICE TAX',
      'CONSUMPTION TAX',
      'CUKAI',
    ],
  ],
  ['gst', ['INCL GST']],
]

const split = labels.map(([kind, phrases]) => [kind, phrases.map((phrase) => phrase.split(' '))] as const)

/** What the amount is that stands beside, or below, these words. */
export function kindOfLabel(text: string): AmountKind {
  const words = plainWords(withLetters(text))
  const kind =
    split.find(([one, phrases]) =>
      phrases.some((phrase) => (one === 'none' ? containsTogether : contains)(words, phrase)),
    )?.[0] ?? 'item'
  // "Incl. GST 9%" without a total beside it is the GST within.
  if (kind === 'due' && !words.some((word) => isAlmost(word, 'TOTAL') || stays.has(word)) && words.includes('GST'))
    return 'gst'
  return kind
}

/** Words that make a sum to pay of an amount, with GST or without. */
const stays = new Set([
  'AMOUNT',
  'AMT',
  'NETT',
  'NET',
  'PAY',
  'PAYABLE',
  'DUE',
  'PAYS',
  'PAID',
  'CHARGE',
  'FINAL',
  'AFTER',
])

/** "Total (4 items)" is not the number of items. */
function containsTogether(words: readonly string[], phrase: readonly string[]): boolean {
  return words.some((_, from) => phrase.every((wanted, index) => isLabelWord(words[from + index] ?? '', wanted)))
}

function contains(words: readonly string[], phrase: readonly string[]): boolean {
  let place = -1
  for (const wanted of phrase) {
    place = words.findIndex((word, index) => index > place && isLabelWord(word, wanted))
    if (place === -1) return false
  }
  return true
}

/** A word that means something else is not a misread one: a charge is no change. */
function isLabelWord(word: string, wanted: string): boolean {
  return word === wanted || (!vocabulary.has(word) && isAlmost(word, wanted))
}

const vocabulary = new Set([
  ...labels.flatMap(([, phrases]) => phrases.flatMap((phrase) => phrase.split(' '))),
  'CHARGE',
  'GRAND',
  'POINT',
])

/** Digits within words, taken for the letters that they look like: `T0TAL`. */
function withLetters(text: string): string {
  return text
    .replace(/\b[G6C][S5][T71]\b/gi, 'GST')
    .replace(/(?<=[A-Za-z])[015](?=[A-Za-z])/g, (digit) => lettersOf[digit] ?? digit)
}

const lettersOf: Readonly<Record<string, string>> = { 0: 'O', 1: 'I', 5: 'S' }
