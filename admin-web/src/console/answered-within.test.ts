import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noResponse } from '@member-care/domain/errors/response-error.ts'
import { answeredWithin, LONG_PATIENCE_MS } from './answered-within.ts'
import { UNANSWERED } from './http-error.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('an answer that never comes is the same as no network, so that the command can be sent again under its id', async () => {
  const waited = expect(answeredWithin(60_000, new Promise(() => {}))).rejects.toMatchObject({
    status: UNANSWERED,
    message: noResponse.message,
  })
  await vi.advanceTimersByTimeAsync(60_000)
  await waited
})

test('what comes in time is the answer, and nothing is waited for any more', async () => {
  expect(await answeredWithin(60_000, Promise.resolve('done'))).toBe('done')
  await expect(answeredWithin(60_000, Promise.reject(new Error('refused')))).rejects.toThrow('refused')
  expect(vi.getTimerCount()).toBe(0)
})

test('uploads and decisions on proposed bank details are waited for ten minutes (LIM-030)', () => {
  expect(LONG_PATIENCE_MS).toBe(600_000)
})
