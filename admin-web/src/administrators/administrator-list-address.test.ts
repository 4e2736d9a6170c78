// Requirements: ADM-ADM-002
import { expect, test } from 'vitest'
import { normalAddress, toListParams } from '../list/list-address.ts'
import { companysAddress, everybodysAddress, readSearchField } from './administrator-list-address.ts'

const read = (query: string, address = everybodysAddress) =>
  Object.fromEntries(new URLSearchParams(toListParams(query, address)))

test('a fresh list shows the first ones by name', () => {
  expect(read('')).toEqual({})
  expect(normalAddress('', everybodysAddress)).toBe('')
  expect(everybodysAddress.defaultSort).toEqual({ field: 'name', order: 'ASC' })
})

test('an address is written as it was read', () => {
  const query = '?page=2&v=20&sort=status&order=DESC&filter=loginId&companyId=c-7&m=e'
  expect(normalAddress(query, companysAddress)).toBe(query)
})

test.each(['page=0', 'page=x', 'v=7', 'filter=password', 'm=e', 'sort=nric', 'query=Ann'])(
  'what an address says wrongly is as in a fresh list: %s',
  (query) => {
    expect(read(query)).toEqual({})
    expect(normalAddress(query, everybodysAddress)).toBe('')
  },
)

test('the address names the field in any case, and the member type is asked for in capitals', () => {
  expect(readSearchField('EMAIL')).toBe('email')
  expect(read('companyId=c-7&m=d', companysAddress)).toEqual({ filter: '{"memberType":"D"}' })
})
