import { orderStatuses } from '@member-care/domain/order/order-status.ts'
import { EveryClientScope } from '@member-care/projections/scope-making.ts'
import { settleProducts } from '@member-care/projections/orders/settled-products.ts'
import { startApiUnderTest, type ApiUnderTest } from '@member-care/tests/support/api-under-test.ts'
import { sql } from 'slonik'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { compareWithProvider } from '../store/compare-payments.ts'
import { fillStore } from './products.ts'
import { makeDemonstrationPurchases } from './purchases.ts'

/** The month before is the shortest there is, and this one has only begun. */
const now = new Date('2026-03-01T01:00:00.000Z')
let api: ApiUnderTest
beforeAll(async () => {
  api = await startApiUnderTest({ clock: () => now })
})
afterAll(() => api.close())

test('purchases are open, redeemed in the month before and given back; made again they are the same, payments agree with them, and nobody is told', async () => {
  const { parts, cards } = api
  if (!cards.local) throw new Error('The tests have the local card provider.')
  await fillStore(parts.eventLog, now)
  await makeDemonstrationPurchases(parts, cards.local)
  await api.untilUpToDate()
  const counted = () =>
    parts.database.any(
      sql.type(z.object({ status: z.enum(orderStatuses), orders: z.number() }))`
        select status, count(*)::int as orders from read.orders group by status order by status`,
    )
  const made = await counted()
  expect(made).toEqual([
    { status: 'PAID', orders: 2 },
    { status: 'REDEEMED', orders: 4 },
    { status: 'REFUNDED', orders: 1 },
  ])
  const settled = await settleProducts(parts.database, new EveryClientScope(), '2026-02')
  expect(settled.reduce((sum, { orders }) => sum + orders, 0)).toBe(4)

  await makeDemonstrationPurchases(parts, cards.local)
  await api.untilUpToDate()
  expect(await counted()).toEqual(made)
  expect(await compareWithProvider(parts)).toEqual([])
  const told = await parts.database.oneFirst(
    sql.type(z.object({ count: z.number() }))`select count(*)::int as count from app.notifications`,
  )
  expect(told).toBe(0)
})
