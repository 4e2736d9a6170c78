/** What Postgres, its driver and the network say, in the port's errors. */
import { BackendTerminatedError, BackendTerminatedUnexpectedlyError, ConnectionError, InvalidInputError } from 'slonik'
import { AccessDenied, StoreUnavailable } from '../port.ts'
import { AnswerTimeout } from '../waiting.ts'

/** SQLSTATE classes and codes which say that the server cannot do it now: connection, resources, operator intervention, lock not available. */
const UNAVAILABLE = /^(08|53|57|55P03|40)/
/** Insufficient privilege, and refused sign-ins. */
const DENIED = /^(42501|28)/
/** The server ends the session, perhaps while it commits. */
const SESSION_ENDED = /^(08|57P0[1-5])/
/** EAGAIN is said of a Unix socket with too many who wait to be taken. */
const NETWORK_CODES = new Set([
  'EAGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ECONNABORTED',
])

/**
 * The port's error for one of the database, or the error itself when it is neither an outage nor a refusal.
 * @param sent whether a statement that writes had been sent, so that it may have been carried out
 */
export function portError(error: unknown, { sent }: { sent: boolean }): unknown {
  if (error instanceof StoreUnavailable || error instanceof AccessDenied) return error
  const chain = causes(error)
  const sqlState = chain.map(sqlStateOf).find((code) => code !== undefined)
  if (sqlState && DENIED.test(sqlState)) return new AccessDenied('Postgres refused the access.', { cause: error })
  const answered = sqlState !== undefined && !SESSION_ENDED.test(sqlState)
  const unavailable = sqlState ? UNAVAILABLE.test(sqlState) : chain.some(isOutage)
  if (!unavailable) return error
  return new StoreUnavailable('Postgres is not available.', { outcomeUnknown: sent && !answered, cause: error })
}

/**
 * True for an error of the given data themselves (class 22: data exception, 23: integrity), which fails again when repeated.
 * For one of them, malformed input, the pool keeps no SQLSTATE.
 */
export function isErrorOfData(error: unknown): boolean {
  return causes(error).some((cause) => cause instanceof InvalidInputError || /^2[23]/.test(sqlStateOf(cause) ?? ''))
}

/** True when the disk is full, Postgres' or that of a file. */
export function isDiskFull(error: unknown): boolean {
  return causes(error).some(
    (cause) =>
      sqlStateOf(cause) === '53100' ||
      (cause instanceof Error && 'code' in cause && (cause.code === 'ENOSPC' || cause.code === 'EDQUOT')),
  )
}

/** True when a table, a view or a column that a query names is not there. */
export function isMissingTable(error: unknown): boolean {
  return causes(error).some((cause) => /^(42P01|42703)$/.test(sqlStateOf(cause) ?? ''))
}

function causes(error: unknown): unknown[] {
  const chain: unknown[] = []
  for (
    let cause = error;
    cause !== undefined && cause !== null && chain.length < 10;
    cause = cause instanceof Error ? cause.cause : undefined
  )
    chain.push(cause)
  return chain
}

/** A SQLSTATE has five characters, digits and capitals; the network's codes are longer. */
function sqlStateOf(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && code !== 'EPIPE' ? code : undefined
}

function isOutage(error: unknown): boolean {
  if (error instanceof AnswerTimeout) return true
  if (
    error instanceof BackendTerminatedError ||
    error instanceof BackendTerminatedUnexpectedlyError ||
    error instanceof ConnectionError
  )
    return true
  if (!(error instanceof Error)) return false
  if (error instanceof AggregateError) return error.errors.some(isOutage)
  if ('code' in error && typeof error.code === 'string' && NETWORK_CODES.has(error.code)) return true
  // The Unix socket of a server that has ended; of a file it is another trouble.
  if ('code' in error && error.code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect') return true
  // The driver has no code for these: the socket closed, or did not open in time; the pool is being closed.
  return /connection terminated|connection pool (is being|has been|has ended)|timeout expired|client is (pending destroy|destroyed)|not queryable/i.test(
    error.message,
  )
}
