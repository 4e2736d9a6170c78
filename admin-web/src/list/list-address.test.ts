// Requirements: LIM-027
import { expect, test } from 'vitest'
import {
  choiceFilter,
  isSameBesidePage,
  pageAddress,
  toAddress,
  textFilter,
  filterAddress,
  type ListAddress,
} from './list-address.ts'
import { pageSizes } from './page-sizes.ts'

const address: ListAddress = {
  sortFields: ['name', 'date'],
  defaultSort: { field: 'name', order: 'ASC' },
  names: { page: 'p', perPage: 'size' },
  filters: { memberType: choiceFilter('m', { e: 'E' }), companyId: textFilter('company') },
}

test('what react-admin wants to show stands in the address by the names of the specification', () => {
  const filter = JSON.stringify({ memberType: 'E', companyId: 'c 1' })
  const params = new URLSearchParams({ page: '2', perPage: '20', sort: 'date', order: 'DESC', filter }).toString()
  expect(toAddress(params, '', address)).toBe('?p=2&size=20&sort=date&order=DESC&m=e&company=c+1')
})

test('a filter that the address has no name for, such as a person’s name, is left out of it', () => {
  expect(toAddress(new URLSearchParams({ filter: '{"nric":"S1234567D"}' }).toString(), '', address)).toBe('')
})

test('another page has the same filters, and the row it is read from only while it is shown', () => {
  const far = pageAddress('?p=3&m=e', 1002, { after: 'last' }, address)
  expect(far).toBe('?p=1002&m=e&after=last')
  expect(pageAddress(far, 1, {}, address)).toBe('?m=e')
})

test('a link to a list names a filter as the address does', () =>
  expect(filterAddress({ memberType: 'E' }, address)).toBe('?m=e'))

test('a turn of the page is told from any other change', () => {
  expect(isSameBesidePage('?p=1002&after=last&m=e', '?m=e', address)).toBe(true)
  expect(isSameBesidePage('?p=2&m=e', '?p=2', address)).toBe(false)
})

test('a page of a list has 10, 20 or 50 rows, and 10 unless the address says otherwise', () => {
  expect(pageSizes).toEqual([10, 20, 50])
  expect(toAddress(new URLSearchParams({ perPage: '10' }).toString(), '', address)).toBe('')
})
