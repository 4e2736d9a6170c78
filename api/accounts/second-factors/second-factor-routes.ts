/** "Your sign-ins": somebody's own second factors, recovery codes and trusted devices. */
import { everyStepUpFlag } from '@member-care/domain/access/step-up.ts'
import { secondFactorKinds } from '@member-care/domain/account/second-factors.ts'
import { secondFactorTexts } from '@member-care/domain/texts/second-factor-texts.ts'
import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import { z } from 'zod'
import { apiError, ApiError } from '../../http/api-error.ts'
import type { Caller } from '../../http/caller.ts'
import { strictRateLimit } from '../../http/rate-limits.ts'
import type { Parts, Routes } from '../../http/parts.ts'
import { recordAccountEvent } from '../account-record.ts'
import { isSecondFactorDemanded } from './demanded.ts'
import { beginApp, beginPasskey, confirmApp, keepPasskey, requireName, type Enrolling } from './enrol-second-factor.ts'
import { browserOptionsSchema, browserResponseSchema } from './passkey-schemas.ts'
import { findFactor, listFactors, removeFactor, renameFactor } from './second-factor-store.ts'
import { endAllTrust, endTrust, listTrustedDevices } from './trusted-devices.ts'

const instant = z.string()
const factorSchema = z
  .object({
    id: z.string(),
    kind: z.enum(secondFactorKinds),
    name: z.string(),
    addedAt: instant,
    lastUsedAt: instant.nullable(),
  })
  .meta({ id: 'SecondFactor' })
const trustedDeviceSchema = z
  .object({ id: z.string(), device: z.string(), browser: z.string(), trustedAt: instant, endsAt: instant })
  .meta({ id: 'TrustedDevice' })
const ownSchema = z
  .object({
    /** The oldest first. */
    factors: z.array(factorSchema),
    /** Recovery codes that are not used yet, and when they were made. */
    recoveryCodes: z.object({ left: z.number(), madeAt: instant.nullable() }),
    trustedDevices: z.array(trustedDeviceSchema),
    /** The account needs one, so that the last one stays. */
    demanded: z.boolean(),
  })
  .meta({ id: 'OwnSecondFactors' })
const enrolledSchema = z
  .object({ id: z.string(), recoveryCodes: z.array(z.string()).optional() })
  .meta({ id: 'EnrolledSecondFactor' })
const name = z.string().max(200)
const params = z.object({ factorId: z.uuid() })
const done = z.object({ done: z.literal(true) })

