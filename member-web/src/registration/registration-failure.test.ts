// Requirements: AUTH-059, AUTH-060, BNK-032, ERR-005, ERR-016, ERR-017
import { describe, expect, test } from 'vitest'
import { noResponse } from '@member-care/domain/errors/response-error.ts'
import { ApiCallError } from '../portal-api/api-client.ts'
import { afterRefusal } from './registration-failure.ts'
import { emptyRegistration, type Registration } from './registration-steps.ts'

const registration: Registration = {
  ...emptyRegistration,
  values: { ...emptyRegistration.values, mainTerms: true, newPassword: 'Abcdefg1' },
  identity: {
    identifier: 'registration-1',
    name: 'Juniper Lim',
    contactNo: '91234567',
    contactNoCountryCode: '65',
    email: 'juniper@example.com',
    requireRegistrationEmail: false,
    emailEditable: false,
    proofForOtherAddress: null,
  },
  sentTo: 'juniper@example.com',
  confirmedEmail: 'juniper@example.com',
}
const refusal = (errorCode: string, message: string) => new ApiCallError({ code: 400, errorCode, message })

describe('a refusal', () => {
  test('that concerns the step itself is told there, and changes nothing', () => {
    const [after, failure] = afterRefusal(
      refusal('INTERNAL_ERROR', 'Something went wrong.'),
      'bank',
      'email',
      registration,
    )
    expect(after).toBe(registration)
    expect(failure).toEqual({ step: 'bank', text: "We're sorry. Something went wrong.", offersSignIn: false })
  })

  test('of an expired registration leads back to the identification and keeps what was typed', () => {
    const [after, failure] = afterRefusal(refusal('REGISTRATION_EXPIRED', 'Expired.'), 'bank', 'email', registration)
    expect(failure.step).toBe('identification')
    expect(after).toMatchObject({ identity: null, confirmedEmail: null, values: registration.values })
  })

  test.each(['email', 'identification'] as const)(
    'of a taken address leads to where the address stands, %s',
    (emailStep) => {
      const [after, failure] = afterRefusal(refusal('EMAIL_TAKEN', 'Taken.'), 'otp', emailStep, registration)
      expect(failure).toMatchObject({ step: emailStep, offersSignIn: true })
      // Going on asks the server again instead of trusting the confirmed address.
      expect(after).toMatchObject({ sentTo: null, confirmedEmail: null })
    },
  )

  test('of a number that may be registered offers the ways to its account', () => {
    expect(
      afterRefusal(refusal('REGISTRATION_NOT_POSSIBLE', 'No.'), 'identification', 'email', registration)[1]
        .offersSignIn,
    ).toBe(true)
    expect(
      afterRefusal(refusal('ALREADY_REGISTERED', 'Known.'), 'identification', 'email', registration)[1].offersSignIn,
    ).toBe(true)
  })

  test('of the captcha has its own words', () => {
    const [, failure] = afterRefusal(
      refusal('CAPTCHA_INVALID', 'Please verify your captcha.'),
      'identification',
      'email',
      registration,
    )
    expect(failure).toMatchObject({
      title: 'Captcha not Complete',
      text: 'Please ensure the captha is done before proceeding.',
    })
  })

  test('of the password leads back to where it was chosen', () => {
    const error = new ApiCallError({
      code: 422,
      errorCode: 'VALIDATION_ERROR',
      message: 'Too frequent.',
      errors: { newPassword: 'Too frequent.' },
    })
    expect(afterRefusal(error, 'bank', 'email', registration)[1]).toMatchObject({
      step: 'password',
      text: expect.stringContaining('Too frequent.') as string,
    })
  })

  test('of the bank account says that the account was not taken', () => {
    const error = new ApiCallError({
      code: 422,
      errorCode: 'VALIDATION_ERROR',
      message: 'Invalid Branch Code',
      errors: { branchNo: 'Invalid Branch Code' },
    })
    const [, failure] = afterRefusal(error, 'bank', 'email', registration)
    expect(failure).toMatchObject({
      step: 'bank',
      title: "We're sorry - there was an issue with the change",
      text: 'Invalid Branch Code',
    })
  })

  test('that is none, because no answer came, says so under the general words', () => {
    const [, failure] = afterRefusal(new ApiCallError(noResponse), 'terms', 'email', registration)
    expect(failure).toMatchObject({ title: "We're sorry - there is an issue", text: noResponse.message })
  })
})
