/** The one place where an error becomes an answer (C55). What is not meant for the caller stays in the log. */
import { errorBody, errorCodes, type ErrorCode } from '@member-care/domain/errors/error-body.ts'
import { CommandIdReused } from '@member-care/event-store/codec/create-event-log.ts'
import {
  AccessDenied,
  EventTooLarge,
  IncompleteStream,
  StoreUnavailable,
  WrongExpectedRevision,
} from '@member-care/event-store/port.ts'
import { isDiskFull, isMissingTable } from '@member-care/event-store/postgres/database-errors.ts'
import { isDatabaseTheCause } from '@member-care/projections/runner/database-trouble.ts'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { CommandRefused } from '../commands/command-refused.ts'
import { KeyGone } from '@member-care/event-store/codec/key-gone.ts'
import { apiError, ApiError, refusalError } from './api-error.ts'

/** For `setErrorHandler`. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = toApiError(error)
  if (known.status >= 500 || error instanceof IncompleteStream)
    request.log.error({ err: error, route: request.routeOptions.url }, 'a request failed')
  const retryAfter = known.retryAfterSeconds ?? (known.status === 503 ? 5 : undefined)
  if (retryAfter !== undefined) reply.header('Retry-After', retryAfter)
  return reply.code(known.status).send({
    ...errorBody(known.code, known.message, known.errors),
    ...(known.reason !== undefined && { reason: known.reason }),
    ...known.beside,
  })
}

/** For `setNotFoundHandler`, where no page of a front end is meant. */
export function answerNotFound(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.code(errorCodes.NOT_FOUND.status).send(errorBody('NOT_FOUND'))
}

/** For `frameworkErrors`: an address that fits no route, such as one with an endless id. No hook has seen it, so what hooks add is added here. */
export function answerUnroutable(_error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { status } = errorCodes.NOT_FOUND
  void reply
    .code(status)
    .headers({ 'X-Request-Id': request.id, 'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'no-store' })
    .send(errorBody('NOT_FOUND'))
}

/** Every error as the answer that it leads to; what nobody foresaw is a 500 that tells nothing. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  if (error instanceof CommandRefused) return refusalError(error.refusal)
  if (hasZodFastifySchemaValidationErrors(error)) return validationError(error.validation)
  if (error instanceof WrongExpectedRevision) return apiError('CONFLICT')
  if (error instanceof CommandIdReused) return apiError('IDEMPOTENCY_KEY_REUSED')
  if (error instanceof IncompleteStream) return apiError('RECORD_INCOMPLETE')
  if (error instanceof EventTooLarge) return apiError('PAYLOAD_TOO_LARGE')
  // Somebody was forgotten while something about them was under way.
  if (error instanceof KeyGone) return apiError('NOT_FOUND')
  if (isDiskFull(error)) return apiError('STORAGE_FULL')
  if (error instanceof StoreUnavailable || isDatabaseTheCause(error)) return apiError('UNAVAILABLE')
  // While a new version of a read model is being made, queries still see the one before, which may lack what this process asks for.
  if (isMissingTable(error)) return apiError('UNAVAILABLE')
  if (error instanceof AccessDenied) return apiError('INTERNAL_ERROR')
  return apiError(codeOfFrameworkError(error))
}

/** Text per field, the path dotted as in `companies.0.name`. */
export function validationError(issues: readonly { instancePath: string; message?: string | undefined }[]): ApiError {
  const errors: Record<string, string> = {}
  for (const issue of issues)
    errors[fieldPath(issue.instancePath)] ??= issue.message ?? errorCodes.VALIDATION_ERROR.text()
  return new ApiError('VALIDATION_ERROR', { status: 422, text: errorCodes.VALIDATION_ERROR.text(), errors })
}

function fieldPath(instancePath: string): string {
  return instancePath.replace(/^\//, '').replaceAll('/', '.') || 'request'
}

function codeOfFrameworkError(error: unknown): ErrorCode {
  const { code, statusCode } = error as Partial<FastifyError>
  if (code === 'FST_ERR_HANDLER_TIMEOUT') return 'UNAVAILABLE'
  if (statusCode === 413) return 'PAYLOAD_TOO_LARGE'
  // Of a form it is 406 in the framework's words.
  if (statusCode === 415 || code === 'FST_INVALID_MULTIPART_CONTENT_TYPE') return 'UNSUPPORTED_TYPE'
  if (statusCode === 429) return 'RATE_LIMITED'
  if (statusCode === 404) return 'NOT_FOUND'
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500 ? 'MALFORMED_REQUEST' : 'INTERNAL_ERROR'
}
