/** The number of a receipt or an invoice: what stands behind, or below, a word for it. */
import {
  isNumberWord,
  isOfAnotherPaper,
  isOfPayment,
  isOfTerminal,
  isPassedOver,
  isPlainOr,
  isReference,
  isReferenceOfOthers,
  isUnwanted,
  mayBeOfThings,
  rankOf,
  REFERENCE,
  UNNAMED,
} from './number-label.ts'
import { amount, cleaned, isNumber, ofAnother } from './number-text.ts'
import { MOST_BETWEEN, partedByStrokes, whole, type WrittenNumber } from './parted-number.ts'
import { NEVER_CLEAR, readField, type ReadField } from './receipt-reading.ts'
import { placeOf, rightOf, type ReceiptWord } from './receipt-word.ts'
import type { TextLine } from './text-lines.ts'

/** The number of a flat or shop, read without its #: `12-345`. */
const mayBeFlat = /^\d{2}-\d{2,3}$/
/** Without a word for "number" it may be a telephone, or a day. */
const mayBeOther = /^(?:[689]\d{7}|20[23]\d[01]\d[0-3]\d)$/
/** As parts of a line's height. */
const MOST_BELOW = 2.6

/** Where the stroke before a year was not read: `12345 / 2026`. */
const MOST_BEFORE_YEAR = 3
/** Between a label and a value that may stand in another column than the label's. */
const LEAST_BETWEEN_COLUMNS = 4

/** No sum bears out a number: it has to be read clearly. */
const CLEAR_CONFIDENCE = 0.85

interface FoundNumber extends WrittenNumber {
  readonly rank: number
  /** Nothing says that it is the number but its place, or its label may be of another one. */
  readonly isGuessed?: boolean
  /** A card terminal has counted it. */
  readonly isOfTerminal?: boolean
}

/** @param skipped words of dates */
export function readNumber(
  lines: readonly TextLine[],
  skipped: ReadonlySet<ReceiptWord>,
): ReadField<string> | undefined {
  const found = lines
    .flatMap((line, index) => numbersOn(line, lines[index + 1], skipped))
    .map((one) => (isCountedByTerminal(one, lines) ? { ...one, rank: UNNAMED + 1, isOfTerminal: true } : one))
    .toSorted(
      (one, other) => one.rank - other.rank || Number(one.isGuessed ?? false) - Number(other.isGuessed ?? false),
    )
  const [best] = found
  if (best === undefined) return undefined
  const isDoubtful =
    best.isGuessed ||
    best.isOfTerminal ||
    isBesidePayment(best, lines) ||
    hasDigitForLetter(best) ||
    hasLetterForDigit(best.value) ||
    hasRepairedDigit(best) ||
    mayBeFlat.test(best.value) ||
    isBeforeAmount(best, lines)
  if (isDoubtful || isCutShort(best, lines, skipped) || isOutnamed(best, lines))
    return readField(best.value, 0.5, placeOf(best.words))
  const rivals = found.filter(({ rank, value }) => rank <= nearestRank(best.rank) && value !== best.value)
  if (rivals.length > 0) return readField(best.value, 0.5, placeOf(best.words))
  const field = readField(best.value, surenessOf(best, found), placeOf(best.words))
  if (mayBeginWithLetter(best) || mayEndLettersWithDigit(best) || mayMeetAlike(best))
    return readField(best.value, Math.min(field.sureness, NEVER_CLEAR), field.place)
  return field.verdict === 'sure' ? field : { ...field, isUnclear: true }
}

/** A receipt's or an invoice's number is that one, whatever else stands there; a bill's may be of a bill that the receipt is about. */
function nearestRank(rank: number): number {
  return rank === 0 ? 0 : rank + 1
}

/** `Voucher HEALTHY3  -3.00`: what has a price is no paper. */
function isBeforeAmount({ words }: FoundNumber, lines: readonly TextLine[]): boolean {
  const last = words.at(-1) ?? words[0]
  const line = lines.find((one) => one.words.includes(last))
  return line?.words.slice(line.words.indexOf(last) + 1).some(({ text }) => price.test(text)) ?? false
}

