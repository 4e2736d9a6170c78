/** From the words of a receipt to what they say. Nothing here knows of pictures. */
import { kindOfLabel } from './amount-label.ts'
import { doubted, standingOfZeros } from './doubtful-zeros.ts'
import { gstPercents, namedPercents } from './gst-rate.ts'
import { labelledAmounts } from './labelled-amounts.ts'
import { isNoReceipt, isStatement } from './no-receipt.ts'
import { HOME_CURRENCY, isMonthFirst, isWithoutDecimals, isYearFirst, readCurrency } from './read-currency.ts'
import { readDate, saysMonthFirst, type FirstOfDay } from './read-date.ts'
import { readPatient, readProvider } from './read-names.ts'
import { readNumber } from './read-number.ts'
import { readTotals } from './read-totals.ts'
import { unsureOf, type ReadField, type ReceiptReading } from './receipt-reading.ts'
import type { ReceiptWord } from './receipt-word.ts'
import { linesOf, textOf, type TextLine } from './text-lines.ts'

export interface KnownBeforehand {
  /** Names of the list of providers. */
  readonly providers: readonly string[]
  /** Names of the family. */
  readonly people: readonly string[]
  /** In Singapore, YYYY-MM-DD. */
  readonly today: string
}

/** Reads a receipt of one page or several. What cannot be read is absent. */
export function readWords(
  words: readonly ReceiptWord[],
  { providers, people, today }: KnownBeforehand,
): ReceiptReading {
  const lines = linesOf(words)
  const currency = readCurrency(lines)
  const { date, visited, words: ofDates } = readDate(lines, today, firstOfDay(lines, currency?.value))
  const isAbroad = currency !== undefined && currency.value !== HOME_CURRENCY
  const amounts = labelledAmounts(lines, ofDates, isWithoutDecimals(currency?.value))
  const { total, gst, agree } = readTotals(
    amounts,
    isAbroad ? namedPercents(amounts) : gstPercents(date?.verdict === 'sure' ? date.value : undefined),
    isWithoutDecimals(currency?.value),
    new Set(lines.map(({ words: ofLine }) => kindOfLabel(textOf(ofLine)))),
  )
  const isNone = isNoReceipt(lines)
  const fields = {
    provider: readProvider(lines, providers),
    number: unsureWhere(isNone, readNumber(lines, ofDates)),
    date: unsureWhere(isNone, date),
    visited: unsureWhere(isNone, visited),
    currency,
    total: unsureWhere(isNone || isStatement(lines), total),
    gst: isAbroad ? undefined : gst,
    patient: readPatient(lines, people),
  }
  const zeros = standingOfZeros(words)
  const unproven = {
    number: doubted(fields.number, fields.number?.value ?? ''),
    date: doubted(fields.date, fields.date?.value.slice(2) ?? ''),
    visited: doubted(fields.visited, fields.visited?.value.slice(2) ?? ''),
  }
  const sums = {
    total: doubted(fields.total, String(fields.total?.value ?? '')),
    gst: doubted(fields.gst, String(fields.gst?.value ?? '')),
  }
  const believed = { ...fields, ...(zeros === 'clear' ? {} : unproven), ...(zeros === 'doubtful' ? sums : {}) }
  return { ...(withoutAbsent(believed) as ReceiptReading), totalsAgree: agree }
}

function unsureWhere<T>(isDoubted: boolean, field: ReadField<T> | undefined): ReadField<T> | undefined {
  return field && isDoubted ? unsureOf(field) : field
}

function firstOfDay(lines: readonly TextLine[], currency: string | undefined): FirstOfDay {
  if (isMonthFirst(lines, currency) || saysMonthFirst(lines)) return 'month'
  return isYearFirst(currency) ? 'year' : 'day'
}

function withoutAbsent(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}
