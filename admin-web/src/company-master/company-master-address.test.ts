import { expect, test } from 'vitest'
import { normalAddress, toListParams } from '../list/list-address.ts'
import { companyMasterAddress } from './company-master-address.ts'

const read = (query: string) => Object.fromEntries(new URLSearchParams(toListParams(query, companyMasterAddress)))

test('a fresh list says nothing in its address', () => {
  expect(read('')).toEqual({})
  expect(normalAddress('?filter=name&show=x&sort=active', companyMasterAddress)).toBe('')
})

test('an address is written as it was read', () => {
  const query = '?page=2&v=20&sort=policyNo&order=DESC&filter=groupCode&query=P2&show=differing'
  expect(read(query)).toMatchObject({ filter: '{"differs":"yes"}', sort: 'policyNo' })
  expect(normalAddress(query, companyMasterAddress)).toBe(query)
})
