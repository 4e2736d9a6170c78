import { expect, test } from 'vitest'
import { pauseBeforeRefresh } from './pause-before-refresh.ts'

const MINUTE = 60_000

test('asks every few seconds while an answer is likely to come soon, and less often later', () => {
  expect(pauseBeforeRefresh(0)).toBeLessThanOrEqual(5_000)
  expect(pauseBeforeRefresh(5 * MINUTE)).toBeGreaterThan(10_000)
})

test('stops before it would keep an unattended session alive', () => {
  expect(pauseBeforeRefresh(15 * MINUTE)).toBeUndefined()
})
