import { expect, test } from 'vitest'
import { declineReasonTexts } from '../texts/verification-texts.ts'
import { DECLINE_REASON_LENGTH, declineReasonError } from './decline-reason.ts'

test('a reason is something, and no more than can be read on a phone', () => {
  expect(declineReasonError(' \n ')).toBe(declineReasonTexts.missing)
  expect(declineReasonError(`  ${'x'.repeat(DECLINE_REASON_LENGTH)}  `)).toBeUndefined()
  expect(declineReasonError('x'.repeat(DECLINE_REASON_LENGTH + 1))).toBe(
    declineReasonTexts.tooLong(DECLINE_REASON_LENGTH),
  )
})
