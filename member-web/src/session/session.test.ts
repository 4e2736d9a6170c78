// Requirements: AUTH-099
import { expect, test } from 'vitest'
import { keptText } from '@member-care/web-kit/storage/kept-value.ts'
import { endSession } from './session.ts'

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
