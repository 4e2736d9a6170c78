/** Killed at the steps of a decision, the product leaves no reservation without its claim and no decision without its use; `npm run bench` tries every step. */
import { expect, test } from 'vitest'
import { someKillPointsOfDecisions } from './kill-points-of-decisions.ts'
import { killWhileDeciding } from './kill-while-deciding.ts'

test('no part of a cover is held for nothing, and no decision is without its use', async () => {
  const { kills, approved, rejected, inWork, unanswered, stock } = await killWhileDeciding(someKillPointsOfDecisions)
  expect(stock).toEqual({
    heldForNothing: [],
    notHeld: [],
    decidedWithoutUse: [],
    notGivenBack: [],
    decidedTwice: [],
    overspent: [],
    stuckJobs: [],
    replayDifferences: [],
  })
  expect(unanswered).toEqual([])
  // And the test is about something.
  const points = someKillPointsOfDecisions.length
  expect(kills.process).toBeGreaterThan(points / 2)
  expect(approved).toBeGreaterThanOrEqual(points)
  expect(rejected).toBe(points)
  expect(inWork).toBeGreaterThan(0)
}, 600_000)
