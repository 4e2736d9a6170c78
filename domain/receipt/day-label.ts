/** What the words around a day say that it is: the receipt's, a visit's, or of something else. */
import { shapes } from './date-shapes.ts'
import { isAlmost, plainWords } from './likeness.ts'
import { rightOf, type ReceiptWord } from './receipt-word.ts'
import { groupsOf, textOf, type TextLine } from './text-lines.ts'

/** The day a receipt is of is said by one of these; a day that somebody was born on, or has to pay by, is not. */
export const wanted = [
  'INVOICE',
  'INV',
  'RECEIPT',
  'RCPT',
  'BILL',
  'TRANSACTION',
  'TXN',
  'ISSUED',
  'ISSUE',
  'TAX',
  'RESIT',
]
const visited = ['VISIT', 'CONSULTATION', 'SERVICE', 'TREATMENT', 'DATE', 'DT', 'TARIKH', 'TANGGAL', 'DATUM']
const unwanted = [
  'BIRTH',
  'DOB',
  'BORN',
  'DUE',
  'EXPIRY',
  'EXP',
  'EXPIRES',
  'VALID',
  'UNTIL',
  'NEXT',
  'APPOINTMENT',
  'ADMISSION',
  'ADMITTED',
  'DISCHARGE',
  'DISCHARGED',
  'FROM',
  'BEFORE',
  'EFFECTIVE',
  'REVIEW',
  'FOLLOW',
  'TCU',
  'LAHIR',
  'PERIOD',
  'LAST',
  'PREVIOUS',
  'LMP',
  'BATCH',
  'RETURN',
  'EXCHANGE',
]

/** The day of which a claim is. */
const ofVisit = ['VISIT', 'CONSULTATION', 'TREATMENT']
const besideVisit = new Set(['DATE', 'DATES', 'DAY', 'TIME', 'OF', 'THE', 'ON'])

/** When the paper was printed or paid: the receipt's day only where there is no other, and never surely. */
const printed = ['PRINT', 'PRINTED', 'REPRINT', 'REPRINTED']
const OF_RECEIPT = 3
const OF_VISIT = 2.5
export const PRINTED = 0.5
/** With no word for it. */
export const UNNAMED = 1
/** A day called otherwise, where there is no better one. */
export const OTHER = 1.25
/** `Payment date`, `Date of payment`: a day of the visit stands before it. */
const paidOn = /\b(?:PAYMENT|PAID) DATE|\bDATE (?:OF PAYMENT|PAID)|\bPAID ON\b/

/** Say what else a day is, unless a word for the receipt's stands nearer to it. */
const unwantedNear = ['DEPOSIT', 'SINCE', 'START', 'REFERRAL', 'POLICY', 'MEMBER']

/** `Please settle by 23/07/2026`; and the last day of several. */
const untilWords = new Set(['BY', 'TILL', 'TO', 'THROUGH'])

/** Behind a day, so many say still what it is: `05/11/2026 10:22 Printed`. */
const NEXT_WORDS = 3

/**
 * What stands before the date, and where that is nothing, what stands above it.
 * @param isApart whether it stands in a column of its own
 */
export function rankOf(before: string, after: string, above: TextLine | undefined, day: Day, isApart: boolean): number {
  const [first] = day
  const said = plainWords(before)
  if (untilWords.has(said.at(-1) ?? '')) return 0
  const own = rankOfWords(said)
  if (own !== undefined) return own
  const heading = headingOf(above, first)
  const right = rankOfHeading(above, day)
  if (said.some((word) => /[A-Z]{2}/.test(word)))
    return rankOfWords(plainWords(after).slice(0, NEXT_WORDS)) === 0 ? 0 : ((isApart ? right : undefined) ?? UNNAMED)
  return right ?? rankOfWords(plainWords(textOf(heading))) ?? UNNAMED
}

/** Whether the heading of its own column says that it is the receipt's: `Invoice date`, `Date of issue`; a title, or a number above it, is none. */
export function isHeadedAsReceipts(above: TextLine | undefined, day: Day): boolean {
  const said = wordsAbove(above, day)
  return (
    said.some((word) => saysDay.has(word)) && !said.some((word) => /\d/.test(word)) && rankOfWords(said) === OF_RECEIPT
  )
}

/** What the heading of its own column says of it, as {@link rankOfWords} does. */
export function rankOfHeading(above: TextLine | undefined, day: Day): number | undefined {
  return rankOfWords(wordsAbove(above, day))
}

/** `MC from 13/04/2026 to`, with the last day on the line below. */
export function isOpenUntil(above: TextLine | undefined): boolean {
  return untilWords.has(plainWords(above?.words.at(-1)?.text ?? '').at(-1) ?? '')
}

const saysDay = new Set(['DATE', 'DATED', 'ISSUE', 'ISSUED'])

