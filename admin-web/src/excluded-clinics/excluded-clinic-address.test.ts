import { expect, test } from 'vitest'
import { readExcludedClinicAddress, writeExcludedClinicAddress } from './excluded-clinic-address.ts'

const read = (query: string) => readExcludedClinicAddress(new URLSearchParams(query))

test('a fresh list shows what was excluded last', () => {
  expect(read('')).toEqual({ page: 1, perPage: 10, sort: { field: 'createdAt', order: 'DESC' }, code: '' })
  expect(writeExcludedClinicAddress(read('')).toString()).toBe('')
})

test('an address is written as it was read', () => {
  const query = 'page=2&v=20&sort=code&order=ASC&query=GP'
  expect(read(query)).toEqual({ page: 2, perPage: 20, sort: { field: 'code', order: 'ASC' }, code: 'GP' })
  expect(writeExcludedClinicAddress(read(query)).toString()).toBe(query)
})

test.each(['page=0', 'v=1000', 'sort=name'])('what an address says wrongly is as in a fresh list: %s', (query) => expect(read(query)).toEqual(read('')))
