// Requirements: ADM-COM-003, ADM-COM-004
import { describe, expect, test } from 'vitest'
import { decideUser } from './decide-user.ts'
import { overlapText } from '../texts/user-texts.ts'
import type { UserCommand } from './user-commands.ts'
import type { UserEvent } from './user-events.ts'
import { evolveUser, type UserState } from './user-state.ts'

const enrolled: UserEvent = {
  type: 'UserEnrolled',
  data: {
    userId: 'u1',
    userType: 'client',
    name: 'Willow Tan',
    nric: 'S0000001I',
    email: 'willow.tan@example.com',
    loginRequired: true,
  },
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
    expect(decideUser({ type: 'EnrolUser', data: enrolled.data }, stateAfter(enrolled))).toMatchObject({
      refusal: { code: 'ALREADY_ENROLLED' },
    })
  })

  test('has status 101 until registered', () => {
    expect(stateAfter(enrolled)?.status).toBe(101)
  })

  test('may be covered under two companies, but not twice under one', () => {
    expect(decideUser(startMembership({ companyId: 'c2' }), stateAfter(enrolled, employed))).toMatchObject({
      events: [{ type: 'MembershipStarted', data: { userId: 'u1', companyId: 'c2' } }],
    })
    expect(decideUser(startMembership({}), stateAfter(enrolled, employed))).toMatchObject({
      refusal: { code: 'ALREADY_A_MEMBER' },
    })
  })

  test('can come back after a membership ended', () => {
    const ended: UserEvent = {
      type: 'MembershipEnded',
      data: { userId: 'u1', companyId: 'c1', effectiveEndDate: '2026-06-30' },
    }
    expect(
      decideUser(
        startMembership({ effectiveStartDate: '2026-09-01', today: '2026-08-15' }),
        stateAfter(enrolled, employed, ended),
      ),
    ).toHaveProperty('events')
  })

  test('cannot be a dependant of nobody', () => {
    expect(decideUser(startMembership({ memberType: 'D' }), stateAfter(enrolled))).toMatchObject({
      refusal: { field: 'employeeId' },
    })
  })

  test('is given only roles that exist', () => {
    const change = (roles: string[]): UserCommand => ({
      type: 'ChangeRoles',
      data: { roles, groupCodes: ['ALL'], reason: 'test' },
    })
    expect(decideUser(change(['ADMIN_IT']), stateAfter(enrolled))).toHaveProperty('events.0.type', 'RolesChanged')
    expect(decideUser(change(['ADMIN_EVERYTHING']), stateAfter(enrolled))).toMatchObject({
      refusal: { code: 'UNKNOWN_ROLE', field: 'roles' },
    })
  })

  test('refuses everything before enrolment', () => {
    expect(decideUser(startMembership({}), undefined)).toMatchObject({ refusal: { message: 'User Not Found' } })
  })

  test('a change to the status they have changes nothing', () => {
    const change: UserCommand = { type: 'ChangeStatus', data: { status: 101, reason: 'test' } }
    expect(decideUser(change, stateAfter(enrolled))).toEqual({ events: [] })
  })
})

