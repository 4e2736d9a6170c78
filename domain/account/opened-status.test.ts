import { expect, test } from 'vitest'
import { openedStatus, statusToSet } from './opened-status.ts'

test('an account that is opened again is one only where there was one', () => {
  const at = new Date('2026-05-04T00:00:00Z')
  expect(openedStatus({ registeredAt: at, lastSignInAt: null })).toBe(100)
  expect(openedStatus({ registeredAt: null, lastSignInAt: at })).toBe(100)
  expect(openedStatus({ registeredAt: null, lastSignInAt: null })).toBe(101)
})

test('what nobody came into is opened as not registered, unless the administrator registers them', () => {
  const never = { registeredAt: null, lastSignInAt: null }
  expect(statusToSet({ ...never, status: 401 }, 100)).toBe(101)
  expect(statusToSet({ ...never, status: 101 }, 100)).toBe(100)
  expect(statusToSet({ ...never, lastSignInAt: '2026-03-10T02:00:00.000Z', status: 401 }, 100)).toBe(100)
  expect(statusToSet({ ...never, status: 401 }, 301)).toBe(301)
})