export const secondFactorRoutes: Routes = (app, parts) => {
  // A person who still has to set up a second factor gets here without one.
  const own = { access: 'signed-in', stepUp: 'none', withoutSecondFactor: true } as const
  // A new way in would lead past every flag. So each of these calls asks for a proof before it adds one.
  const proved = {
    ...own,
    stepUp: everyStepUpFlag,
    freshProof: true,
    rateLimit: strictRateLimit(parts.settings),
  } as const

  app.get('/users/me/second-factors', { config: own, schema: { response: { 200: ownSchema } } }, async ({ caller }) =>
    describe(parts, caller),
  )

  app.post(
    '/users/me/second-factors/app',
    {
      config: proved,
      schema: { response: { 200: z.object({ id: z.string(), secret: z.string(), address: z.string() }) } },
    },
    async ({ caller }) => {
      const { factorId: id, secret, address } = await beginApp(parts, await enrolling(parts, caller))
      return { id, secret, address }
    },
  )

  app.post(
    '/users/me/second-factors/app/:factorId',
    {
      config: { ...proved, record: 'second-factor' },
      schema: { params, body: z.object({ code: z.string().max(20), name }), response: { 200: enrolledSchema } },
    },
    async ({ caller, params: { factorId }, body }) =>
      answerOf(await confirmApp(parts, await enrolling(parts, caller), { factorId, ...body })),
  )

  app.post(
    '/users/me/second-factors/passkey-options',
    { config: proved, schema: { response: { 200: browserOptionsSchema } } },
    async ({ caller }) => ({
      options: { ...(await beginPasskey(parts, await enrolling(parts, caller))) },
    }),
  )

  app.post(
    '/users/me/second-factors/passkey',
    {
      config: proved,
      schema: { body: z.object({ response: browserResponseSchema, name }), response: { 200: enrolledSchema } },
    },
    async ({ caller, body }) =>
      answerOf(
        await keepPasskey(parts, await enrolling(parts, caller), {
          name: body.name,
          response: body.response as unknown as RegistrationResponseJSON,
        }),
      ),
  )

  app.put(
    '/users/me/second-factors/:factorId',
    {
      config: { ...own, record: 'second-factor' },
      schema: { params, body: z.object({ name }), response: { 200: done } },
    },
    async ({ caller: { user }, params: { factorId }, body }) => {
      const newName = requireName(body.name)
      const factor = await findFactor(parts, user.userId, factorId, parts.clock())
      if (!factor?.confirmedAt || !(await renameFactor(parts, user.userId, factor, newName)))
        throw apiError('NOT_FOUND')
      return { done: true as const }
    },
  )

  app.delete(
    '/users/me/second-factors/:factorId',
    { config: { ...proved, record: 'second-factor' }, schema: { params, response: { 200: done } } },
    async ({ caller: { user, auditContext }, params: { factorId } }) => {
      const { userId } = user
      const factor = await findFactor(parts, userId, factorId, parts.clock())
      const outcome = factor
        ? await removeFactor(parts.database, userId, factorId, { mayBeLast: !isSecondFactorDemanded(parts, user) })
        : 'missing'
      if (!factor || outcome === 'missing') throw apiError('NOT_FOUND')
      if (outcome === 'last') throw new ApiError('LAST_SECOND_FACTOR', { status: 409, text: secondFactorTexts.lastOne })
      await endAllTrust(parts.database, userId)
      await recordAccountEvent(
        parts,
        { type: 'SecondFactorRemoved', data: { userId, factorId, kind: factor.kind } },
        auditContext(),
      )
      return { done: true as const }
    },
  )

  app.post(
    '/users/me/recovery-codes',
    { config: proved, schema: { response: { 200: z.object({ recoveryCodes: z.array(z.string()) }) } } },
    async ({ caller: { user, auditContext } }) => {
      if ((await listFactors(parts, user.userId)).length === 0) throw apiError('NOT_FOUND')
      const recoveryCodes = [...(await parts.recoveryCodes.make(user.userId, parts.clock()))]
      await recordAccountEvent(parts, { type: 'RecoveryCodesMade', data: { userId: user.userId } }, auditContext())
      return { recoveryCodes }
    },
  )

  app.delete(
    '/users/me/trusted-devices/:deviceId',
    {
      config: { ...own, record: 'second-factor' },
      schema: { params: z.object({ deviceId: z.uuid() }), response: { 200: done } },
    },
    async ({ caller: { user, auditContext }, params: { deviceId } }) => {
      if (!(await endTrust(parts.database, user.userId, deviceId))) throw apiError('NOT_FOUND')
      await recordAccountEvent(
        parts,
        { type: 'DeviceTrustEnded', data: { userId: user.userId, deviceId } },
        auditContext(),
      )
      return { done: true as const }
    },
  )
}

async function describe(parts: Parts, { user }: Caller): Promise<z.infer<typeof ownSchema>> {
  const [factors, codes, devices] = await Promise.all([
    listFactors(parts, user.userId),
    parts.recoveryCodes.left(user.userId),
    listTrustedDevices(parts.database, user.userId, parts.clock()),
  ])
  return {
    factors: factors.map(({ factorId, kind, name, confirmedAt, begunAt, lastUsedAt }) => ({
      id: factorId,
      kind,
      name,
      addedAt: (confirmedAt ?? begunAt).toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    recoveryCodes: { left: codes.left, madeAt: codes.madeAt?.toISOString() ?? null },
    trustedDevices: devices.map(({ deviceId, device, browser, trustedAt, endsAt }) => ({
      id: deviceId,
      device,
      browser,
      trustedAt: trustedAt.toISOString(),
      endsAt: endsAt.toISOString(),
    })),
    demanded: isSecondFactorDemanded(parts, user),
  }
}

async function enrolling({ users }: Parts, { user: { userId }, own, auditContext }: Caller): Promise<Enrolling> {
  const user = await users.getUser(own, userId)
  return { userId, label: user?.email ?? user?.name ?? '', context: auditContext }
}

function answerOf({ factorId, recoveryCodes }: Awaited<ReturnType<typeof confirmApp>>): z.infer<typeof enrolledSchema> {
  return { id: factorId, ...(recoveryCodes && { recoveryCodes: [...recoveryCodes] }) }
}
