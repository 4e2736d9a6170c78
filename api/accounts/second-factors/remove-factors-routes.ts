/** The console's call that removes the second factors that a member has lost. */
import { apiError } from '../../http/api-error.ts'
import type { Routes } from '../../http/parts.ts'
import { removeFactors, removeFactorsSchema as schema } from './remove-factors.ts'

export const removeFactorsRoutes: Routes = (app, parts) => {
  app.post(
    '/console/users/:userId/second-factors-removal',
    {
      config: { access: { power: 'users.removeFactors' }, stepUp: 'always', record: 'user', freshProof: true },
      schema,
    },
    async ({ caller, params: { userId }, body: { reason } }) => {
      const user = await parts.users.getUser(caller.scope, userId)
      if (user?.userType !== 'client') throw apiError('NOT_FOUND')
      return removeFactors(parts, caller, user, reason)
    },
  )
}
