/** Killed at the steps of letters of guarantee, the product leaves no letter without its event, and no event without its letter; `npm run bench` tries every step. */
import { expect, test } from 'vitest'
import { someKillPointsOfLetters } from './kill-points-of-letters.ts'
import { killWhileIssuing } from './kill-while-issuing.ts'

test('no letter is without its event, its bytes or its hold, and nothing is held or kept without a letter', async () => {
  const { kills, unanswered, account } = await killWhileIssuing(someKillPointsOfLetters)
  expect(account.found).toEqual({
    eventsWithoutTheirFile: [],
    filesWithoutTheirEvent: [],
    lettersWithoutTheirHold: [],
    holdsWithoutTheirLetter: [],
    doneTwice: [],
    overspent: [],
    stuckJobs: [],
    replayDifferences: [],
  })
  expect(unanswered).toEqual([])
  // And the test is about something.
  const points = someKillPointsOfLetters.length
  expect(points).toBe(9)
  expect(kills.process + kills.database + kills.both).toBe(points)
  expect(account.requested).toBeGreaterThanOrEqual(2 * points)
  expect(account.letters).toBeGreaterThanOrEqual(3 * points)
}, 600_000)
