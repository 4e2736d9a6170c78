// Requirements: AUTH-040, AUTH-044, AUTH-048, AUTH-053
import { describe, expect, test } from 'vitest'
import type { Identity } from '../portal-api/registration-api.ts'
import {
  canOpen,
  emptyRegistration,
  registrationSteps,
  stepBefore,
  stepToShow,
  withConfirmation,
  withIdentity,
  withoutIdentity,
  type Registration,
  type RegistrationValues,
} from './registration-steps.ts'

const identity: Identity = {
  identifier: 'registration-1',
  name: 'Juniper Lim',
  contactNo: '91234567',
  contactNoCountryCode: '65',
  email: 'juniper@example.com',
  requireRegistrationEmail: true,
  emailEditable: true,
  proofForOtherAddress: null,
}

/** Somebody who has been through everything up to the bank details. */
const almostDone = change(
  withIdentity(change(emptyRegistration, { mainTerms: true, identifier: 'S1234567D' }), identity),
  {
    newPassword: 'Abcdefg1',
    newPasswordConfirm: 'Abcdefg1',
  },
)
const confirmed: Registration = { ...almostDone, sentTo: 'juniper@example.com', confirmedEmail: 'juniper@example.com' }

function change(registration: Registration, values: RegistrationValues): Registration {
  return { ...registration, values: { ...registration.values, ...values } }
}
const openSteps = (registration: Registration) => registrationSteps.filter((step) => canOpen(step, registration))

describe('which steps can be opened', () => {
  test.each<[string, Registration, readonly string[]]>([
    ['at the beginning', emptyRegistration, ['terms']],
    ['once the terms are agreed to', change(emptyRegistration, { mainTerms: true }), ['terms', 'identification']],
    ['once the person is known', almostDone, ['terms', 'identification', 'email']],
    [
      'once the one-time password is sent',
      { ...almostDone, sentTo: confirmed.sentTo },
      ['terms', 'identification', 'email', 'otp'],
    ],
    ['with everything but the bank', confirmed, ['terms', 'identification', 'email', 'otp', 'password', 'bank']],
    [
      'with another address than the confirmed one',
      change(confirmed, { email: 'other@example.com' }),
      ['terms', 'identification', 'email'],
    ],
    [
      'with the confirmed address in other letters',
      change(confirmed, { email: ' Juniper@Example.com' }),
      openSteps(confirmed),
    ],
    ['with a mobile number that is none', change(confirmed, { contactNo: '123' }), ['terms', 'identification']],
    [
      'with passwords that differ',
      change(confirmed, { newPasswordConfirm: 'Abcdefg2' }),
      ['terms', 'identification', 'email', 'otp', 'password'],
    ],
    ['without the agreement any more', change(confirmed, { mainTerms: false }), ['terms']],
    ['when the account is set up', { ...confirmed, completed: { withBank: false } }, ['completed']],
  ])('%s', (_, registration, open) => {
    expect(openSteps(registration)).toEqual(open)
  })

  test('the e-mail step is left out where the company does not require it', () => {
    const registration = { ...confirmed, identity: { ...identity, requireRegistrationEmail: false } }
    expect(openSteps(registration)).toEqual(['terms', 'identification', 'otp', 'password', 'bank'])
    expect(stepBefore('otp', registration.identity)).toBe('identification')
    expect(stepBefore('otp', identity)).toBe('email')
  })

  test('an address that leads further shows the last step that is open instead', () => {
    expect(stepToShow('bank', emptyRegistration)).toBe('terms')
    expect(stepToShow('bank', almostDone)).toBe('email')
    expect(stepToShow('identification', confirmed)).toBe('identification')
    expect(stepToShow('terms', { ...confirmed, completed: { withBank: true } })).toBe('completed')
  })
})

describe('who is registering', () => {
  const corrected = change(confirmed, { contactNo: '98765432', email: 'new@example.com' })

  test('when the registration has expired, everything that was typed stays for the same number', () => {
    const again = withIdentity(change(withoutIdentity(corrected), { identifier: ' s1234567d ' }), {
      ...identity,
      identifier: 'registration-2',
    })
    expect(again.values).toMatchObject({ contactNo: '98765432', email: 'new@example.com', newPassword: 'Abcdefg1' })
    expect(again.identity?.identifier).toBe('registration-2')
    // The address was confirmed to the registration that is gone.
    expect(openSteps(again)).toEqual(['terms', 'identification', 'email'])
  })

  const masked: Identity = {
    ...identity,
    name: 'J••• L•••',
    contactNo: '•••67',
    email: 'j•••@example.com',
    emailEditable: false,
  }
  const onRecord = {
    name: 'Juniper Lim',
    contactNo: '91234567',
    contactNoCountryCode: '65',
    email: 'juniper@example.com',
  }
  const asMasked = withIdentity(change(emptyRegistration, { mainTerms: true, identifier: 'S1234567D' }), masked)

  test('masked details that are left as they are can be gone on with, and stand in full once the address is confirmed', () => {
    expect(openSteps({ ...asMasked, sentTo: 'j•••@example.com' })).toEqual(['terms', 'identification', 'email', 'otp'])
    const after = withConfirmation(asMasked, onRecord)
    expect(after.values).toMatchObject({ contactNo: '91234567', email: 'juniper@example.com' })
    expect([after.identity?.name, after.confirmedEmail]).toEqual(['Juniper Lim', 'juniper@example.com'])
    expect(openSteps(after)).toContain('password')
  })

  test('a number that was entered stays, and so does another address that was confirmed', () => {
    const typed = change(
      { ...asMasked, identity: { ...masked, emailEditable: true } },
      { contactNo: '98765432', email: ' new@example.com ' },
    )
    const after = withConfirmation(typed, { ...onRecord, email: '' })
    expect(after.values).toMatchObject({ contactNo: '98765432', email: 'new@example.com' })
    expect([after.identity?.email, after.confirmedEmail]).toEqual(['j•••@example.com', 'new@example.com'])
    expect(openSteps(after)).toContain('password')
  })

  test('masked details typed over by half are wrong', () => {
    expect(openSteps(change(asMasked, { contactNo: '•••6' }))).toEqual(['terms', 'identification'])
  })

  test('somebody else begins with their own details', () => {
    const other = withIdentity(change(withoutIdentity(corrected), { identifier: 'F1234567N' }), {
      ...identity,
      contactNo: '81112222',
      email: 'other@example.com',
    })
    expect(other.values).toMatchObject({ contactNo: '81112222', email: 'other@example.com' })
  })
})
