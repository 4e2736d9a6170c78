/** The console's calls of rewards: their codes, and who redeemed them. */
import multipart from '@fastify/multipart'
import {
  codeFaults,
  codeWays,
  lowWaterSchema,
  runsLow,
  sharedCodeSchema,
} from '@member-care/domain/reward/reward-codes.ts'
import { rewardCodeTexts } from '@member-care/domain/texts/reward-code-texts.ts'
import { listRedemptions, redemptionSortFields } from '@member-care/projections/rewards/redemption-queries.ts'
import type { ClientScope } from '@member-care/projections/scope.ts'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { changeableContent } from '../content/content.ts'
import { apiError, fieldError } from '../http/api-error.ts'
import type { Caller } from '../http/caller.ts'
import { administratorsNamed, peopleNamed } from '../http/names-beside.ts'
import type { App, Parts, Routes } from '../http/parts.ts'
import { describePage, listQuerySchema, readPage, sortBy } from '../http/simple-rest.ts'
import { listScope } from '../users/user-list-routes.ts'
import { findPool, listPools, listUploads, poolSortFields, type RewardPool } from './pool-queries.ts'
import { uploadCodes } from './upload-codes.ts'

const viewing = { access: { power: 'rewards.view' }, stepUp: 'always' } as const
const keeping = { access: { power: 'rewards.keepCodes' }, stepUp: 'always', record: 'reward' } as const
const params = z.object({ id: z.string().max(200) })
const text = z.string().max(200)

const poolSchema = z
  .object({
    /** The reward's. */
    id: z.string(),
    title: z.string(),
    merchantName: z.string().nullable(),
    way: z.enum(codeWays),
    /** So few free codes are an alarm. */
    lowWater: z.number(),
    hasSharedCode: z.boolean(),
    free: z.number(),
    given: z.number(),
    runsLow: z.boolean(),
    /** Whether members are offered it now. */
    isShown: z.boolean(),
  })
  .meta({ id: 'RewardPool' })
const poolPageSchema = poolSchema
  .extend({
    uploads: z.array(
      z.object({
        id: z.string(),
        /** UTC, ISO. */
        at: z.string(),
        /** Null for somebody who is no administrator any more. */
        by: z.string().nullable(),
        codes: z.number(),
        free: z.number(),
      }),
    ),
  })
  .meta({ id: 'RewardPoolPage' })

const uploadedSchema = z
  .object({
    added: z.number(),
    faults: z.array(z.object({ row: z.number(), fault: z.enum(codeFaults) })),
  })
  .meta({ id: 'UploadedRewardCodes' })

const redemptionSchema = z
  .object({
    id: z.string(),
    /** UTC, ISO. */
    redeemedAt: z.string(),
    validUntil: z.string().nullable(),
    rewardId: z.string(),
    rewardTitle: z.string().nullable(),
    merchantName: z.string().nullable(),
    /** The name is null for somebody who was forgotten. */
    member: z.object({ id: z.string(), name: z.string().nullable() }),
    companyId: z.string(),
    companyName: z.string(),
  })
  .meta({ id: 'RewardRedemption' })

const poolQuery = listQuerySchema({
  sortFields: ['id', ...poolSortFields],
  filter: { q: text.optional(), low: z.literal(true).optional() },
})
const redemptionQuery = listQuerySchema({
  sortFields: ['id', ...redemptionSortFields],
  filter: { q: z.string().max(100).optional(), rewardId: text.optional(), companyId: text.optional() },
})
const settingsBody = z
  .object({ way: z.enum(codeWays), lowWater: lowWaterSchema, sharedCode: sharedCodeSchema })
  .partial()

export const rewardsConsoleRoutes: Routes = (app, parts) => {
  addPools(app, parts)
  addRedemptions(app, parts)
  void app.register(async (forms) => {
    await forms.register(multipart)
    forms
      .withTypeProvider<ZodTypeProvider>()
      .post(
        '/console/reward-codes/:id/uploads',
        { config: keeping, schema: { consumes: ['multipart/form-data'], params, response: { 200: uploadedSchema } } },
        async (request) => {
          await requireChangeablePool(parts, request.caller, request.params.id)
          const { added, faults } = await uploadCodes(parts, request, request.params.id)
          return { added, faults: [...faults] }
        },
      )
  })
}

