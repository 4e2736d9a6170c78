/** Money as integer cents (hundredths of any currency), read and shown without floating point. */
import { currentLanguage } from '../language/current-language.ts'
import { localeOf, type Language } from '../language/language.ts'
import { perLanguage } from '../language/per-language.ts'
import { shownCount } from '../language/shown-count.ts'

/**
 * Reads an amount as it is typed, with or without thousands separators (`1,234.5`), rounded half up to 2 decimals (S13).
 * Undefined when it is not a plain amount of zero or more: letters, signs, exponents, misplaced separators.
 * Amounts beyond every limit read as `Number.MAX_SAFE_INTEGER`.
 */
export function parseCents(typed: string): number | undefined {
  const parts = /^(\d+|\d{1,3}(?:,\d{3})+)?(?:\.(\d*))?$/.exec(typed.trim())
  const [, whole = '', decimals = ''] = parts ?? []
  if (parts === null || (whole === '' && decimals === '')) return undefined
  const cents = BigInt(whole.replaceAll(',', '') + decimals.slice(0, 2).padEnd(2, '0'))
  const rounded = decimals.charAt(2) >= '5' ? cents + 1n : cents
  return rounded > BigInt(Number.MAX_SAFE_INTEGER) ? Number.MAX_SAFE_INTEGER : Number(rounded)
}

/** Reads an amount as {@link parseCents} does, but undefined where it would have to round: for amounts that are paid as they are typed. */
export function parseExactCents(typed: string): number | undefined {
  return /\.\d{3}/.test(typed) ? undefined : parseCents(typed)
}

/** Cents as a plain decimal with two places, `1234.50`, as payloads carry it. */
export function formatDecimal(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Cents for people: thousands separators, two decimals and the currency, `SGD 1,234.50` (1§9). */
export function formatMoney(cents: number, currency: string, language: Language = currentLanguage()): string {
  const [, decimals = ''] = formatDecimal(cents).split('.')
  const whole = shownCount(Math.floor(Math.abs(cents) / CENTS), language)
  return `${currency} ${cents < 0 ? '-' : ''}${whole}${decimalPoint(language)}${decimals}`
}

/** A decimal amount as the API answers it, for people; '' where there is none, and the text itself where it is no amount. */
export function amountText(amount: string, currency: string, language?: Language): string {
  if (amount === '') return ''
  const cents = parseCents(amount)
  return cents === undefined ? `${currency} ${amount}` : formatMoney(cents, currency, language)
}

const decimalPoint = perLanguage(
  (language) =>
    new Intl.NumberFormat(localeOf(language)).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.',
)

/** Cents per unit of money. */
const CENTS = 100

/** The highest amount of a claim: 999,999 (1§5). */
export const MAXIMUM_AMOUNT_CENTS = 999_999 * CENTS
