// Requirements: S125
import { expect, test } from 'vitest'
import { longWait } from './waiting-claim.ts'

test('what waits is said to wait from the third day on, by whole days', () => {
  const since = '2026-11-01T08:00:00.000Z'
  expect(longWait(since, new Date('2026-11-04T07:59:59.000Z'))).toBeUndefined()
  expect(longWait(since, new Date('2026-11-04T08:00:00.000Z'))).toBe(3)
  expect(longWait(since, new Date('2026-12-01T09:00:00.000Z'))).toBe(30)
})
