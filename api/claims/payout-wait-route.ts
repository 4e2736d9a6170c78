/** What a claim's form says beforehand of a payout that will wait. */
import { findProfileAccount } from '@member-care/projections/bank-accounts/entered-accounts.ts'
import { z } from 'zod'
import type { App, Parts } from '../http/parts.ts'
import { claimsArea } from './claim-record-routes.ts'
import { payoutWaitSchema, shownWaitOfAccount } from '../bank-proposals/payout-wait-answer.ts'

const answer = z.object({
  /** How long the payout to an account waits that is not in the profile; 0 for no wait. */
  hours: z.number(),
  /** Until when the payout to the account in the profile waits; null while it does not. */
  ofProfile: payoutWaitSchema.nullable(),
})

export function addPayoutWaitRoute(app: App, parts: Parts): void {
  app.get(
    '/claims/config/payout-wait',
    { config: claimsArea, schema: { response: { 200: answer } } },
    async ({ caller: { own } }) => ({
      hours: parts.settings.payoutWaitHours,
      ofProfile: shownWaitOfAccount(parts, await findProfileAccount(parts.database, own, own.userId)),
    }),
  )
}
