// Requirements: CLM-088
import { expect, test } from 'vitest'
import { needsMember } from './row-look.ts'

test('only a claim of which the insurer asks something waits for the member', () => {
  expect(needsMember({ t: 3, s: 'Pending' })).toBe(true)
  expect(needsMember({ t: 2, s: 'Pending' })).toBe(true)
  for (const s of ['PROCESSING', 'Submitted', 'Pending Review', 'Approved', 'Rejected'])
    expect(needsMember({ t: 3, s }), s).toBe(false)
  expect(needsMember({ t: 1, s: 'Pending' })).toBe(false)
})
