/** What a route throws when it answers with an error. The error handler (error-handler.ts) makes the reply of it. */
import { errorCodes, isErrorCode, type ErrorCode } from '@member-care/domain/errors/error-codes.ts'
import type { Refusal } from '@member-care/domain/errors/refusal.ts'

interface ApiErrorOptions {
  readonly status: number
  readonly text: string
  readonly errors?: Readonly<Record<string, string>> | undefined
  readonly reason?: string | undefined
  readonly retryAfterSeconds?: number | undefined
  readonly beside?: Readonly<Record<string, unknown>> | undefined
}

/** An answer that is an error; the error handler makes the one shape of it (C55). */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: string
  /** Text per field of the request. */
  readonly errors: Readonly<Record<string, string>> | undefined
  /** Why, where the code and the text are those of several cases. */
  readonly reason: string | undefined
  /** After how long it may be asked for again: the header `Retry-After`. */
  readonly retryAfterSeconds: number | undefined
  /** What stands in the answer besides: what has changed since it was shown. */
  readonly beside: Readonly<Record<string, unknown>> | undefined
  constructor(code: string, options: ApiErrorOptions) {
    super(options.text)
    this.status = options.status
    this.code = code
    this.errors = options.errors
    this.reason = options.reason
    this.retryAfterSeconds = options.retryAfterSeconds
    this.beside = options.beside
  }
}

/** One of the general errors; without a text, with its own. */
export function apiError(code: ErrorCode, text: string = errorCodes[code].text()): ApiError {
  return new ApiError(code, { status: errorCodes[code].status, text })
}

/** 422 with a text for one field of the request. The text is the message too, for callers that show only one. */
export function fieldError(field: string, text: string): ApiError {
  return new ApiError('VALIDATION_ERROR', { status: 422, text, errors: { [field]: text } })
}

/** 422 with the texts at their fields. One text alone is the message too, for callers that show only one. */
export function formError(errors: Readonly<Record<string, string>>): ApiError {
  const texts = Object.values(errors)
  return new ApiError('VALIDATION_ERROR', {
    status: 422,
    text: texts.length === 1 ? (texts[0] ?? '') : errorCodes.VALIDATION_ERROR.text(),
    errors,
  })
}

/** What a decider refused: the status of a general code, 404 for what is not there, 422 when one field is to blame, else 409. */
export function refusalError(refusal: Refusal): ApiError {
  const text = refusal.message
  if (isErrorCode(refusal.code)) {
    return new ApiError(refusal.code, {
      status: errorCodes[refusal.code].status,
      text,
      ...(refusal.field && { errors: { [refusal.field]: text } }),
    })
  }
  if (refusal.code.endsWith('_NOT_FOUND')) return new ApiError(refusal.code, { status: 404, text })
  if (refusal.field) return new ApiError(refusal.code, { status: 422, text, errors: { [refusal.field]: text } })
  return new ApiError(refusal.code, { status: 409, text })
}
