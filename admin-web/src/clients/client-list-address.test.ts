// Requirements: ADM-CLT-001, LIM-027
import { expect, test } from 'vitest'
import { readClientListAddress, writeClientListAddress } from './client-list-address.ts'
import { filterOfSearch } from './company-search.ts'

const read = (query: string) => readClientListAddress(new URLSearchParams(query))

test('a fresh list shows the first ten clients by name', () => {
  expect(read('')).toEqual({ page: 1, perPage: 10, sort: { field: 'name', order: 'ASC' }, search: { field: 'name', text: '' } })
  expect(writeClientListAddress(read('')).toString()).toBe('')
})

test('an address with the parameters of the specification shows what it says, and is written as it was read', () => {
  const query = 'page=3&v=50&sort=updatedAt&order=DESC&filter=groupCode&query=P2'
  expect(read(query)).toEqual({ page: 3, perPage: 50, sort: { field: 'updatedAt', order: 'DESC' }, search: { field: 'groupCode', text: 'P2' } })
  expect(writeClientListAddress(read(query)).toString()).toBe(query)
})

test.each([
  ['filter=Policy+No', 'policyNo'],
  ['filter=GROUPCODE', 'groupCode'],
  ['filter=Company+Name', 'name'],
  ['filter=nric', 'name'],
])('%s searches by %s', (query, field) => expect(read(query).search.field).toBe(field))

test.each(['page=0', 'page=-1', 'page=1.5', 'v=1000', 'v=x', 'sort=nric', 'order=DESC'])('what an address says wrongly is as in a fresh list: %s', (query) =>
  expect(read(query)).toEqual(read('')),
)

test('the search is asked without the space around it, and not at all when it is empty', () => {
  expect(filterOfSearch({ field: 'policyNo', text: ' P-1 ' })).toEqual({ policyNo: 'P-1' })
  expect(filterOfSearch({ field: 'policyNo', text: '  ' })).toEqual({})
})
