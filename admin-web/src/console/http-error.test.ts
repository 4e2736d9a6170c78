// Requirements: ERR-055
import { noResponse } from '@member-care/domain/errors/response-error.ts'
import { expect, test } from 'vitest'
import { toHttpError, UNANSWERED } from './http-error.ts'

test('texts per field stand where the forms look for them, the overall one as the server error', () => {
  const error = toHttpError({
    code: 422,
    errorCode: 'VALIDATION_ERROR',
    message: 'Please review.',
    errors: { batchNo: 'This batch is closed.' },
  })
  expect({ status: error.status, message: error.message, body: error.body }).toEqual({
    status: 422,
    message: 'Please review.',
    body: {
      errorCode: 'VALIDATION_ERROR',
      message: 'Please review.',
      errors: { batchNo: 'This batch is closed.', root: { serverError: 'Please review.' } },
    },
  })
})

test('an error about no field brings no errors to a form', () => {
  expect(toHttpError({ code: 409, message: 'Changed.' }).body).toEqual({ message: 'Changed.' })
})

test('an answer that never came is told apart from a failing server', () => {
  expect(toHttpError(noResponse).status).toBe(UNANSWERED)
  expect(toHttpError({ code: 500, message: 'Something went wrong.' }).status).toBe(500)
})
