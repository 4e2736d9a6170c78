/** What an HR administrator's own area opens with, and where the analytics are (3§2.16, S04). */
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { countCoveredPeople } from '@member-care/projections/users/covered-people.ts'
import { z } from 'zod'
import { apiError } from '../http/api-error.ts'
import type { Routes } from '../http/parts.ts'

const companyCoverSchema = z
  .object({
    companyId: z.string(),
    companyName: z.string(),
    policyNo: z.string(),
    employees: z.number().int(),
    dependants: z.number().int(),
  })
  .meta({ id: 'CompanyCover' })

export const hrRoutes: Routes = (app, parts) => {
  app.get(
    '/hradmin/companies',
    {
      config: { access: { power: 'employees.view' }, stepUp: 'requireOTPProfile' },
      schema: { response: { 200: z.array(companyCoverSchema) } },
    },
    async ({ caller: { scope } }) => {
      // The power that let the caller in also gives them its scope. A scope of only their own records means that they
      // lack the power.
      if (scope.kind === 'own') throw apiError('FORBIDDEN')
      return [...(await countCoveredPeople(parts.database, scope, singaporeToday(parts.clock())))]
    },
  )

  // The answer is only an address, without data of people. The site behind it checks by itself who comes. It is null
  // where the deployment has no such site, and while the role reaches no company (S127); the entries that lead there
  // are not offered then (S33).
  app.get(
    '/hradmin/mhcinsights/generateURL',
    {
      config: { access: { power: 'insights.open' }, stepUp: 'none' },
      schema: { response: { 200: z.object({ redirect_url: z.string().nullable() }) } },
    },
    async ({ caller: { user } }) => ({
      redirect_url: user.hrCompanyIds.length > 0 ? (parts.settings.insightsUrl ?? null) : null,
    }),
  )
}
