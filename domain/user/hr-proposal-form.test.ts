// Requirements: HR-011
import { expect, test } from 'vitest'
import { makeNric } from '../identity/nric.ts'
import { hrProposalErrors, LONGEST_PROPOSAL_REASON, proposedChangeOf, type HrProposalForm } from './hr-proposal-form.ts'

const nric = makeNric('S', '8112345')
const other = makeNric('T', '1223456')
const present = { name: 'Ann Tan', nric, shownNric: '*****345Z', birthdate: '1981-02-03', gender: 'f' } as const
const unchanged = { name: 'Ann Tan', nric: '*****345Z', birthdate: '1981-02-03', gender: 'f' } as const
const today = '2026-11-10'
const errors = (form: Partial<HrProposalForm>) =>
  hrProposalErrors({ ...unchanged, reason: 'Deed poll seen', ...form }, present, today)

test('only what differs is proposed; a number that was left as it is shown is no change', () => {
  expect(proposedChangeOf(unchanged, present)).toEqual({})
  expect(proposedChangeOf({ name: ' Anne Tan ' }, present)).toEqual({ name: 'Anne Tan' })
  expect(proposedChangeOf({ ...unchanged, nric: other.toLowerCase(), gender: 'm' }, present)).toEqual({
    nric: other,
    gender: 'm',
  })
  expect(proposedChangeOf({ ...unchanged, birthdate: '', gender: '' }, present)).toEqual({})
})

test('something must change, and somebody must say why', () => {
  expect(Object.keys(errors({}))).toEqual(['name'])
  expect(errors({ name: 'Anne Tan' })).toEqual({})
  expect(Object.keys(errors({ name: 'Anne Tan', reason: ' ' }))).toEqual(['reason'])
  expect(Object.keys(errors({ name: 'Anne Tan', reason: 'x'.repeat(LONGEST_PROPOSAL_REASON + 1) }))).toEqual(['reason'])
})

test('what is proposed is judged as the console judges it', () => {
  expect(Object.keys(errors({ name: '' }))).toEqual(['name'])
  expect(Object.keys(errors({ nric: 'S8112345A' }))).toEqual(['nric'])
  expect(Object.keys(errors({ birthdate: '2026-11-11' }))).toEqual(['birthdate'])
  expect(Object.keys(errors({ birthdate: '3 Feb' }))).toEqual(['birthdate'])
})
