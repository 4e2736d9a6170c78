/** Every amount of a receipt with what it is: beside its label, or below it as in a table. */
import { kindOfLabel, type AmountKind } from './amount-label.ts'
import { readAmount, type ReadAmount } from './read-amount.ts'
import { placeOf, rightOf, type Place, type ReceiptWord } from './receipt-word.ts'
import { groupsOf, textOf, type TextLine } from './text-lines.ts'

export interface LabelledAmount extends ReadAmount {
  readonly kind: AmountKind
  readonly label: string
  /** 0 to 1: of its least sure word. */
  readonly confidence: number
  readonly place: Place
  /** The line it stands on, counted from 0. */
  readonly line: number
}

/** As parts of a line's height: how far below its heading an amount may stand. */
const MOST_BELOW = 2.6
/** Words of one amount that the recogniser has torn: `1,` `234.50` or `163.` `30`. */
const GAP_WITHIN_AMOUNT = 0.9
/** Where the mark itself was lost, in letters that are all as wide as one another. */
const GAP_OF_LOST_MARK = 1.15

/** A quantity stands further from its price. */
const GAP_WITHIN_THOUSANDS = 0.6

interface AmountOnLine extends ReadAmount {
  readonly words: readonly [ReceiptWord, ...ReceiptWord[]]
  /** Of its first word on the line, and of the one after its last. */
  readonly from: number
  readonly until: number
}

/**
 * @param skipped words that say something else, as a date does
 * @param wholeUnits whether the currency has no decimals in use
 */
export function labelledAmounts(
  lines: readonly TextLine[],
  skipped: ReadonlySet<ReceiptWord>,
  wholeUnits: boolean,
): readonly LabelledAmount[] {
  const hasCommas = writesCommas(lines)
  const onLines = lines.map((line) =>
    amountsOn(line, skipped).map((amount) => asWritten(amount, hasCommas, wholeUnits)),
  )
  const amounts = lines.flatMap((line, index) =>
    (onLines[index] ?? []).map((amount, order, all) => {
      const before = line.words.slice(all[order - 1]?.until ?? 0, amount.from)
      const beside = labelBeside(before, line.words.slice(0, amount.from), line.height, skipped)
      const { kind, label } =
        beside.kind === 'item' ? (labelAbove(amount, line, lines.slice(0, index), onLines, index) ?? beside) : beside
      return {
        cents: amount.cents,
        form: amount.form,
        kind,
        label,
        confidence: Math.min(...amount.words.map(({ confidence }) => confidence)),
        place: placeOf(amount.words),
        line: index,
      }
    }),
  )
  const withPoint = amounts.filter(({ form, kind }) => form !== 'pointless' && kind !== 'none').length
  return withPoint < LEAST_WITH_POINT ? amounts : amounts.map(withLostPoint)
}

/** Of a receipt with so many amounts in hundredths all are. */
const LEAST_WITH_POINT = 3
/** What is added up; a total may be one thing or the other, which the others tell. */
const addedUp: ReadonlySet<AmountKind> = new Set([
  'subtotal',
  'gst',
  'discount',
  'covered',
  'insured',
  'paid',
  'change',
])

function withLostPoint(amount: LabelledAmount): LabelledAmount {
  const isLost = amount.form === 'pointless' && addedUp.has(amount.kind) && Math.abs(amount.cents) >= 10_000
  return isLost ? { ...amount, cents: amount.cents / 100, form: 'repaired' } : amount
}

/** `45,00` and never `45.00`: the receipt is from where the comma parts hundredths. */
function writesCommas(lines: readonly TextLine[]): boolean {
  const texts = lines.flatMap(({ words }) => words.map(({ text }) => text))
  return texts.filter((text) => withComma.test(text)).length > 1 && !texts.some((text) => /\d\.\d{2}\D*$/.test(text))
}

const withComma = /\d,\d{2}(?:[^\d,]|$)/

