/** Papers that look like a receipt, and say what nobody has to pay, or what comes back: none of their sums is a total that is claimed. */
import { isAlmost, plainWords } from './likeness.ts'
import { readAmount } from './read-amount.ts'
import { groupsOf, textOf, type TextLine } from './text-lines.ts'

const names = [
  'QUOTATION',
  'CREDIT NOTE',
  'PRO FORMA',
  'PROFORMA',
  'ESTIMATE',
  'ESTIMATED',
  'TOTAL REFUND',
  'REFUND AMOUNT',
  'SEBUT HARGA',
  'NOT A RECEIPT',
  'NOT AN OFFICIAL RECEIPT',
].map((name) => name.split(' '))

/** Only where they have a line of their own: `No refund within 7 days` is said on many a receipt, and `Deposit -100.00` is a part of one. */
const titles = 'VOID VOIDED REFUND REFUNDED CANCELLED CANCELED REVERSAL REVERSED DECLINED TRAINING QUOTE'
  .split(' ')
  .map((title) => [title])
const titlesOfWords = [
  'DEPOSIT RECEIPT',
  'RECEIPT FOR DEPOSIT',
  'SALES RETURN',
  'PURCHASE ORDER',
  'INTERIM BILL',
  'INTERIM INVOICE',
].map((title) => title.split(' '))
/** Its number and its day are those of a bill, and its sum may be of several. */
const ofAccount = ['STATEMENT', 'OF', 'ACCOUNT']
/** One of them may stand beside such a title. */
const besideTitles = new Set([
  'SLIP',
  'RECEIPT',
  'SALE',
  'SALES',
  'COPY',
  'TRANSACTION',
  'MODE',
  'PAYMENT',
  'INVOICE',
  'BILL',
  'OFFICIAL',
])

/** By a name that stands somewhere on it, a title, or a sum that was given back. */
export function isNoReceipt(lines: readonly TextLine[]): boolean {
  return lines.some((line) => {
    const said = plainWords(textOf(line.words))
    const hasAmount = line.words.some(({ text }) => readAmount(text)?.form === 'clean')
    const isGivenBack = said.includes('REFUNDED') || said.includes('REFUND')
    if (isGivenBack && hasAmount) return true
    return names.some((name) => placeOfName(said, name) !== -1) || (!hasAmount && isTitled(line))
  })
}

export function isStatement(lines: readonly TextLine[]): boolean {
  return lines.some((line) => columnsOf(line).some((column) => isOnly(column, ofAccount)))
}

function isTitled(line: TextLine): boolean {
  // Columns may be headed `Refund`.
  const whole = plainWords(textOf(line.words))
  return (
    titles.some((title) => isOnly(whole, title)) ||
    columnsOf(line).some((column) => titlesOfWords.some((title) => isOnly(column, title)))
  )
}

function columnsOf({ words, height }: TextLine): readonly (readonly string[])[] {
  return groupsOf(words, height).map((group) => plainWords(textOf(group)))
}

/** With its number behind it, and one word more; `No refund` is none. */
function isOnly(said: readonly string[], title: readonly string[]): boolean {
  const place = placeOfName(said, title)
  const behind = said.slice(place + title.length)
  const isNumber = (word: string) => word === 'NO' || word.length === 1 || /\d/.test(word)
  const others = [...said.slice(0, place), ...behind.filter((word) => !isNumber(word))]
  return place !== -1 && others.length <= 1 && others.every((word) => besideTitles.has(word) || word === title[0])
}

function placeOfName(said: readonly string[], name: readonly string[]): number {
  return said.findIndex((_, from) => name.every((word, index) => isAlmost(said[from + index] ?? '', word)))
}
