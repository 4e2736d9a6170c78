// Requirements: ADM-ADM-002
import { expect, test } from 'vitest'
import { filterOf, readAdministratorListAddress, writeAdministratorListAddress } from './administrator-list-address.ts'

const read = (query: string) => readAdministratorListAddress(new URLSearchParams(query))

test('a fresh list shows the first ten by name', () => {
  expect(read('')).toEqual({ page: 1, perPage: 10, sort: { field: 'name', order: 'ASC' }, field: 'name', companyId: '', memberType: '' })
  expect(writeAdministratorListAddress(read('')).toString()).toBe('')
})

test('an address is written as it was read', () => {
  const query = 'page=2&v=20&sort=status&order=DESC&filter=loginId&companyId=c-7&m=e'
  expect(writeAdministratorListAddress(read(query)).toString()).toBe(query)
})

test.each(['page=0', 'page=x', 'v=7', 'filter=password', 'm=e', 'sort=nric', 'query=Ann'])('what an address says wrongly is as in a fresh list: %s', (query) =>
  expect(read(query)).toEqual(read('')),
)

test('the filter names the chosen field, and the member type in capitals', () => {
  expect(filterOf(read('filter=email&companyId=c-7&m=d'), ' ann@ ')).toEqual({ email: 'ann@', companyId: 'c-7', memberType: 'D' })
  expect(filterOf(read(''), ' ')).toEqual({})
})
