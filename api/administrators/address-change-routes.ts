/** The calls about administrators' moves to another address: what waits, asking and calling off, by ADMIN_IT and by the holder; and who holds roles that check each other. */
import { combinedPairs } from '@member-care/domain/access/checking-roles.ts'
import { listCombiningAdministrators } from '@member-care/projections/users/administrator-list.ts'
import { z } from 'zod'
import type { Parts, Routes } from '../http/parts.ts'
import { askAddressChange, cancelAddressChange, pendingAddressChange } from './address-change.ts'
import { requireReachedAdministrator } from './reached-administrator.ts'

const params = z.object({ userId: z.string() })
const pendingSchema = z
  .object({
    /** Null when nothing waits. */
    pending: z
      .object({
        email: z.string(),
        askedBy: z.string(),
        /** From when on, and until when, it can be accepted; UTC, ISO. */
        from: z.string(),
        until: z.string(),
      })
      .nullable(),
  })
  .meta({ id: 'AdministratorAddressChange' })
const combiningSchema = z
  .array(z.object({ id: z.string(), name: z.string(), pairs: z.array(z.array(z.string())) }))
  .meta({ id: 'CombiningAdministrators' })

export const addressChangeRoutes: Routes = (app, parts) => {
  const answer = async (userId: string) => ({ pending: await pendingAddressChange(parts, userId) })
  const seeing = { access: { power: 'administrators.view' }, stepUp: 'always', record: 'administrator' } as const
  const changing = {
    access: { power: 'administrators.changeAddress' },
    stepUp: 'always',
    record: 'administrator',
  } as const
  const response = { 200: pendingSchema }

  app.get(
    '/console/administrators/:userId/address-change',
    { config: seeing, schema: { params, response } },
    async ({ caller, params: { userId } }) => {
      await requireReachedAdministrator(parts, caller.user, userId)
      return answer(userId)
    },
  )

  const asked = z.object({ email: z.string().max(320), reason: z.string().trim().min(1).max(500) })
  app.post(
    '/console/administrators/:userId/address-change',
    { config: { ...changing, freshProof: true }, schema: { params, body: asked, response } },
    async ({ caller, params: { userId }, body }) => {
      await askAddressChange(parts, caller, userId, body)
      return answer(userId)
    },
  )

  app.delete(
    '/console/administrators/:userId/address-change',
    { config: changing, schema: { params, response } },
    async ({ caller, params: { userId } }) => {
      await requireReachedAdministrator(parts, caller.user, userId)
      await cancelAddressChange(parts, userId, caller.context())
      return answer(userId)
    },
  )

  // These are for the holder of the account. They can stop the change without any role, because they would lose the
  // account by it.
  const own = { access: { userType: 'sys-admin' }, stepUp: 'always', withoutSecondFactor: true } as const
  app.get(
    '/console/own-address-change',
    { config: { ...own, countsAsUse: false }, schema: { response } },
    async ({ caller }) => answer(caller.user.userId),
  )

  app.delete('/console/own-address-change', { config: own, schema: { response } }, async ({ caller }) => {
    await cancelAddressChange(parts, caller.user.userId, caller.context())
    return answer(caller.user.userId)
  })

  addCombiningRoute(app, parts)
}

function addCombiningRoute(app: Parameters<Routes>[0], parts: Parts): void {
  const config = { access: { power: 'administrators.terminate' }, stepUp: 'always' } as const
  app.get('/console/combined-roles', { config, schema: { response: { 200: combiningSchema } } }, async ({ caller }) => {
    const listed = await listCombiningAdministrators(parts.database, caller.scope)
    return listed.map(({ userId, name, roles }) => ({
      id: userId,
      name: name ?? '',
      pairs: combinedPairs(roles).map((pair) => [...pair]),
    }))
  })
}
