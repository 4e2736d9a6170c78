import { expect, test } from 'vitest'
import { evolveExchangeRates, noRates, noteExchangeRate, type ExchangeRate } from './decide-exchange-rate.ts'
import { rateOfDay } from './rate-of-day.ts'
import { rateFoundOut } from '../desk-facts.ts'
import { rateText, readRate } from './rate-text.ts'

const today = '2026-11-20'
const rate: ExchangeRate = { currency: 'USD', date: '2026-11-19', perUnitBillionths: 1_347_200_000, source: 'MAS' }

test('a rate is noted once, and corrected by another one of the same day', () => {
  const noted = noteExchangeRate(rate, noRates, today)
  expect(noted).toEqual({ events: [{ type: 'ExchangeRateNoted', data: rate }] })
  const state = evolveExchangeRates(noRates, { type: 'ExchangeRateNoted', data: rate })
  expect(noteExchangeRate({ ...rate, source: ' MAS ' }, state, today)).toEqual({ events: [] })
  expect(noteExchangeRate({ ...rate, perUnitBillionths: 1 }, state, today)).toMatchObject({ events: [{}] })
})

test.each<[string, Partial<ExchangeRate>]>([
  ['currency', { currency: 'usd' }],
  ['currency', { currency: 'SGD' }],
  ['date', { date: '2026-11-21' }],
  ['date', { date: '2026-02-30' }],
  ['rate', { perUnitBillionths: 0 }],
  ['rate', { perUnitBillionths: 1.5 }],
  ['source', { source: ' ' }],
])('a wrong %s is refused: %j', (field, change) => {
  expect(noteExchangeRate({ ...rate, ...change }, noRates, today)).toMatchObject({ refusal: { field } })
})

test.each([
  ['1.3472', 1_347_200_000, '1.3472'],
  ['0.000079312', 79_312, '0.000079312'],
  ['2', 2_000_000_000, '2.0000'],
  ['0.01', 10_000_000, '0.0100'],
])('%s is %d billionths, shown as %s', (typed, billionths, shown) => {
  expect(readRate(typed)).toBe(billionths)
  expect(rateText(billionths)).toBe(shown)
})

test.each(['', '1,3', '-1', '1.', '0.0000000001', 'x'])('%j is no rate', (typed) => {
  expect(readRate(typed)).toBeUndefined()
})

test('a claim is reckoned by all digits of a rate, also where the plan is in another currency', () => {
  const noted = (perUnitBillionths: number) => [{ date: '2026-11-19', perUnitBillionths }]
  const rates = { VND: noted(51_500), USD: noted(1_347_200_000), KWD: noted(4_389_123_456) }
  expect(rateOfDay(rates, 'VND', today)).toBe(51_500)
  expect(rateOfDay(rates, 'KWD', today)).toBe(4_389_123_456)
  expect(rateOfDay(rates, 'VND', today, 'USD')).toBe(38_227)
  expect(rateOfDay(rates, 'USD', today, 'USD')).toBe(1_000_000_000)
})

test('a rate of a decision of before, in millionths, is the same one', () => {
  expect([{ rate: 1_350_000 }, { rateBillionths: 51_500 }, {}].map(rateFoundOut)).toEqual([
    1_350_000_000,
    51_500,
    undefined,
  ])
})
