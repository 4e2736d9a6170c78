/** Amounts as FHIR has them: decimals, not cents. */
import type { Money } from './fhir-types.ts'

/** Cents as the number that is written with two decimals at most: 1234 is 12.34. */
export function currencyAmount(cents: number): number {
  return cents / CENTS
}

export function money(cents: number, currency: string): Money {
  return { value: currencyAmount(cents), currency }
}

const CENTS = 100
