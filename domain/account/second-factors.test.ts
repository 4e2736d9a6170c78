import { expect, test } from 'vitest'
import { secondFactorTexts } from '../texts/second-factor-texts.ts'
import {
  comparableRecoveryCode,
  factorNameError,
  isProofFresh,
  PROOF_LIFETIME_MS,
  recoveryCodeError,
  recoveryCodeOf,
  totpCodeError,
} from './second-factors.ts'

test('a recovery code is made of random bytes, passes over those that would favour some letters, and is known however it is spelt', () => {
  const code = recoveryCodeOf([255, 254, 253, 252, 251, 250, 249, 248, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 30])
  expect(code).toBe('abcd-efgh-jkm9')
  expect(comparableRecoveryCode(` ${code.toUpperCase().replaceAll('-', ' ')}`)).toBe('abcdefghjkm9')
  expect(() => recoveryCodeOf([1, 2, 3])).toThrow('Too few random bytes')
})

test.each([
  ['abcd-efgh-jkm9', undefined],
  ['abcd efgh', secondFactorTexts.recoveryCodeRequired],
  [undefined, secondFactorTexts.recoveryCodeRequired],
])('the recovery code %s says %s', (typed, text) => expect(recoveryCodeError(typed)).toBe(text))

test.each([
  ['123 456', undefined],
  ['12345', secondFactorTexts.codeRequired],
  ['12345x', secondFactorTexts.codeRequired],
  [undefined, secondFactorTexts.codeRequired],
])('the code %s says %s', (typed, text) => expect(totpCodeError(typed)).toBe(text))

test.each([
  ['My phone', undefined],
  ['  ', secondFactorTexts.nameRequired],
  ['x'.repeat(41), secondFactorTexts.nameTooLong],
])('the name %s says %s', (name, text) => expect(factorNameError(name)).toBe(text))

test('a proof holds for five minutes', () => {
  const provedAt = new Date('2026-03-10T10:00:00Z')
  const after = (milliseconds: number) => isProofFresh(provedAt, new Date(provedAt.getTime() + milliseconds))
  expect([after(0), after(PROOF_LIFETIME_MS - 1), after(PROOF_LIFETIME_MS)]).toEqual([true, true, false])
})
