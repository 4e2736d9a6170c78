// Requirements: STA-015, ERR-021, ERR-022, ERR-023, ERR-024, ERR-025, ERR-026
import { describe, expect, test } from 'vitest'
import { errorBodySchema } from './error-body-schema.ts'
import { errorBody } from './error-body.ts'
import { isDecision, noResponse, readErrorResponse } from './response-error.ts'

test('an error body tells the same under every name', () => {
  const body = errorBody('VALIDATION_ERROR', 'Please check.', { amount: 'Amount is required' })
  expect(body).toEqual({
    errorCode: 'VALIDATION_ERROR',
    errorMessage: 'Please check.',
    error: 'Please check.',
    message: 'Please check.',
    errors: { amount: 'Amount is required' },
  })
  expect(errorBodySchema.parse(body)).toEqual(body)
})

test('a general code brings its own text', () => {
  expect(errorBody('SUSPICIOUS_FILE').errorMessage).toBe(
    'There are suspicious file(s) detected, please scan the file(s) with antivirus software before uploading.',
  )
  expect(errorBody('TOKEN_EXPIRED').message).toBe('Unauthorized Access or Token has Expired')
})

describe('reading an error answer', () => {
  const read = (body: string, messageHeader?: string) =>
    readErrorResponse({ status: 409, body, ...(messageHeader !== undefined && { messageHeader }) })

  test('our own shape', () => {
    expect(read(JSON.stringify(errorBody('CLAIM_DELETED', 'Gone.', { amount: 'x' })))).toEqual({
      code: 409,
      errorCode: 'CLAIM_DELETED',
      message: 'Gone.',
      errors: { amount: 'x' },
    })
  })

  test.each([
    ['{"errorMessage":"A"}', undefined, 'A'],
    ['{"error":"B"}', undefined, 'B'],
    ['{"errorMessage":"A","error":"B"}', 'From the header', 'From the header'],
    ['{}', undefined, 'Something went wrong.'],
    ['{"errorMessage":5}', undefined, 'Something went wrong.'],
    ['Plain text', undefined, 'Plain text'],
    ['', undefined, 'Sorry, there seems to be an issue with the network. Please try again later.'],
    ['null', undefined, 'null'],
  ])('%s', (body, header, message) => {
    expect(read(body, header)).toMatchObject({ code: 409, message })
  })

  test.each(['<html><body>502</body></html>', '\n<!doctype html><title>Sign in to the network</title>'])(
    'a page of markup is no answer of the server: %s',
    (body) => {
      expect(read(body)).toBe(noResponse)
      expect(noResponse.message).toBe('Sorry, there seems to be an issue with the network. Please try again later.')
    },
  )

  test('a validation error of three parts is a title and a text', () => {
    expect(read('{"errorMessage":"Validation Error, amount, Amount must be more than zero"}')).toEqual({
      code: 409,
      title: 'Validation Error',
      message: 'Amount must be more than zero',
    })
    expect(read('{"errorMessage":"Wrong, amount, text"}')).toEqual({ code: 409, message: 'Wrong, amount, text' })
  })
})

test('an error answer says what becomes of a command, or only that it was put off, asked for something first, or failed on the way', () => {
  const decided = (codes: readonly number[]) => codes.map((code) => isDecision({ code }))
  expect(new Set(decided([400, 402, 403, 404, 409, 413, 422]))).toEqual(new Set([true]))
  expect(new Set(decided([401, 408, 425, 428, 429, 500, 502, 503, 504]))).toEqual(new Set([false]))
  expect(isDecision(noResponse)).toBe(false)
})
