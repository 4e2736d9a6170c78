/**
 * Which of a receipt's amounts is its total, and how sure that is. A recogniser loses decimal points and mistakes digits, so an amount is believed
 * where the others bear it out: subtotal and GST come to it, GST is its part at the rate of the day, what was paid is it, or the items come to it.
 */
import type { AmountKind } from './amount-label.ts'
import type { LabelledAmount } from './labelled-amounts.ts'
import type { AmountForm } from './read-amount.ts'
import type { ReadField } from './receipt-reading.ts'
import { NEARLY_SURE, readField } from './receipt-reading.ts'
import {
  checksOf,
  CLEAR_CONFIDENCE,
  isGstOf,
  isLeftOf,
  isOfTotal,
  isRoundedGstOf,
  of,
  sumAgrees,
  type Checks,
} from './total-checks.ts'

export interface ReadTotals {
  readonly total: ReadField<number> | undefined
  readonly gst: ReadField<number> | undefined
  readonly agree: boolean | undefined
}

interface Candidate extends Reading {
  readonly amount: LabelledAmount
  readonly checks: Checks
  readonly score: number
}

const READABLE_CONFIDENCE = 0.6
/** Read with less, it is whatever the others say. */
const LEAST_CONFIDENCE = 0.2

const labelScores: Partial<Record<AmountKind, number>> = { due: 3, total: 2, paid: 0.5 }

/**
 * @param percents rates of GST that may hold
 * @param wholeUnits whether the currency has no decimals in use
 * @param said what the receipt speaks of, also where no amount was read beside it
 */
export function readTotals(
  amounts: readonly LabelledAmount[],
  percents: readonly number[],
  wholeUnits: boolean,
  said: ReadonlySet<AmountKind>,
): ReadTotals {
  const sums = reckonedTotals(amounts, percents)
  const all = amounts
    .filter(
      (amount) =>
        amount.cents > 0 &&
        (labelScores[amount.kind] !== undefined ||
          sums.includes(amount.cents) ||
          isPaidBelow(amount, amounts) ||
          isLeftBelow(amount, amounts)),
    )
    .flatMap((amount) =>
      readingsOf(amount, amounts, percents, wholeUnits || areWhole(amounts)).map((reading) =>
        candidateOf(amount, reading, amounts, percents),
      ),
    )
    .toSorted((one, other) => other.score - one.score)
  // What was read and goes together with the rest needs no reckoning.
  const isSettled = all.some(({ checks, isReckoned }) => !isReckoned && checks.isSettled && checks.disagree === 0)
  const candidates = isSettled ? all.filter(({ isReckoned }) => !isReckoned) : all
  const [best] = candidates
  if (best === undefined) return { total: sumOf(amounts, sums) ?? largestOf(amounts), gst: undefined, agree: undefined }
  const sureness =
    best.checks.isBeforeGst ||
    isBeforeMore(best, said) ||
    isUnnamed(best, amounts) ||
    isLessThanAll(best, amounts) ||
    mayHoldEarlier(best, amounts)
      ? UNSETTLED
      : Math.min(isBesideAnother(best, amounts) ? BESIDE_ANOTHER : 1, surenessOf(best, candidates, amounts, wholeUnits))
  const { agree, disagree } = best.checks
  const reckoned = sureness > UNSETTLED ? undefined : reckonedInstead(best, amounts, percents)
  if (reckoned !== undefined)
    return {
      total: readField(reckoned, UNSETTLED, best.amount.place),
      gst: gstOf(amounts, { ...best, cents: reckoned }, UNSETTLED, percents),
      agree: false,
    }
  return {
    total: readField(best.cents, sureness, best.amount.place),
    gst: gstOf(amounts, best, sureness, percents),
    agree: disagree > 0 || best.isReckoned ? false : agree > 0 ? true : undefined,
  }
}

/** `Charges 100.00, GST 9.00, charges with GST 109.00`: to the cent, whatever they are called. */
function hasGstAdded(total: number, { isOfGst }: Checks, amounts: readonly LabelledAmount[]): boolean {
  return (
    isOfGst && of(amounts, 'gst').some((gst) => amounts.some(({ cents }) => cents > 0 && cents + gst.cents === total))
  )
}

/** All of them in whole dollars, as some write by hand: where the points were lost there would be more digits. */
function areWhole(amounts: readonly LabelledAmount[]): boolean {
  return amounts.every(
    ({ form, cents, kind }) => kind === 'none' || (form === 'pointless' && Math.abs(cents) < FOUR_DIGITS),
  )
}

