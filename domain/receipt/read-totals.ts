/**
 * Which of a receipt's amounts is its total, and how sure that is. A recogniser loses decimal points and mistakes digits, so an amount is believed
 * where the others bear it out: subtotal and GST come to it, GST is its part at the rate of the day, what was paid is it, or the items come to it.
 */
import type { AmountKind } from './amount-label.ts'
import type { LabelledAmount } from './labelled-amounts.ts'
import type { AmountForm } from './read-amount.ts'
import type { ReadField } from './receipt-reading.ts'
import { readField } from './receipt-reading.ts'

export interface ReadTotals {
  readonly total: ReadField<number> | undefined
  readonly gst: ReadField<number> | undefined
  readonly agree: boolean | undefined
}

/** What the other amounts say of one that may be the total. */
interface Checks {
  readonly agree: number
  readonly disagree: number
  /** By one of these the decimal point is certain. */
  readonly isBorneOut: boolean
}

interface Candidate extends Reading {
  readonly amount: LabelledAmount
  readonly checks: Checks
  readonly score: number
}

/** GST is rounded on the whole or line by line. */
const CENTS_OF_ROUNDED_GST = 2
/** Cash is rounded to five cents. */
const CENTS_OF_ROUNDED_CASH = 4
/** So clear that nothing has to bear it out. */
const CLEAR_CONFIDENCE = 0.88
const READABLE_CONFIDENCE = 0.6

const labelScores: Partial<Record<AmountKind, number>> = { due: 3, total: 2, paid: 0.5 }

/**
 * @param percents rates of GST that may hold
 * @param wholeUnits whether the currency has no decimals in use
 */
export function readTotals(
  amounts: readonly LabelledAmount[],
  percents: readonly number[],
  wholeUnits: boolean,
): ReadTotals {
  const candidates = amounts
    .filter(({ kind, cents }) => labelScores[kind] !== undefined && cents > 0)
    .flatMap((amount) =>
      readingsOf(amount, amounts, percents, wholeUnits).map((reading) =>
        candidateOf(amount, reading, amounts, percents),
      ),
    )
    .toSorted((one, other) => other.score - one.score)
  const [best] = candidates
  if (best === undefined) return { total: largestOf(amounts), gst: undefined, agree: undefined }
  const sureness = surenessOf(best, candidates, wholeUnits)
  const { agree, disagree } = best.checks
  return {
    total: readField(best.cents, sureness, best.amount.place),
    gst: gstOf(amounts, best, sureness, percents),
    agree: disagree > 0 || best.isReckoned ? false : agree > 0 ? true : undefined,
  }
}

/** What an amount may have been. */
interface Reading {
  readonly cents: number
  readonly form: AmountForm
  /** Not read at all, only what the others come to. */
  readonly isReckoned: boolean
}

/** As it was read; with the decimal point that was lost; without a dollar sign that was taken for a digit; with one digit as the others have it. */
function readingsOf(
  amount: LabelledAmount,
  amounts: readonly LabelledAmount[],
  percents: readonly number[],
  wholeUnits: boolean,
): readonly Reading[] {
  const { cents, form } = amount
  const digits = String(cents)
  const read = { cents, form, isReckoned: false }
  if (form === 'pointless') return cents >= 10_000 && !wholeUnits ? [{ ...read, cents: cents / 100 }, read] : [read]
  const unsigned = /^[58][1-9]\d{3,}$/.test(digits)
    ? [{ ...read, cents: Number(digits.slice(1)), form: 'repaired' as const }]
    : []
  const reckoned = reckonedTotals(amounts, percents)
    .filter((sum) => sum !== cents && digitsApart(String(sum), digits) === 1)
    .map((sum) => ({ cents: sum, form: 'repaired' as const, isReckoned: true }))
  return [read, ...unsigned, ...reckoned]
}

/** Subtotals with the GST that is theirs by the rate. */
function reckonedTotals(amounts: readonly LabelledAmount[], percents: readonly number[]): readonly number[] {
  return of(amounts, 'subtotal').flatMap(({ cents: subtotal }) =>
    of(amounts, 'gst').flatMap(({ cents: gst }) => (isGstOf(gst, subtotal + gst, percents) ? [subtotal + gst] : [])),
  )
}

function digitsApart(one: string, other: string): number {
  return one.length === other.length ? [...one].filter((digit, index) => digit !== other[index]).length : Infinity
}

