import { describe, expect, test } from 'vitest'
import { provesRegistrant, registrationEmailPolicy, registrationRefusal } from './registration-rules.ts'

const known = { birthdate: '1980-02-29', staffIds: ['OB-0007'] }

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
    expect(registrationEmailPolicy(clients, 'tan@example.com', known)).toEqual({
      email: 'tan@example.com',
      requireRegistrationEmail,
      emailEditable,
      proofForOtherAddress: emailEditable ? 'dateOfBirth' : null,
    })
  })

  test('is entered where it is required and none is on record, and stands in the way where it is not', () => {
    expect(registrationEmailPolicy([required], '', known)).toEqual({
      email: '',
      requireRegistrationEmail: true,
      emailEditable: true,
      proofForOtherAddress: 'dateOfBirth',
    })
    expect(registrationEmailPolicy([off], '', known)).toBeUndefined()
  })

  test('of another one wants what the client chose, or the other that is on record, and is not taken where neither is', () => {
    const byStaffId = { ...editable, registrationProof: 'staffId' } as const
    const nothing = { birthdate: null, staffIds: [] }
    expect(registrationEmailPolicy([editable, byStaffId], 'a@example.com', known)?.proofForOtherAddress).toBe('staffId')
    expect(
      registrationEmailPolicy([byStaffId], 'a@example.com', { ...known, staffIds: [] })?.proofForOtherAddress,
    ).toBe('dateOfBirth')
    expect(registrationEmailPolicy([editable], 'a@example.com', nothing)).toMatchObject({
      emailEditable: false,
      proofForOtherAddress: null,
    })
    expect(registrationEmailPolicy([editable], '', nothing)).toBeUndefined()
  })
})

test('the second thing is compared as people write it', () => {
  expect(provesRegistrant('staffId', ' ob-0007 ', known)).toBe(true)
  expect(provesRegistrant('dateOfBirth', '1980-02-29', known)).toBe(true)
  expect(provesRegistrant('dateOfBirth', '1980-02-28', known)).toBe(false)
  expect(provesRegistrant('staffId', '', { birthdate: null, staffIds: [' '] })).toBe(false)
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
