import { expect, test } from 'vitest'
import { totalsByCurrency } from './totals-by-currency.ts'

test('amounts are added up to the cent, each currency by itself', () => {
  const claims = [
    { amount: '1200.10', currency: 'SGD' },
    { amount: '80.00', currency: 'MYR' },
    { amount: '34.40', currency: 'SGD' },
  ]
  expect(totalsByCurrency(claims)).toEqual(['SGD 1,234.50', 'MYR 80.00'])
  expect(totalsByCurrency([])).toEqual([])
})