describe('what is kept about a user', () => {
  const ask = (command: UserCommand, ...events: UserEvent[]) =>
    decideUser(command, stateAfter(enrolled, employed, ...events))

  test('is recorded where it changed, and nowhere else', () => {
    const change: UserCommand = {
      type: 'ChangeDetails',
      data: { name: 'Willow Tan', birthdate: '1990-02-03', gender: undefined },
    }
    expect(ask(change)).toEqual({
      events: [{ type: 'UserDetailsChanged', data: { userId: 'u1', birthdate: '1990-02-03' } }],
    })
    expect(ask(change, { type: 'UserDetailsChanged', data: { userId: 'u1', birthdate: '1990-02-03' } })).toEqual({
      events: [],
    })
  })

  test.each<[string, UserCommand, object]>([
    [
      'an e-mail address',
      { type: 'ChangeEmailAddress', data: { email: 'w@example.com' } },
      { type: 'EmailAddressChanged', data: { email: 'w@example.com' } },
    ],
    [
      'a contact number',
      { type: 'ChangeContactNumber', data: { contactNo: '00001111', contactNoCountryCode: '65' } },
      { type: 'ContactNumberChanged' },
    ],
    [
      'the need of a login',
      { type: 'ChangeLoginRequirement', data: { loginRequired: false } },
      { type: 'LoginRequirementChanged' },
    ],
    [
      'a welcome e-mail that was sent elsewhere',
      { type: 'MarkOnboardingEmail', data: { sent: true } },
      { type: 'OnboardingEmailMarked' },
    ],
    [
      'student information',
      { type: 'ChangeStudentInformation', data: { studentInformation: { studentID: 'a1' } } },
      { type: 'StudentInformationChanged' },
    ],
    [
      'another designation',
      { type: 'ChangeMembership', data: { ...employed.data, designation: 'Baker' } },
      { type: 'MembershipChanged', data: { designation: 'Baker' } },
    ],
    [
      'the end of a cover',
      { type: 'EndMembership', data: { companyId: 'c1', effectiveEndDate: '2026-12-31', today: '2026-03-10' } },
      { type: 'MembershipEnded' },
    ],
  ])('%s is recorded once', (_what, command, event) => {
    const first = ask(command)
    expect(first).toMatchObject({ events: [event] })
    expect(ask(command, ...('events' in first ? first.events : []))).toEqual({ events: [] })
  })

  test('whose cover has begun has no end before its beginning, and who has not come yet never does', () => {
    const end = (effectiveEndDate: string, today: string) =>
      ask({ type: 'EndMembership', data: { companyId: 'c1', effectiveEndDate, today } })
    expect(end('2025-12-31', '2026-01-01')).toMatchObject({
      refusal: { code: 'DATES_REVERSED', field: 'effectiveEndDate' },
    })
    expect(end('2026-01-01', '2026-03-10')).toMatchObject({ events: [{ type: 'MembershipEnded' }] })
    expect(end('2025-12-31', '2025-12-31')).toMatchObject({
      events: [{ type: 'MembershipEnded', data: { userId: 'u1', companyId: 'c1', effectiveEndDate: '2025-12-31' } }],
    })
  })

  test('a welcome e-mail goes out once', () => {
    const sent: UserCommand = { type: 'RecordOnboardingEmail', data: { companyId: 'c1', templateAlias: 'welcome' } }
    expect(ask(sent)).toMatchObject({ events: [{ type: 'OnboardingEmailSent' }] })
    expect(ask(sent, { type: 'OnboardingEmailMarked', data: { userId: 'u1', sent: true } })).toEqual({ events: [] })
  })

  test('of a forgotten person changes no more', () => {
    const forgotten: UserEvent = { type: 'PersonalDataErased', data: { userId: 'u1', reason: 'asked for it' } }
    expect(ask({ type: 'ChangeDetails', data: { name: 'Somebody' } }, forgotten)).toMatchObject({
      refusal: { code: 'USER_FORGOTTEN' },
    })
  })
})

