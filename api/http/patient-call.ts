/** Calls that may take longer than the server's usual limits for an answer. */
import type { onRequestHookHandler } from 'fastify'
import { Socket } from 'node:net'

/** `handlerTimeout` of routes that send large files: it counts until the last byte has gone. Who takes none of it is let go of by the connection's own limit. */
export const DOWNLOAD_MILLISECONDS = 60 * 60_000

/** So long callers wait for a bulk upload and for proposed bank details (3§9). */
export const LONGEST_WAIT_MS = 600_000

export interface PatientCall {
  readonly handlerTimeout: number
  readonly onRequest: onRequestHookHandler
}

/**
 * What a route declares so that it may take so long: a limit of its own for its handler, and for the connection, on which nothing
 * is said meanwhile. Node gives the connection its usual limit back with the next request.
 * @param milliseconds until the handler has given up by itself
 */
export function patientCall(milliseconds: number): PatientCall {
  // The handler's own words about giving up come before those of the server.
  const limit = milliseconds + 10_000
  return {
    handlerTimeout: limit,
    onRequest: (request, _reply, done) => {
      // A call that is handed in without a connection has no limit to lengthen.
      if (request.raw.socket instanceof Socket) request.raw.socket.setTimeout(limit)
      done()
    },
  }
}
