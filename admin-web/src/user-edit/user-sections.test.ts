import { expect, test } from 'vitest'
import { userSections } from './user-sections.tsx'

test('the menu of a user leads to their proposed bank details too (ADM-USR-013)', () => {
  expect(userSections.map(({ path }) => path)).toEqual([
    '',
    'loginInformation',
    'bankDetails',
    'proposedBankDetails',
    'student',
    'companies',
    'claims',
    'panelClinics',
    'audit',
  ])
})
