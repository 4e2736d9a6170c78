/** The number of a receipt or an invoice: what stands behind, or below, a word for it. */
import { isAlmost, plainWords } from './likeness.ts'
import { readField, type ReadField } from './receipt-reading.ts'
import { placeOf, rightOf, type ReceiptWord } from './receipt-word.ts'
import type { TextLine } from './text-lines.ts'

/** The better named first. */
const named: readonly (readonly string[])[] = [
  ['INVOICE', 'INV', 'RECEIPT', 'RCPT', 'REPT', 'RCT', 'OR', 'RESIT', 'INVOIS', 'KWITANSI', 'RECHNUNG'],
  ['BILL', 'DOCUMENT', 'DOC', 'STATEMENT', 'VOUCHER', 'SERIAL', 'FOLIO'],
  ['REFERENCE', 'REF', 'TRANSACTION', 'TXN', 'TRX', 'TRANS', 'ORDER', 'SLIP', 'CHIT'],
]
/** Of a number that says nothing but "No.", or says it in letters that were not read. */
const UNNAMED = named.length
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
const shape = /^[A-Z0-9][A-Z0-9/\-.]*\d[A-Z0-9/\-.]*$/i
const date = /^\d{1,2}[-/.]\d{1,2}[-/.](?:\d{2}|(?:19|20)\d{2})$|^(?:19|20)\d{2}[-/.]\d{1,2}[-/.]\d{1,2}$/
const amount = /^\d[\d,]*\.\d{2}$/
/** As parts of a line's height. */
const MOST_BELOW = 2.6

/** As parts of a word's height, between the parts of one number. */
const MOST_BETWEEN = 1.5

/** No sum bears out a number: it has to be read clearly. */
const CLEAR_CONFIDENCE = 0.85

interface FoundNumber {
  readonly value: string
  readonly rank: number
  /** Nothing says that it is a number but its place. */
  readonly isGuessed?: boolean
  readonly words: readonly [ReceiptWord, ...ReceiptWord[]]
}

/** @param skipped words of dates */
export function readNumber(
  lines: readonly TextLine[],
  skipped: ReadonlySet<ReceiptWord>,
): ReadField<string> | undefined {
  const found = lines
    .flatMap((line, index) => numbersOn(line, lines[index + 1], skipped))
    .toSorted((one, other) => one.rank - other.rank)
  const [best] = found
  if (best === undefined) return undefined
  if (best.isGuessed || hasLetterForDigit(best.value) || isCutShort(best, lines) || isOutnamed(best, lines))
    return readField(best.value, 0.5, placeOf(best.words))
  const rivals = found.filter(({ rank, value }) => rank === best.rank && value !== best.value)
  return readField(best.value, rivals.length > 0 ? 0.5 : surenessOf(best, found), placeOf(best.words))
}

/** A reference beside an invoice number that was not read is not that one. */
function isOutnamed({ rank }: FoundNumber, lines: readonly TextLine[]): boolean {
  const isNamed = ({ words }: TextLine) =>
    words.some(({ text }, index) => {
      const own = rankOf(text)
      return own !== undefined && own < rank && hasValueBehind(words.slice(index + 1))
    })
  return rank >= REFERENCE && rank < UNNAMED && lines.some(isNamed)
}

const REFERENCE = 2

