/**
 * The process, its database and its EventStoreDB are killed at the steps of submitting a claim and of handing it over; `npm run bench` does it to
 * process and database at every step, before and after.
 */
import { expect, test } from 'vitest'
import { killWhileClaiming, type Toll } from './kill-while-claiming.ts'
import { killPointsOnEventStoreDb, someKillPoints, type Victim } from './kill-points.ts'

/** And the test is about something: they died, and most claims were answered all the same. */
function expectNothingLost(
  { account, kills, answered, givenUp }: Toll,
  points: number,
  victims: readonly Victim[],
): void {
  expect(account).toEqual({
    lostClaims: [],
    doubledClaims: [],
    lostFiles: [],
    orphanFiles: [],
    notHandedOverOnce: [],
    strangeToUs: [],
    stuckJobs: [],
    replayDifferences: [],
  })
  for (const victim of victims) expect(kills[victim]).toBeGreaterThan(2)
  expect(answered).toBeGreaterThan(2 * points)
  expect(givenUp).toBeGreaterThan(0)
}

test('no claim that was answered is lost or doubled, and no file is lost or left over', async () => {
  expectNothingLost(await killWhileClaiming(someKillPoints), someKillPoints.length, ['process', 'database', 'both'])
}, 600_000)

test('nor is one whose events lie in an EventStoreDB, which dies as well', async () => {
  expectNothingLost(
    await killWhileClaiming(killPointsOnEventStoreDb, { onEventStoreDb: true }),
    killPointsOnEventStoreDb.length,
    ['process', 'event store'],
  )
}, 600_000)
