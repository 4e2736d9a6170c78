import { expect, test } from 'vitest'
import { leftOutOfBatch } from './left-out-of-batch.ts'

test('a batch takes what the plan says for certain, and nothing that a rule of it refuses', () => {
  const certain = { payableCents: 50_00, refusal: null, questions: [] }
  expect(leftOutOfBatch(certain)).toBeUndefined()
  // A deductible may leave nothing of it.
  expect(leftOutOfBatch({ ...certain, payableCents: 0 })).toBeUndefined()
  expect(leftOutOfBatch({ ...certain, payableCents: 0, refusal: 'nothing-left' })).toBe('refused')
  expect(leftOutOfBatch({ ...certain, payableCents: null })).toBe('no-amount')
  expect(leftOutOfBatch({ ...certain, questions: ['referral'] })).toBe('questions')
})
