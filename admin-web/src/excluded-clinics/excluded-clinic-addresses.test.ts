import { expect, test } from 'vitest'
import { normalAddress, toListParams } from '../list/list-address.ts'
import { excludedClinicListAddress } from './excluded-clinic-addresses.ts'

const read = (query: string) => Object.fromEntries(new URLSearchParams(toListParams(query, excludedClinicListAddress)))
const written = (query: string) => normalAddress(query, excludedClinicListAddress)

test('a fresh list shows what was excluded last', () => {
  expect(read('')).toEqual({})
  expect(written('')).toBe('')
  expect(excludedClinicListAddress.defaultSort).toEqual({ field: 'createdAt', order: 'DESC' })
})

test('an address is written as it was read', () => {
  const query = '?page=2&v=20&sort=code&order=ASC&query=GP'
  expect(read(query)).toEqual({ page: '2', perPage: '20', sort: 'code', order: 'ASC' })
  expect(written(query)).toBe(query)
})

test.each(['page=0', 'v=1000', 'sort=name'])('what an address says wrongly is as in a fresh list: %s', (query) => {
  expect(read(query)).toEqual({})
  expect(written(query)).toBe('')
})
