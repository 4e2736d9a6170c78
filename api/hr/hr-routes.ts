/** What an HR administrator's own area opens with, and where the analytics are (3§2.16, S04). */
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { countCoveredPeople } from '@member-care/projections/users/covered-people.ts'
import { z } from 'zod'
import { apiError } from '../http/api-error.ts'
import type { Routes } from '../parts.ts'

const companyCoverSchema = z
  .object({ companyId: z.string(), companyName: z.string(), policyNo: z.string(), employees: z.number().int(), dependants: z.number().int() })
  .meta({ id: 'CompanyCover' })

export const hrRoutes: Routes = (app, parts) => {
  app.get(
    '/hradmin/companies',
    { config: { access: { power: 'employees.view' }, stepUp: 'requireOTPProfile' }, schema: { response: { 200: z.array(companyCoverSchema) } } },
    async ({ caller: { scope } }) => {
      // Whoever was let in by the power is scoped by it; their own records alone would be somebody without.
      if (scope.kind === 'own') throw apiError('FORBIDDEN')
      return [...(await countCoveredPeople(parts.database, scope, singaporeToday(parts.clock())))]
    },
  )

  // An address and nobody's data: what it leads to asks by itself. Null where the deployment has none: the entries that lead there are not offered then (S33).
  app.get(
    '/hradmin/mhcinsights/generateURL',
    { config: { access: { power: 'insights.open' }, stepUp: 'none' }, schema: { response: { 200: z.object({ redirect_url: z.string().nullable() }) } } },
    async () => ({ redirect_url: parts.settings.insightsUrl ?? null }),
  )
}
