import { expect, test } from 'vitest'
import { describeClaimChanges } from './claim-changes.ts'

const processing = { id: 'a', status: 'PROCESSING', provider: 'Harbour Clinic', amount: '45.00', currency: 'SGD' }
const other = { id: 'b', status: 'Approved', provider: 'Tall Trees', amount: '80.00', currency: 'SGD' }
const now = (status: string) => describeClaimChanges([processing, other], [{ ...processing, status }, other])

test('names provider and amount of a claim whose status has changed', () => {
  expect(now('Approved')).toEqual(['Your claim at Harbour Clinic for SGD 45.00 was approved.'])
  expect(now('Rejected')).toEqual(['Your claim at Harbour Clinic for SGD 45.00 was rejected.'])
  expect(now('Submitted')).toEqual(['Your claim at Harbour Clinic for SGD 45.00 has reached the insurer.'])
  expect(now('Pending')).toEqual(['Your claim at Harbour Clinic for SGD 45.00 needs something from you.'])
  expect(now('Pending Review')).toEqual([
    'Your claim at Harbour Clinic for SGD 45.00 is being reviewed by the insurer.',
  ])
})

test('tells of a claim that is new in the list, and of one that was changed without another status', () => {
  expect(describeClaimChanges([other], [processing, other])).toEqual([
    'Your claim at Harbour Clinic for SGD 45.00 was added.',
  ])
  expect(
    describeClaimChanges([{ ...other, content: 'one document' }], [{ ...other, content: 'two documents' }]),
  ).toEqual(['Your claim at Tall Trees for SGD 80.00 was changed.'])
})

test('says nothing of what is as before, or gone', () => {
  expect(describeClaimChanges([processing, other], [other])).toEqual([])
  expect(describeClaimChanges([other], [other])).toEqual([])
})

test('does not name more than three', () => {
  const many = Array.from({ length: 5 }, (_, index) => ({ ...processing, id: String(index) }))
  const decided = many.map((claim) => ({ ...claim, status: 'Approved' }))
  expect(describeClaimChanges(many, decided)).toHaveLength(4)
  expect(describeClaimChanges(many, decided).at(-1)).toBe('2 more of your claims have changed.')
})
