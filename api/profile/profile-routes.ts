/** What the profile shows besides the session's user (2§2 Profile). */
import { findProfileAccount } from '@member-care/projections/bank-accounts/entered-accounts.ts'
import { z } from 'zod'
import { payoutWaitSchema, shownWaitOfAccount } from '../bank-proposals/payout-wait-answer.ts'
import type { Routes } from '../http/parts.ts'
import { coverSchema, describeCovers } from './covers.ts'

const covers = { response: { 200: z.array(coverSchema) } }

export const profileRoutes: Routes = (app, parts) => {
  const access = { userType: 'client' } as const
  app.get(
    '/profile/covers',
    { config: { access, stepUp: 'requireOTPProfile' }, schema: covers },
    async ({ caller }) => [...(await describeCovers(parts, caller.own))],
  )

  app.get(
    '/profile/payout-wait',
    {
      config: { access, stepUp: 'requireOTPProfile' },
      schema: { response: { 200: z.object({ payoutWait: payoutWaitSchema.nullable() }) } },
    },
    async ({ caller }) => ({
      payoutWait: shownWaitOfAccount(parts, await findProfileAccount(parts.database, caller.own, caller.own.userId)),
    }),
  )
}
