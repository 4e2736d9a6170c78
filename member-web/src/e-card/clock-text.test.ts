// Requirements: ECD-006
import { expect, test } from 'vitest'
import { clockText } from './clock-text.ts'

test('is Singapore time to the second, the day with two digits', () => {
  expect(clockText(new Date('2026-03-08T16:05:09Z'))).toBe('09 March 2026 00:05:09')
})