function candidateOf(
  amount: LabelledAmount,
  reading: Reading,
  amounts: readonly LabelledAmount[],
  percents: readonly number[],
): Candidate {
  const { cents, form, isReckoned } = reading
  const checks = checksOf(amount, cents, amounts, percents)
  const label = labelScores[amount.kind] ?? 0
  const score = label + { clean: 1, repaired: 0.5, pointless: 0 }[form] + checks.agree * 1.5 - checks.disagree * 2
  return { amount, cents, form, isReckoned, checks, score: score + amount.confidence }
}

function checksOf(
  amount: LabelledAmount,
  cents: number,
  amounts: readonly LabelledAmount[],
  percents: readonly number[],
): Checks {
  const others = amounts.filter((other) => other !== amount)
  const bySum = sumAgrees(cents, others)
  const byGst = gstAgrees(cents, others, percents)
  const byPaid = paidAgrees(amount, cents, others)
  const byItems = itemsAgree(cents, others)
  const all = [
    bySum,
    // A sum that agrees explains GST of another part, as where some of a bill is exempt.
    byGst === false && bySum === true ? undefined : byGst,
    byPaid,
    byItems,
    isRepeated(amount, cents, others),
    roundingAgrees(cents, others),
  ]
  return {
    agree: all.filter((one) => one === true).length,
    disagree: all.filter((one) => one === false).length,
    isBorneOut: bySum === true || byPaid === true || byItems === true,
  }
}

const of = (amounts: readonly LabelledAmount[], ...kinds: readonly AmountKind[]) =>
  amounts.filter(({ kind }) => kinds.includes(kind))

/** Subtotal, less what is taken off, with GST and rounding; undefined where there is no subtotal. */
function sumAgrees(total: number, others: readonly LabelledAmount[]): boolean | undefined {
  const subtotals = of(others, 'subtotal', 'total', 'due')
  if (of(others, 'subtotal').length === 0 && of(others, 'gst').length === 0) return undefined
  const sums = subtotals.flatMap(({ cents, kind }) => {
    const parts = [
      ['gst', choices(others, 'gst', 1)],
      ['rounding', choices(others, 'rounding', 0)],
      ['discount', choices(others, 'discount', -1)],
      ['covered', choices(others, 'covered', -1)],
    ] as const
    // Without any part it would only be the same amount twice.
    const plain = kind === 'subtotal' && of(others, 'gst').length === 0
    return combined(parts.map(([, values]) => values))
      .filter((sum) => sum.used > 0 || plain)
      .map((sum) => cents + sum.cents)
  })
  if (sums.includes(total)) return true
  // Before rounding of cash, which the receipt may not name.
  return of(others, 'subtotal').length === 0
    ? undefined
    : of(others, 'rounding').length > 0 && sums.some((sum) => Math.abs(sum - total) <= CENTS_OF_ROUNDED_CASH)
}

interface Sum {
  readonly cents: number
  readonly used: number
}

/** None of a kind, each one of it, or all together. */
function choices(amounts: readonly LabelledAmount[], kind: AmountKind, sign: -1 | 0 | 1): readonly Sum[] {
  const values = of(amounts, kind).map(({ cents }) => (sign === 0 ? cents : sign * Math.abs(cents)))
  const together = values.reduce((sum, cents) => sum + cents, 0)
  return [
    { cents: 0, used: 0 },
    ...values.slice(0, 4).map((cents) => ({ cents, used: 1 })),
    ...(values.length > 1 ? [{ cents: together, used: 1 }] : []),
  ]
}

function combined(parts: readonly (readonly Sum[])[]): readonly Sum[] {
  return parts.reduce<readonly Sum[]>(
    (sums, values) =>
      sums.flatMap((sum) => values.map((value) => ({ cents: sum.cents + value.cents, used: sum.used + value.used }))),
    [{ cents: 0, used: 0 }],
  )
}

/** GST is the part of the total that the rate makes it; undefined where none is named. */
function gstAgrees(total: number, others: readonly LabelledAmount[], percents: readonly number[]): boolean | undefined {
  const named = of(others, 'gst').filter(({ cents, form }) => cents > 0 && form !== 'pointless')
  if (named.length === 0 || percents.length === 0) return undefined
  if (named.some(({ cents }) => isGstOf(cents, total, percents))) return true
  const isClear = named.every(({ form, confidence }) => form === 'clean' && confidence >= CLEAR_CONFIDENCE)
  return isClear ? false : undefined
}

function isGstOf(gst: number, total: number, percents: readonly number[]): boolean {
  return percents.some((percent) => Math.abs(gst - (total * percent) / (100 + percent)) <= CENTS_OF_ROUNDED_GST)
}

