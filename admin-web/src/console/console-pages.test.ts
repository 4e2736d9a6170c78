import { powersOf } from '@member-care/domain/access/powers.ts'
import { expect, test } from 'vitest'
import { pageOfResource, pagesFor } from './console-pages.tsx'

const menuOf = (...roles: string[]) => pagesFor(powersOf(roles)).map(({ label }) => label)

test('operations sees everything of this console', () => {
  expect(menuOf('ADMIN_OPERATION')).toEqual(['Dashboard', 'Outpatient', 'Inpatient', 'Job', 'Claim history', 'Insurer messages', 'Read models', 'API documentation'])
})

test('an auditor sees history and replay, and no claim lists', () => {
  expect(menuOf('ADMIN_AUDITOR')).toEqual(['Dashboard', 'Claim history', 'Read models', 'API documentation'])
})

test.each([
  ['ADMIN_CALL_CENTRE', ['Dashboard', 'Outpatient', 'Inpatient', 'API documentation']],
  ['ADMIN_CLAIM', ['Dashboard', 'Claims Desk', 'Outpatient', 'Inpatient', 'Claim history', 'API documentation']],
  ['ADMIN_ACCOUNT', ['Dashboard', 'Outpatient', 'Inpatient', 'Verify Inpatient Bank', 'Verify Outpatient Bank', 'API documentation']],
  ['ADMIN_IT', ['Dashboard', 'Outpatient', 'Inpatient', 'Insurer messages', 'Read models', 'API documentation']],
])('%s sees what it may open', (role, entries) => {
  expect(menuOf(role)).toEqual(entries)
})

test('both claim lists need the power to see claims', () => {
  expect(pageOfResource('userOutpatient')?.needs).toBe('claims.view')
  expect(pageOfResource('userinpatient')?.needs).toBe('claims.view')
  expect(pageOfResource('clients')).toBeUndefined()
})
