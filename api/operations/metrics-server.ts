/** Answers `/metrics` for Prometheus, on a port of its own: how much the product has to do is nothing for those who use it. */
import fastify, { type FastifyInstance } from 'fastify'
import type { Operations } from './operations.ts'
import { sharedWhileUnderWay } from '../http/shared-while-under-way.ts'

/** Builds the server, without listening. */
export function buildMetricsServer({ metrics, measure }: Pick<Operations, 'metrics' | 'measure'>): FastifyInstance {
  const server = fastify({ logger: false, forceCloseConnections: true })
  // The database is asked once for all who ask meanwhile.
  const bringUpToDate = sharedWhileUnderWay(async () => measure?.())
  server.get('/metrics', async (_request, reply) => {
    await bringUpToDate()
    return reply
      .type(metrics.contentType)
      .header('Cache-Control', 'no-store')
      .send(await metrics.metrics())
  })
  return server
}
