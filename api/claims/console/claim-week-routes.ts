/** How the weeks went, for the dashboard: claims that were filed and decided, within what the caller sees. */
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { mondayOf } from '@member-care/domain/dates/working-days.ts'
import { countClaimWeeks } from '@member-care/projections/claims/claim-weeks.ts'
import { z } from 'zod'
import type { App, Parts } from '../../http/parts.ts'

/** A quarter of a year. */
const WEEKS = 13

const weeksSchema = z.array(
  z.object({
    /** Its Monday in Singapore, YYYY-MM-DD. */
    week: z.string(),
    filed: z.number(),
    approved: z.number(),
    rejected: z.number(),
  }),
)

export function addClaimWeekRoutes(app: App, parts: Parts): void {
  app.get(
    '/console/claim-weeks',
    { config: { access: { power: 'claims.view' }, stepUp: 'always' }, schema: { response: { 200: weeksSchema } } },
    async ({ caller }) => [
      ...(await countClaimWeeks(parts.database, caller.scope, {
        last: mondayOf(singaporeToday(parts.clock())),
        weeks: WEEKS,
      })),
    ],
  )
}