const FOUR_DIGITS = 1_000_00

/** In words that are not known, and just what was paid below it. */
function isPaidBelow({ kind, form, label, cents, line }: LabelledAmount, amounts: readonly LabelledAmount[]): boolean {
  return (
    kind === 'item' &&
    form === 'clean' &&
    /\p{L}{3}/u.test(label) &&
    of(amounts, 'paid').some((paid) => Math.abs(paid.cents) === cents && paid.line > line)
  )
}

/** In words that are not known, below all that is added and taken off, and just what that comes to. Never sure: somebody else may pay it. */
function isLeftBelow(amount: LabelledAmount, amounts: readonly LabelledAmount[]): boolean {
  const steps = of(amounts, 'subtotal', 'gst', 'discount', 'covered')
  const others = amounts.filter((other) => other !== amount)
  return (
    amount.kind === 'item' &&
    amount.form === 'clean' &&
    /\p{L}{3}/u.test(amount.label) &&
    steps.some(({ kind }) => kind === 'discount' || kind === 'covered') &&
    steps.every(({ line }) => line < amount.line) &&
    sumAgrees(amount.cents, others) === true
  )
}

/**
 * What the others come to, where the total itself was misread or not read: subtotal and GST; or an amount of which the GST is exactly that part which
 * is added, so that it is none with GST in it. Never sure.
 */
function reckonedInstead(
  { cents, checks }: Candidate,
  amounts: readonly LabelledAmount[],
  percents: readonly number[],
): number | undefined {
  if (checks.isSettled) return undefined
  const added = of(amounts, 'gst').find(
    ({ cents: gst }) => gst > 0 && isGstOf(gst, cents + gst, percents) && !isGstOf(gst, cents, percents),
  )
  if (added !== undefined) return cents + added.cents
  const [sum, ...others] = new Set(reckonedTotals(amounts, percents))
  return others.length === 0 ? sum : undefined
}

/** Nothing says what it is but the sums above it. */
function isUnnamed({ amount }: Candidate, amounts: readonly LabelledAmount[]): boolean {
  return isLeftBelow(amount, amounts) && !isPaidBelow(amount, amounts)
}

/** Something may be taken off a total, or something else may be due, that was not read. */
function isBeforeMore({ amount, checks }: Candidate, said: ReadonlySet<AmountKind>): boolean {
  const more = (['covered', 'discount', 'due', 'rounding'] as const).filter(
    (kind) => kind !== 'discount' || !checks.isDiscounted,
  )
  return amount.kind !== 'due' && !checks.isSettled && more.some((kind) => said.has(kind))
}

/** What is left of an earlier bill may be in it, unless that was paid, or the GST is that of the total. */
function mayHoldEarlier({ cents, checks }: Candidate, amounts: readonly LabelledAmount[]): boolean {
  const paid = new Set(of(amounts, 'paid').map((one) => Math.abs(one.cents)))
  const open = of(amounts, 'earlier').filter((one) => one.cents > 0 && one.cents < cents && !paid.has(one.cents))
  return open.length > 0 && !checks.isOfGst
}

/** What is to be paid another time. */
const isOpen = /outstanding|balance|remain|still/i

/** Another sum, which has nothing to do with it: of another bill, or of a part that cannot be told. */
function isBesideAnother({ amount, cents, checks }: Candidate, amounts: readonly LabelledAmount[]): boolean {
  const clear = of(amounts, 'due', 'total').filter(
    ({ line, form, confidence, ...one }) =>
      line !== amount.line && one.cents > 0 && form === 'clean' && confidence >= READABLE_CONFIDENCE,
  )
  return checks.agree < WELL_BORNE_OUT && clear.some((one) => !isOfTotal(one, cents, amounts))
}

/** A part of the total, or what others left of it. */
function isLessThanAll(best: Candidate, amounts: readonly LabelledAmount[]): boolean {
  return (
    isBelowAPart(best, amounts) ||
    isOnlyAPart(best, amounts) ||
    isAfterInsurer(best, amounts) ||
    isPaidInPart(best, amounts) ||
    isBalanceAfterPayment(best, amounts) ||
    isAfterUnknown(best, amounts)
  )
}

