/** What is said of exchange rates: their list, noting one, and why one is refused. */
import { plural } from '../../language/plural.ts'

export const exchangeRateTexts = {
  menu: 'Exchange rates',
  title: 'Exchange rates',
  lead: 'Claims in another currency are converted at the rate of the visit date, or the latest rate of the 7 days before it.',
  count: (total: number, text: string) => `${text} ${plural('en', total, { one: 'rate', other: 'rates' })}`,
  columns: { currency: 'Currency', date: 'Day', rate: 'One unit in SGD', source: 'Source', noted: 'Noted' },
  /** The rate in words, where there is no table. */
  inDollars: (currency: string, rate: string) => `1 ${currency} = SGD ${rate}`,
  search: 'Currency, such as USD',
  failed: 'The exchange rates could not be loaded.',
  none: 'No rate is noted. Until there is one, claims in other currencies wait for the claims desk.',
  noMatch: 'No rate of this currency is noted.',
  create: 'Note a rate',
  createTitle: 'Note an exchange rate',
  createLead: 'A rate of a day that has one already corrects it. The history keeps both.',
  save: 'Note the rate',
  currency: 'Currency',
  currencyHint: 'Its three letters, such as USD.',
  date: 'Day',
  rate: 'One unit in Singapore dollars',
  rateHint: 'Such as 1.3472.',
  source: 'Source',
  sourceHint: 'Who says so, such as: MAS, end of day.',
  noted: 'The rate was noted.',
  toList: 'To the exchange rates',
  history: (currency: string) => `History of the rates of ${currency}`,
} as const

export const exchangeRateRefusalTexts = {
  RATE_CURRENCY: 'Name another currency than SGD by its three capital letters, such as USD.',
  RATE_DATE: 'Choose the day of the rate, today or before.',
  RATE_AMOUNT: 'Write what one unit is in Singapore dollars, such as 1.3472, with at most nine decimals.',
  RATE_SOURCE: 'Say where the rate comes from, in at most 200 letters.',
}