describe('companies and families', () => {
  const second: UserEvent = {
    type: 'MembershipStarted',
    data: { userId: 'u1', companyId: 'c2', memberType: 'E', effectiveStartDate: '2026-02-01' },
  }
  const family: UserEvent = {
    type: 'MembershipStarted',
    data: { userId: 'u1', companyId: 'c3', memberType: 'D', employeeId: 'u2', effectiveStartDate: '2026-02-01' },
  }
  const ask = (command: UserCommand, ...events: UserEvent[]) =>
    decideUser(command, stateAfter(enrolled, employed, ...events))
  const removal: UserCommand = { type: 'RemoveCompany', data: { companyId: 'c1' } }

  test('only one of several companies can be removed, for good', () => {
    expect(ask(removal)).toMatchObject({ refusal: { code: 'LAST_COMPANY' } })
    expect(ask(removal, second)).toEqual({
      events: [{ type: 'MembershipRemoved', data: { userId: 'u1', companyId: 'c1' } }],
    })
    expect(ask(removal, second, { type: 'MembershipRemoved', data: { userId: 'u1', companyId: 'c1' } })).toMatchObject({
      refusal: { code: 'NOT_A_MEMBER' },
    })
  })

  test('a dependant is removed only from the family that they are in', () => {
    const remove = (companyId: string, employeeId: string) =>
      ask({ type: 'RemoveDependant', data: { companyId, employeeId } }, family)
    expect(remove('c3', 'u2')).toMatchObject({ events: [{ type: 'MembershipRemoved', data: { companyId: 'c3' } }] })
    expect(remove('c3', 'u9')).toMatchObject({ refusal: { code: 'NOT_A_DEPENDANT' } })
    expect(remove('c1', 'u2')).toMatchObject({ refusal: { code: 'NOT_A_DEPENDANT' } })
  })

  test.each([
    [undefined, true],
    ['2026-06-16', true],
    ['2026-06-15', false],
    ['2026-06-14', false],
  ])('the default company is one whose cover has no end or ends in the future: %s', (effectiveEndDate, may) => {
    const ended: UserEvent[] = effectiveEndDate
      ? [{ type: 'MembershipEnded', data: { userId: 'u1', companyId: 'c2', effectiveEndDate } }]
      : []
    const choose: UserCommand = { type: 'ChooseDefaultCompany', data: { companyId: 'c2', today: '2026-06-15' } }
    const outcome = ask(choose, second, ...ended)
    expect(outcome).toMatchObject(
      may
        ? { events: [{ type: 'DefaultCompanyChosen', data: { userId: 'u1', companyId: 'c2' } }] }
        : { refusal: { code: 'COMPANY_ENDED' } },
    )
  })

  test('who left comes back after the earlier cover, with what was recorded of it, and not while it goes on', () => {
    const left: UserEvent[] = [
      { type: 'MembershipChanged', data: { ...employed.data, staffId: 'S-7', planNo: '2' } },
      { type: 'MembershipEnded', data: { userId: 'u1', companyId: 'c1', effectiveEndDate: '2026-06-30' } },
    ]
    const restart = (effectiveStartDate: string, today = '2026-08-01') =>
      ask({ type: 'RestartMembership', data: { companyId: 'c1', effectiveStartDate, today } }, ...left)
    expect(restart('2026-09-01')).toEqual({
      events: [
        {
          type: 'MembershipStarted',
          data: { ...employed.data, staffId: 'S-7', planNo: '2', effectiveStartDate: '2026-09-01' },
        },
      ],
    })
    expect(restart('2026-07-01')).toMatchObject({ events: [{ type: 'MembershipStarted' }] })
    expect(restart('2026-06-30')).toMatchObject({
      refusal: {
        code: 'PERIODS_OVERLAP',
        field: 'effectiveStartDate',
        message: overlapText('30 Jun 2026', '01 Jul 2026'),
      },
    })
    for (const today of ['2026-06-30', '2026-05-01'])
      expect(restart('2026-07-01', today), today).toMatchObject({ refusal: { code: 'STILL_COVERED' } })
    expect(ask(startMembership({ effectiveStartDate: '2026-09-01' }), ...left)).toMatchObject({
      refusal: { code: 'STILL_COVERED' },
    })
    // A change of the dates would leave the days of the earlier cover without any.
    const moved = { effectiveStartDate: '2026-09-01', effectiveEndDate: '' }
    expect(ask({ type: 'ChangeCover', data: { companyId: 'c1', cover: moved } }, ...left)).toMatchObject({
      refusal: { code: 'PERIOD_LOST', field: 'effectiveStartDate' },
    })
    expect(
      ask({ type: 'ChangeCover', data: { companyId: 'c1', cover: { effectiveEndDate: '' } } }, ...left),
    ).toMatchObject({ events: [{ type: 'MembershipChanged' }] })
  })

  test.each([
    ['without an end', undefined, false],
    ['on its last day', '2026-06-15', false],
    ['before its last day', '2026-06-16', false],
    ['on the day after', '2026-06-14', true],
    ['a month after, when nobody went round', '2026-05-14', true],
  ])('a cover lapses once its last day is over: %s', (_when, effectiveEndDate, lapses) => {
    const ended: UserEvent[] = effectiveEndDate
      ? [{ type: 'MembershipEnded', data: { userId: 'u1', companyId: 'c2', effectiveEndDate } }]
      : []
    const lapse: UserCommand = { type: 'LapseMembership', data: { companyId: 'c2', today: '2026-06-15' } }
    const outcome = ask(lapse, second, ...ended)
    expect(outcome).toEqual({
      events: lapses
        ? [
            {
              type: 'MembershipLapsed',
              data: { userId: 'u1', companyId: 'c2', effectiveEndDate, lapsedOn: '2026-06-15' },
            },
          ]
        : [],
    })
    const events = 'events' in outcome ? outcome.events : []
    expect(ask(lapse, second, ...ended, ...events)).toEqual({ events: [] })
  })

  test('an end that is corrected is over again when its own day is, and not before', () => {
    const lapse = (today: string): UserCommand => ({ type: 'LapseMembership', data: { companyId: 'c2', today } })
    const end = (effectiveEndDate: string): UserEvent => ({
      type: 'MembershipEnded',
      data: { userId: 'u1', companyId: 'c2', effectiveEndDate },
    })
    const lapsed: UserEvent = {
      type: 'MembershipLapsed',
      data: { userId: 'u1', companyId: 'c2', effectiveEndDate: '2026-05-31', lapsedOn: '2026-06-01' },
    }
    const corrected = [second, end('2026-05-31'), lapsed, end('2026-12-31')]
    expect(ask(lapse('2026-06-15'), ...corrected)).toEqual({ events: [] })
    expect(ask(lapse('2027-01-01'), ...corrected)).toMatchObject({ events: [{ type: 'MembershipLapsed' }] })
    expect(ask(lapse('2026-06-15'), ...corrected, end('2026-05-31'))).toMatchObject({
      events: [{ type: 'MembershipLapsed' }],
    })
    const removed: UserEvent = { type: 'MembershipRemoved', data: { userId: 'u1', companyId: 'c2' } }
    expect(ask(lapse('2026-06-15'), ...corrected, removed)).toEqual({ events: [] })
  })

  test('a cover does not end before it starts, and nobody is their own dependant', () => {
    expect(ask(startMembership({ companyId: 'c2', effectiveEndDate: '2025-12-31' }))).toMatchObject({
      refusal: { field: 'effectiveEndDate' },
    })
    expect(ask(startMembership({ companyId: 'c2', memberType: 'D', employeeId: 'u1' }))).toMatchObject({
      refusal: { field: 'employeeId' },
    })
  })
})

