import { describe, expect, test } from 'vitest'
import { neighbourOf, opensByNumber, readUserListAddress, writeUserListAddress } from './user-list-address.ts'

const read = (query: string) => readUserListAddress(new URLSearchParams(query))

test('a fresh list shows everybody by name, 10 to a page', () => {
  expect(read('')).toEqual({ page: 1, perPage: 10, sort: { field: 'name', order: 'ASC' }, field: 'name', memberType: 'all', after: '', before: '' })
  expect(writeUserListAddress(read('')).toString()).toBe('')
})

test('an address with the parameters of the specification shows what it says, and is written as it was read', () => {
  const query = 'page=3&v=50&sort=effectiveEndDate&order=DESC&filter=staffId&m=d&after=u-1'
  expect(read(query)).toMatchObject({ page: 3, perPage: 50, field: 'staffId', memberType: 'd', sort: { field: 'effectiveEndDate', order: 'DESC' }, after: 'u-1' })
  expect(writeUserListAddress(read(query)).toString()).toBe(query)
})

test.each(['page=0', 'page=x', 'v=1000', 'filter=password', 'm=x', 'sort=email&order=ASC'])('what makes no sense (%s) is as if it were not said', (query) => {
  expect(read(query)).toEqual(read(''))
})

describe('far into a long list', () => {
  const size = { total: 1_000_000, isTotalExact: true }
  const rows = [{ id: 'first' }, { id: 'last' }]

  test('pages near both ends open by their number, those between only from a neighbour', () => {
    expect([1, 1001, 1002, 50_000, 99_000, 99_001, 100_000].map((page) => opensByNumber(page, 10, size))).toEqual([true, true, false, false, false, true, true])
    expect(opensByNumber(1002, 10, { total: 10_000, isTotalExact: false })).toBe(false)
  })

  test('the next page begins after the last row, the one before ends before the first', () => {
    expect(neighbourOf({ page: 1001, perPage: 10 }, 'next', rows, size)).toEqual({ page: 1002, after: 'last', before: '' })
    expect(neighbourOf({ page: 50_000, perPage: 10 }, 'previous', rows, size)).toEqual({ page: 49_999, after: '', before: 'first' })
    expect(neighbourOf({ page: 1002, perPage: 10 }, 'previous', rows, size)).toEqual({ page: 1001, after: '', before: '' })
    expect(neighbourOf({ page: 1, perPage: 10 }, 'next', rows, size)).toEqual({ page: 2, after: '', before: '' })
  })
})
