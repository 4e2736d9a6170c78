// Requirements: ADM-USR-006, ADM-USR-007, LIM-027
import { expect, test } from 'vitest'
import { readUserListAddress, writeUserListAddress } from './user-list-address.ts'

const read = (query: string) => readUserListAddress(new URLSearchParams(query))

test('a fresh list shows everybody by name, 10 to a page', () => {
  expect(read('')).toEqual({ page: 1, perPage: 10, sort: { field: 'name', order: 'ASC' }, field: 'name', memberType: 'all', after: '', before: '' })
  expect(writeUserListAddress(read('')).toString()).toBe('')
})

test('an address with the parameters of the specification shows what it says, and is written as it was read', () => {
  const query = 'page=3&v=50&sort=effectiveEndDate&order=DESC&after=u-1&filter=staffId&m=d'
  expect(read(query)).toMatchObject({ page: 3, perPage: 50, field: 'staffId', memberType: 'd', sort: { field: 'effectiveEndDate', order: 'DESC' }, after: 'u-1' })
  expect(writeUserListAddress(read(query)).toString()).toBe(query)
})

test('the member type and the field may be written in any case', () => {
  expect(read('m=E&filter=studentid')).toMatchObject({ memberType: 'e', field: 'studentID' })
})

test.each(['page=0', 'page=x', 'v=1000', 'filter=password', 'm=x', 'sort=email&order=ASC'])('what makes no sense (%s) is as if it were not said', (query) => {
  expect(read(query)).toEqual(read(''))
})
