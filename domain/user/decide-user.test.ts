import { describe, expect, test } from 'vitest'
import { decideUser, evolveUser, type UserCommand, type UserState } from './decide-user.ts'
import type { UserEvent } from './user-events.ts'

const enrolled: UserEvent = {
  type: 'UserEnrolled',
  data: { userId: 'u1', userType: 'client', name: 'Willow Tan', nric: 'S0000001I', email: 'willow.tan@example.com', loginRequired: true },
}
const employed: UserEvent = {
  type: 'MembershipStarted',
  data: { userId: 'u1', companyId: 'c1', memberType: 'E', effectiveStartDate: '2026-01-01' },
}
const stateAfter = (...events: UserEvent[]): UserState => events.reduce<UserState>(evolveUser, undefined)
const startMembership = (data: Partial<Extract<UserCommand, { type: 'StartMembership' }>['data']>): UserCommand => ({
  type: 'StartMembership',
  data: { companyId: 'c1', memberType: 'E', effectiveStartDate: '2026-01-01', ...data },
})

describe('a user', () => {
  test('is enrolled once', () => {
    expect(decideUser({ type: 'EnrolUser', data: enrolled.data }, undefined)).toEqual({ events: [enrolled] })
    expect(decideUser({ type: 'EnrolUser', data: enrolled.data }, stateAfter(enrolled))).toMatchObject({ refusal: { code: 'ALREADY_ENROLLED' } })
  })

  test('has status 101 until registered', () => {
    expect(stateAfter(enrolled)?.status).toBe(101)
  })

  test('may be covered under two companies, but not twice under one', () => {
    expect(decideUser(startMembership({ companyId: 'c2' }), stateAfter(enrolled, employed))).toMatchObject({
      events: [{ type: 'MembershipStarted', data: { userId: 'u1', companyId: 'c2' } }],
    })
    expect(decideUser(startMembership({}), stateAfter(enrolled, employed))).toMatchObject({ refusal: { code: 'ALREADY_A_MEMBER' } })
  })

  test('can come back after a membership ended', () => {
    const ended: UserEvent = { type: 'MembershipEnded', data: { userId: 'u1', companyId: 'c1', effectiveEndDate: '2026-06-30' } }
    expect(decideUser(startMembership({ effectiveStartDate: '2026-09-01' }), stateAfter(enrolled, employed, ended))).toHaveProperty('events')
  })

  test('cannot be a dependant of nobody', () => {
    expect(decideUser(startMembership({ memberType: 'D' }), stateAfter(enrolled))).toMatchObject({ refusal: { field: 'employeeId' } })
  })

  test('is given only roles that exist', () => {
    const change = (roles: string[]): UserCommand => ({ type: 'ChangeRoles', data: { roles, groupCodes: ['ALL'], reason: 'test' } })
    expect(decideUser(change(['ADMIN_IT']), stateAfter(enrolled))).toHaveProperty('events.0.type', 'RolesChanged')
    expect(decideUser(change(['ADMIN_EVERYTHING']), stateAfter(enrolled))).toMatchObject({ refusal: { code: 'UNKNOWN_ROLE', field: 'roles' } })
  })

  test('refuses everything before enrolment', () => {
    expect(decideUser(startMembership({}), undefined)).toMatchObject({ refusal: { message: 'User Not Found' } })
  })

  test('a change to the status they have changes nothing', () => {
    const change: UserCommand = { type: 'ChangeStatus', data: { status: 101, reason: 'test' } }
    expect(decideUser(change, stateAfter(enrolled))).toEqual({ events: [] })
  })
})

describe('registering', () => {
  const register: UserCommand = { type: 'Register', data: { termsVersion: '2026-01' } }
  const statusChanged = (status: 100 | 300 | 301 | 401): UserEvent => ({ type: 'UserStatusChanged', data: { userId: 'u1', status, reason: '' } })

  test('records what was agreed to and what is different now, and makes the user a registered one', () => {
    const bankAccount = { bankName: 'POSB', bankNo: '7171', branchNo: '081', accountNo: '084102395' }
    const contactNumber = { contactNoCountryCode: '65', contactNo: '00001234' }
    const changes = { emailAddress: { email: 'tan@example.com' }, contactNumber, bankAccount }
    expect(decideUser({ type: 'Register', data: { termsVersion: '2026-01', ...changes } }, stateAfter(enrolled))).toEqual({
      events: [
        { type: 'TermsAccepted', data: { userId: 'u1', termsVersion: '2026-01' } },
        { type: 'EmailAddressChanged', data: { userId: 'u1', email: 'tan@example.com' } },
        { type: 'ContactNumberChanged', data: { userId: 'u1', ...contactNumber } },
        { type: 'BankAccountRecorded', data: { userId: 'u1', ...bankAccount } },
        { type: 'UserStatusChanged', data: { userId: 'u1', status: 100, reason: 'Registered' } },
      ],
    })
    expect(decideUser(register, stateAfter(enrolled))).toMatchObject({ events: [{ type: 'TermsAccepted' }, { type: 'UserStatusChanged' }] })
  })

  test.each([
    ['registered', [enrolled, statusChanged(100)], 'ALREADY_REGISTERED'],
    ['locked', [enrolled, statusChanged(300)], 'ALREADY_REGISTERED'],
    ['suspended', [enrolled, statusChanged(301)], 'REGISTRATION_NOT_POSSIBLE'],
    ['terminated', [enrolled, statusChanged(401)], 'REGISTRATION_NOT_POSSIBLE'],
    ['without login', [{ ...enrolled, data: { ...enrolled.data, loginRequired: false } }], 'REGISTRATION_NOT_POSSIBLE'],
  ] as const)('is refused to somebody who is %s', (_who, events, code) => {
    expect(decideUser(register, stateAfter(...events))).toMatchObject({ refusal: { code } })
  })
})
