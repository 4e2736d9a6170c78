// Requirements: STO-003, STO-012, STO-013, LIM-020
import { expect, test } from 'vitest'
import { quantitiesOf, stockLevelOf } from './quantity-choice.ts'
import { withPurchase } from './purchase-list.ts'

const bought = (uuid: string, day: number, redeemedDay?: number) => ({
  uuid,
  created: `2026-03-0${day}T00:00:00.000Z`,
  redeemedDate: redeemedDay === undefined ? null : `2026-03-0${redeemedDay}T00:00:00.000Z`,
})

test('not redeemed stand first, then the latest redeemed, then the latest bought', () => {
  const [a, b, c, d, e] = [bought('a', 1), bought('b', 2), bought('c', 1, 5), bought('d', 2, 6), bought('e', 3, 5)]
  const list = [c, a, e, d].reduce<readonly ReturnType<typeof bought>[]>(withPurchase, [])
  expect(withPurchase(list, b).map(({ uuid }) => uuid)).toEqual(['b', 'a', 'd', 'e', 'c'])
})

test('a result takes the place of what it is the result of', () => {
  const list = withPurchase(withPurchase([], bought('a', 1)), bought('b', 2))
  const redeemed = withPurchase(list, bought('b', 2, 4))
  expect(redeemed.map(({ uuid }) => uuid)).toEqual(['a', 'b'])
  expect(redeemed.at(-1)?.redeemedDate).toBe('2026-03-04T00:00:00.000Z')
})

test.each([
  [-1, 0, 'sold-out'],
  [0, 0, 'sold-out'],
  [1, 1, 'few'],
  [5, 5, 'few'],
  [6, 6, 'available'],
  [10, 10, 'available'],
  [400, 10, 'available'],
] as const)('of %s pieces, up to %s can be bought at once, and they are %s', (left, most, level) => {
  expect(quantitiesOf(left)).toEqual(Array.from({ length: most }, (_, index) => index + 1))
  expect(stockLevelOf(left)).toBe(level)
})
