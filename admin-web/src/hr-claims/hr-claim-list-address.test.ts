import { expect, test } from 'vitest'
import { normalAddress, toListParams } from '../list/list-address.ts'
import { hrClaimAddress, hrClaimListAddress } from './hr-claim-list-address.ts'

const read = (query: string) => Object.fromEntries(new URLSearchParams(toListParams(query, hrClaimListAddress)))

test('a fresh list shows both kinds of every company, the last filed first', () => {
  expect(read('')).toEqual({})
  expect(hrClaimListAddress.defaultSort).toEqual({ field: 'filedAt', order: 'DESC' })
})

test('an address is written as it was read', () => {
  const query = '?page=2&v=20&sort=amountCents&order=ASC&companyId=c-7&type=inpatient'
  expect(read(query)).toEqual({
    page: '2',
    perPage: '20',
    sort: 'amountCents',
    order: 'ASC',
    filter: '{"companyId":"c-7","kind":"inpatient"}',
  })
  expect(normalAddress(query, hrClaimListAddress)).toBe(query)
})

test.each(['?page=0', '?v=1000', '?type=dental', '?sort=claimantName'])(
  'what an address says wrongly is as in a fresh list: %s',
  (query) => expect(read(query)).toEqual({}),
)

test('a claim has its address', () => expect(hrClaimAddress('a/b')).toBe('/hrclaims/view/a%2Fb'))
