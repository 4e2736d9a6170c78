import { expect, test } from 'vitest'
import { filterIn } from '../list/list-address.ts'
import {
  byMerchant,
  lastMonth,
  monthText,
  offeredMonths,
  settlementAddress,
  sumOf,
  type SettledItem,
} from './settlement-record.ts'

const product = (merchantId: string, title: string, totalCents: number): SettledItem => ({
  id: `product ${merchantId} ${title}`,
  merchantId,
  merchantName: merchantId === '' ? null : merchantId.toUpperCase(),
  kind: 'product',
  title,
  redeemed: 1,
  pieces: 2,
  totalCents,
})
const reward = (merchantId: string, redeemed: number): SettledItem => ({
  ...product(merchantId, 'r', 0),
  id: `reward ${merchantId} r`,
  kind: 'reward',
  redeemed,
  pieces: null,
  totalCents: null,
})

test('sums up what each merchant is owed and how many vouchers its rewards gave, and all of them', () => {
  const rows = [product('a', 'p', 100), product('a', 'q', 250), reward('a', 3), product('', 'p', 7), reward('', 4)]
  expect(byMerchant(rows)).toEqual([
    { merchantId: 'a', name: 'A', pieces: 4, totalCents: 350, vouchers: 3 },
    { merchantId: '', name: 'No merchant', pieces: 2, totalCents: 7, vouchers: 4 },
  ])
  expect(sumOf(rows)).toEqual({ pieces: 6, totalCents: 357, vouchers: 7 })
  expect(sumOf([])).toEqual({ pieces: 0, totalCents: 0, vouchers: 0 })
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

test('takes a month and a merchant from the address, and nothing else', () => {
  expect(filterIn('?month=2026-03&merchant=m', settlementAddress)).toEqual({ month: '2026-03', merchantId: 'm' })
  expect(['?month=2026-13', '?month=March', ''].map((search) => filterIn(search, settlementAddress))).toEqual([
    {},
    {},
    {},
  ])
  expect(monthText('2026-03')).toBe('Mar 2026')
})
