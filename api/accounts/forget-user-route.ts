/** The administrators' call that has a person forgotten. */
import { forgettingRefusal } from '@member-care/domain/user/forgetting.ts'
import { z } from 'zod'
import { apiError, refusalError } from '../http/api-error.ts'
import type { Routes } from '../http/parts.ts'
import { forgetUser } from './forget-user.ts'

export const forgetUserRoute: Routes = (app, parts) => {
  app.post(
    '/console/users/:userId/forget',
    {
      config: { access: { power: 'users.forget' }, stepUp: 'always', record: 'user', freshProof: true },
      schema: {
        params: z.object({ userId: z.string() }),
        body: z.object({ reason: z.string().trim().min(1).max(500) }),
        response: { 200: z.object({ forgotten: z.literal(true) }) },
      },
    },
    async (request) => {
      const { caller } = request
      const { userId } = request.params
      const { reason } = request.body
      const person = await parts.users.getUser(caller.scope, userId)
      if (!person) throw apiError('NOT_FOUND')
      const refusal = forgettingRefusal({ userId, reason, person, askedBy: caller.user.userId })
      if (refusal) throw refusalError(refusal)
      await forgetUser(parts, { userId, reason }, caller.context())
      return { forgotten: true as const }
    },
  )
}