/** What would be a mistake elsewhere is how amounts are written there. */
function asWritten(amount: AmountOnLine, hasCommas: boolean, wholeUnits: boolean): AmountOnLine {
  const text = textOf(amount.words)
  const isPlain = !/[a-z]/i.test(text.replace(/^[A-Z]{2,3}|[A-Z]{3}$/gi, ''))
  const isClean =
    (hasCommas && amount.form === 'repaired' && withComma.test(text) && isPlain) ||
    (wholeUnits && amount.form === 'pointless' && /\d[.,]\d{3}|^[^\d(-]/.test(text))
  return isClean ? { ...amount, form: 'clean' } : amount
}

function amountsOn(line: TextLine, skipped: ReadonlySet<ReceiptWord>): readonly AmountOnLine[] {
  const found: AmountOnLine[] = []
  for (let from = 0; from < line.words.length; from++) {
    const amount = amountAt(line, from, skipped)
    if (amount === undefined) continue
    found.push(amount)
    from = amount.until - 1
  }
  return found
}

/** The amount that begins with a word, with the torn rest of it. */
function amountAt(
  { words, height }: TextLine,
  from: number,
  skipped: ReadonlySet<ReceiptWord>,
): AmountOnLine | undefined {
  const word = words[from]
  if (!word || skipped.has(word) || isEndOfCard(word, words[from - 1])) return undefined
  const next = words[from + 1]
  const torn = next && !skipped.has(next) ? joined(word, next, height) : undefined
  if (torn && next) return { ...torn, words: [word, next], from, until: from + 2 }
  const amount = readAmount(word.text)
  const isTakenOff = amount !== undefined && amount.cents > 0 && /^[-−–(]$/.test(words[from - 1]?.text ?? '')
  return amount && { ...amount, cents: isTakenOff ? -amount.cents : amount.cents, words: [word], from, until: from + 1 }
}

/** `VISA ending 4402`, `XXXX XXXX XXXX 4402`. */
function isEndOfCard({ text }: ReceiptWord, before: ReceiptWord | undefined): boolean {
  return /^\d{4}$/.test(text) && /^ending$|^[x*•]{3,}$/i.test(before?.text ?? '')
}

/** Two words that are one amount: torn at its mark, or with the mark lost between them. */
function joined(word: ReceiptWord, next: ReceiptWord, height: number): ReadAmount | undefined {
  const gap = next.box.left - rightOf(word.box)
  if (gap > GAP_OF_LOST_MARK * height || !/^[^\d%:/]{0,4}\d{1,3}(?:,\d{3})*[.,]?$/.test(word.text)) return undefined
  const hasMark = /[.,]$/.test(word.text) || /^[.,]/.test(next.text)
  // `1 234.50`, as some countries part their thousands.
  if (!hasMark && gap < GAP_WITHIN_THOUSANDS * height && /^\d{3}\.\d{2}$/.test(next.text))
    return withDecimals(`${word.text},${next.text}`)
  if (hasMark && gap <= GAP_WITHIN_AMOUNT * height && /^[.,]?\d{2}$|^\d{3}\.\d{2}$/.test(next.text))
    return withDecimals(word.text + next.text)
  const isLost = !hasMark && gap > 0 && /^\d{2}$/.test(next.text)
  const amount = isLost ? withDecimals(`${word.text}.${next.text}`) : undefined
  return amount && { ...amount, form: 'repaired' }
}

function withDecimals(text: string): ReadAmount | undefined {
  const amount = readAmount(text)
  return amount?.form === 'pointless' ? undefined : amount
}

/** By the words nearest to the left; where they say nothing, by all of the line that stands before it. */
function labelBeside(
  nearest: readonly ReceiptWord[],
  before: readonly ReceiptWord[],
  height: number,
  skipped: ReadonlySet<ReceiptWord>,
): { kind: AmountKind; label: string } {
  const said = [...groupsOf(nearest, height)]
    .reverse()
    .map((group) => textOf(group.filter((word) => !skipped.has(word))))
  const label = said.find((text) => kindOfLabel(text) !== 'item') ?? textOf(before)
  return { kind: kindOfLabel(label), label }
}

/** The heading of a column, or the label above an amount that stands alone. */
function labelAbove(
  amount: AmountOnLine,
  line: TextLine,
  above: readonly TextLine[],
  onLines: readonly (readonly AmountOnLine[])[],
  index: number,
): { kind: AmountKind; label: string } | undefined {
  // An item's own words stand before its amount; of a row with several, its heading says only what is before or taken off.
  const isOfItem = line.words.slice(0, amount.from).some(({ text }) => /\p{L}{3}/u.test(text))
  if (isOfItem && !isHeadedLine(onLines[index])) return undefined
  const [first] = amount.words
  const last = amount.words.at(-1) ?? first
  for (const upper of above.toReversed()) {
    if (upper.page !== line.page || line.middle - upper.middle > MOST_BELOW * line.height) return undefined
    const group = groupsOf(upper.words, upper.height).find((words) => {
      const [head] = words
      const tail = words.at(-1)
      return (
        head &&
        tail &&
        head.box.left - line.height <= rightOf(last.box) &&
        rightOf(tail.box) + line.height >= first.box.left
      )
    })
    if (group === undefined) continue
    // Below an amount stands no value of its label.
    if (group.some(({ text }) => readAmount(text) !== undefined)) return undefined
    const label = textOf(group)
    const kind = kindOfLabel(label)
    const isSum = kind === 'due' || kind === 'total'
    return kind === 'item' || kind === 'none' || (isOfItem && isSum) ? undefined : { kind, label }
  }
  return undefined
}

/** Of a row with several amounts, each may have its heading above. */
function isHeadedLine(amounts: readonly AmountOnLine[] | undefined): boolean {
  return (amounts?.length ?? 0) >= 3
}
