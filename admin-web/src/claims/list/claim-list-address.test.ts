// Requirements: ADM-CLM-002, ADM-CLM-003
import { expect, test } from 'vitest'
import { readListAddress, writeListAddress } from './claim-list-address.ts'

const read = (query: string) => readListAddress(new URLSearchParams(query))

test('a fresh list shows what waits for the insurer, the last filed first, 10 to a page', () => {
  expect(read('')).toEqual({ page: 1, perPage: 10, sort: { field: 'filedAt', order: 'DESC' }, after: '', before: '', companyId: '', claimStatus: 'PROCESSING', handoverReason: '' })
  expect(writeListAddress(read('')).toString()).toBe('')
})

test('an address with the parameters of the specification shows what it says, and is written as it was read', () => {
  const query = 'searchPage=3&searchMax=50&sort=amountCents&order=ASC&after=claim-1&companyId=c-7&claimStatus=PENDING_REVIEW'
  expect(read(query)).toEqual({ page: 3, perPage: 50, sort: { field: 'amountCents', order: 'ASC' }, after: 'claim-1', before: '', companyId: 'c-7', claimStatus: 'PENDING_REVIEW', handoverReason: '' })
  expect(writeListAddress(read(query)).toString()).toBe(query)
})

test('ALL shows every status, in any case', () => {
  expect(read('claimStatus=ALL').claimStatus).toBe('ALL')
  expect(read('claimStatus=all').claimStatus).toBe('ALL')
  expect(read('claimStatus=pending review').claimStatus).toBe('PENDING_REVIEW')
})

test.each(['searchPage=0', 'searchPage=-1', 'searchPage=1.5', 'searchPage=x', 'searchMax=1000', 'claimStatus=PAID', 'sort=nric&order=ASC', 'order=ASC'])(
  'what an address says wrongly is as in a fresh list: %s',
  (query) => expect(read(query)).toEqual(read('')),
)

test('an address may name the reason of a failed hand-over', () => {
  const query = 'handoverReason=The+insurer+answered+503.'
  expect(read(query).handoverReason).toBe('The insurer answered 503.')
  expect(writeListAddress(read(query)).toString()).toBe(query)
})

test('names and NRICs are never written into an address', () => {
  expect(writeListAddress(read('name=Tan&nric=S1234567D&claimStatus=ALL')).toString()).toBe('claimStatus=ALL')
})
