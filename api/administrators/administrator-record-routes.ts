/** Sends the invitation of an administrator again. */
import { z } from 'zod'
import type { Routes } from '../http/parts.ts'
import { inviteAdministrator } from './administrator-account.ts'
import { requireReachedAdministrator } from './reached-administrator.ts'

export const administratorRoutes: Routes = (app, parts) => {
  app.post(
    '/console/administrators/:userId/invitation',
    {
      config: { access: { power: 'administrators.invite' }, stepUp: 'always', record: 'administrator' },
      schema: { params: z.object({ userId: z.string() }), response: { 200: z.object({ invited: z.literal(true) }) } },
    },
    async (request) => {
      const { userId } = await requireReachedAdministrator(parts, request.caller.user, request.params.userId)
      await inviteAdministrator(parts, userId, request.caller.context())
      return { invited: true as const }
    },
  )
}
