/** What EventStoreDB, its client and gRPC say, in the port's errors. The client gives most errors a `type`, but lets some of gRPC through, which have only a `code`. */
import { ErrorType } from '@eventstore/db-client'
import { status } from '@grpc/grpc-js'
import { AccessDenied, StoreUnavailable } from '../port.ts'
import { AnswerTimeout } from '../waiting.ts'

const DENIED_TYPES: readonly unknown[] = [ErrorType.ACCESS_DENIED]
const DENIED_CODES: readonly unknown[] = [status.PERMISSION_DENIED, status.UNAUTHENTICATED]
const OUTAGE_TYPES: readonly unknown[] = [
  ErrorType.UNAVAILABLE,
  ErrorType.CANCELLED,
  ErrorType.TIMEOUT,
  ErrorType.DEADLINE_EXCEEDED,
  ErrorType.NOT_LEADER,
]
/** INTERNAL and UNKNOWN too: a connection that is cut off in the middle of a call shows as either. */
const OUTAGE_CODES: readonly unknown[] = [
  status.UNAVAILABLE,
  status.CANCELLED,
  status.ABORTED,
  status.DEADLINE_EXCEEDED,
  status.RESOURCE_EXHAUSTED,
  status.INTERNAL,
  status.UNKNOWN,
]
/** The client's own words when no node of a cluster answers, and gRPC's when another call has just given the connection up. */
const OUTAGE_MESSAGE = /failed to discover|channel has been (closed|shut down)/i

/**
 * The port's error for one of the server, or the error itself when it is neither an outage nor a refusal.
 * @param sent whether an append had been sent, so that it may have been carried out
 */
export function portError(error: unknown, { sent }: { sent: boolean }): unknown {
  if (error instanceof StoreUnavailable || error instanceof AccessDenied) return error
  const { type, code } = typeAndCode(error)
  if (DENIED_TYPES.includes(type) || DENIED_CODES.includes(code))
    return new AccessDenied('EventStoreDB refused the access.', { cause: error })
  const outage =
    error instanceof AnswerTimeout ||
    OUTAGE_TYPES.includes(type) ||
    OUTAGE_CODES.includes(code) ||
    (error instanceof Error && OUTAGE_MESSAGE.test(error.message))
  if (!outage) return error
  return new StoreUnavailable('EventStoreDB is not available.', {
    outcomeUnknown: sent && type !== ErrorType.NOT_LEADER,
    cause: error,
  })
}

/** True for an error which the client gave this type. */
export function isOfType(error: unknown, type: ErrorType): boolean {
  return typeAndCode(error).type === type
}

function typeAndCode(error: unknown): { type?: unknown; code?: unknown } {
  return error instanceof Error
    ? { ...('type' in error && { type: error.type }), ...('code' in error && { code: error.code }) }
    : {}
}
