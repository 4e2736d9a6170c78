/** The process and its database killed before and after every step of orders of the store (tests/faults/kill-points-of-orders.ts). */
import { allKillPointsOfOrders } from '../faults/kill-points-of-orders.ts'
import { killWhileBuying } from '../faults/kill-while-buying.ts'
import type { BenchRow } from './bench-row.ts'
import { scaled, type BenchOptions } from './bench-scale.ts'
import { killRows } from './kill-rows.ts'

/** Makes a database of its own, which it can kill. */
export async function benchOrderKills({ scale }: Pick<BenchOptions, 'scale'>): Promise<readonly BenchRow[]> {
  const { account, ...toll } = await killWhileBuying(
    allKillPointsOfOrders.slice(0, scaled(allKillPointsOfOrders.length, scale)),
  )
  return killRows(
    { ...toll, found: account.found },
    {
      kills: 'kills of process, Postgres or both while products are bought, redeemed and given back',
      found: `charges without order, orders without charge, pieces kept, and what else is wrong, of ${account.orders} orders`,
    },
  )
}
