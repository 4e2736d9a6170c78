/**
 * The page of an employee's dependants (3§2.10). When a person sees an NRIC in full, that is recorded before they see
 * it (S46).
 */
import { personal, REDACTED } from '@member-care/domain/events/event-definition.ts'
import { listDependants } from '@member-care/projections/users/dependants.ts'
import { z } from 'zod'
import { maskedFor } from '../http/masking.ts'
import { createListViews } from '../http/record-view.ts'
import type { App, Parts } from '../http/parts.ts'
import { dependantRowSchema, toDependantRow } from './user-rows.ts'
import { requireMember } from './user-record-routes.ts'
import { listScope } from './user-list-routes.ts'

const config = { access: { power: 'users.view' }, stepUp: 'always', record: 'user' } as const
const personalText = personal(z.string())
const answerSchema = z.object({
  user: z.object({ id: z.string(), name: personalText, nric: personalText }),
  dependants: z.array(dependantRowSchema),
})

export function addDependantsRoute(app: App, parts: Parts): void {
  const nricViews = createListViews('nric', parts.eventLog, parts.clock)
  const schema = {
    params: z.object({ id: z.string() }),
    querystring: z.object({ companyId: z.string().optional() }),
    response: { 200: answerSchema },
  }

  app.get('/console/users/:id/dependants', { config, schema }, async ({ caller, params, query }) => {
    const user = await requireMember(parts, caller, params.id)
    const dependants = await listDependants(parts, listScope(caller.scope), user.userId, query.companyId || undefined)
    if (caller.powers.has('nric.unmasked')) {
      const shown = new Set([user.userId, ...dependants.map(({ userId }) => userId)])
      await nricViews.record(
        [...shown].map((subjectId) => ({ subjectId, recordId: user.userId })),
        caller.context(),
      )
    }
    return {
      user: {
        id: user.userId,
        name: user.name ?? REDACTED,
        nric: maskedFor(caller.powers, user.nric?.toUpperCase() ?? REDACTED),
      },
      dependants: dependants.map((dependant) => toDependantRow(dependant, caller.powers)),
    }
  })
}
