// Requirements: AUTH-061, AUTH-062, AUTH-063, AUTH-064, AUTH-065, AUTH-066, LIM-008
import { describe, expect, test } from 'vitest'
import { newPasswordError, newPasswordHelp, passwordConfirmationError } from './password.ts'

const threeOfFour =
  'Password must have 8 digits containing at least 1 uppercase, 1 lowercase, 1 numbers, and 1 special characters. (Combination of those 3 is fine).'
const allFour =
  'Password must have 8 digits containing at least 1 uppercase, 1 lowercase, 1 numbers, and 1 special characters.'

describe.each(['registration', 'reset', 'administrator-activation'] as const)('at %s', (place) => {
  test.each([
    ['Abcdef1!', undefined],
    ['Abcdefg1', undefined],
    ['abcdef1!', undefined],
    ['ABCDEF1!', undefined],
    ['Abcdefg!', undefined],
    ['abcdefg1', threeOfFour],
    ['ABCDEFG!', threeOfFour],
    ['12345678', threeOfFour],
    ['Abcde1!', 'Too short minimum 8 characters'],
    [`Ab1${'x'.repeat(27)}`, undefined],
    [`Ab1${'x'.repeat(28)}`, 'Too long maximum 30 characters'],
    ['', 'Please enter your new password'],
    ['Abc def1', undefined],
  ])('%s', (password, text) => {
    expect(newPasswordError(password, place)).toBe(text)
  })
})

test.each(['Abc 漢字 1😀', 'Ünïcode 12', '\u00a0Ab1’–…xy'])('any sign may stand in it: %s', (password) => {
  expect(newPasswordError(password, 'registration')).toBeUndefined()
})

test('in the profile all four classes are asked for', () => {
  expect(newPasswordError('Abcdef1!', 'profile')).toBeUndefined()
  expect(newPasswordError('Abcdefg1', 'profile')).toBe(allFour)
})

test('the repetition', () => {
  expect(passwordConfirmationError('Abcdef1!', 'Abcdef1!', 'reset')).toBeUndefined()
  expect(passwordConfirmationError('Abcdef1!', 'abcdef1!', 'reset')).toBe('New passwords do not match.')
  expect(passwordConfirmationError('Abcdef1!', undefined, 'administrator-activation')).toBe('Password Mismatch')
})

describe('the help beside a new password', () => {
  const met = (password: string | undefined, place: 'reset' | 'profile') =>
    newPasswordHelp(password, place).map((line) => (line.met ? `${line.text} ✓` : line.text))

  test.each([
    [undefined, ['at least 8 characters', 'a number', 'an uppercase letter', 'a lowercase letter']],
    ['abc', ['at least 8 characters', 'a number', 'an uppercase letter', 'a lowercase letter ✓']],
    ['ABCDEFG1', ['at least 8 characters ✓', 'a number ✓', 'an uppercase letter ✓', 'a lowercase letter']],
    ['Abcdefg1', ['at least 8 characters ✓', 'a number ✓', 'an uppercase letter ✓', 'a lowercase letter ✓']],
  ])('after %o', (password, lines) => {
    expect(met(password, 'reset')).toEqual(lines)
  })

  test('asks for a special character in the profile only', () => {
    expect(met('Abcdefg1', 'profile').at(-1)).toBe('a special character')
    expect(met('Abcdef1!', 'profile').at(-1)).toBe('a special character ✓')
  })
})
