/** Who else uses the account that a claim is paid into, and the one that is proposed for it. Told beside the claim, because it is no part of it. */
import { z } from 'zod'
import { accountSharings, accountSharingSchema } from '../../bank-proposals/account-sharing.ts'
import type { App, Parts } from '../../http/parts.ts'
import { findClaim } from './claim-list-routes.ts'

/** Each is there only where somebody else uses the account. */
const sharingSchema = z.object({
  payment: accountSharingSchema.optional(),
  /** While the proposal waits. */
  proposal: accountSharingSchema.optional(),
})

export function addAccountSharingRoute(app: App, parts: Parts): void {
  const config = { access: { power: 'claims.view' }, stepUp: 'always', record: 'claim' } as const
  app.get(
    '/console/claims/:id/account-sharing',
    { config, schema: { params: z.object({ id: z.string() }), response: { 200: sharingSchema } } },
    async ({ caller, params }) => {
      const { employeeId: userId, payment, bankProposal } = await findClaim(parts, caller, params.id)
      const waiting = bankProposal?.status === 'WAITING_VERIFICATION' ? bankProposal.account : undefined
      const [ofPayment, ofProposal] = await accountSharings(parts, caller, [
        { userId, ...payment },
        waiting && { userId, ...waiting },
      ])
      return { ...(ofPayment && { payment: ofPayment }), ...(ofProposal && { proposal: ofProposal }) }
    },
  )
}
