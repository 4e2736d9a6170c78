import { afterEach, expect, test } from 'vitest'
import { beginSession, currentSession, endSession } from '../session/session.ts'
import type { SignedInUser } from '../session/session-contract.ts'
import { onUnauthorized } from './api-client.ts'

afterEach(() => endSession())

test('a refusal of the session before, which comes late, leaves the one that somebody has begun meanwhile', () => {
  beginSession({ uuid: 'willow', accessToken: 'newer' } as SignedInUser)
  const refusal = { code: 401, message: 'Over.' }
  onUnauthorized(refusal, 'older')
  onUnauthorized(refusal, undefined)
  expect(currentSession().user?.accessToken).toBe('newer')
  onUnauthorized(refusal, 'newer')
  expect([currentSession().user, currentSession().endedBecause?.message]).toEqual([null, 'Over.'])
})