/** What was handed over, less what came back. Several means of payment may share a total. */
function paidAgrees(amount: LabelledAmount, total: number, others: readonly LabelledAmount[]): boolean | undefined {
  if (amount.kind === 'paid') return undefined
  const paid = of(others, 'paid').filter(({ cents }) => cents !== 0)
  const change = of(others, 'change').map(({ cents }) => Math.abs(cents))
  const handedOver = paid.map(({ cents }) => Math.abs(cents))
  const together = handedOver.reduce((sum, cents) => sum + cents, 0)
  const near = (cents: number) =>
    cents === total || (of(others, 'rounding').length > 0 && Math.abs(cents - total) <= CENTS_OF_ROUNDED_CASH)
  if (handedOver.some((cents) => near(cents) || change.some((back) => near(cents - back)))) return true
  if (handedOver.length > 1 && near(together)) return true
  const isClear =
    paid.length === 1 && change.length > 0 && [...paid, ...of(others, 'change')].every(({ form }) => form === 'clean')
  return isClear ? false : undefined
}

/** The items come to the total, or to a subtotal that the sum has been held against; never a reason against it: columns are many. */
function itemsAgree(total: number, others: readonly LabelledAmount[]): boolean | undefined {
  const items = of(others, 'item').filter(({ form }) => form !== 'pointless')
  const lastOfLine = new Map(items.map((item) => [item.line, item.cents]))
  const wanted = new Set([total])
  for (const taken of [...of(others, 'discount'), ...of(others, 'gst')])
    wanted.add(total + (taken.kind === 'gst' ? -1 : 1) * Math.abs(taken.cents))
  const sum = [...lastOfLine.values()].reduce((added, cents) => added + cents, 0)
  return lastOfLine.size > 1 && wanted.has(sum) ? true : undefined
}

/** Where cash was rounded the total is what five cents divide, and not the amount before it. */
function roundingAgrees(total: number, others: readonly LabelledAmount[]): boolean | undefined {
  if (of(others, 'rounding').length === 0) return undefined
  const partner = of(others, 'due', 'total').some(
    ({ cents }) =>
      cents !== total && Math.abs(cents - total) <= CENTS_OF_ROUNDED_CASH && (cents % 5 === 0) !== (total % 5 === 0),
  )
  return partner ? total % 5 === 0 : undefined
}

/** Said twice in different words, or on another page. */
function isRepeated(amount: LabelledAmount, total: number, others: readonly LabelledAmount[]): boolean | undefined {
  return of(others, 'due', 'total').some(
    (other) => other.cents === total && other.line !== amount.line && amount.form === 'clean',
  )
    ? true
    : undefined
}

function surenessOf(
  { amount, cents, form, isReckoned, checks }: Candidate,
  candidates: readonly Candidate[],
  wholeUnits: boolean,
): number {
  if (checks.disagree > 0 || amount.kind === 'paid') return 0.4
  const rival = candidates.some(
    (other) =>
      other.cents !== cents &&
      (other.amount === amount ? other.checks.agree > 0 : other.amount.kind === amount.kind) &&
      other.checks.agree >= checks.agree,
  )
  if (rival) return 0.5
  if (isReckoned) return 0.7
  const isClean = form === 'clean' || (wholeUnits && form === 'pointless')
  if (!isClean && !checks.isBorneOut) return 0.4
  if (!isClean || amount.confidence < READABLE_CONFIDENCE) return checks.agree >= 2 ? 0.85 : 0.6
  if (checks.agree > 0) return 0.85 + Math.min(checks.agree, 3) * 0.05
  return amount.confidence >= CLEAR_CONFIDENCE ? 0.82 : 0.7
}

function gstOf(
  amounts: readonly LabelledAmount[],
  { cents: total, amount }: Candidate,
  sureness: number,
  percents: readonly number[],
): ReadField<number> | undefined {
  const named = of(amounts, 'gst').filter((other) => other !== amount && other.cents > 0 && other.cents < total)
  const right = named.find(({ cents }) => isGstOf(cents, total, percents))
  const [first] = named
  if (right) return readField(right.cents, right.form === 'clean' ? Math.min(sureness, 0.95) : 0.6, right.place)
  return first && readField(first.cents, 0.4, first.place)
}

/** Without a label, a total is only guessed. */
function largestOf(amounts: readonly LabelledAmount[]): ReadField<number> | undefined {
  const [largest] = amounts
    .filter(({ form, kind }) => form === 'clean' && kind !== 'none' && kind !== 'change')
    .toSorted((one, other) => other.cents - one.cents)
  return largest && readField(largest.cents, 0.3, largest.place)
}
