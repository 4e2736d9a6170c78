/**
 * A call that names its host twice is refused (RFC 9112, 3.2): Node reads the first one, and a proxy on the way may have read the other, so that
 * one of them lets through what it should not, or keeps it for somebody else.
 */
import type { FastifyInstance } from 'fastify'
import { apiError } from './api-error.ts'

export function refuseSecondHost(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw: { rawHeaders } }) => {
    // Names and values take turns.
    const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host')
    if (hosts.length > 1) throw apiError('MALFORMED_REQUEST')
  })
}