const price = /^[-(]{0,2}(?:[A-Z]{0,3}\$)?\d[\d,]*\.\d{2}[-)]{0,2}$/

/** A reference beside an invoice number that was not read is not that one. */
function isOutnamed({ rank }: FoundNumber, lines: readonly TextLine[]): boolean {
  const isNamed = ({ words }: TextLine) =>
    words.some(({ text }, index) => {
      const own = rankOf(text)
      return own !== undefined && own < rank && hasValueBehind(words.slice(index + 1))
    })
  return rank >= REFERENCE && rank < UNNAMED && lines.some(isNamed)
}

/** Something with a digit, read well or badly, that is no amount. */
function hasValueBehind(words: readonly ReceiptWord[]): boolean {
  const [first, second] = words.filter(({ text }) => !isNumberWord(text) && !/^[#:.]+$/.test(text))
  return (
    [first, second].some((word) => word !== undefined && /\d{3}/.test(word.text) && !amount.test(word.text)) &&
    !isUnwanted(first?.text ?? '')
  )
}

/** It stands among the numbers of a card terminal, on their line or, where it is called an invoice's as theirs are, above or below it. */
function isCountedByTerminal({ words, rank, value }: FoundNumber, lines: readonly TextLine[]): boolean {
  const place = lines.findIndex((line) => line.words.includes(words[0]))
  const isAmong = (line: TextLine) => line.words.some(({ text }) => isOfTerminal(text))
  // A fold parts the two columns of a slip into lines of their own.
  const reach = rank > 0 ? 0 : asTerminalsCount.test(value) ? MOST_LINES_OF_SLIP : 1
  return lines.slice(Math.max(0, place - reach), place + reach + 1).some(isAmong)
}

const asTerminalsCount = /^0\d{5}$/
const MOST_LINES_OF_SLIP = 4

/** A reference on the line of a way of paying, or right below it. */
function isBesidePayment({ words, rank }: FoundNumber, lines: readonly TextLine[]): boolean {
  const place = lines.findIndex((line) => line.words.includes(words[0]))
  const near = [lines[place - 1], lines[place]].flatMap((line) => line?.words ?? [])
  return rank >= REFERENCE && rank < UNNAMED && near.some(({ text }) => isOfPayment(text))
}

/** A letter among digits, or behind them, that looks like one of them. */
function hasLetterForDigit(value: string): boolean {
  return /\d[BDGQSZ](?:\d|$)/.test(value)
}

/** `0P0996` begins with an O: a digit right before letters, at the beginning, may be one of them. */
function hasDigitForLetter({ words: [first] }: FoundNumber): boolean {
  return /^[#:.]*[01][A-Z]{1,3}\d/i.test(first.text)
}

/** `T1-858697` may be `TI-858697`, read ever so clearly. */
function mayEndLettersWithDigit({ value }: FoundNumber): boolean {
  return /^[A-Z]{1,3}[01][-/]\d/.test(value)
}

/** `76792-2395` may be `Z6792-2395`: numbers of several parts mostly begin with a letter, and no sum bears out that it is a digit. */
function mayBeginWithLetter({ value, words }: FoundNumber): boolean {
  return beginsLikeLetters.test(value) && words.some(({ confidence }) => confidence < VERY_CLEAR)
}

/** `JRO331052` may be `JR0331052`: where letters meet digits, a letter that looks like a digit may be one, or the other way round. */
function mayMeetAlike({ value, words }: FoundNumber): boolean {
  return /[A-Z](?:[OI]\d|[01])/.test(value) && words.some(({ confidence }) => confidence < VERY_CLEAR)
}

const beginsLikeLetters = /^[0125678]\d*[-/][\d/-]+$/
const VERY_CLEAR = 0.88

/** One of its letters was taken for the digit that it looks like, or a sign for one that no number has. */
function hasRepairedDigit({ words }: FoundNumber): boolean {
  return words.some(({ text }) => /\d[OIL](?:\d|$)|[$=]/i.test(text))
}

/** What follows closely may be the rest of it: digits, as where a fold parts them, what stands behind a mark, and a year. */
function isCutShort({ words }: FoundNumber, lines: readonly TextLine[], skipped: ReadonlySet<ReceiptWord>): boolean {
  const last = words.at(-1) ?? words[0]
  const line = lines.find((one) => one.words.includes(last))
  const [next, more] = line?.words.slice(line.words.indexOf(last) + 1) ?? []
  if (next === undefined) return false
  const gap = (next.box.left - rightOf(last.box)) / last.box.height
  const isMark = /^[-/]$/.test(next.text) && more !== undefined && !skipped.has(more)
  return (
    (gap < MOST_BETWEEN && (isMark || /^\d+$/.test(next.text))) || (gap < MOST_BEFORE_YEAR && isYear.test(next.text))
  )
}

const isYear = /^20[23]\d$/

function surenessOf({ value, words }: FoundNumber, found: readonly FoundNumber[]): number {
  const confidence = Math.min(...words.map((word) => word.confidence))
  if (found.some((other) => other.value === value && other.words[0] !== words[0])) return 0.9
  return confidence >= CLEAR_CONFIDENCE ? 0.8 + (confidence - CLEAR_CONFIDENCE) : Math.min(confidence, 0.75)
}

function numbersOn(
  line: TextLine,
  below: TextLine | undefined,
  skipped: ReadonlySet<ReceiptWord>,
): readonly FoundNumber[] {
  return line.words.flatMap((word, index) => {
    const before = line.words.slice(0, index)
    const code = selfNamed(word, before)
    if (code && !skipped.has(word)) return [{ rank: UNNAMED, isGuessed: true, ...code }]
    const rank = rankOf(word.text) ?? (isUnnamed(word, before.at(-1)) ? UNNAMED : undefined)
    if (rank === undefined || (rank === REFERENCE && isReferenceOfOthers(before.at(-1)?.text))) return []
    if (isPlainOr(word.text, line.words[index + 1]?.text)) {
      const isBehindDigits = before.some(({ text }) => /\d/.test(text))
      const own = isBehindDigits ? undefined : letteredNumber(word, line.words[index + 1], skipped)
      return own ? [{ rank: UNNAMED, ...own }] : []
    }
    const last = before.at(-1)
    // Read with the label before it.
    if (isNumberWord(last?.text ?? '') && letteredNumber(word, line.words[index + 1], skipped)) return []
    const isGuessed =
      isSharedLabel(before) ||
      (rank === UNNAMED && last !== undefined && isOfOwnColumn(word, last)) ||
      isOfAnotherPaper(before.at(-1)?.text) ||
      mayBeOfThings(word.text) ||
      // `bought on 05/01/2026 (receipt 10091)`
      word.text.startsWith('(') ||
      (isReference(word.text) && isBehindWord(word, before.at(-1)))
    const ofLabel = (value: Value): FoundNumber => ({
      rank,
      ...value,
      isGuessed: isGuessed || value.isGuessed === true,
    })
    // Its label begins the number itself: `INV / 26 / 0012`.
    const own = partedByStrokes(line.words.slice(index), skipped)
    if (own && own.words.length > LEAST_OF_OWN) return [ofLabel(own)]
    // "GST Reg No." may stand on the same line as "Tax invoice".
    const rest = line.words.slice(index + 1)
    // `Receipt#12345`, `Inv:INV-12`
    const glued = /^[A-Z]+\.?(?:NO)?[.:#]+([A-Z0-9][A-Z0-9/-]*\d)$/i.exec(word.text)?.[1]
    if (glued !== undefined) return [ofLabel({ value: cleaned(glued), words: [word] })]
    const behind = numberBehind(word, rest, skipped)
    if (behind) {
      if (rank === UNNAMED && !mayBeUnnamed(behind, line)) return []
      const under = isOfAnotherColumn(behind, line) ? belowLabel(word, line, below, skipped) : []
      return [...under, { ...behind, isGuessed: under.length > 0 || behind.isGuessed === true }].map(ofLabel)
    }
    const under = numberBelow(word, line, below, skipped)
    if (under) return [ofLabel(under)]
    const near = rank === 0 && rest.length === 0 ? codeBelow(word, line, below) : undefined
    return near ? [{ rank: UNNAMED, ...near, isGuessed: true }] : []
  })
}

type Value = Pick<FoundNumber, 'value' | 'words' | 'isGuessed'>

/** `Case No / Invoice No : 5512 / 88123` */
function isSharedLabel(before: readonly ReceiptWord[]): boolean {
  const [first, second] = before.slice(-2)
  return second?.text === '/' && first !== undefined && rankOf(first.text) === undefined
}

/** `Our ref`, but not `Bill ref`. */
function isBehindWord({ box }: ReceiptWord, before: ReceiptWord | undefined): boolean {
  if (before === undefined || box.left - rightOf(before.box) > box.height) return false
  return /\p{L}{2}/u.test(before.text) && rankOf(before.text) === undefined && !isPassedOver(before.text)
}

/** The next word that is one, with nothing but words for "number" and marks before it. */
function numberBehind(
  named: ReceiptWord,
  rest: readonly ReceiptWord[],
  skipped: ReadonlySet<ReceiptWord>,
): Value | undefined {
  let hasWord = false
  for (const [index, word] of rest.entries()) {
    const parted = partedByStrokes(rest.slice(index), skipped)
    if (parted) return parted
    const lettered =
      hasWord || gluedLetters.test(word.text) ? letteredNumber(word, rest[index + 1], skipped) : undefined
    if (lettered) return lettered
    const label = rest.slice(0, index).filter(({ text }) => text !== '/')
    const isBesideDay = /^date/i.test(word.text) && rest[index - 1]?.text === '/'
    if (label.length > 4 || (isUnwanted(word.text) && !isBesideDay) || ofAnother.test(word.text)) return undefined
    const bare = word.text.replace(/^[#:.]+/, '').replace(/[.,:;)]+$/, '')
    const isMarked = hasWord || /^[#:]/.test(word.text)
    if (isBeforeNumberWord(word, rest[index + 1])) continue
    if (!skipped.has(word) && isNumber(bare) && (isMarked || label.length === 0 || /[A-Z]/i.test(bare))) {
      const value = whole(bare, word, rest.slice(index + 1), skipped)
      // Of two labels parted by a stroke, two values may be parted so; and what stands before a stroke may be the first part of the number.
      const isOfTwo = (value.words.length > 1 && label.length < index) || rest[index - 1]?.text === '/'
      // Digits in another column than their word may be an amount that lost its point.
      const before = rest[index - 1] ?? named
      const isFar = isFarBehind(word, before, before.box.height) && !/[A-Z]/i.test(bare)
      return { ...value, isGuessed: isOfTwo || (!isMarked && (isFar || mayBeOther.test(bare))) }
    }
    const glued = /^(?:NO|NUMBER|ID)?[.:#]+(.+)$/i.exec(word.text)?.[1]
    if (glued !== undefined && isNumber(glued)) return { value: cleaned(glued), words: [word] }
    if (isNumberWord(word.text) || isReference(word.text) || endOfLabel.test(word.text)) hasWord = true
    else if (!isPassable(word) && !isBesideDay && rankOf(word.text) === undefined) return undefined
  }
  return undefined
}

/** Letters of another script that were taken for a number, before the word for it: `RECEIPT SB5 No.: 63497`. */
function isBeforeNumberWord({ confidence }: ReceiptWord, next: ReceiptWord | undefined): boolean {
  return confidence < UNREADABLE && next !== undefined && isNumberWord(next.text)
}

/** A mark, also behind a sign that was left of a word for "number": `Receipt i: 061-750669`. */
const endOfLabel = /^(?:[#:.]+|[a-z|!1][.:]{1,2})$/

/** Also a mark that was taken for a letter. */
function isPassable({ text, confidence }: ReceiptWord): boolean {
  return text === '/' || (text.length === 1 && confidence < UNREADABLE) || isPassedOver(text)
}

/** `No.OR 27531` */
const gluedLetters = /^(?:No|Number)[.:#]+([A-Z]{1,4})$/i

/** `No. OR 27531`, `Invoice No: GP 00412`: letters of a number with a space behind them; they may also be a word that says of what it is. */
function letteredNumber(
  letters: ReceiptWord,
  next: ReceiptWord | undefined,
  skipped: ReadonlySet<ReceiptWord>,
): Value | undefined {
  const text = gluedLetters.exec(letters.text)?.[1] ?? letters.text
  if (next === undefined || skipped.has(next) || !/^[A-Z]{1,4}$/.test(text)) return undefined
  const isOther = isUnwanted(text) || isNumberWord(text) || isReference(text)
  const gap = next.box.left - rightOf(letters.box)
  if (isOther || gap > MOST_BETWEEN * letters.box.height || !/^\d{3,}$/.test(next.text)) return undefined
  return { value: `${text} ${next.text}`, words: [letters, next], isGuessed: true }
}

/** So far behind its label that it may stand in another column. */
function isOfAnotherColumn({ words: [value] }: Value, { words, height }: TextLine): boolean {
  const before = words[words.indexOf(value) - 1]
  return before !== undefined && isFarBehind(value, before, height)
}

function isFarBehind(value: ReceiptWord, before: ReceiptWord, height: number): boolean {
  return value.box.left - rightOf(before.box) > LEAST_BETWEEN_COLUMNS * height
}

/** A label that is the first part of a number has at least two strokes behind it. */
const LEAST_OF_OWN = 3
/** What stands flush below a label. */
function belowLabel(
  label: ReceiptWord,
  line: TextLine,
  below: TextLine | undefined,
  skipped: ReadonlySet<ReceiptWord>,
): readonly Value[] {
  const under = numberUnder([label], line, below, skipped)
  return under && Math.abs(under.words[0].box.left - label.box.left) < line.height ? [under] : []
}

/** Below a heading that says that it is one of a number: `Tax Invoice No.`, `Bill Ref`, `RCPT#`. */
function numberBelow(
  label: ReceiptWord,
  line: TextLine,
  below: TextLine | undefined,
  skipped: ReadonlySet<ReceiptWord>,
): Value | undefined {
  if (/\d/.test(label.text)) return undefined
  const place = line.words.indexOf(label)
  const isOfHeading = (word: ReceiptWord) =>
    !/\d/.test(word.text) &&
    (isPassable(word) || /^tax$/i.test(word.text) || rankOf(word.text) !== undefined || isNumberWord(word.text))
  const before = line.words.slice(0, place)
  const from = before.findLastIndex((word, index) => !isOfHeading(word) || !isClose(word, line.words[index + 1])) + 1
  const behind = line.words.slice(place)
  const end = behind.findIndex((word, index) => index > 0 && (!isOfHeading(word) || !isClose(behind[index - 1], word)))
  const heading = line.words.slice(from, end === -1 ? undefined : place + end)
  const [first, ...rest] = heading
  const saysNumber = heading.some(({ text }) => isNumberWord(text) || isReference(text) || /[#:]$/.test(text))
  // Its own value stands behind it.
  const hasOwn = end !== -1 && isNumber(line.words[place + end]?.text ?? '')
  return first && saysNumber && !hasOwn ? numberUnder([first, ...rest], line, below, skipped) : undefined
}

/** As parts of a word's height, between the words of one heading. */
const MOST_WITHIN_HEADING = 1

function isClose(one: ReceiptWord | undefined, next: ReceiptWord | undefined): boolean {
  return (
    one !== undefined && next !== undefined && next.box.left - rightOf(one.box) < MOST_WITHIN_HEADING * one.box.height
  )
}

/** Of the numbers below a heading the one that begins nearest to where it does. */
function numberUnder(
  heading: readonly [ReceiptWord, ...ReceiptWord[]],
  line: TextLine,
  below: TextLine | undefined,
  skipped: ReadonlySet<ReceiptWord>,
): Value | undefined {
  if (below?.page !== line.page || below.middle - line.middle > MOST_BELOW * line.height) return undefined
  const [first] = heading
  const end = rightOf((heading.at(-1) ?? first).box)
  const [under] = below.words
    .filter(({ box }) => box.left < end && rightOf(box) > first.box.left)
    .filter((word) => !skipped.has(word) && isNumber(word.text))
    .toSorted((one, other) => fromLeft(one, first) - fromLeft(other, first))
  return under && whole(under.text, under, below.words.slice(below.words.indexOf(under) + 1), skipped)
}

function fromLeft(one: ReceiptWord, other: ReceiptWord): number {
  return Math.abs(one.box.left - other.box.left)
}

/** Letters and digits that end below a heading at the edge of the paper, as `INVOICE` with `LIC86145660` below it. */
function codeBelow(heading: ReceiptWord, line: TextLine, below: TextLine | undefined): Value | undefined {
  if (below?.page !== line.page || below.middle - line.middle > MOST_BELOW * line.height) return undefined
  const last = below.words.at(-1)
  const isCode = last !== undefined && /^[A-Z]{1,6}[-/]?\d{4,}$/.test(last.text)
  const isBelow = isCode && Math.abs(rightOf(last.box) - rightOf(heading.box)) < line.height
  return isBelow ? { value: cleaned(last.text), words: [last] } : undefined
}

/** `2026-INV-00412` says by itself what it is, and so does `No.:0889` at the beginning of a line; but not of what. */
function selfNamed(word: ReceiptWord, before: readonly ReceiptWord[]): Value | undefined {
  const unlabelled = before.length === 0 ? /^No[.:#]+([A-Z0-9][A-Z0-9/-]*\d)$/i.exec(word.text)?.[1] : undefined
  const isCode = /^(?:[A-Z0-9]+[-/])?(?:INV|RCPT|RCT)[-/]?\d[A-Z0-9/-]*\d$/i.test(word.text)
  const text = unlabelled ?? (isCode ? word.text : undefined)
  return text === undefined || !isNumber(text) ? undefined : { value: cleaned(text), words: [word] }
}

/** "No." with nothing before it that says of what, or with that in another column: `Northwind Medical Centre          No. 696-1700`. */
function isUnnamed(word: ReceiptWord, before: ReceiptWord | undefined): boolean {
  if (!/^(?:NO|NUMBER|NUM|NR)[.:#]*$/i.test(word.text)) return false
  return before === undefined || !isLatinWord(before) || isOfOwnColumn(word, before)
}

function isOfOwnColumn(word: ReceiptWord, before: ReceiptWord): boolean {
  return isLatinWord(before) && isFarBehind(word, before, before.box.height)
}

function isLatinWord({ text, confidence }: ReceiptWord): boolean {
  // Also `A/C`.
  return confidence >= UNREADABLE && /\p{Script=Latin}\/?\p{Script=Latin}/u.test(text)
}

/** A word that was read with less is none; letters of other scripts are taken for such. */
const UNREADABLE = 0.6

/** A house has its number too, with its street behind it; and eight digits may be a telephone of Singapore. */
function mayBeUnnamed({ value, words }: Value, line: TextLine): boolean {
  const last = words.at(-1) ?? words[0]
  const next = line.words[line.words.indexOf(last) + 1]
  const isHouse = next !== undefined && next.box.left - rightOf(last.box) < line.height
  return value.length > 3 && !isHouse && !/^[689]\d{7}$/.test(value)
}