/** What is left of a larger sum above it by an amount between them of which nobody knows what it is: another's part, or of another bill. */
function isAfterUnknown({ amount, cents }: Candidate, amounts: readonly LabelledAmount[]): boolean {
  const sums = of(amounts, 'due', 'total').filter((one) => one.cents > cents && one.line < amount.line)
  const unknown = of(amounts, 'item').filter(({ line }) => line < amount.line)
  return sums.some((sum) => unknown.some((one) => one.line > sum.line && sum.cents - Math.abs(one.cents) === cents))
}

/** `Balance payable` below a deposit. */
function isBalanceAfterPayment({ amount }: Candidate, amounts: readonly LabelledAmount[]): boolean {
  return isOpen.test(amount.label) && of(amounts, 'paid').some(({ line, cents }) => cents !== 0 && line < amount.line)
}

/** What was paid and what is open yet make the total: the receipt may be of that part only. */
function isPaidInPart({ cents }: Candidate, amounts: readonly LabelledAmount[]): boolean {
  const paid = of(amounts, 'paid')
    .filter((one) => !isOpen.test(one.label))
    .map((one) => Math.abs(one.cents))
  return amounts.some(
    (one) => isOpen.test(one.label) && one.cents > 0 && paid.includes(cents - one.cents) && !paid.includes(one.cents),
  )
}

/** What was paid is a part where more stands open than nothing; and a total of nothing below is another bill's, or one that was paid before. */
function isOnlyAPart({ cents, amount }: Candidate, amounts: readonly LabelledAmount[]): boolean {
  const isPayment = /paid|payment|received|collected/i.test(amount.label)
  const staysOpen = amounts.some((one) => isOpen.test(one.label) && one.cents > 0 && one.cents !== cents)
  const isNothing = of(amounts, 'total').some((one) => one.cents === 0 && one.line > amount.line)
  return (isPayment && staysOpen) || (isNothing && amount.kind !== 'due' && amount.kind !== 'total')
}

/** What is due below what an insurer pays is only what is left of a total, where that was not read. */
function isAfterInsurer({ amount, checks }: Candidate, amounts: readonly LabelledAmount[]): boolean {
  return !checks.isReckonedUp && of(amounts, 'insured').some(({ line, cents }) => cents !== 0 && line < amount.line)
}

/** Of a total whose first digits were lost one item may be more than it; unless much is taken off. */
function isBelowAPart({ cents, checks }: Candidate, amounts: readonly LabelledAmount[]): boolean {
  const parts = of(amounts, 'item', 'subtotal').filter(({ form }) => form === 'clean')
  return !checks.isSettled && parts.some((part) => part.confidence >= CLEAR_CONFIDENCE && part.cents > cents)
}

const UNSETTLED = 0.5
const BESIDE_ANOTHER = 0.6
/** So many things bear it out that another sum matters no more. */
const WELL_BORNE_OUT = 4
/** A PDF's own words are not misread. */
const CERTAIN_CONFIDENCE = 0.99

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
  // Zeros of many printers have a stroke through them.
  const zeros = [digits.replace(/8$/, '0'), digits.replace(/8/g, '0')]
    .filter((changed, index, all) => changed !== digits && !changed.startsWith('0') && all.indexOf(changed) === index)
    .map((changed) => ({ ...read, cents: Number(changed), form: 'repaired' as const }))
  return [read, ...unsigned, ...zeros, ...reckoned]
}

/** Subtotals with the GST that is theirs by the rate, unless that is taken off again. */
function reckonedTotals(amounts: readonly LabelledAmount[], percents: readonly number[]): readonly number[] {
  const added = of(amounts, 'gst').filter((gst) => !amounts.some(({ cents }) => cents < 0 && cents === -gst.cents))
  return of(amounts, 'subtotal').flatMap(({ cents: subtotal }) =>
    added.flatMap(({ cents: gst }) => (isGstOf(gst, subtotal + gst, percents) ? [subtotal + gst] : [])),
  )
}

function digitsApart(one: string, other: string): number {
  return one.length === other.length ? [...one].filter((digit, index) => digit !== other[index]).length : Infinity
}

/** What stands before a sum that something was taken off is hardly the total, whatever bears it out. */
const TAKEN = 2

