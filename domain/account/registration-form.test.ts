// Requirements: AUTH-046, AUTH-047, LIM-010
import { describe, expect, test } from 'vitest'
import { singaporeBanks } from '../bank/singapore-banks.ts'
import {
  detailsFormErrors,
  givenBankAccount,
  identificationFormErrors,
  registrationBankErrors,
  registrationEmailErrors,
  termsFormErrors,
} from './registration-form.ts'

test('the terms have to be agreed to', () => {
  expect(termsFormErrors({ mainTerms: true })).toEqual({})
  for (const form of [{}, { mainTerms: false }])
    expect(termsFormErrors(form)).toEqual({ mainTerms: 'Please agree to the Terms and Conditions first.' })
})

test.each([
  [{ identifier: 'S1234567D', captchaResponse: 'solved' }, {}],
  [{ identifier: 'K1234567', captchaResponse: 'solved' }, {}],
  [{ identifier: ' ', captchaResponse: 'solved' }, { identifier: 'NRIC / FIN / Passport No is required' }],
  [{ identifier: 'S1234567D', captchaResponse: '' }, { captchaResponse: 'Please verify your captcha' }],
  [{}, { identifier: 'NRIC / FIN / Passport No is required', captchaResponse: 'Please verify your captcha' }],
])('identification %o', (form, errors) => {
  expect(identificationFormErrors(form)).toEqual(errors)
})

describe('the details', () => {
  const right = { nric: 'S1234567D', name: 'Willow Tan', contactNoCountryCode: '65', contactNo: '00001234' }

  test.each([
    [{}, {}],
    [{ contactNo: ' 00001234 ' }, {}],
    [{ contactNo: '' }, { contactNo: 'Mobile number is required.' }],
    [{ contactNo: '   ' }, { contactNo: 'Mobile number is required.' }],
    [{ contactNo: '0000 1234' }, { contactNo: 'Mobile No format is invalid.' }],
    [{ contactNo: '+6500001234' }, { contactNo: 'Mobile No format is invalid.' }],
    [{ contactNo: '0'.repeat(16) }, { contactNo: 'Mobile No format is invalid.' }],
    [{ contactNo: '0000123' }, { contactNo: 'Mobile number must have at least 8 digits.' }],
    [{ contactNoCountryCode: undefined }, { contactNoCountryCode: 'Country code is required.' }],
    [{ contactNoCountryCode: '+65' }, { contactNoCountryCode: 'Country code is required.' }],
    [{ name: ' ' }, { name: 'Name is required.' }],
    [{ nric: '' }, { nric: 'NRIC / FIN / Passport No is required' }],
  ])('%o', (changes, errors) => {
    expect(detailsFormErrors({ ...right, ...changes })).toEqual(errors)
  })
})

describe('the email address', () => {
  const fixed = { email: 'Willow.Tan@example.com', emailEditable: false }

  test.each([
    ['', 'Email address is required.'],
    ['willow', 'Email address is not valid.'],
    [
      'another@example.com',
      'This email address cannot be changed here. Please contact your HR department to have it changed.',
    ],
    [' willow.tan@EXAMPLE.com ', undefined],
  ])('%s, where the one on record is to be used', (email, error) => {
    expect(registrationEmailErrors({ email }, fixed).email).toBe(error)
  })

  test('may be another one where the client lets it be changed', () => {
    expect(registrationEmailErrors({ email: 'another@example.com' }, { ...fixed, emailEditable: true })).toEqual({})
    expect(registrationEmailErrors({ email: '' }, { email: '', emailEditable: true })).toEqual({
      email: 'Email address is required.',
    })
  })
})

describe('bank details as they are sent', () => {
  const right = { bankName: 'POSB', bankNo: '7171', branchNo: '081', accountNo: '084102395' }

  test.each([
    [{}, {}],
    [{ bankNo: '', bankName: '' }, { bankNo: 'Bank is required' }],
    [{ bankNo: '0000' }, { bankNo: 'Invalid Bank Code' }],
    [{ bankName: 'Another Bank' }, { bankNo: 'Invalid Bank Code' }],
    [{ branchNo: '' }, { branchNo: 'Branch is required' }],
    [{ branchNo: '999' }, { branchNo: 'Invalid Branch Code' }],
    [{ accountNo: '' }, { accountNo: 'Account Number is required' }],
    [{ accountNo: '12' }, { accountNo: 'A POSB account number has 9 digits.' }],
    [{ accountNo: '08410239x' }, { accountNo: 'Invalid account no digit' }],
  ])('%o', (changes, errors) => {
    expect(registrationBankErrors({ ...right, ...changes }, singaporeBanks)).toEqual(errors)
  })

  test('may be skipped, altogether or not at all', () => {
    expect(registrationBankErrors({}, singaporeBanks)).toEqual({})
    expect(registrationBankErrors({ bankName: '', bankNo: '', branchNo: '', accountNo: '' }, singaporeBanks)).toEqual(
      {},
    )
    expect(registrationBankErrors({ accountNo: '084102395' }, singaporeBanks)).toEqual({ bankNo: 'Bank is required' })
    expect(givenBankAccount({})).toBeUndefined()
    expect(givenBankAccount(right)).toEqual(right)
  })
})
