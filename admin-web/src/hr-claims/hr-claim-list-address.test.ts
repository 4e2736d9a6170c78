import { expect, test } from 'vitest'
import { hrClaimAddress, readHrClaimListAddress, writeHrClaimListAddress } from './hr-claim-list-address.ts'

const read = (query: string) => readHrClaimListAddress(new URLSearchParams(query))

test('a fresh list shows both kinds of every company, the last filed first', () => {
  expect(read('')).toEqual({ page: 1, perPage: 10, sort: { field: 'filedAt', order: 'DESC' }, after: '', before: '', companyId: '', kind: undefined })
  expect(writeHrClaimListAddress(read('')).toString()).toBe('')
})

test('an address is written as it was read', () => {
  const query = 'page=2&v=20&sort=amountCents&order=ASC&companyId=c-7&type=inpatient'
  expect(read(query)).toMatchObject({ page: 2, perPage: 20, companyId: 'c-7', kind: 'inpatient', sort: { field: 'amountCents', order: 'ASC' } })
  expect(writeHrClaimListAddress(read(query)).toString()).toBe(query)
})

test.each(['page=0', 'v=1000', 'type=dental', 'sort=claimantName'])('what an address says wrongly is as in a fresh list: %s', (query) => expect(read(query)).toEqual(read('')))

test('a claim has its address', () => expect(hrClaimAddress('a/b')).toBe('/hrclaims/view/a%2Fb'))
