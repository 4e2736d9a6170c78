import { expect, test } from 'vitest'
import { plural } from './plural.ts'

test.each([
  [0, 'clinics'],
  [1, 'clinic'],
  [2, 'clinics'],
  [21, 'clinics'],
])('%d takes "%s"', (count, word) => {
  expect(plural('en', count, { one: 'clinic', other: 'clinics' })).toBe(word)
})

test('a form that is not given is the general one', () => {
  expect(plural('en', 1, { other: 'sheep' })).toBe('sheep')
})
