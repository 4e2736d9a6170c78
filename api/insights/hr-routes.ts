/** Figures of a company's people for its HR, as charts: by quarters, and none of fewer than ten people (S95). */
import { addQuarters, isQuarter, quarterOf, quartersBetween } from '@member-care/domain/dates/quarters.ts'
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import {
  insightParts,
  insightSubjects,
  MOST_QUARTERS,
  USUAL_QUARTERS,
} from '@member-care/domain/insights/insight-subjects.ts'
import { toldFigures } from '@member-care/domain/insights/told-figures.ts'
import { insightTexts } from '@member-care/domain/texts/insight-texts.ts'
import { countInsightCells } from '@member-care/projections/insights/insight-cells.ts'
import { z } from 'zod'
import { apiError, fieldError } from '../http/api-error.ts'
import type { Routes } from '../http/parts.ts'

const quarter = z
  .string()
  .max(7)
  .refine(isQuarter, { error: () => insightTexts.quarterInvalid })
const insightSchema = z
  .object({
    subject: z.enum(insightSubjects),
    quarters: z.array(
      z.object({
        quarter: z.string(),
        figures: z.array(z.object({ part: z.string(), count: z.number().int().nullable(), withheld: z.boolean() })),
      }),
    ),
  })
  .meta({ id: 'Insight' })

export const hrInsightRoutes: Routes = (app, parts) => {
  app.get(
    '/hradmin/insights/:subject',
    {
      config: { access: { power: 'employees.viewClaims' }, stepUp: 'requireOTPProfile', record: 'unowned' },
      schema: {
        params: z.object({ subject: z.enum(insightSubjects) }),
        querystring: z.object({
          /** All companies that the caller looks after, unless told. */
          companyId: z.string().max(100).optional(),
          /** The quarter of today, unless told. */
          last: quarter.optional(),
          /** Two years before the last one, unless told. */
          first: quarter.optional(),
        }),
        response: { 200: insightSchema },
      },
    },
    async ({ caller: { scope }, params: { subject }, query }) => {
      if (scope.kind === 'own') throw apiError('FORBIDDEN')
      const today = singaporeToday(parts.clock())
      const last = query.last ?? quarterOf(today)
      const first = query.first ?? addQuarters(last, 1 - USUAL_QUARTERS)
      const quarters = quartersBetween(first, last)
      if (quarters.length === 0) throw fieldError('first', insightTexts.quartersReversed)
      if (quarters.length > MOST_QUARTERS) throw fieldError('first', insightTexts.tooManyQuarters(MOST_QUARTERS))
      const asked = query.companyId === undefined ? undefined : [query.companyId]
      const companyIds = [...(await parts.clients.clientNames(scope, asked)).keys()]
      if (query.companyId !== undefined && companyIds.length === 0) throw apiError('NOT_FOUND')
      const cells = await countInsightCells(parts.database, scope, subject, { companyIds, first, last, today })
      return {
        subject,
        quarters: toldFigures(cells, { companyIds, quarters, parts: insightParts[subject] }).map((told) => ({
          quarter: told.quarter,
          figures: [...told.figures],
        })),
      }
    },
  )
}
