import { expect, test } from 'vitest'
import { describeStatusChanges } from './status-changes.ts'

const processing = { id: 'a', s: 'PROCESSING', tx: '' }
const submitted = { id: 'a', s: 'Submitted', tx: 'OPD000123' }
const other = { id: 'b', s: 'Approved', tx: 'OPD000007' }

test('names a claim whose number has come, with its new status', () => {
  expect(describeStatusChanges([processing, other], [submitted, other])).toBe('Claim OPD000123 is now Submitted.')
})

test('says nothing of rows that are new, gone or as before', () => {
  expect(describeStatusChanges([other], [submitted, other])).toBe('')
  expect(describeStatusChanges([processing, other], [other])).toBe('')
  expect(describeStatusChanges([], [submitted])).toBe('')
})