/** Something with a digit, read well or badly, that is no amount. */
function hasValueBehind(words: readonly ReceiptWord[]): boolean {
  const [first, second] = words.filter(({ text }) => !isNumberWord(text) && !/^[#:.]+$/.test(text))
  return (
    [first, second].some((word) => word !== undefined && /\d{3}/.test(word.text) && !amount.test(word.text)) &&
    !isUnwanted(first?.text ?? '')
  )
}

/** A letter among digits, or behind them, that looks like one of them. */
function hasLetterForDigit(value: string): boolean {
  return /\d[BDGQSZ](?:\d|$)/.test(value)
}

/** Digits that follow closely may be the rest of it, as where a fold parts them. */
function isCutShort({ words }: FoundNumber, lines: readonly TextLine[]): boolean {
  const last = words.at(-1) ?? words[0]
  const line = lines.find((one) => one.words.includes(last))
  const next = line?.words[line.words.indexOf(last) + 1]
  return (
    next !== undefined && /^\d+$/.test(next.text) && next.box.left - rightOf(last.box) < MOST_BETWEEN * last.box.height
  )
}

function surenessOf({ value, words }: FoundNumber, found: readonly FoundNumber[]): number {
  const confidence = Math.min(...words.map((word) => word.confidence))
  if (found.filter((other) => other.value === value).length > 1) return 0.9
  return confidence >= CLEAR_CONFIDENCE ? 0.8 + (confidence - CLEAR_CONFIDENCE) : Math.min(confidence, 0.75)
}

function numbersOn(
  line: TextLine,
  below: TextLine | undefined,
  skipped: ReadonlySet<ReceiptWord>,
): readonly FoundNumber[] {
  return line.words.flatMap((word, index) => {
    const rank = rankOf(word.text) ?? (isUnnamed(word, line.words[index - 1]) ? UNNAMED : undefined)
    if (rank === undefined) return []
    // "GST Reg No." may stand on the same line as "Tax invoice".
    const rest = line.words.slice(index + 1)
    // `Receipt#12345`, `Inv:INV-12`
    const glued = /^[A-Z]+\.?(?:NO)?[.:#]+([A-Z0-9][A-Z0-9/-]*\d)$/i.exec(word.text)?.[1]
    if (glued !== undefined) return [{ value: cleaned(glued), rank, words: [word] }]
    const behind = numberBehind(rest, skipped)
    if (behind) return rank === UNNAMED && !mayBeUnnamed(behind, line) ? [] : [{ rank, ...behind }]
    const isHeading = rest.slice(0, 3).some(({ text }) => isNumberWord(text)) || /[#:]/.test(rest[0]?.text ?? word.text)
    const under = isHeading ? numberBelow(word, rest, line, below, skipped) : undefined
    if (under) return [{ rank, ...under }]
    const near = rank === 0 && rest.length === 0 ? codeBelow(word, line, below) : undefined
    return near ? [{ rank: UNNAMED, isGuessed: true, ...near }] : []
  })
}

type Value = Pick<FoundNumber, 'value' | 'words'>

/** The next word that is one, with nothing but words for "number" and marks before it. */
function numberBehind(rest: readonly ReceiptWord[], skipped: ReadonlySet<ReceiptWord>): Value | undefined {
  let hasWord = false
  for (const [index, word] of rest.entries()) {
    if (index > 4 || isUnwanted(word.text)) return undefined
    const bare = word.text.replace(/^[#:.]+/, '').replace(/[.,:;]+$/, '')
    if (
      !skipped.has(word) &&
      isNumber(bare) &&
      (hasWord || /^[#:]/.test(word.text) || index === 0 || /[A-Z]/i.test(bare))
    )
      return whole(bare, word, rest.slice(index + 1), skipped)
    const glued = /^(?:NO|NUMBER|ID)?[.:#]+(.+)$/i.exec(word.text)?.[1]
    if (glued !== undefined && isNumber(glued)) return { value: cleaned(glued), words: [word] }
    if (isNumberWord(word.text) || /^[#:.]+$/.test(word.text)) hasWord = true
    // A mark that was taken for a letter.
    else if (word.text.length === 1 && word.confidence < UNREADABLE) continue
    else if (passedOver.some((one) => plainWords(word.text).includes(one))) continue
    else if (rankOf(word.text) === undefined) return undefined
  }
  return undefined
}

/** A number may be torn at its marks: `INV-2026` `-00123`. */
function whole(
  bare: string,
  word: ReceiptWord,
  rest: readonly ReceiptWord[],
  skipped: ReadonlySet<ReceiptWord>,
): Value {
  const [next] = rest
  const isTorn =
    next !== undefined &&
    !skipped.has(next) &&
    (/[-/]$/.test(word.text) || /^[-/]\w/.test(next.text)) &&
    next.box.left - rightOf(word.box) < word.box.height &&
    /^[-/]?[A-Z0-9-/]*\d$/i.test(next.text)
  return isTorn ? { value: cleaned(bare + next.text), words: [word, next] } : { value: cleaned(bare), words: [word] }
}

function numberBelow(
  label: ReceiptWord,
  rest: readonly ReceiptWord[],
  line: TextLine,
  below: TextLine | undefined,
  skipped: ReadonlySet<ReceiptWord>,
): Value | undefined {
  if (below?.page !== line.page || below.middle - line.middle > MOST_BELOW * line.height) return undefined
  const last = rest.findLast((word, index) => index < 2 && isNumberWord(word.text)) ?? label
  const under = below.words.find(
    (word) =>
      word.box.left < rightOf(last.box) &&
      rightOf(word.box) > label.box.left &&
      !skipped.has(word) &&
      isNumber(word.text),
  )
  return under && { value: cleaned(under.text), words: [under] }
}

/** Letters and digits that end below a heading at the edge of the paper, as `INVOICE` with `LIC86145660` below it. */
function codeBelow(heading: ReceiptWord, line: TextLine, below: TextLine | undefined): Value | undefined {
  if (below?.page !== line.page || below.middle - line.middle > MOST_BELOW * line.height) return undefined
  const last = below.words.at(-1)
  const isCode = last !== undefined && /^[A-Z]{1,6}[-/]?\d{4,}$/.test(last.text)
  const isBelow = isCode && Math.abs(rightOf(last.box) - rightOf(heading.box)) < line.height
  return isBelow ? { value: cleaned(last.text), words: [last] } : undefined
}

function rankOf(text: string): number | undefined {
  // `e-Invoice`, `Tax-Invoice`
  const [word = ''] = plainWords(text).filter((part) => part !== 'E' && part !== 'TAX')
  const rank = named.findIndex((names) => names.some((name) => isAlmost(word, name)))
  return rank === -1 || /\d/.test(word) ? undefined : rank
}

/** "No." with nothing before it that says of what. */
function isUnnamed({ text }: ReceiptWord, before: ReceiptWord | undefined): boolean {
  if (!/^(?:NO|NUMBER|NUM|NR)[.:#]*$/i.test(text)) return false
  return before === undefined || before.confidence < UNREADABLE || !/\p{Script=Latin}{2}/u.test(before.text)
}

/** A word that was read with less is none; letters of other scripts are taken for such. */
const UNREADABLE = 0.6

function isNumberWord(text: string): boolean {
  return /^#/.test(text) || plainWords(text).some((word) => numberWords.includes(word))
}

function isUnwanted(text: string): boolean {
  // A value may begin with such letters: `CO-5512`.
  const label = /^[A-Z]{2}-\d/i.test(text) ? '' : text
  return plainWords(label).some((word) => unwanted.includes(word))
}

/** A house has its number too, with its street behind it; and eight digits may be a telephone of Singapore. */
function mayBeUnnamed({ value, words }: Value, line: TextLine): boolean {
  const last = words.at(-1) ?? words[0]
  const next = line.words[line.words.indexOf(last) + 1]
  const isHouse = next !== undefined && next.box.left - rightOf(last.box) < line.height
  return value.length > 3 && !isHouse && !/^[689]\d{7}$/.test(value)
}

function isNumber(text: string): boolean {
  return text.length >= 3 && shape.test(withPlainZeros(text)) && !date.test(text) && !amount.test(text)
}

/** A zero with a stroke may be a letter of its own, or be taken for another sign. */
function withPlainZeros(text: string): string {
  return text.replace(/[Øø]|(?<=[A-Z])@(?=\d)/gi, '0')
}

/** Letters among digits are digits: numbers have their letters in front. */
function cleaned(text: string): string {
  return withPlainZeros(text)
    .replace(/^[#:.]+|[.,:;]+$/g, '')
    .toUpperCase()
    .replace(/(?<=\d)[OIL](?=[\dOIL]|$)/g, digitLike)
    .replace(/(?<=[-/.])[OIL](?=\d{2,}(?:[-/.]|$))/g, digitLike)
}

function digitLike(letter: string): string {
  return letter === 'O' ? '0' : '1'
}
