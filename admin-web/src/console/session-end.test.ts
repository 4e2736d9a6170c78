import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { errorTexts } from '@member-care/domain/texts/error-texts.ts'
import { endSession } from './session-end.ts'
import { adoptSession, clearSession, readSession } from './session.ts'

const newer = { uuid: 'olive', accessToken: 'newer', userType: 'sys-admin' }
const leaveFor = vi.fn()

beforeEach(() => {
  vi.stubGlobal('window', { location: { pathname: '/systemadmin', search: '', replace: leaveFor } })
  adoptSession(JSON.stringify(newer))
})
afterEach(() => {
  clearSession()
  vi.unstubAllGlobals()
})

test('a refusal of the session before, which comes late, leaves the one that somebody has begun meanwhile', async () => {
  await endSession({ message: errorTexts.unauthorized }, 'older')
  await endSession({ message: errorTexts.unauthorized }, undefined)
  expect(readSession()).toEqual(newer)
  expect(leaveFor).not.toHaveBeenCalled()
  // It never resolves: the page is being left.
  void endSession({ message: errorTexts.unauthorized, reason: 'EXPIRED' }, newer.accessToken)
  await vi.waitFor(() => expect(leaveFor).toHaveBeenCalledOnce())
  expect(readSession()).toBeUndefined()
})