function addPools(app: App, parts: Parts): void {
  const { database, clock } = parts

  app.get(
    '/console/reward-codes',
    { config: viewing, schema: { querystring: poolQuery, response: { 200: z.array(poolSchema) } } },
    async ({ caller, query }, reply) => {
      const page = readPage(query)
      const [field, direction] = query.sort ?? ['free', 'ASC']
      const { id: ids, q, low } = query.filter ?? {}
      const sort = sortBy(field === 'id' ? 'title' : field, direction)
      const listed = await listPools(database, listScope(caller.scope), { ids, q, low }, clock(), page, sort)
      describePage(reply, 'reward-codes', page, listed)
      return listed.items.map(describePool)
    },
  )

  app.get(
    '/console/reward-codes/:id',
    { config: { ...viewing, record: 'reward' }, schema: { params, response: { 200: poolPageSchema } } },
    ({ caller, params: { id } }) => describePoolPage(parts, listScope(caller.scope), id),
  )

  app.put(
    '/console/reward-codes/:id',
    { config: keeping, schema: { params, body: settingsBody, response: { 200: poolPageSchema } } },
    async ({ caller, params: { id }, body }) => {
      const { way, hasSharedCode } = await requireChangeablePool(parts, caller, id)
      if ((body.way ?? way) === 'shared' && !hasSharedCode && body.sharedCode === undefined)
        throw fieldError('sharedCode', rewardCodeTexts.sharedMissing)
      await parts.rewardCodes.settle(id, body, { by: caller.user.userId, at: clock() })
      return describePoolPage(parts, listScope(caller.scope), id)
    },
  )
}

function addRedemptions(app: App, parts: Parts): void {
  app.get(
    '/console/reward-redemptions',
    { config: viewing, schema: { querystring: redemptionQuery, response: { 200: z.array(redemptionSchema) } } },
    async ({ caller, query }, reply) => {
      const page = readPage(query)
      const [field, direction] = query.sort ?? ['redeemedAt', 'DESC']
      const { id: ids, ...filter } = query.filter ?? {}
      const scope = listScope(caller.scope)
      const sort = sortBy(field === 'id' ? 'redeemedAt' : field, direction)
      const [listed, companyNames] = await Promise.all([
        listRedemptions(parts.database, scope, { ids, ...filter }, page, sort),
        parts.clients.clientNames(scope),
      ])
      describePage(reply, 'reward-redemptions', page, listed)
      const names = await peopleNamed(
        parts,
        listed.items.map(({ userId }) => userId),
      )
      return listed.items.map(({ redemptionId, userId, redeemedAt, validUntil, ...redemption }) => ({
        ...redemption,
        id: redemptionId,
        member: { id: userId, name: names.get(userId) ?? null },
        companyName: companyNames.get(redemption.companyId) ?? '',
        redeemedAt: redeemedAt.toISOString(),
        validUntil: validUntil?.toISOString() ?? null,
      }))
    },
  )
}

/** @throws ApiError 404 where there is no such reward within the scope */
async function requirePool({ database, clock }: Parts, scope: ClientScope, rewardId: string): Promise<RewardPool> {
  const pool = await findPool(database, scope, rewardId, clock())
  if (!pool) throw apiError('NOT_FOUND')
  return pool
}

/**
 * Codes are of the reward for all its members, as its words are.
 * @throws ApiError as {@link requirePool}, 403 for members whom the caller does not reach
 */
async function requireChangeablePool(parts: Parts, caller: Caller, rewardId: string): Promise<RewardPool> {
  const pool = await requirePool(parts, listScope(caller.scope), rewardId)
  await changeableContent(parts, caller, rewardId)
  return pool
}

async function describePoolPage(
  parts: Parts,
  scope: ClientScope,
  rewardId: string,
): Promise<z.infer<typeof poolPageSchema>> {
  const [pool, uploads] = await Promise.all([
    requirePool(parts, scope, rewardId),
    listUploads(parts.database, rewardId),
  ])
  const names = await administratorsNamed(
    parts,
    uploads.map(({ by }) => by),
  )
  return {
    ...describePool(pool),
    uploads: uploads.map(({ uploadId, at, by, codes, free }) => ({
      id: uploadId,
      at: at.toISOString(),
      by: names.get(by) ?? null,
      ...{ codes, free },
    })),
  }
}

function describePool({ rewardId, ...pool }: RewardPool): z.infer<typeof poolSchema> {
  return { id: rewardId, ...pool, runsLow: pool.isShown && runsLow(pool) }
}
