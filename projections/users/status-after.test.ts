import type { UserStatus } from '@member-care/domain/user/user-events.ts'
import { expect, test } from 'vitest'
import { statusAfter, type StatusEvent } from './status-after.ts'

const userId = 'ann'
const locked: StatusEvent = { type: 'AccountLocked', data: { userId, reason: 'wrong-passwords' } }
const unlocked: StatusEvent = { type: 'AccountUnlocked', data: { userId, reason: 'recovered' } }
const signedIn: StatusEvent = { type: 'SignedIn', data: { userId, how: 'password' } }
const activated: StatusEvent = { type: 'AccountActivated', data: { userId } }

test.each<readonly [UserStatus, readonly StatusEvent[], UserStatus]>([
  [100, [locked], 300],
  [100, [locked, unlocked], 100],
  // What strangers try makes nobody a member who never registered, nor keeps them from it.
  [101, [locked], 101],
  [101, [locked, unlocked], 101],
  [101, [locked, activated], 100],
  // An activation that ends at the moment of a suspension or termination reopens nothing.
  [301, [activated], 301],
  [401, [activated], 401],
  // A recovery made members of them once: whoever has come in since stays one.
  [101, [locked, unlocked, signedIn], 100],
  [101, [locked, unlocked, signedIn, locked], 300],
  [301, [signedIn], 301],
  [301, [locked, unlocked], 301],
  [401, [locked, unlocked], 401],
])('%d after %o is %d', (status, events, after) => {
  expect(events.reduce(statusAfter, status)).toBe(after)
})
