/** Who is an HR administrator, as those of a company decide among its employees (S04). */
import { hrAccessRefusal, withHrAccess } from '@member-care/domain/access/change-access.ts'
import { hrAdministratorRole } from '@member-care/domain/access/powers.ts'
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { z } from 'zod'
import { changeRoles } from '../accounts/change-access.ts'
import { apiError } from '../http/api-error.ts'
import type { Routes } from '../http/parts.ts'
import { unlessRefused } from './one-administrator.ts'

const params = z.object({ userId: z.string() })
const reason = z.string().trim().min(1).max(500)
const hrAccessSchema = z.object({ id: z.string(), hrAdministrator: z.boolean() })

export const hrAccessRoutes: Routes = (app, parts) => {
  app.post(
    '/hradmin/employee/:userId/access',
    {
      config: {
        access: { power: 'employees.toggleAccess' },
        stepUp: ['requireOTPClaims', 'requireOTPProfile'],
        record: 'user',
        freshProof: true,
      },
      schema: {
        params,
        body: z.object({ hradmin: z.boolean(), reason: reason.default('HR administrator access') }),
        response: { 200: hrAccessSchema },
      },
    },
    async ({ caller, params: { userId }, body: { hradmin, reason } }) => {
      const person = await parts.users.getUser(caller.scope, userId)
      if (person?.userType !== 'client') throw apiError('NOT_FOUND')
      // Also under companies that are not the caller's: the rule asks who else employs the person, or is going to.
      const covers = await parts.users.companiesOf(parts.systemReader, userId)
      const companyIds = new Set(person.memberships.map(({ companyId }) => companyId))
      unlessRefused(
        hrAccessRefusal(
          { userId: caller.user.userId, companyIds },
          { userId, covers, hrCompanyIds: person.hrCompanyIds },
          { hasAccess: hradmin, day: singaporeToday(parts.clock()) },
        ),
      )
      const roles = withHrAccess(person.roles, hradmin)
      // The role is given for the employers at that moment: one that came meanwhile was not looked at.
      const { groupCodes, revision: expectedRevision } = person
      await changeRoles(parts, userId, { roles, groupCodes, reason, expectedRevision }, caller.context())
      return { id: userId, hrAdministrator: roles.includes(hrAdministratorRole) }
    },
  )
}
