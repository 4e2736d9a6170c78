// Requirements: CLM-112, CLM-113, CLM-114, CLM-115
import { expect, test } from 'vitest'
import { areItemsShown, payableAmountText } from './claim-display.ts'

test.each([
  ['PROCESSING', 'Pending'],
  ['SUBMITTED', 'Pending'],
  ['PENDING', 'Pending'],
  ['PENDING_REVIEW', 'Pending'],
  ['APPROVED', 'SGD 1,234.50'],
  ['REJECTED', 'USD 0.00'],
] as const)('what is payable of a claim in USD that is %s', (status, text) => {
  expect(payableAmountText({ status, payableCents: 123_450, currency: 'USD' })).toBe(text)
})

test.each([
  ['2026-02-10', 1, true],
  ['2026-02-11', 1, false],
  ['2026-03-10', 0, true],
  ['2025-12-31', 3, false],
])('the items of a visit on %s after %d months', (visitDate, itemizedMonth, shown) => {
  expect(areItemsShown(visitDate, itemizedMonth, '2026-03-10')).toBe(shown)
})
