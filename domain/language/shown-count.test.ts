import { expect, test } from 'vitest'
import { shownCount, shownDecimal, shownSize } from './shown-count.ts'

test('numbers are grouped by thousands', () => {
  expect([0, 999, 1_000, 1_234_567, -4_000].map((number) => shownCount(number))).toEqual([
    '0',
    '999',
    '1,000',
    '1,234,567',
    '-4,000',
  ])
  expect(shownCount(12_345_678_901_234_567_890n)).toBe('12,345,678,901,234,567,890')
  expect([0, 0.04, 1_234.55].map((number) => shownDecimal(number))).toEqual(['0.0', '0.0', '1,234.6'])
})

test('a size names the unit that is easiest to read', () => {
  expect([0, 1_023, 1_024, 327_680, 1_048_575, 5_033_165].map((bytes) => shownSize(bytes))).toEqual([
    '0 B',
    '1,023 B',
    '1 KB',
    '320 KB',
    '1,024 KB',
    '4.8 MB',
  ])
})
