// Requirements: ADM-CLM-002, ADM-CLM-003
import { expect, test } from 'vitest'
import { normalAddress, toListParams } from '../../list/list-address.ts'
import { claimListAddress, statusIn } from './claim-list-address.ts'

const read = (query: string) => Object.fromEntries(new URLSearchParams(toListParams(`?${query}`, claimListAddress)))
const written = (query: string) => normalAddress(`?${query}`, claimListAddress)

test('a fresh list shows what waits for the insurer, the last filed first', () => {
  expect(read('')).toEqual({})
  expect(statusIn('')).toBe('PROCESSING')
  expect(claimListAddress.defaultSort).toEqual({ field: 'filedAt', order: 'DESC' })
  expect(written('claimStatus=PROCESSING')).toBe('')
})

test('an address with the parameters of the specification shows what it says, and is written as it was read', () => {
  const query = 'searchPage=3&searchMax=50&sort=amountCents&order=ASC&companyId=c-7&claimStatus=PENDING_REVIEW'
  expect(read(query)).toEqual({
    page: '3',
    perPage: '50',
    sort: 'amountCents',
    order: 'ASC',
    filter: '{"companyId":"c-7","claimStatus":"PENDING_REVIEW"}',
  })
  expect(written(query)).toBe(`?${query}`)
})

test('ALL shows every status, in any case', () => {
  expect(statusIn('?claimStatus=ALL')).toBe('ALL')
  expect(statusIn('?claimStatus=all')).toBe('ALL')
  expect(statusIn('?claimStatus=pending review')).toBe('PENDING_REVIEW')
})

test.each([
  'searchPage=0',
  'searchPage=-1',
  'searchPage=1.5',
  'searchPage=x',
  'searchMax=1000',
  'claimStatus=PAID',
  'sort=nric&order=ASC',
  'order=ASC',
])('what an address says wrongly is as in a fresh list: %s', (query) => expect(read(query)).toEqual({}))

test('an address may name the reason of a failed hand-over', () => {
  const query = 'handoverReason=The+insurer+answered+503.'
  expect(read(query)).toEqual({ filter: '{"handoverReason":"The insurer answered 503."}' })
  expect(written(query)).toBe(`?${query}`)
})

test('names and NRICs are never written into an address', () => {
  expect(written('name=Tan&nric=S1234567D&claimStatus=ALL')).toBe('?claimStatus=ALL')
})