describe('registering', () => {
  const register: UserCommand = { type: 'Register', data: { termsVersion: '2026-01' } }
  const statusChanged = (status: 100 | 300 | 301 | 401): UserEvent => ({
    type: 'UserStatusChanged',
    data: { userId: 'u1', status, reason: '' },
  })

  test('records what was agreed to and what is different now, and makes the user a registered one', () => {
    const bankAccount = { bankName: 'POSB', bankNo: '7171', branchNo: '081', accountNo: '084102395' }
    const contactNumber = { contactNoCountryCode: '65', contactNo: '00001234' }
    const changes = { emailAddress: { email: 'tan@example.com' }, contactNumber, bankAccount }
    expect(
      decideUser({ type: 'Register', data: { termsVersion: '2026-01', ...changes } }, stateAfter(enrolled)),
    ).toEqual({
      events: [
        { type: 'TermsAccepted', data: { userId: 'u1', termsVersion: '2026-01' } },
        { type: 'EmailAddressChanged', data: { userId: 'u1', email: 'tan@example.com' } },
        { type: 'ContactNumberChanged', data: { userId: 'u1', ...contactNumber } },
        { type: 'BankAccountRecorded', data: { userId: 'u1', ...bankAccount } },
        { type: 'UserStatusChanged', data: { userId: 'u1', status: 100, reason: 'Registered' } },
      ],
    })
    expect(decideUser(register, stateAfter(enrolled))).toMatchObject({
      events: [{ type: 'TermsAccepted' }, { type: 'UserStatusChanged' }],
    })
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
