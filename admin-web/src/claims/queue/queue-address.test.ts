import { expect, test } from 'vitest'
import { freshQueue, readQueueAddress, writeQueueAddress } from './queue-address.ts'

const read = (query: string) => readQueueAddress(new URLSearchParams(query))

test('a fresh queue shows what waits for the desk, the oldest first, and says nothing', () => {
  expect(read('')).toEqual(freshQueue)
  expect(writeQueueAddress(freshQueue).toString()).toBe('')
})

test('an address is written as it was read', () => {
  const query =
    'status=PENDING&kind=inpatient&companyId=c-7&age=over-14&amountFrom=100&amountTo=250.50&assignee=me&likeness=strong&sort=amountCents&order=desc&gaveUp=1'
  expect(writeQueueAddress(read(query)).toString()).toBe(query)
})

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
])('what an address says wrongly is as in a fresh queue: %s', (query) => expect(read(query)).toEqual(freshQueue))
