// Requirements: ADM-CLT-002, ADM-CLT-003, ADM-CLT-004
import { expect, test } from 'vitest'
import { editClientAddress, usersOfClientAddress } from './client-addresses.ts'
import { dayOf, listedOfClient } from './client-columns.tsx'

test('the list has the columns of the specification in its order (3§2.4), but the name comes first', () => {
  expect(listedOfClient.map(({ label }) => label)).toEqual([
    'Company Name',
    'ID',
    'Status',
    'Group Code',
    'Created',
    'Updated',
    'Users',
  ])
})

test('a row leads to the client, and to its users', () => {
  expect(editClientAddress('c-1')).toBe('/client/c-1/update')
  expect(usersOfClientAddress('c-1')).toBe('/client/c-1/users?page=1&v=10')
})

test('days are those of Singapore, as DD/MM/YYYY (3§9)', () => {
  expect(dayOf('2026-11-21T16:00:00.000Z')).toBe('22/11/2026')
})
