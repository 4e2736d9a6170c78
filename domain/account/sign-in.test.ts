// Requirements: AUTH-009, AUTH-010, AUTH-011, AUTH-012, AUTH-013, AUTH-014, AUTH-015, AUTH-016, AUTH-017, AUTH-025, AUTH-027, AUTH-030, ERR-002
import { describe, expect, test } from 'vitest'
import { tellsOfLock } from '../texts/account-texts.ts'
import { otpError, signInFormErrors, whereAfterSignIn } from './sign-in-form.ts'
import { isSessionOver, otpState, otpWaitSeconds } from './sign-in-rules.ts'

const now = new Date('2026-03-10T06:30:00Z')
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1_000)

describe('a one-time password', () => {
  test.each([
    [299.999, 4, 'open'],
    [300, 0, 'expired'],
    [0, 5, 'no-tries-left'],
    [300, 5, 'no-tries-left'],
  ] as const)('sent %d seconds ago with %d wrong tries is %s', (seconds, wrongTries, state) => {
    expect(otpState({ sentAt: ago(seconds), wrongTries }, now)).toBe(state)
  })

  test.each([
    [[], 0],
    [[30], 0],
    [[29], 1],
    [[0], 30],
    [[3_599, 3_000, 2_000, 1_000, 40], 1],
    [[3_600, 3_000, 2_000, 1_000, 40], 0],
    [[5_000, 3_599, 3_000, 2_000, 1_000, 40], 1],
    [[40, 1_000, 2_000, 3_000, 3_300], 300],
  ])('after those sent %o seconds ago another waits %d seconds', (seconds, wait) => {
    expect(otpWaitSeconds({ forThis: seconds.map(ago), inAll: seconds.map(ago) }, now)).toBe(wait)
  })

  test('for another use it waits for the hour only', () => {
    expect(otpWaitSeconds({ forThis: [], inAll: [1].map(ago) }, now)).toBe(0)
    expect(otpWaitSeconds({ forThis: [], inAll: [3_599, 3_000, 2_000, 1_000, 1].map(ago) }, now)).toBe(1)
  })
})

test.each([
  [0, 0, false],
  [3_600, 1_799, false],
  [3_600, 1_800, true],
  [43_199, 1, false],
  [43_200, 1, true],
])('a session of %d seconds, last used %d seconds ago, is over: %s', (age, idle, over) => {
  expect(isSessionOver({ startedAt: ago(age), lastUsedAt: ago(idle) }, now)).toBe(over)
})

describe('the sign-in form', () => {
  const right = { email: 'willow@example.com', password: 'Abcdef1!', captchaResponse: 'solved' }

  test.each([
    [{}, {}],
    [{ email: '' }, { email: 'Email address is required.' }],
    [{ email: 'willow' }, { email: 'Email address is not valid.' }],
    [{ email: 'willow@example' }, { email: 'Email address is not valid.' }],
    [{ email: 'willow tan@example.com' }, { email: 'Email address is not valid.' }],
    [{ email: ' willow@example.com ' }, {}],
    [{ password: '' }, { password: 'Password is required' }],
    [{ password: 'x'.repeat(7) }, { password: 'Too short' }],
    [{ password: 'x'.repeat(8) }, {}],
    [{ password: 'x'.repeat(30) }, {}],
    [{ password: 'x'.repeat(31) }, { password: 'Too long' }],
    [{ captchaResponse: '' }, { captchaResponse: 'Please verify your captcha.' }],
  ])('%o', (changes, errors) => {
    expect(signInFormErrors({ ...right, ...changes })).toEqual(errors)
  })

  test('takes an NRIC where members sign in with that', () => {
    expect(signInFormErrors({ ...right, email: 'S1234567D' }, { anyIdentifier: true })).toEqual({})
  })

  test('asks for the one-time password', () => {
    expect([otpError(undefined), otpError(' '), otpError('123456')]).toEqual([
      'One time password is required',
      'One time password is required',
      undefined,
    ])
  })

  test('knows a lock by the first sentence', () => {
    expect(tellsOfLock('Your account has been locked. To unlock your account, please recover your account.')).toBe(true)
    expect(tellsOfLock('Email or password is not correct.')).toBe(false)
  })
})

describe('after signing in', () => {
  test.each([
    ['sys-admin', undefined, '/systemadmin'],
    ['client', undefined, '/app'],
    ['client', null, '/app'],
    ['client', '/app/claimrecords?x=1#top', '/app/claimrecords?x=1#top'],
    ['client', '/hradmin', '/hradmin'],
    ['client', '/systemadmin', '/app'],
    ['client', '/systemadmin/user', '/app'],
    ['client', '/SystemAdmin', '/app'],
    ['client', '/app/../systemadmin', '/app'],
    ['client', '/%73ystemadmin', '/app'],
    ['sys-admin', '/systemadmin/userOutpatient?claimStatus=ALL', '/systemadmin/userOutpatient?claimStatus=ALL'],
    ['sys-admin', '/app', '/app'],
    ['client', '/', '/app'],
    ['client', '', '/app'],
    ['client', 'https://evil.example', '/app'],
    ['client', '//evil.example', '/app'],
    ['client', '//evil.example/app/profile', '/app'],
    ['client', '/\\evil.example', '/app'],
    ['client', '/\t/evil.example', '/app'],
    ['client', 'javascript:alert(1)', '/app'],
    ['client', 'app', '/app'],
    ['sys-admin', '//evil.example/systemadmin', '/systemadmin'],
    ['client', '/.//elsewhere.example', '/app'],
    ['client', '/app/..//elsewhere.example', '/app'],
    ['sys-admin', '/x/%2e%2e//elsewhere.example', '/systemadmin'],
  ] as const)('a %s with redirect %s goes to %s', (userType, redirect, path) => {
    expect(whereAfterSignIn(userType, redirect)).toBe(path)
  })
})
