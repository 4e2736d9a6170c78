/** Whether a receipt's other amounts bear out one that may be its total. */
import type { AmountKind } from './amount-label.ts'
import type { LabelledAmount } from './labelled-amounts.ts'

/** What the other amounts say of one that may be the total. */
export interface Checks {
  readonly agree: number
  readonly disagree: number
  /** By one of these the decimal point is certain. */
  readonly isBorneOut: boolean
  /** By the GST within it to the cent. */
  readonly isOfGst: boolean
  /** By what was paid, or by what is added and taken off; items alone may come to a sum of which something is taken off yet. */
  readonly isSettled: boolean
  /** The same, but for what was paid, which may be only the patient's part. */
  readonly isReckonedUp: boolean
  /** By the items less what is taken off them. */
  readonly isDiscounted: boolean
  /** Something is taken off it yet, and what is left of it stands below. */
  readonly isTaken: boolean
  /** GST is added to it yet. */
  readonly isBeforeGst: boolean
}

/** GST is rounded on the whole or line by line. */
const CENTS_OF_ROUNDED_GST = 2
/** Cash is rounded to five cents. */
const CENTS_OF_ROUNDED_CASH = 4
/** So clear that nothing has to bear it out. */
export const CLEAR_CONFIDENCE = 0.88

/** @param percents rates of GST that may hold */
export function checksOf(
  amount: LabelledAmount,
  cents: number,
  amounts: readonly LabelledAmount[],
  percents: readonly number[],
): Checks {
  const others = amounts.filter((other) => other !== amount)
  const bySum = moreAgrees(amount, cents, others) ?? sumAgrees(cents, others)
  const byGst = gstAgrees(cents, others, percents)
  const byPaid = paidAgrees(amount, cents, others)
  const byItems = itemsAgree(cents, others)
  const byRest = restAgrees(amount, cents, others)
  const byRepeated = isRepeated(amount, cents, others)
  const byRow = rowAgrees(amount, cents, others)
  const isTaken = isTakenFrom(amount, cents, others)
  const byTaken = isTaken || isBeforeInRow(amount, cents, others) ? false : undefined
  const all = [
    byTaken,
    bySum,
    // A sum that agrees explains GST of another part, as where some of a bill is exempt.
    byGst === false && bySum === true ? undefined : byGst,
    byPaid,
    byItems,
    byRest,
    byRepeated,
    byRow,
    roundingAgrees(cents, others),
  ]
  return {
    agree: all.filter((one) => one === true).length,
    disagree: all.filter((one) => one === false).length,
    isBorneOut: [bySum, byPaid, byItems, byRest, byRepeated, byRow].includes(true),
    isOfGst: of(others, 'gst').some((gst) => gst.form === 'clean' && isRoundedGstOf(gst.cents, cents, percents)),
    isSettled: [bySum, byPaid, byRest, byRow].includes(true),
    isReckonedUp: [bySum, byRest, byRow].includes(true),
    isDiscounted:
      byItems === true && of(others, 'discount').some((less) => itemsSum(others) === cents + Math.abs(less.cents)),
    isTaken,
    isBeforeGst: isBeforeGst(amount, cents, others, percents),
  }
}

export const of = (amounts: readonly LabelledAmount[], ...kinds: readonly AmountKind[]) =>
  amounts.filter(({ kind }) => kinds.includes(kind))

