import { afterEach, expect, test, vi } from 'vitest'
import { prepareSending, sendWaitingClaim } from './send-waiting-claim.ts'
import type { WaitingClaim } from './waiting-claim.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const claim = {
  id: 'one',
  parcel: { kind: 'outpatient', companyId: 'orchid', language: 'en', fields: {}, fileKeys: [] },
  draft: { documents: [] },
} as unknown as WaitingClaim

const sentWith = (answer: Response) => {
  vi.stubGlobal('fetch', () => Promise.resolve(answer))
  return sendWaitingClaim(claim, { accessToken: 'token', proof: 'proof' })
}

test.each([401, 403, 408])('what a proxy answers with %d is no refusal of the claim', async (status) => {
  expect(await sentWith(new Response('<h1>Sign in to our network</h1>', { status }))).toEqual({
    outcome: 'answered-between',
  })
})

test('what a proxy finds too large did not arrive', async () => {
  expect(await sentWith(new Response('<h1>413</h1>', { status: 413 }))).toEqual({ outcome: 'too-large-between' })
})

test('what the server refuses is told as it says it', async () => {
  const headers = { 'X-Request-Id': 'r-1', Message: 'Validation Error' }
  expect(await sentWith(new Response('{"errors":{"receiptNo":"Used"}}', { status: 422, headers }))).toMatchObject({
    outcome: 'answered',
    error: { code: 422, errors: { receiptNo: 'Used' } },
  })
})

test('a connection that takes the question for the task and never answers holds up no filing', async () => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'fetch',
    (_address: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('It took too long.', 'AbortError')))
      }),
  )
  const preparing = expect(prepareSending()).rejects.toThrow('It took too long.')
  await vi.advanceTimersByTimeAsync(60_000)
  await preparing
})
