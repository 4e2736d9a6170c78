import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { countStock, evolveStock, noStock, releaseStock, reserveStock, type Stock } from './stock.ts'

const counted = (free: number): Stock => countStock('p', free, noStock).events.reduce(evolveStock, noStock)

test('takes pieces for an order once, and gives back exactly those', () => {
  const wanted = { productId: 'p', orderId: 'o', pieces: 2 }
  const taken = reserveStock(wanted, counted(3))?.events.reduce(evolveStock, counted(3)) ?? noStock
  expect(taken.free).toBe(1)
  expect(reserveStock(wanted, taken)).toEqual({ events: [] })
  expect(reserveStock({ ...wanted, orderId: 'other' }, taken)).toBeUndefined()
  const released = releaseStock(wanted, taken).events.reduce(evolveStock, taken)
  expect(released).toEqual(counted(3))
  expect(releaseStock(wanted, released)).toEqual({ events: [] })
})

test('never sells a piece that is not there', () => {
  const order = fc.record({ orderId: fc.constantFrom('a', 'b', 'c', 'd'), pieces: fc.integer({ min: 1, max: 10 }) })
  const wish = fc.record({ order, isRelease: fc.boolean() })
  fc.assert(
    fc.property(fc.nat({ max: 20 }), fc.array(wish), (free, wishes) => {
      let stock = counted(free)
      for (const { order: wanted, isRelease } of wishes) {
        const asked = { productId: 'p', ...wanted }
        const decided = isRelease ? releaseStock(asked, stock) : reserveStock(asked, stock)
        stock = (decided?.events ?? []).reduce(evolveStock, stock)
        expect(stock.free).toBeGreaterThanOrEqual(0)
        expect(stock.free + [...stock.taken.values()].reduce((sum, pieces) => sum + pieces, 0)).toBe(free)
      }
    }),
  )
})
