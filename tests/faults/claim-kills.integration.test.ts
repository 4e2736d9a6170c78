/** The process and its database are killed at the steps of submitting a claim and of handing it over; `npm run bench` does it at every step, before and after. */
import { expect, test } from 'vitest'
import { killWhileClaiming } from './kill-while-claiming.ts'
import { someKillPoints } from './kill-points.ts'

test('no claim that was answered is lost or doubled, and no file is lost or left over', async () => {
  const { account, kills, answered, givenUp } = await killWhileClaiming(someKillPoints)
  expect(account).toEqual({ lostClaims: [], doubledClaims: [], lostFiles: [], orphanFiles: [], notHandedOverOnce: [], strangeToUs: [], stuckJobs: [], replayDifferences: [] })
  // The test is about something: everybody died, and most claims were answered all the same.
  expect(Math.min(...Object.values(kills))).toBeGreaterThan(2)
  expect(answered).toBeGreaterThan(2 * someKillPoints.length)
  expect(givenUp).toBeGreaterThan(0)
}, 600_000)
