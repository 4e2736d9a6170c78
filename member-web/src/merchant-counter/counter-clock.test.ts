import { expect, test } from 'vitest'
import { asksAgainIn, endOf, secondsLeft } from './counter-clock.ts'

const answer = { now: '2026-03-01T01:00:20.000Z', until: '2026-03-01T01:01:00.000Z' }

test('counts down from what the server says, whatever the tablet’s clock shows', () => {
  const wrong = Date.parse('2019-01-01T00:00:00.000Z')
  const end = endOf(answer, wrong)
  expect(end - wrong).toBe(40_000)
  expect([0, 100, 39_500, 40_000, 90_000].map((passed) => secondsLeft(end, wrong + passed))).toEqual([40, 40, 1, 0, 0])
  // Set back while the page was open: no more than a minute is shown.
  expect(secondsLeft(end, wrong - 3_600_000)).toBe(60)
})

test('asks for another code just after this one ends, and every few seconds while none came', () => {
  expect(asksAgainIn(endOf(answer, 0), 0)).toBe(40_300)
  expect(asksAgainIn(endOf(answer, 0), 41_000)).toBe(4_000)
  expect(asksAgainIn(undefined, 0)).toBe(4_000)
})
