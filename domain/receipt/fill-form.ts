/** What a receipt that was read fills into the claim form, and what it only says beside it (S118). */
import { formatDecimal } from '../money/money.ts'
import {
  fieldsOfReceipt,
  isSameText,
  isSameValue,
  type FieldOfReceipt,
  type Offer,
  type Offers,
  type ValuesOfReceipt,
} from './fields-of-receipt.ts'
import { LIKELY_CURRENCY, visitOf, type ReadField, type ReceiptReading } from './receipt-reading.ts'
import { areSurelyApart, mayHoldOneTwice } from './same-receipt.ts'

export interface FormToFill {
  /** The fields that the form has. */
  readonly fields: readonly string[]
  /** Those that can be chosen, ISO 4217. */
  readonly currencies: readonly string[]
  /** With which it opens. */
  readonly openingCurrency: string | undefined
  /** Who can be chosen. */
  readonly claimants: readonly { readonly uuid: string; readonly name: string }[]
}

/**
 * What a receipt says surely, as values of the form.
 * @param document its key
 */
export function offersOf(reading: ReceiptReading, document: string, form: FormToFill): Offers {
  const { patient, provider, number, currency, total } = reading
  const offer = <T>(field: ReadField<T> | undefined, valueOf: (read: T) => string | undefined): Offer | undefined => {
    const value = field?.verdict === 'sure' ? valueOf(field.value) : undefined
    return field === undefined || value === undefined ? undefined : { value, document, place: field.place }
  }
  const isOffered = (code: string) => form.currencies.includes(code)
  const isOfKnownCurrency =
    currency === undefined ||
    (currency.verdict === 'sure'
      ? isOffered(currency.value)
      : currency.value === form.openingCurrency && currency.sureness >= LIKELY_CURRENCY)
  const all = {
    claimantId: offer(patient, (name) => onlyClaimant(name, form)),
    visitDate: offer(visitOf(reading), (day) => day),
    providerName: offer(provider, (name) => name),
    receiptNo: offer(number, (text) => text),
    currency: offer(currency, (code) => (isOffered(code) ? code : undefined)),
    amount: isOfKnownCurrency ? offer(total, formatDecimal) : undefined,
  }
  return Object.fromEntries(
    Object.entries(all).filter(([field, one]) => one !== undefined && form.fields.includes(field)),
  )
}

/** Two of one name cannot be told apart. */
function onlyClaimant(name: string, { claimants }: FormToFill): string | undefined {
  const [only, ...others] = claimants.filter((one) => isSameText(one.name, name))
  return others.length === 0 ? only?.uuid : undefined
}

/**
 * What several receipts say together: what none of them says otherwise, and all of them say where two are surely of another day, provider or patient.
 * Their amounts are several.
 * @param readings that the offers are of
 */
export function commonOffers(all: readonly Offers[], readings: readonly ReceiptReading[]): Offers {
  if (all.length < 2) return all[0] ?? {}
  const isSaidByAll = areSurelyApart(readings, 'date', 'provider', 'patient')
  return Object.fromEntries(
    fieldsOfReceipt.flatMap((field) => {
      const said = all.flatMap((offers) => offers[field] ?? [])
      if (isSaidByAll && said.length < all.length) return []
      const [first, ...others] = said
      const isOne = first !== undefined && others.every(({ value }) => isSameValue(field, value, first.value))
      return isOne && field !== 'amount' ? [[field, first]] : []
    }),
  )
}

/** What another receipt surely says of a field into which one has filled this value. An amount and its currency are those of the first one. */
export function offerAgainst(all: readonly Offers[], field: FieldOfReceipt, value: string): Offer | undefined {
  if (field === 'amount' || field === 'currency') return undefined
  return all.flatMap((offers) => offers[field] ?? []).find((one) => !isSameValue(field, one.value, value))
}

/**
 * The offers that fill in a field: those of fields in which there is nothing yet. The currency that the form opens with is nobody's choice until
 * there is an amount, and an amount is filled in only where its currency stands beside it.
 */
export function offersToFill(offers: Offers, values: ValuesOfReceipt, openingCurrency: string | undefined): Offers {
  const isEmpty = (field: FieldOfReceipt) => (values[field] ?? '').trim() === ''
  const isCurrencyOpen = isEmpty('currency') || (values.currency === openingCurrency && isEmpty('amount'))
  const isFilled = (field: FieldOfReceipt, { value }: Offer) => {
    if (field === 'currency') return isCurrencyOpen && value !== values.currency
    if (field !== 'amount') return isEmpty(field)
    return isEmpty('amount') && (isCurrencyOpen || offers.currency?.value === values.currency)
  }
  return Object.fromEntries(
    fieldsOfReceipt.flatMap((field) => {
      const offer = offers[field]
      return offer !== undefined && isFilled(field, offer) ? [[field, offer]] : []
    }),
  )
}

export interface SumOfReceipts {
  readonly cents: number
  /** Undefined where no receipt names one. */
  readonly currency: string | undefined
}

/** @returns undefined where not every total is sure, not all are of one currency or of one person, or one may be there twice */
export function sumOfReceipts(readings: readonly ReceiptReading[]): SumOfReceipts | undefined {
  const totals = readings.flatMap(({ total }) => (total?.verdict === 'sure' ? [total.value] : []))
  const currencies = new Set(readings.map(({ currency }) => currency?.value))
  const isUnsure = readings.some(({ currency }) => currency?.verdict === 'unsure')
  const areOfSeveral = currencies.size !== 1 || isUnsure || areSurelyApart(readings, 'patient')
  if (totals.length < readings.length || areOfSeveral || mayHoldOneTwice(readings)) return undefined
  return { cents: totals.reduce((sum, total) => sum + total, 0), currency: [...currencies][0] }
}
