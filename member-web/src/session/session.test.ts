// Requirements: AUTH-090, AUTH-097, AUTH-099
import { keptText } from '@member-care/web-kit/storage/kept-value.ts'
import type { SessionEnd } from '@member-care/web-kit/session/session-channel.ts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { SignedInUser } from './session-contract.ts'
import { beginSession, currentSession, endSession, requireOtp, settleOtp } from './session.ts'

const member = { uuid: 'ann', accessToken: 'token' } as unknown as SignedInUser
const ranOut: SessionEnd = { message: 'Unauthorized Access or Token has Expired', reason: 'IDLE' }

beforeEach(() => {
  endSession()
  beginSession(member)
})
afterAll(() => endSession())

describe('the one-time password that a 428 asks for', () => {
  test('leaves the session verified once it is entered, and that is kept until the session ends', async () => {
    const before = currentSession()
    expect(before).toMatchObject({ otp: 'verified', contactNoVerified: false })
    const asked = requireOtp()
    expect(currentSession()).toMatchObject({ otp: 'unverified', contactNoVerified: false })
    settleOtp('verified')
    expect(await asked).toBe('verified')
    expect(currentSession()).toMatchObject({
      otp: 'verified',
      contactNoVerified: true,
      verifications: before.verifications + 1,
    })
    endSession()
    expect(currentSession().contactNoVerified).toBe(false)
  })

  test('proves nothing when it is cancelled', async () => {
    const { verifications } = currentSession()
    const asked = requireOtp()
    settleOtp('cancelled')
    expect(await asked).toBe('cancelled')
    expect(currentSession()).toMatchObject({ otp: 'verified', contactNoVerified: false, verifications })
  })
})

describe('a session that has ended', () => {
  test('without the wish of the person says why, until the next begins', () => {
    endSession(ranOut)
    expect(currentSession()).toMatchObject({ user: null, endedBecause: ranOut, leftByChoice: false })
    beginSession(member)
    expect(currentSession()).toMatchObject({ user: member, endedBecause: null })
  })

  test('by the wish of the person says nothing', () => {
    endSession()
    expect(currentSession()).toMatchObject({ user: null, endedBecause: null, leftByChoice: true })
  })

  test('takes the open question with it', async () => {
    const asked = requireOtp()
    endSession(ranOut)
    expect(await asked).toBe('cancelled')
    expect(currentSession()).toMatchObject({ otp: 'verified', contactNoVerified: false })
  })
})

test('nothing that the tab has kept of somebody outlives their session', () => {
  const kept = [
    'user',
    'systemAdmin',
    'hradmin',
    'appConfig',
    'sentOtp',
    'pendingSignIn',
    'registration',
    'updates',
    'purchases',
    'chatMessage',
    'savingInLeaving',
    'wantedPage',
  ].map((name) => keptText('tab', `member-care.${name}`))
  for (const one of kept) one.keep('{}')
  endSession()
  expect(kept.map((one) => one.read())).toEqual(kept.map(() => null))
})
