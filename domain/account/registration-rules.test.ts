import { describe, expect, test } from 'vitest'
import { registrationEmailPolicy, registrationRefusal } from './registration-rules.ts'

describe('the email address at registration', () => {
  const off = { requireRegistrationEmail: false, allowEditRegistrationEmail: false }
  const required = { requireRegistrationEmail: true, allowEditRegistrationEmail: false }
  const editable = { requireRegistrationEmail: true, allowEditRegistrationEmail: true }
  const hidden = { requireRegistrationEmail: false, allowEditRegistrationEmail: true }

  test.each([
    [[off], false, false],
    [[required], true, false],
    [[editable], true, true],
    [[hidden], false, false],
    [[off, editable], true, true],
    [[required, editable], true, false],
    [[], false, false],
  ] as const)('by the clients %o: required %s, editable %s', (clients, requireRegistrationEmail, emailEditable) => {
    expect(registrationEmailPolicy(clients, 'tan@example.com')).toEqual({ email: 'tan@example.com', requireRegistrationEmail, emailEditable })
  })

  test('is entered where it is required and none is on record, and stands in the way where it is not', () => {
    expect(registrationEmailPolicy([required], '')).toEqual({ email: '', requireRegistrationEmail: true, emailEditable: true })
    expect(registrationEmailPolicy([off], '')).toBeUndefined()
  })
})

test.each([
  [101, true, undefined],
  [101, false, 'REGISTRATION_NOT_POSSIBLE'],
  [100, true, 'ALREADY_REGISTERED'],
  [300, true, 'ALREADY_REGISTERED'],
  [301, true, 'REGISTRATION_NOT_POSSIBLE'],
  [401, true, 'REGISTRATION_NOT_POSSIBLE'],
] as const)('status %d, login required %s: %s', (status, loginRequired, code) => {
  expect(registrationRefusal({ status, loginRequired })?.code).toBe(code)
})
