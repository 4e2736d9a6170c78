/** What an operator asks: is it alive, is it ready, and how is it doing. */
import { collectDefaultMetrics, Counter, Histogram, type Registry } from 'prom-client'
import { z } from 'zod'
import type { App } from '../http/parts.ts'
import { sharedWhileUnderWay } from '../http/shared-while-under-way.ts'

/** One thing that must work before the process may get requests. Answers what is wrong, or nothing. */
export type ReadinessCheck = () => Promise<string | undefined>

export interface Operations {
  readonly metrics: Registry
  /** Brings figures up to date that are not counted all the time. */
  readonly measure?: () => Promise<void>
  /** By name, for example `database`. */
  readonly readiness: Readonly<Record<string, ReadinessCheck>>
  /** What an operator should see to before it is trouble; the process is ready all the same. */
  readonly warnings?: Readonly<Record<string, ReadinessCheck>>
  /** What else an operator wants to know, and no reason to send requests elsewhere. By name, for example `backup`. */
  readonly details?: Readonly<Record<string, () => Promise<string>>>
}

/** A check that has not answered by then has failed. */
const CHECK_MILLISECONDS = 3_000

const readinessSchema = z.object({
  ready: z.boolean(),
  problems: z.record(z.string(), z.string()),
  warnings: z.record(z.string(), z.string()),
  details: z.record(z.string(), z.string()).optional(),
})

/** Adds `/healthz` and `/readyz`, and measures every request. The figures are answered on a port of their own (metrics-server.ts). */
export function addOperations(app: App, { metrics, readiness, warnings = {}, details }: Operations): void {
  collectDefaultMetrics({ register: metrics })
  measureRequests(app, metrics)
  // Anybody may ask, and as often as they like: the database is asked once for all who ask meanwhile.
  const check = sharedWhileUnderWay(async () => ({
    problems: await failedChecks(readiness),
    warnings: await failedChecks(warnings),
    ...(details && { details: await answersOf(details) }),
  }))

  app.get('/healthz', { config: { access: 'public', rateLimit: false }, schema: { hide: true } }, async () => ({
    alive: true,
  }))

  app.get(
    '/readyz',
    {
      config: { access: 'public', rateLimit: false },
      schema: { hide: true, response: { '2xx': readinessSchema, 503: readinessSchema } },
    },
    async (_request, reply) => {
      const found = await check()
      const ready = Object.keys(found.problems).length === 0
      return reply.code(ready ? 200 : 503).send({ ready, ...found })
    },
  )
}

async function failedChecks(checks: Operations['readiness']): Promise<Record<string, string>> {
  const results = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => [name, await problemOf(check)] as const),
  )
  return Object.fromEntries(results.filter((result): result is [string, string] => result[1] !== undefined))
}

async function problemOf(check: ReadinessCheck): Promise<string | undefined> {
  const late = AbortSignal.timeout(CHECK_MILLISECONDS)
  const tooLate = new Promise<string>((resolve) =>
    late.addEventListener('abort', () => resolve('no answer in time'), { once: true }),
  )
  return Promise.race([check().catch(() => 'not reachable'), tooLate])
}

async function answersOf(details: NonNullable<Operations['details']>): Promise<Record<string, string>> {
  const answers = await Promise.all(
    Object.entries(details).map(async ([name, ask]) => [name, (await problemOf(ask)) ?? ''] as const),
  )
  return Object.fromEntries(answers)
}

/** By the route's pattern: an address would make a series of every id. */
function measureRequests(app: App, metrics: Registry): void {
  const labelNames = ['method', 'route', 'status'] as const
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to its answer',
    labelNames,
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [metrics],
  })
  const refused = new Counter({
    name: 'http_rate_limited_total',
    help: 'Requests refused because there were too many',
    registers: [metrics],
  })
  app.addHook('onResponse', async (request, reply) => {
    seconds.observe(
      { method: request.method, route: request.routeOptions.url ?? 'unknown', status: reply.statusCode },
      reply.elapsedTime / 1_000,
    )
    if (reply.statusCode === 429) refused.inc()
  })
}