function candidateOf(
  amount: LabelledAmount,
  reading: Reading,
  amounts: readonly LabelledAmount[],
  percents: readonly number[],
): Candidate {
  const { cents, form, isReckoned } = reading
  const checks = checksOf(amount, cents, amounts, percents)
  const label = labelScores[amount.kind] ?? 0
  const open = amount.kind === 'paid' && isOpen.test(amount.label) ? 1 : 0
  const score =
    label -
    open +
    { clean: 1, repaired: 0.5, pointless: 0 }[form] +
    checks.agree * 1.5 -
    (checks.isTaken ? TAKEN : 0) -
    checks.disagree * 2
  return { amount, cents, form, isReckoned, checks, score: score + amount.confidence }
}

function surenessOf(
  { amount, cents, form, isReckoned, checks }: Candidate,
  candidates: readonly Candidate[],
  amounts: readonly LabelledAmount[],
  wholeUnits: boolean,
): number {
  if (checks.disagree > 0 || isOnlyPaid(amount, cents, checks, amounts)) return 0.4
  const rival = candidates.some(
    (other) =>
      other.cents !== cents &&
      (other.amount === amount ? other.checks.agree > 0 : other.amount.kind === amount.kind) &&
      other.checks.agree >= checks.agree,
  )
  // What is due is not the total before it, however well that one goes together.
  const due = candidates.filter((other) => other.amount.kind === 'due').map((other) => other.cents)
  const isOutdone =
    amount.kind !== 'due' && due.some((other) => !isLeftOf(cents, other, amounts)) && !due.includes(cents)
  if (rival || isOutdone) return 0.5
  if (isReckoned) return 0.7
  const isClean = form === 'clean' || (wholeUnits && form === 'pointless')
  if ((!isClean && !checks.isBorneOut) || amount.confidence < LEAST_CONFIDENCE) return 0.4
  if (!isClean || amount.confidence < READABLE_CONFIDENCE) return checks.agree >= 2 ? 0.85 : 0.6
  if (checks.isBorneOut || checks.agree > 1) return 0.85 + Math.min(checks.agree, 3) * 0.05
  // GST alone tells all but the last cents.
  if (checks.isOfGst && amount.confidence >= CLEAR_CONFIDENCE) return 0.82
  if (amount.confidence >= CERTAIN_CONFIDENCE && !isPaidOtherwise(amount, amounts)) return 0.82
  return amount.confidence >= CLEAR_CONFIDENCE ? NEARLY_SURE : 0.7
}

/** A payment that is not the total speaks against it: a part of it was taken off or is open, or it is cash. */
function isPaidOtherwise(total: LabelledAmount, amounts: readonly LabelledAmount[]): boolean {
  return of(amounts, 'paid', 'change').some((one) => one !== total && one.cents !== 0)
}

/** What was paid, or what nothing names but its payment, is the total only where something else comes to it. */
function isOnlyPaid(
  { kind }: LabelledAmount,
  cents: number,
  checks: Checks,
  amounts: readonly LabelledAmount[],
): boolean {
  if (kind !== 'paid' && kind !== 'item') return false
  // A voucher may be taken off the total, or pay a part of it.
  const mayBeVoucher = kind === 'paid' && of(amounts, 'due', 'total').some((sum) => sum.cents > cents)
  const isBorneOut = kind === 'paid' ? checks.isBorneOut : checks.isReckonedUp
  return mayBeVoucher || (!isBorneOut && !hasGstAdded(cents, checks, amounts))
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
  if (right) {
    const isExact =
      of(amounts, 'subtotal').some(({ cents }) => cents + right.cents === total) ||
      isRoundedGstOf(right.cents, total, percents)
    return readField(right.cents, right.form === 'clean' && isExact ? Math.min(sureness, 0.95) : 0.6, right.place)
  }
  return first && readField(first.cents, 0.4, first.place)
}

/** More than a guess, and less than what another look may have read. */
const RECKONED = 0.35

/** What subtotal and GST come to, where no total was read. */
function sumOf(amounts: readonly LabelledAmount[], sums: readonly number[]): ReadField<number> | undefined {
  const [sum, ...others] = new Set(sums)
  const [gst] = of(amounts, 'gst')
  return sum !== undefined && gst !== undefined && others.length === 0 ? readField(sum, RECKONED, gst.place) : undefined
}

/** Without a label, a total is only guessed. */
function largestOf(amounts: readonly LabelledAmount[]): ReadField<number> | undefined {
  const [largest] = amounts
    .filter(({ form, kind }) => form === 'clean' && !['none', 'change', 'earlier'].includes(kind))
    .toSorted((one, other) => other.cents - one.cents)
  return largest && readField(largest.cents, 0.3, largest.place)
}
