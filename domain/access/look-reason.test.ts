import { expect, test } from 'vitest'
import { reasonOfLook } from './look-reason.ts'

test('the reason is what was done next, or the one purpose there is; else nothing is said', () => {
  expect(reasonOfLook('claim', 'ClaimApproved')).toBe('decided')
  expect(reasonOfLook('claim-history', 'ClaimInformationRequested')).toBe('asked')
  expect(reasonOfLook('identity-evidence', null)).toBe('identity')
  expect(reasonOfLook('claim', null)).toBeNull()
  expect(reasonOfLook('claim', 'ClaimAssigned')).toBeNull()
})
