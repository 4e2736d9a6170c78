/** How the system is: the read models, the event store, the outbox; and who the administrator is that looks. */
import { followerStatuses } from '@member-care/projections/runner/registry.ts'
import { outboxStatus, outboxStatusSchema } from '@member-care/projections/reactors/outbox.ts'
import type { ProjectionRunner } from '@member-care/projections/runner/runner.ts'
import type { FollowerReport } from '@member-care/projections/runner/status.ts'
import { z } from 'zod'
import { apiError } from '../http/api-error.ts'
import type { Routes } from '../http/parts.ts'

const config = { access: { power: 'replay.view' }, stepUp: 'always' } as const

const followerSchema = z.object({
  /** Its name; of a version that is built beside the one in use, with the version. */
  id: z.string(),
  kind: z.enum(['projection', 'reactor']),
  version: z.number(),
  state: z.enum(followerStatuses),
  active: z.boolean(),
  position: z.string(),
  lagEvents: z.number(),
  lagSeconds: z.number(),
  updatedAt: z.string(),
  error: z.string().nullable(),
})

const systemSchema = z.object({
  process: z.object({ id: z.number(), node: z.string(), uptimeSeconds: z.number(), memoryBytes: z.number() }),
  eventStore: z.object({ kind: z.string(), head: z.string().nullable() }),
  outbox: z.array(outboxStatusSchema),
})

const meSchema = z.object({
  user: z.object({
    uuid: z.string(),
    name: z.string(),
    email: z.string(),
    roles: z.array(z.object({ type: z.string() })),
  }),
  powers: z.array(z.string()),
  groupCodes: z.array(z.string()),
  /** The built-in claims desk, or an insurer's own system: then nobody decides here (S37). */
  claimsDecidedBy: z.enum(['desk', 'insurer']),
  /** Whether one administrator may hold roles that check each other here. */
  mayCombineCheckingRoles: z.boolean(),
  /** How long an invitation of an administrator to another address waits. */
  addressWaitHours: z.number().int(),
  /** A second factor has to be set up before anything else. */
  lacksSecondFactor: z.boolean(),
})

export interface SystemParts {
  readonly runner: Pick<ProjectionRunner, 'status' | 'retryFailed'>
  /** Which event store it runs on. */
  readonly eventStoreKind: string
}

export const createSystemRoutes =
  ({ runner, eventStoreKind }: SystemParts): Routes =>
  (app, parts) => {
    const claimsDecidedBy = parts.settings.insurer.connection.kind === 'desk' ? ('desk' as const) : ('insurer' as const)
    const currentFollowers = async () =>
      (await runner.status()).filter(({ state }) => state !== 'retired').map(toFollower)

    app.get(
      '/console/projections',
      { config, schema: { response: { 200: z.array(followerSchema) } } },
      async (_request, reply) => {
        const followers = await currentFollowers()
        void reply.headers({
          'Content-Range': `projections ${followers.length === 0 ? '*' : `0-${followers.length - 1}`}/${followers.length}`,
          'X-Total-Count': String(followers.length),
        })
        return followers
      },
    )

    const byName = z.object({ name: z.string() })
    app.post(
      '/console/projections/:name/retry',
      {
        config: { access: { power: 'replay.retry' }, stepUp: 'always', record: 'unowned' },
        schema: { params: byName, response: { 200: followerSchema } },
      },
      async (request) => {
        const { name } = request.params
        if (!(await currentFollowers()).some(({ id }) => id === name)) throw apiError('NOT_FOUND')
        await runner.retryFailed(name)
        const follower = (await currentFollowers()).find(({ id }) => id === name)
        if (!follower) throw apiError('NOT_FOUND')
        return follower
      },
    )

    app.get('/console/system', { config, schema: { response: { 200: systemSchema } } }, async () => {
      const [head, outbox] = await Promise.all([parts.eventLog.head(), outboxStatus(parts.database)])
      return {
        process: {
          id: process.pid,
          node: process.version,
          uptimeSeconds: Math.round(process.uptime()),
          memoryBytes: process.memoryUsage.rss(),
        },
        eventStore: { kind: eventStoreKind, head: head ?? null },
        outbox: [...outbox],
      }
    })

    app.get(
      '/console/me',
      {
        config: { access: { userType: 'sys-admin' }, stepUp: 'always', withoutSecondFactor: true },
        schema: { response: { 200: meSchema } },
      },
      async (request) => {
        const { user, own, powers, session } = request.caller
        const record = await parts.users.getUser(own, user.userId)
        return {
          user: {
            uuid: user.userId,
            name: record?.name ?? '',
            email: record?.email ?? '',
            roles: user.roles.map((type) => ({ type })),
          },
          powers: [...powers],
          groupCodes: [...user.groupCodes],
          claimsDecidedBy,
          mayCombineCheckingRoles: parts.settings.mayCombineCheckingRoles,
          addressWaitHours: parts.settings.administratorAddressWaitHours,
          lacksSecondFactor: session.lacksSecondFactor,
        }
      },
    )
  }

function toFollower(report: FollowerReport): z.infer<typeof followerSchema> {
  const {
    name,
    version,
    kind,
    state,
    active,
    position,
    lagEvents = 0,
    lagSeconds = 0,
    updatedAt,
    error = null,
  } = report
  return {
    id: active ? name : `${name} v${version}`,
    kind,
    version,
    state,
    active,
    position: position ?? '',
    lagEvents,
    lagSeconds,
    updatedAt: updatedAt.toISOString(),
    error,
  }
}
