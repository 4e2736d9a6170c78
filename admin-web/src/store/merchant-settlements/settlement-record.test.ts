import { expect, test } from 'vitest'
import { filterIn } from '../../list/list-address.ts'
import {
  byMerchant,
  lastMonth,
  monthText,
  offeredMonths,
  settlementAddress,
  sumOf,
  type MerchantSettlement,
} from './settlement-record.ts'

const row = (merchantId: string, productId: string, totalCents: number): MerchantSettlement => ({
  id: `${merchantId} ${productId}`,
  merchantId,
  merchantName: merchantId === '' ? null : merchantId.toUpperCase(),
  productId,
  title: productId,
  orders: 1,
  pieces: 2,
  totalCents,
})

test('sums up what each merchant is owed, and all of them', () => {
  const rows = [row('a', 'p', 100), row('a', 'q', 250), row('', 'r', 7)]
  expect(byMerchant(rows)).toMatchObject([
    { merchantId: 'a', merchantName: 'A', orders: 2, pieces: 4, totalCents: 350, products: [{}, {}] },
    { merchantId: '', merchantName: null, orders: 1, pieces: 2, totalCents: 7 },
  ])
  expect(sumOf(rows)).toEqual({ orders: 3, pieces: 6, totalCents: 357 })
  expect(sumOf([])).toEqual({ orders: 0, pieces: 0, totalCents: 0 })
})

test('months are those of Singapore', () => {
  // Already January there.
  const newYear = new Date('2026-12-31T16:30:00.000Z')
  expect(lastMonth(newYear)).toBe('2026-12')
  expect(lastMonth(new Date('2026-01-15T00:00:00.000Z'))).toBe('2025-12')
  const months = offeredMonths(newYear)
  expect(months.slice(0, 3)).toEqual(['2027-01', '2026-12', '2026-11'])
  expect(months).toHaveLength(25)
  expect(months.at(-1)).toBe('2025-01')
})

test('takes a month from the address, and nothing else', () => {
  expect(filterIn('?month=2026-03', settlementAddress)).toEqual({ month: '2026-03' })
  expect(['?month=2026-13', '?month=March', ''].map((search) => filterIn(search, settlementAddress))).toEqual([
    {},
    {},
    {},
  ])
  expect(monthText('2026-03')).toBe('Mar 2026')
})
