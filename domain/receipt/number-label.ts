/** Words before the number of a paper: which say that it is the receipt's, and which that it is of something else. */
import { isAlmost, plainWords } from './likeness.ts'

/** The better named first. */
const named: readonly (readonly string[])[] = [
  ['INVOICE', 'INV', 'RECEIPT', 'RCPT', 'REPT', 'RCT', 'OR', 'RESIT', 'INVOIS', 'KWITANSI', 'RECHNUNG'],
  ['BILL', 'BIL', 'DOCUMENT', 'DOC', 'VOUCHER', 'SERIAL', 'FOLIO', 'REC', 'DOCKET', 'BILLING', 'SALE', 'MEMO'],
  ['REFERENCE', 'REF', 'TRANSACTION', 'TXN', 'TRX', 'TRANS', 'ORDER', 'SLIP', 'CHIT', 'STATEMENT'],
]
/** From this rank on a number is only a reference. */
export const REFERENCE = 2
/** Of a number that says nothing but "No.", or says it in letters that were not read. */
export const UNNAMED = named.length

const numberWords = ['NO', 'NUMBER', 'NUM', 'NR', 'ID', 'NBR', 'N0', 'NOS']
/** May stand between a word for the paper and one for its number. */
const passedOver = ['OFFICIAL', 'RASMI', 'ORIGINAL']
/** Numbers of something else. */
const unwanted = [
  'GST',
  'REG',
  'UEN',
  'TEL',
  'FAX',
  'PHONE',
  'NRIC',
  'FIN',
  'MCR',
  'ROC',
  'CO',
  'HOTLINE',
  'TERMINAL',
  'CASHIER',
  'QUEUE',
  'ROOM',
  'WARD',
  'PATIENT',
  'MRN',
  'DATE',
  'LICENCE',
  'ACCOUNT',
  'CASE',
  'VISIT',
  'BED',
  'POLICY',
  'CARD',
  'APPROVAL',
  'TID',
  'MID',
]
/** Whose reference is the bank's, the insurer's or a colleague's. */
const ofOthers = new Set([
  'PAYNOW',
  'NETS',
  'BANK',
  'VISA',
  'GIRO',
  'CHEQUE',
  'PAYMENT',
  'CLAIM',
  'LOG',
  'APPOINTMENT',
  'BOOKING',
  'YOUR',
  'LETTER',
])
/** Stand beside the numbers that a card terminal counts. */
const ofTerminal = ['TID', 'MID', 'BATCH', 'TRACE', 'STAN', 'RRN', 'RREF', 'APPR', 'APPROVAL', 'AUTH']

/** How well a word names the number of a receipt, from 0; undefined where it does not. */
export function rankOf(text: string): number | undefined {
  // `e-Invoice`, `Tax-Invoice`; `TaxInvoice`, `ReceiptNo.`, with the space between them not read.
  const [said = ''] = plainWords(text).filter((part) => part !== 'E' && part !== 'TAX')
  const word = glued.exec(said)?.groups?.paper ?? said
  // `Inv#`, with its mark taken for a letter.
  if (/^INV[A-Z]$/.test(word)) return 0
  const rank = named.findIndex((names) => names.some((name) => isAlmost(word, name)))
  return rank === -1 || /\d/.test(word) ? undefined : rank
}

const glued = /^(?:TAX|OFFICIAL)?(?<paper>INVOICE|INV|RECEIPT|RCPT|BILL)(?:NO|NUMBER)?$/

/** Cards, devices and offers have such numbers as well: `Serial No.`, `Voucher No.` */
export function mayBeOfThings(text: string): boolean {
  return plainWords(text).some((word) => ofThings.has(word))
}

const ofThings = new Set(['SERIAL', 'VOUCHER'])

/** Also a word of English, unless its letters are marked: `Tel 6455 1234 OR 6455 1235`. */
export function isPlainOr(text: string, next: string | undefined): boolean {
  return text.toUpperCase() === 'OR' && !(next !== undefined && (isNumberWord(next) || /^[#:.]/.test(next)))
}

export function isNumberWord(text: string): boolean {
  return /^#/.test(text) || plainWords(text).some((word) => numberWords.includes(word))
}

export function isPassedOver(text: string): boolean {
  return passedOver.some((one) => plainWords(text).includes(one))
}

export function isUnwanted(text: string): boolean {
  // A value may begin with such letters: `CO-5512`; and `No./Date` names both.
  const label = /^[A-Z]{2}-\d|^no\.?\/date/i.test(text) ? '' : text
  return plainWords(label).some((word) => unwanted.includes(word))
}

/** `Ref`, and no word for the paper that it is of. */
export function isReference(text: string): boolean {
  return plainWords(text).some((word) => word === 'REF' || isAlmost(word, 'REFERENCE'))
}

/** `PayNow Ref`, `Claim Ref. No.` @param before what stands before the word for the reference */
export function isReferenceOfOthers(before: string | undefined): boolean {
  return plainWords(before ?? '').some((word) => ofOthers.has(word))
}

/** `against invoice`, `replaces NW-1180`, `deposit receipt`: the paper that this one is about. */
const aboutAnother = new Set([
  'AGAINST',
  'FOR',
  'OF',
  'FROM',
  'REPLACES',
  'PREVIOUS',
  'LAST',
  'EARLIER',
  'RETURN',
  'OLD',
  'ORIGINAL',
  'RELATED',
  'LINKED',
  'PARENT',
  'DEPOSIT',
  'REFUND',
  'CANCELLED',
  'VOID',
])

/** @param before what stands before the word for the paper */
export function isOfAnotherPaper(before: string | undefined): boolean {
  return plainWords(before ?? '').some((word) => aboutAnother.has(word))
}

/** Beside a way of paying, a reference is the payment's. */
export function isOfPayment(text: string): boolean {
  return plainWords(text).some((word) => ofPayment.has(word))
}

const ofPayment = new Set([
  'PAYNOW',
  'NETS',
  'VISA',
  'MASTERCARD',
  'AMEX',
  'CARD',
  'GRABPAY',
  'PAYLAH',
  'DUITNOW',
  'CHEQUE',
  'GIRO',
  'TRANSFER',
  'PAYMENT',
])

export function isOfTerminal(text: string): boolean {
  return plainWords(text).some((word) => ofTerminal.includes(word))
}
