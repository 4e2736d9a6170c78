import { expect, test } from 'vitest'
import { claimantIdNamed, namesOneOf } from './named-claimant.ts'

const records = [
  { uuid: 'u1', nric: 'S8112345F' },
  { uuid: 'u2', nric: 'T1223456J' },
  { uuid: 'u3', nric: null },
]

test.each([
  ['u2', 'u2'],
  ['T1223456J', 'u2'],
  ['t1223456j', 'u2'],
  ['S0000001I', 'S0000001I'],
  ['', ''],
])('%s names %s', (named, id) => {
  expect(claimantIdNamed(named, records)).toBe(id)
})

test.each([
  ['S8112345F', true],
  ['s8112345f', true],
  ['*****345F', true],
  ['*********', true],
  ['-', true],
  ['*****346F', false],
  ['345F', false],
  ['x', false],
  ['T1223456J', false],
])('an address with %s names the person of S8112345F: %s', (named, isNamed) => {
  expect(namesOneOf(named, ['S8112345F', null, undefined])).toBe(isNamed)
})
