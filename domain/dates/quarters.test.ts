import { expect, test } from 'vitest'
import { addQuarters, firstDayOfQuarter, isQuarter, quarterOf, quartersBetween } from './quarters.ts'

test.each([
  ['2026-01-01', '2026-Q1', '2026-01-01'],
  ['2026-03-31', '2026-Q1', '2026-01-01'],
  ['2026-04-01', '2026-Q2', '2026-04-01'],
  ['2026-12-31', '2026-Q4', '2026-10-01'],
])('%s is in %s, which begins on %s', (date, quarter, first) => {
  expect(quarterOf(date)).toBe(quarter)
  expect(firstDayOfQuarter(quarter)).toBe(first)
})

test('quarters are counted over the ends of years', () => {
  expect(addQuarters('2026-Q4', 1)).toBe('2027-Q1')
  expect(addQuarters('2026-Q1', -5)).toBe('2024-Q4')
  expect(quartersBetween('2025-Q3', '2026-Q2')).toEqual(['2025-Q3', '2025-Q4', '2026-Q1', '2026-Q2'])
  expect(quartersBetween('2026-Q2', '2026-Q1')).toEqual([])
})

test.each(['2026-Q0', '2026-Q5', '2026Q1', '26-Q1', ''])('“%s” is no quarter', (text) => {
  expect(isQuarter(text)).toBe(false)
})