/** Subtotal, less what is taken off, with GST and rounding; undefined where there is no subtotal. */
export function sumAgrees(total: number, others: readonly LabelledAmount[]): boolean | undefined {
  const subtotals = of(others, 'subtotal', 'total', 'due')
  if (of(others, 'subtotal', 'gst', 'discount', 'covered').length === 0) return undefined
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

/** A sum that something is added to yet, as for service or for paying by card, comes to what stands below it, with GST and rounding between them. */
function moreAgrees(amount: LabelledAmount, due: number, others: readonly LabelledAmount[]): true | undefined {
  if (amount.kind !== 'due' && amount.kind !== 'total') return undefined
  const from = amount.kind === 'due' ? (['subtotal', 'total'] as const) : (['subtotal'] as const)
  const agrees = of(others, ...from).some((sum) => {
    const between = others.filter(({ line }) => line > sum.line && line < amount.line)
    const added = of(between, 'item', 'paid')
    const more = of(between, 'item', 'paid', 'gst', 'rounding').reduce((all, { cents }) => all + cents, 0)
    return (
      added.length > 0 && added.every(({ form, cents }) => form === 'clean' && cents > 0) && sum.cents + more === due
    )
  })
  return agrees ? true : undefined
}

/** What a subsidy or a discount below it makes less, as the sum below that says, is not the total yet. */
function isTakenFrom({ line }: LabelledAmount, cents: number, others: readonly LabelledAmount[]): boolean {
  return of(others, 'covered', 'discount').some(
    (less) =>
      less.line > line &&
      less.cents !== 0 &&
      of(others, 'due', 'total', 'paid', 'item').some(
        (rest) => rest.line > less.line && rest.cents > 0 && rest.cents === cents - Math.abs(less.cents),
      ),
  )
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
  // What is taken off again, as where the state bears it, is no part.
  const isTakenOff = (gst: number) => others.some(({ cents }) => cents === -gst)
  const named = of(others, 'gst').filter(({ cents, form }) => cents > 0 && form !== 'pointless' && !isTakenOff(cents))
  if (named.length === 0 || percents.length === 0) return undefined
  if (named.some(({ cents }) => isGstOf(cents, total, percents))) return true
  const isClear = named.every(({ form, confidence }) => form === 'clean' && confidence >= CLEAR_CONFIDENCE)
  return isClear ? false : undefined
}

/** The GST below it is to the cent what is added to it, and no part of it. */
function isBeforeGst(
  { line }: LabelledAmount,
  cents: number,
  others: readonly LabelledAmount[],
  percents: readonly number[],
): boolean {
  return of(others, 'gst').some(
    (gst) =>
      gst.line > line &&
      gst.form === 'clean' &&
      gst.cents > 0 &&
      !others.some((other) => other.cents === -gst.cents) &&
      percents.some((percent) => Math.round((cents * percent) / 100) === gst.cents) &&
      !isGstOf(gst.cents, cents, percents),
  )
}

export function isGstOf(gst: number, total: number, percents: readonly number[]): boolean {
  return percents.some((percent) => Math.abs(gst - (total * percent) / (100 + percent)) <= CENTS_OF_ROUNDED_GST)
}

/** To the cent, as where it is reckoned on the whole. */
export function isRoundedGstOf(gst: number, total: number, percents: readonly number[]): boolean {
  return percents.some((percent) => Math.abs(gst - (total * percent) / (100 + percent)) <= 0.5)
}

/** What was handed over, less what came back. Several means of payment, and what is open still, may share a total. */
function paidAgrees(amount: LabelledAmount, total: number, others: readonly LabelledAmount[]): boolean | undefined {
  if (amount.kind === 'paid') return undefined
  const paid = of(others, 'paid', 'insured').filter(({ cents }) => cents !== 0)
  const change = of(others, 'change').map(({ cents }) => Math.abs(cents))
  const near = (cents: number) =>
    cents === total || (of(others, 'rounding').length > 0 && Math.abs(cents - total) <= CENTS_OF_ROUNDED_CASH)
  const handedOver = sumsOf(paid.map(({ cents }) => Math.abs(cents)))
  // What an insurer pays may be as much as what is left below it.
  const same = paid.filter(({ cents }) => Math.abs(cents) === total)
  if (same.length > 0 && same.every(({ kind, line }) => kind === 'insured' && line < amount.line)) return undefined
  if (handedOver.some((cents) => near(cents) || change.some((back) => near(cents - back)))) return true
  const isClear =
    paid.length === 1 && change.length > 0 && [...paid, ...of(others, 'change')].every(({ form }) => form === 'clean')
  return isClear ? false : undefined
}

/** Whether an amount is what is left of a total once insurers or the patient have paid a part of it. */
export function isLeftOf(total: number, rest: number, amounts: readonly LabelledAmount[]): boolean {
  return sumsOf(of(amounts, 'insured', 'paid').map(({ cents }) => Math.abs(cents))).includes(total - rest)
}

/** The amounts behind it on its row say what is added to it, or taken off, and what that comes to. */
function isBeforeInRow({ line, place }: LabelledAmount, cents: number, others: readonly LabelledAmount[]): boolean {
  const behind = others.filter(
    (one) => one.line === line && one.place.box.left > place.box.left && one.form === 'clean',
  )
  const last = behind.at(-1)
  return behind.some(
    (one) =>
      last !== undefined && one !== last && one.cents !== 0 && Math.abs(cents - last.cents) === Math.abs(one.cents),
  )
}

/**
 * Whether another sum is one of this total's: before or after what is added, taken off, paid or rounded; on one row with it, or the sum of its
 * things, or of those of a part of it.
 */
export function isOfTotal(other: LabelledAmount, total: number, amounts: readonly LabelledAmount[]): boolean {
  const apart = Math.abs(other.cents - total)
  const steps = of(amounts, 'gst', 'rounding', 'discount', 'covered', 'insured', 'paid').filter(
    ({ cents }) => cents !== 0,
  )
  const sums = new Set(
    [...new Set(steps.map(({ cents }) => Math.abs(cents)))]
      .slice(0, MOST_PAYMENTS)
      .reduce((all, cents) => all.flatMap((sum) => [sum, sum + cents, sum - cents]), [0]),
  )
  const isOfRow = amounts.some(({ line, cents }) => line === other.line && cents === total)
  // What somebody else takes over, in words that are not known.
  const isRest = amounts.some((one) => one.kind !== 'none' && one !== other && Math.abs(one.cents) === apart)
  return apart <= CENTS_OF_ROUNDED_CASH || isOfRow || isRest || sums.has(apart) || isSumAbove(other, amounts)
}

/** The things right above it come to it. */
function isSumAbove({ cents, line }: LabelledAmount, amounts: readonly LabelledAmount[]): boolean {
  let sum = 0
  for (const item of lastItems(amounts)
    .filter((one) => one.line < line)
    .toReversed()) {
    sum += item.cents
    if (sum === cents) return true
  }
  return false
}

/** More payments are no receipt; their sums would be too many. */
const MOST_PAYMENTS = 6

/** Of each choice among them, at least one. */
function sumsOf(cents: readonly number[]): readonly number[] {
  const sums = cents
    .slice(0, MOST_PAYMENTS)
    .reduce<readonly number[]>((all, one) => [...all, ...all.map((sum) => sum + one)], [0])
  return sums.slice(1)
}

/**
 * Less what MediSave and insurers pay of it, it is what is left for the patient to pay; what is left so is not the total itself. Undefined where
 * nobody else pays.
 */
function restAgrees(amount: LabelledAmount, total: number, others: readonly LabelledAmount[]): boolean | undefined {
  const insured = sumsOf(of(others, 'insured').map(({ cents }) => Math.abs(cents))).filter((cents) => cents > 0)
  const sums = of(others, 'due', 'total')
  if (sums.some(({ cents }) => insured.includes(total - cents))) return true
  const isLeft = sums.some(
    (sum) => insured.includes(sum.cents - total) || paidBetween(sum, amount, others) === sum.cents - total,
  )
  return isLeft ? false : undefined
}

/** What was paid already, as a deposit, between a total and what is due below it. */
function paidBetween(from: LabelledAmount, until: LabelledAmount, amounts: readonly LabelledAmount[]): number {
  const between = of(amounts, 'paid').filter(({ line }) => line > from.line && line < until.line)
  return between.reduce((sum, { cents }) => sum + Math.abs(cents), 0) || Number.NaN
}

/** The items come to the total, or to a subtotal that the sum has been held against; never a reason against it: columns are many. */
function itemsAgree(total: number, others: readonly LabelledAmount[]): boolean | undefined {
  const items = lastItems(others)
  const wanted = new Set([total])
  for (const taken of [...of(others, 'discount'), ...of(others, 'gst')])
    wanted.add(total + (taken.kind === 'gst' ? -1 : 1) * Math.abs(taken.cents))
  for (const { cents } of of(others, 'rounding')) for (const one of [...wanted]) wanted.add(one - cents)
  // One thing alone has to be read clearly, with its name.
  const isClear = ({ form, label, confidence }: LabelledAmount) =>
    form === 'clean' && confidence >= CLEAR_CONFIDENCE && /\p{L}{3}/u.test(label)
  const isSaid = items.length > 1 || allItems(others).every(isClear)
  return items.length > 0 && isSaid && wanted.has(itemsSum(others)) ? true : undefined
}

function allItems(amounts: readonly LabelledAmount[]): readonly LabelledAmount[] {
  return of(amounts, 'item').filter(({ form }) => form !== 'pointless')
}

/** Of each line the last, which is what its thing comes to. */
function lastItems(amounts: readonly LabelledAmount[]): readonly LabelledAmount[] {
  return [...new Map(allItems(amounts).map((item) => [item.line, item])).values()]
}

function itemsSum(amounts: readonly LabelledAmount[]): number {
  return sumWithoutItself(lastItems(amounts).map(({ cents }) => cents))
}

/** The last of them may be what those before come to, in words that are not known: `Fees`. */
function sumWithoutItself(cents: readonly number[]): number {
  const sum = cents.reduce((added, one) => added + one, 0)
  return cents.length > 1 && cents.at(-1) === sum / 2 ? sum / 2 : sum
}

const ofOneRow: ReadonlySet<AmountKind> = new Set(['total', 'due', 'subtotal', 'gst', 'discount', 'covered'])

/** The last row of a table adds up its columns: what is before GST and GST, or a sum and what is taken off it, come to its last amount. */
function rowAgrees(amount: LabelledAmount, total: number, others: readonly LabelledAmount[]): true | undefined {
  const row = others.filter(({ line, kind, form }) => line === amount.line && ofOneRow.has(kind) && form === 'clean')
  const [first, second, more] = row
  if (first === undefined || second === undefined || more !== undefined || amount.form !== 'clean') return undefined
  const isLast = row.every(({ place }) => place.box.left < amount.place.box.left)
  const change = Math.abs(second.cents)
  return isLast && change > 0 && [first.cents + change, first.cents - change].includes(total) ? true : undefined
}

/** Where cash was rounded the total is what five cents divide, and not the amount before it. */
function roundingAgrees(total: number, others: readonly LabelledAmount[]): boolean | undefined {
  const roundings = of(others, 'rounding')
  if (roundings.length === 0) return undefined
  if (total % 5 !== 0 && roundings.some(isRounding)) return false
  const isRounded = of(others, 'due', 'total').some(
    ({ cents }) => cents !== total && Math.abs(cents - total) < 2 * CENTS_OF_ROUNDED_CASH,
  )
  return isRounded ? total % 5 === 0 : undefined
}

/** Also where its mark was lost: `-0 02`. */
function isRounding({ cents, form }: LabelledAmount): boolean {
  return cents !== 0 && (form === 'clean' || Math.abs(cents) <= CENTS_OF_ROUNDED_CASH)
}

/** Said twice in different words, or on another page. */
function isRepeated(amount: LabelledAmount, total: number, others: readonly LabelledAmount[]): boolean | undefined {
  return of(others, 'due', 'total').some(
    (other) => other.cents === total && other.line !== amount.line && amount.form === 'clean',
  )
    ? true
    : undefined
}
