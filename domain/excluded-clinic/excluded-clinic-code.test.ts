import { expect, test } from 'vitest'
import { excludedClinicTexts } from '../texts/excluded-clinic-texts.ts'
import { clinicCodeError, excludedClinicCodeSchema } from './excluded-clinic-code.ts'

test('a code is kept without the space around it and in capitals', () => {
  expect(excludedClinicCodeSchema.parse('  gp-0012/a ')).toBe('GP-0012/A')
})

test.each([
  ['', excludedClinicTexts.codeRequired],
  ['   ', excludedClinicTexts.codeRequired],
  ['A'.repeat(21), excludedClinicTexts.codeTooLong],
  ['GP 12', excludedClinicTexts.codeInvalid],
  ['-12', excludedClinicTexts.codeInvalid],
  ['诊所', excludedClinicTexts.codeInvalid],
])('%j is refused: %s', (code, error) => expect(clinicCodeError(code)).toBe(error))

test('20 characters are a code', () => expect(clinicCodeError('A'.repeat(20))).toBeUndefined())
