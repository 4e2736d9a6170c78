/** The errors that the double answers, as the server does: a gRPC code, what it says, and fields by which the client tells what happened. */
import { Metadata, status, type ServiceError } from '@grpc/grpc-js'

export type CallError = Partial<ServiceError> & { readonly code: status }

export function callError(
  code: status,
  fields: Readonly<Record<string, string>> = {},
  details: string = status[code],
): CallError {
  const metadata = new Metadata()
  for (const [name, value] of Object.entries(fields)) metadata.set(name, value)
  return { code, details, metadata }
}

export function tombstonedError(stream: string): CallError {
  return callError(
    status.FAILED_PRECONDITION,
    { exception: 'stream-deleted', 'stream-name': stream },
    `Event stream '${stream}' is deleted.`,
  )
}

/** For the same events again while they are not committed, after the server has waited in vain. */
export const commitTimeoutError = () => callError(status.ABORTED, {}, 'Operation timed out: Commit phase timeout.')

/** For a live subscription whose reader does not keep up; up to server 23.10. */
export const tooSlowError = () =>
  callError(status.ABORTED, {}, 'Consumer too slow to handle event while live. Client resubscription required.')
