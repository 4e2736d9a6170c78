import { expect, test } from 'vitest'
import { reconnectPause } from './reconnect-pause.ts'

test('waits longer after each failure, a minute at most', () => {
  expect([1, 2, 3, 7, 500].map((failures) => reconnectPause(failures, 1))).toEqual([
    1_000, 2_000, 4_000, 60_000, 60_000,
  ])
})

test('spreads those who lost their connection at the same moment, and lets none come back at once', () => {
  expect([0, 0.5, 1].map((random) => reconnectPause(5, random))).toEqual([8_000, 12_000, 16_000])
})
