/** Killed at the steps of orders, the product charges nobody without an order and keeps no piece for nobody; `npm run bench` tries every step. */
import { expect, test } from 'vitest'
import { someKillPointsOfOrders } from './kill-points-of-orders.ts'
import { killWhileBuying } from './kill-while-buying.ts'

test('nothing is charged without its order, nothing stays kept, and every purchase has its invoice', async () => {
  const { kills, unanswered, account } = await killWhileBuying(someKillPointsOfOrders)
  expect(account.found).toEqual({
    chargesWithoutTheirOrder: [],
    ordersWithoutTheirCharge: [],
    differences: [],
    underWay: [],
    piecesAstray: [],
    boughtWithoutInvoice: [],
    eventsWithoutTheirFile: [],
    filesWithoutTheirEvent: [],
    stuckJobs: [],
    replayDifferences: [],
  })
  expect(unanswered).toEqual([])
  // And the test is about something.
  const points = someKillPointsOfOrders.length
  expect(points).toBe(7)
  expect(kills.process + kills.database + kills.both).toBe(points)
  expect(account.orders).toBeGreaterThanOrEqual(2 * points)
  expect(account.charges).toBeGreaterThanOrEqual(2 * points)
}, 900_000)
