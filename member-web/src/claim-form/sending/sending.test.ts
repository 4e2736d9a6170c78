import { expect, test } from 'vitest'
import { noResponse, type ResponseError } from '@member-care/domain/errors/response-error.ts'
import { ApiCallError } from '../../portal-api/api-client.ts'
import { nextSending, notSending, type Sending } from './sending.ts'

const sending = (sent: number): Sending => ({ phase: 'sending', sent })
const after = (response: ResponseError) =>
  nextSending(sending(1), { type: 'failed', error: new ApiCallError(response) })

test('progress only goes forward, and not beyond the end', () => {
  expect(nextSending(sending(0.5), { type: 'progressed', sent: 0.4 })).toEqual(sending(0.5))
  expect(nextSending(sending(0.5), { type: 'progressed', sent: 1.2 })).toEqual(sending(1))
})

test('progress that comes after the end changes nothing', () => {
  expect(nextSending(notSending, { type: 'progressed', sent: 0.9 })).toBe(notSending)
})

test('a broken connection leaves it open whether the claim arrived', () => {
  expect(after(noResponse)).toEqual({ phase: 'unanswered', message: noResponse.message })
})

test('a refusal brings the server’s texts to their fields', () => {
  const errors = { receiptNo: 'Claimed already.' }
  expect(after({ code: 422, errorCode: 'VALIDATION_ERROR', message: 'Please check.', errors })).toEqual({
    phase: 'refused',
    message: 'Please check.',
    errors,
    isCorrectable: true,
  })
})

test.each([
  [303, true],
  [413, true],
  [400, false],
  [429, false],
  [503, false],
])('after status %i, changing the form helps: %s', (code, isCorrectable) => {
  expect(after({ code, message: 'No.' })).toMatchObject({ phase: 'refused', isCorrectable })
})

test('when a one-time password is asked for, the claim waits as it is', () => {
  expect(after({ code: 428, errorCode: 'OTP_REQUIRED', message: 'Your account need verification.' })).toEqual(
    notSending,
  )
})
