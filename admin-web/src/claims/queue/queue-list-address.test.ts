import { expect, test } from 'vitest'
import { filterIn, normalAddress } from '../../list/list-address.ts'
import { queueListAddress } from './queue-list-address.ts'

const read = (query: string) => normalAddress(`?${query}`, queueListAddress)

test('a fresh queue shows what waits for the desk, the oldest first, and says nothing', () => {
  expect(read('')).toBe('')
  expect(read('status=TO_DECIDE&sort=filedAt&order=asc')).toBe('')
  expect(filterIn('', queueListAddress)).toEqual({})
})

test('an address is written as it was read', () => {
  const query =
    'sort=amountCents&order=desc&status=PENDING&kind=inpatient&companyId=c-7&age=over-14&amountFrom=100&amountTo=250.50&assignee=me&likeness=strong&gaveUp=1'
  expect(read(query)).toBe(`?${query}`)
})

test('a view that was saved by its order alone is the queue the other way round', () =>
  expect(read('order=desc')).toBe('?sort=filedAt&order=desc'))

test.each([
  'status=PAID',
  'kind=dental',
  'age=1',
  'amountFrom=ten',
  'sort=nric',
  'order=up',
  'gaveUp=yes',
  'likeness=weak',
  'q=Tan',
])('what an address says wrongly is as in a fresh queue: %s', (query) => expect(read(query)).toBe(''))
