// Requirements: ADM-USR-005
import { expect, test } from 'vitest'
import { dateText, listedOfUser } from './user-columns.tsx'
import { dependantsAddress, userAddress } from '../record/user-links.tsx'

test('the list has the columns of the specification in its order (3§2.9), but the name comes first', () => {
  expect(listedOfUser.map(({ label }) => label)).toEqual([
    'Name',
    'ID',
    'NRIC',
    'Student ID',
    'Company Name',
    'Start Date',
    'Termination Date',
    'Member Type',
    'No. of Dep.',
  ])
})

test('a row leads to the user, and to their dependants in the company', () => {
  expect(userAddress('u-1')).toBe('/user/update?idUser=u-1')
  expect(dependantsAddress('c-1', 'u-1')).toBe('/client/c-1/user/u-1/')
})

test('dates stand as DD/MM/YYYY, and as nothing where there is none', () => {
  expect([dateText('2026-01-31'), dateText(null)]).toEqual(['31/01/2026', ''])
})
