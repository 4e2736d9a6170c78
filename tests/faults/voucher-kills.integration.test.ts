/** Killed between any two steps of redeeming a reward, the product loses no code and gives none twice. */
import { expect, test } from 'vitest'
import { killPointsOfVouchers } from './kill-points-of-vouchers.ts'
import { killWhileRedeeming } from './kill-while-redeeming.ts'

test('no code is lost or given twice, and each member has the one voucher that they were answered', async () => {
  const { kills, unanswered, answered, vouchers, found } = await killWhileRedeeming(killPointsOfVouchers)
  expect(found).toEqual({
    codesWithoutTheirVoucher: [],
    vouchersWithoutTheirCode: [],
    givenTwice: [],
    redeemedTwice: [],
    unnoted: [],
    answeredOtherwise: [],
    stuckJobs: [],
    replayDifferences: [],
  })
  expect(unanswered).toEqual([])
  expect(new Set(answered.values()).size).toBe(answered.size)
  // And the test is about something.
  const points = killPointsOfVouchers.length
  expect(points).toBe(20)
  expect(kills.process + kills.database + kills.both).toBe(points)
  expect(answered.size).toBeGreaterThanOrEqual(2 * points)
  expect(vouchers).toBeGreaterThanOrEqual(answered.size)
}, 900_000)
