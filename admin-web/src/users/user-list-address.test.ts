// Requirements: ADM-USR-006, ADM-USR-007, LIM-027
import { expect, test } from 'vitest'
import { normalAddress, toListParams } from '../list/list-address.ts'
import { userListAddress } from './user-list-address.ts'

const read = (query: string) => Object.fromEntries(new URLSearchParams(toListParams(query, userListAddress)))
const written = (query: string) => normalAddress(query, userListAddress)

test('a fresh list shows everybody as react-admin has it, and its address says nothing', () => {
  expect(read('')).toEqual({})
  expect(written('')).toBe('')
  expect(userListAddress.defaultSort).toEqual({ field: 'name', order: 'ASC' })
})

test('an address with the parameters of the specification shows what it says, and is written as it was read', () => {
  const query = '?page=3&v=50&sort=effectiveEndDate&order=DESC&filter=staffId&m=d'
  expect(read(query)).toEqual({
    page: '3',
    perPage: '50',
    sort: 'effectiveEndDate',
    order: 'DESC',
    filter: '{"memberType":"D"}',
  })
  expect(written(query)).toBe(query)
})

test('the member type and the field may be written in any case', () => {
  expect(read('?m=E')).toEqual({ filter: '{"memberType":"E"}' })
  expect(written('?m=E&filter=studentid')).toBe('?filter=studentID&m=e')
})

test('what is searched for is written into no address', () => {
  expect(written('?query=tan+willow&v=20')).toBe('?v=20')
})

test.each(['page=0', 'page=x', 'v=1000', 'filter=password', 'm=x', 'sort=email&order=ASC'])(
  'what makes no sense (%s) is as if it were not said',
  (query) => {
    expect(read(query)).toEqual({})
    expect(written(query)).toBe('')
  },
)
