/** Readings of one receipt, by several ways of looking at it, become one. */
import { confirmedOf, unclearOf, unsureOf, type ReadField, type ReceiptReading } from './receipt-reading.ts'

/** Less is not read clearly. */
const LEAST_CLEAR = 0.65

/**
 * Of each value the surer one. Numbers and dates, which no sum bears out, are surer where both looks found the same, and not sure where they did not;
 * a total that nothing bears out stays unsure.
 * @param first by one way of looking
 * @param second by another
 * @param merged what the surer words of both say together
 */
export function ofAllLooks(first: ReceiptReading, second: ReceiptReading, merged: ReceiptReading): ReceiptReading {
  const looks = [first, second] as const
  const all = [first, second, merged] as const
  const total = uncontradicted(
    surest(
      all.map((one) => one.total),
      READ_AGAIN,
    ),
    looks.map((one) => one.total),
  )
  const fields = {
    provider: surest(all.map((one) => one.provider)),
    number: compared(surest(all.map((one) => one.number)), ...looks.map((one) => one.number)),
    date: compared(surest(all.map((one) => one.date)), ...looks.map((one) => one.date)),
    visited: compared(surest(all.map((one) => one.visited)), ...looks.map((one) => one.visited)),
    currency: surest(all.map((one) => one.currency)),
    total,
    gst: surest(all.map((one) => one.gst)),
    patient: surest(all.map((one) => one.patient)),
  }
  const ofTotal = all.find((one) => total !== undefined && one.total?.sureness === total.sureness) ?? first
  return {
    ...(Object.fromEntries(Object.entries(fields).filter(([, field]) => field !== undefined)) as Omit<
      ReceiptReading,
      'totalsAgree'
    >),
    totalsAgree: ofTotal.totalsAgree,
  }
}

type Found<T> = ReadField<T> | undefined

/**
 * The first of the surest. Where several are sure and do not agree, nobody is.
 * @param again what it counts that a value of which nobody is sure was read once more: it may come before another that was read hardly better
 */
function surest<T>(found: readonly Found<T>[], again = 0): Found<T> {
  const read = found.filter((one) => one !== undefined)
  const weight = ({ value, sureness }: ReadField<T>) =>
    sureness < NO_GUESS
      ? sureness
      : sureness + again * (read.filter((one) => one.value === value && one.sureness >= NO_GUESS).length - 1)
  const [best] = read.toSorted(
    (one, other) =>
      Number(other.verdict === 'sure') - Number(one.verdict === 'sure') ||
      weight(other) - weight(one) ||
      other.sureness - one.sureness,
  )
  if (best === undefined) return undefined
  const isContradicted = read.some(({ value, verdict }) => verdict === 'sure' && value !== best.value)
  return isContradicted ? unsureOf(best) : best
}

/** A value less sure than this is only a guess, however often it is made. */
const NO_GUESS = 0.4
const READ_AGAIN = 0.11

/** More than one thing bears it out. */
const WELL_BORNE_OUT = 0.92

/** A total that little bears out, where another look saw another one. */
function uncontradicted<T>(best: Found<T>, looks: readonly Found<T>[]): Found<T> {
  const isContradicted =
    best !== undefined &&
    best.sureness < WELL_BORNE_OUT &&
    looks.some((one) => one !== undefined && one.sureness >= SEEN && one.value !== best.value)
  return isContradicted ? unsureOf(best) : best
}

/** A total less sure than this does not count as seen. */
const SEEN = 0.6

/** The same place, read otherwise: as long, and all but a digit or two of it the same. */
function isLike<T>(one: T, other: T): boolean {
  const [letters, others] = [String(one), String(other)]
  const apart = [...letters].filter((letter, place) => letter !== others[place]).length
  return letters.length === others.length && apart > 0 && apart <= MOST_APART
}

const MOST_APART = 2

/** A look less sure than this saw handwriting, or print that can hardly be read. */
const LEAST_READ = 0.6

function compared<T>(best: Found<T>, ...looks: readonly Found<T>[]): Found<T> {
  const clear = looks.filter((one) => one !== undefined && one.sureness >= LEAST_CLEAR)
  if (best === undefined) return undefined
  const isContradicted = clear.some((one) => one?.value !== best.value)
  const isDoubted =
    best.sureness < WELL_BORNE_OUT &&
    looks.some((one) => one !== undefined && (isLike(one.value, best.value) || one.sureness < LEAST_READ))
  if (isContradicted) return unsureOf(best)
  if (isDoubted) return best.verdict === 'sure' || best.isUnclear ? unclearOf(best) : unsureOf(best)
  const isSeenTwice = clear.length === looks.length
  return isSeenTwice && best.verdict === 'unsure' ? confirmedOf(best) : best
}
