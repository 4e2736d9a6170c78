/** Changing roles, client groups and statuses (3§6, S05, S36), and the HR administrators' access (S04). */
import {
  administratorStatusRefusal,
  hrAccessRefusal,
  powerForAdministratorStatus,
  rolesRefusal,
  withHrAccess,
} from '@member-care/domain/access/change-access.ts'
import { administratorRoles, hrAdministratorRole } from '@member-care/domain/access/powers.ts'
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import type { Refusal } from '@member-care/domain/errors/refusal.ts'
import { userStatusSchema } from '@member-care/domain/user/user-events.ts'
import { countActiveHolders } from '@member-care/projections/users/administrator-queries.ts'
import type { UserRecord } from '@member-care/projections/users/user-records.ts'
import { z } from 'zod'
import { changeRoles, changeStatus } from '../accounts/change-access.ts'
import { oneAtATime } from '../accounts/one-at-a-time.ts'
import { requireReachedAdministrator } from '../administrators/reached-administrator.ts'
import { apiError, refusalError } from '../http/api-error.ts'
import type { Caller } from '../http/caller.ts'
import type { App, Parts } from '../parts.ts'

const params = z.object({ userId: z.string() })
const reason = z.string().trim().min(1).max(500)
const groupCode = z.string().regex(/^[A-Z0-9]{1,10}$/)
const accessSchema = z.object({ id: z.string(), status: userStatusSchema, roles: z.array(z.string()), groupCodes: z.array(z.string()) })
const hrAccessSchema = z.object({ id: z.string(), hrAdministrator: z.boolean() })

export function addAccessRoutes(app: App, parts: Parts): void {
  app.put(
    '/console/users/:userId/status',
    {
      config: { access: { power: 'users.editStatus' }, record: 'user' },
      schema: { params, body: z.object({ status: userStatusSchema, reason }), response: { 200: accessSchema } },
    },
    async ({ caller, params: { userId }, body: { status, reason } }) => {
      const person = await parts.users.getUser(caller.scope, userId)
      if (person?.userType !== 'client') throw apiError('NOT_FOUND')
      await changeStatus(parts, userId, { from: person.status, status, reason }, caller.context())
      return describeAccess(parts, userId)
    },
  )

  app.put(
    '/console/administrators/:userId/status',
    {
      config: { access: { power: 'administrators.lock' }, record: 'administrator' },
      schema: { params, body: z.object({ status: userStatusSchema, reason }), response: { 200: accessSchema } },
    },
    async ({ caller, params: { userId }, body: { status, reason } }) =>
      changeAdministrator(parts, caller, userId, async (administrator, others) => {
        if (!caller.powers.has(powerForAdministratorStatus(administrator.status, status))) throw apiError('FORBIDDEN')
        refuse(administratorStatusRefusal(caller.user, administrator, status, others))
        await changeStatus(parts, userId, { from: administrator.status, status, reason }, caller.context())
      }),
  )

  app.put(
    '/console/administrators/:userId/roles',
    {
      config: { access: { power: 'administrators.edit' }, record: 'administrator' },
      schema: {
        params,
        body: z.object({ roles: z.array(z.enum(administratorRoles)).max(administratorRoles.length), groupCodes: z.array(groupCode).max(50), reason }),
        response: { 200: accessSchema },
      },
    },
    async ({ caller, params: { userId }, body: { roles, groupCodes, reason } }) =>
      changeAdministrator(parts, caller, userId, async (administrator, others) => {
        refuse(rolesRefusal(caller.user, administrator, { roles, groupCodes }, others))
        await changeRoles(parts, userId, { roles, groupCodes, reason }, caller.context())
      }),
  )

  app.post(
    '/hradmin/employee/:userId/access',
    {
      config: { access: { power: 'employees.toggleAccess' }, record: 'user' },
      schema: { params, body: z.object({ hradmin: z.boolean(), reason: reason.default('HR administrator access') }), response: { 200: hrAccessSchema } },
    },
    async ({ caller, params: { userId }, body: { hradmin, reason } }) => {
      const person = await parts.users.getUser(caller.scope, userId)
      if (person?.userType !== 'client') throw apiError('NOT_FOUND')
      const covers = await parts.users.companiesOf({ kind: 'own', userId }, userId, { on: singaporeToday(parts.clock()) })
      const companyIds = new Set(person.memberships.map(({ companyId }) => companyId))
      refuse(hrAccessRefusal({ userId: caller.user.userId, companyIds }, { userId, covers }))
      const roles = withHrAccess(person.roles, hradmin)
      await changeRoles(parts, userId, { roles, groupCodes: person.groupCodes, reason }, caller.context())
      return { id: userId, hrAdministrator: roles.includes(hrAdministratorRole) }
    },
  )
}

/** Changes an administrator whom the caller reaches, when nobody else is changing one: whether another ADMIN_IT is left must not change meanwhile. */
async function changeAdministrator(
  parts: Parts,
  caller: Caller,
  userId: string,
  change: (administrator: UserRecord, otherItAdministrators: number) => Promise<void>,
) {
  return oneAtATime(parts.database, 'administrators', async () => {
    const administrator = await requireReachedAdministrator(parts.users, caller.user, userId)
    await change(administrator, await countActiveHolders(parts.database, { kind: 'all' }, 'ADMIN_IT', { except: userId }))
    return describeAccess(parts, userId)
  })
}

async function describeAccess(parts: Parts, userId: string): Promise<z.infer<typeof accessSchema>> {
  const user = await parts.users.getUser({ kind: 'all' }, userId)
  if (!user) throw apiError('NOT_FOUND')
  return { id: userId, status: user.status, roles: [...user.roles], groupCodes: [...user.groupCodes] }
}

function refuse(refusal: Refusal | undefined): void {
  if (refusal) throw refusalError(refusal)
}
