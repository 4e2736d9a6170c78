/** Changing roles, client groups and statuses (3§6, S05, S36). */
import { rolesRefusal } from '@member-care/domain/access/change-access.ts'
import { administratorRoles } from '@member-care/domain/access/powers.ts'
import { statusToSet } from '@member-care/domain/account/opened-status.ts'
import { userStatusSchema } from '@member-care/domain/user/user-events.ts'
import { z } from 'zod'
import { changeRoles, changeStatus } from '../accounts/change-access.ts'
import { changeAdministratorStatus } from './administrator-commands.ts'
import { changingAdministrator, unlessRefused } from './one-administrator.ts'
import { apiError } from '../http/api-error.ts'
import type { App, Parts } from '../http/parts.ts'

const params = z.object({ userId: z.string() })
const reason = z.string().trim().min(1).max(500)
const groupCode = z.string().regex(/^[A-Z0-9]{1,10}$/)
const accessSchema = z.object({
  id: z.string(),
  status: userStatusSchema,
  roles: z.array(z.string()),
  groupCodes: z.array(z.string()),
})

export function addAccessRoutes(app: App, parts: Parts): void {
  app.put(
    '/console/users/:userId/status',
    {
      config: { access: { power: 'users.editStatus' }, stepUp: 'always', record: 'user' },
      schema: { params, body: z.object({ status: userStatusSchema, reason }), response: { 200: accessSchema } },
    },
    async ({ caller, params: { userId }, body: { status, reason } }) => {
      const person = await parts.users.getUser(caller.scope, userId)
      if (person?.userType !== 'client') throw apiError('NOT_FOUND')
      await changeStatus(
        parts,
        userId,
        { from: person.status, status: statusToSet(person, status), reason },
        caller.context(),
      )
      return describeAccess(parts, userId)
    },
  )

  app.put(
    '/console/administrators/:userId/status',
    {
      config: { access: { power: 'administrators.lock' }, stepUp: 'always', record: 'administrator' },
      schema: { params, body: z.object({ status: userStatusSchema, reason }), response: { 200: accessSchema } },
    },
    async ({ caller, params: { userId }, body }) => {
      await changeAdministratorStatus(parts, caller, userId, body)
      return describeAccess(parts, userId)
    },
  )

  app.put(
    '/console/administrators/:userId/roles',
    {
      config: { access: { power: 'administrators.edit' }, stepUp: 'always', record: 'administrator', freshProof: true },
      schema: {
        params,
        body: z.object({
          roles: z.array(z.enum(administratorRoles)).max(administratorRoles.length),
          groupCodes: z.array(groupCode).max(50),
          reason,
        }),
        response: { 200: accessSchema },
      },
    },
    async ({ caller, params: { userId }, body: { roles, groupCodes, reason } }) =>
      changingAdministrator(parts, caller, userId, async (administrator, otherItAdministrators) => {
        unlessRefused(
          rolesRefusal(
            caller.user,
            administrator,
            { roles, groupCodes },
            { otherItAdministrators, mayCombine: parts.settings.mayCombineCheckingRoles },
          ),
        )
        await changeRoles(parts, userId, { roles, groupCodes, reason }, caller.context())
        return describeAccess(parts, userId)
      }),
  )
}

async function describeAccess(parts: Parts, userId: string): Promise<z.infer<typeof accessSchema>> {
  const user = await parts.users.getUser(parts.systemReader, userId)
  if (!user) throw apiError('NOT_FOUND')
  return { id: userId, status: user.status, roles: [...user.roles], groupCodes: [...user.groupCodes] }
}
