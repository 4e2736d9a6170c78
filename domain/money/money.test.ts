// Requirements: CLM-042, CLM-043, CLM-044, CLM-046
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amountText, formatDecimal, formatMoney, parseCents, parseExactCents } from './money.ts'

describe('reading an amount', () => {
  test.each([
    ['1', 100],
    ['1.5', 150],
    ['1,234.5', 123_450],
    ['1,234,567.89', 123_456_789],
    ['0012', 1_200],
    ['.5', 50],
    ['5.', 500],
    [' 7 ', 700],
    ['0', 0],
    ['0.004', 0],
    ['0.005', 1],
    ['1.005', 101],
    ['1.0049999', 100],
    ['1.115', 112],
    ['2.675', 268],
    ['0.615', 62],
    ['9.995', 1_000],
    ['9'.repeat(40), Number.MAX_SAFE_INTEGER],
  ])('%s', (typed, cents) => {
    expect(parseCents(typed)).toBe(cents)
  })

  test.each([
    '',
    '.',
    'abc',
    '1e5',
    '-1',
    '+1',
    '1,23',
    '1,2345',
    ',123',
    '12,34.5',
    '1.2.3',
    '1 000',
    '$5',
    'NaN',
    'Infinity',
    '٣',
  ])('%s is none', (typed) => {
    expect(parseCents(typed)).toBeUndefined()
  })
})

test.each([
  ['1,234.5', 123_450],
  [' 0.05 ', 5],
  ['5.', 500],
  ['0.005', undefined],
  ['10.500', undefined],
  ['-1', undefined],
])('%s to be paid as typed', (typed, cents) => {
  expect(parseExactCents(typed)).toBe(cents)
})

test('what is shown reads back as the same cents', () => {
  fc.assert(
    fc.property(fc.nat({ max: 99_999_900_000 }), (cents) => {
      expect(parseCents(formatDecimal(cents))).toBe(cents)
      expect(parseCents(formatMoney(cents, 'SGD').slice(4))).toBe(cents)
    }),
  )
})

test.each([
  [0, 'SGD 0.00'],
  [5, 'SGD 0.05'],
  [123_456, 'SGD 1,234.56'],
  [100_000_000, 'SGD 1,000,000.00'],
  [-150, 'SGD -1.50'],
])('%d cents', (cents, text) => {
  expect(formatMoney(cents, 'SGD')).toBe(text)
})

test('an amount of the API reads as money; none stays empty, and what is no amount is shown as it came', () => {
  expect(['1234.5', '', 'n/a'].map((amount) => amountText(amount, 'SGD'))).toEqual(['SGD 1,234.50', '', 'SGD n/a'])
})
