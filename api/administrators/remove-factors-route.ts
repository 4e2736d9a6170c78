/** The console's call that removes the second factors that an administrator has lost. */
import { removeFactors, removeFactorsSchema as schema } from '../accounts/second-factors/remove-factors.ts'
import type { Routes } from '../http/parts.ts'
import { requireReachedAdministrator } from './reached-administrator.ts'

export const removeAdministratorFactorsRoute: Routes = (app, parts) => {
  app.post(
    '/console/administrators/:userId/second-factors-removal',
    {
      config: {
        access: { power: 'administrators.removeFactors' },
        stepUp: 'always',
        record: 'administrator',
        freshProof: true,
      },
      schema,
    },
    async ({ caller, params: { userId }, body: { reason } }) =>
      removeFactors(parts, caller, await requireReachedAdministrator(parts, caller.user, userId), reason),
  )
}
