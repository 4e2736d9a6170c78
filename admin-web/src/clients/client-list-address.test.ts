// Requirements: ADM-CLT-001, LIM-027
import { expect, test } from 'vitest'
import { normalAddress, toListParams } from '../list/list-address.ts'
import { clientListAddress } from './client-list-address.ts'
import { filterOfSearch, readCompanyField } from './company-search.ts'

const read = (query: string) => Object.fromEntries(new URLSearchParams(toListParams(query, clientListAddress)))
const written = (query: string) => normalAddress(query, clientListAddress)

test('a fresh list shows the first clients by name, and its address says nothing', () => {
  expect(read('')).toEqual({})
  expect(written('')).toBe('')
  expect(clientListAddress.defaultSort).toEqual({ field: 'name', order: 'ASC' })
})

test('an address with the parameters of the specification shows what it says, and is written as it was read', () => {
  const query = '?page=3&v=50&sort=updatedAt&order=DESC&filter=groupCode&query=P2'
  expect(read(query)).toEqual({ page: '3', perPage: '50', sort: 'updatedAt', order: 'DESC' })
  expect(written(query)).toBe(query)
})

test.each([
  ['Policy No', 'policyNo'],
  ['GROUPCODE', 'groupCode'],
  ['Company Name', 'name'],
  ['nric', 'name'],
])('filter=%s searches by %s', (text, field) => expect(readCompanyField(text)).toBe(field))

test.each(['page=0', 'page=-1', 'page=1.5', 'v=1000', 'v=x', 'sort=nric', 'order=DESC', 'filter=nric'])(
  'what an address says wrongly is as in a fresh list: %s',
  (query) => {
    expect(read(query)).toEqual({})
    expect(written(query)).toBe('')
  },
)

test('the search is asked without the space around it, and not at all when it is empty', () => {
  expect(filterOfSearch({ field: 'policyNo', text: ' P-1 ' })).toEqual({ policyNo: 'P-1' })
  expect(filterOfSearch({ field: 'policyNo', text: '  ' })).toEqual({})
})