export function wordsAbove(above: TextLine | undefined, day: Day): readonly string[] {
  return plainWords(textOf(headingOf(above, day[0]).filter((word) => isAboveDay(word, day))))
}

type Day = readonly [ReceiptWord, ...ReceiptWord[]]

/** The words above it that may say what it is. */
function headingOf(above: TextLine | undefined, first: ReceiptWord): readonly ReceiptWord[] {
  const near = above?.words.filter(({ box }) => Math.abs(box.left - first.box.left) < 8 * first.box.height) ?? []
  // `Received from: Tan Mei Ling` has its value beside it.
  const isOfValue = near.some((word) => word.text.endsWith(':') && word !== above?.words.at(-1))
  const heading = isOfValue ? [] : near
  // Words that have a day of their own say nothing of the one below.
  const [begin] = heading
  const fromHeading = begin ? (above?.words.slice(above.words.indexOf(begin)) ?? []) : []
  return shapes.some((shape) => textOf(fromHeading).search(shape) !== -1) ? [] : heading
}

/** In its own column: beside it there may be `Invoice date` and `Due date`. */
function isAboveDay({ box }: ReceiptWord, day: Day): boolean {
  const [first] = day
  const last = day.at(-1) ?? first
  return box.left < rightOf(last.box) + box.height && rightOf(box) > first.box.left - box.height
}

/**
 * What is said of a day: where its label stands apart, or behind the value of another one, that label alone, as in
 * `Received from: Tan Mei Ling   Date: 10-Jun-2026`. A label whose value the day may be holds as well: `Next appointment:   Date 17/11/2026`.
 */
export function ownWords(before: readonly ReceiptWord[], height: number): string {
  const groups = groupsOf(before, height)
  const near = groups.at(-1) ?? []
  const other = groups.at(-2)
  const isOpen = other !== undefined && saysWhatElse(other.at(-1)?.text ?? '')
  const colon = near.slice(0, -1).findLastIndex(({ text }) => text.endsWith(':'))
  const behind = near.slice(colon + 1)
  const isOfValue = colon !== -1 && behind.length > 1 && near.at(-1)?.text.endsWith(':') === true
  // `Ling Date` is no day of something called so.
  const isOfName = isOfValue && rankOfWords(plainWords(textOf(behind))) === OTHER
  const own = isOfName ? near.slice(-1) : isOfValue ? behind : near
  return rankOfWords(plainWords(textOf(own))) === undefined || (isOpen && !isOfValue) ? textOf(before) : textOf(own)
}

/**
 * Whether what is said of a day names a visit, and nothing else: `Visit date`; `may` where there are other words, as in `First consultation`.
 * @param said in the order in which words count: the day's own, and its heading
 */
export function namesVisit(...said: readonly (readonly string[])[]): 'only' | 'may' | 'not' {
  const words = said.find((some) => rankOfWords(some) !== undefined) ?? []
  const isVisit = (word: string) => ofVisit.some((one) => isAlmost(word, one))
  if (!words.some(isVisit) || rankOfWords(words) !== OF_VISIT) return 'not'
  return words.every((word) => isVisit(word) || besideVisit.has(word)) ? 'only' : 'may'
}

/** A label that waits for its value, or a word that a day of something else has. */
function saysWhatElse(word: string): boolean {
  return word.endsWith(':') || rankOfWords(plainWords(word)) === 0
}

/** By what they say alone; undefined where they say nothing of a day. */
export function rankOfWords(words: readonly string[]): number | undefined {
  const says = (list: readonly string[]) => words.some((word) => list.some((one) => isAlmost(word, one)))
  if (says(unwanted)) return 0
  const last = (list: readonly string[]) => words.findLastIndex((word) => list.some((one) => isAlmost(word, one)))
  if (last(unwantedNear) > last([...wanted, ...visited])) return 0
  if (says(printed)) return PRINTED
  if (says(wanted)) return OF_RECEIPT
  if (paidOn.test(words.join(' '))) return 1
  if (!says(visited)) return undefined
  return isOfSomethingElse(words) ? OTHER : OF_VISIT
}

/** `Collection date`, `Rx date`, `Date of report`, `Date signed`: a day of something that is no visit. */
function isOfSomethingElse(words: readonly string[]): boolean {
  const place = words.lastIndexOf('DATE')
  if (place === -1 || [...visited, ...wanted].some((one) => one !== 'DATE' && words.includes(one))) return false
  const of = words[place + 1] === 'OF' ? words[place + 2] : (words[place - 1] ?? words[place + 1])
  return of !== undefined && /^[A-Z]{2,}$/.test(of) && !besideDate.has(of)
}

/** Stand beside the word for a date and say nothing of it. */
const besideDate = new Set(['TIME', 'MASA', 'THE', 'AND', 'NO', 'DD', 'SEEN'])
