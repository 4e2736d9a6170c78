/** The members' claims area. */
import multipart from '@fastify/multipart'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Routes } from '../http/parts.ts'
import { addClaimCommandRoutes } from './claim-command-routes.ts'
import { addClaimConfigRoutes } from './claim-config-routes.ts'
import { addClaimRecordRoutes } from './claim-record-routes.ts'
import { addFlexibleSpendingRoute } from './flexible-spending-route.ts'
import { addDraftRoutes } from '../drafts/draft-routes.ts'
import { claimDraftCalls } from './drafts/claim-drafts.ts'
import { addMoveDocumentRoutes } from './drafts/move-document-routes.ts'
import { addPayoutWaitRoute } from './payout-wait-route.ts'
import { usualTimeRoute } from './usual-time-route.ts'

export const claimsMemberRoutes: Routes = (app, parts) => {
  addClaimConfigRoutes(app, parts)
  addClaimRecordRoutes(app, parts)
  addPayoutWaitRoute(app, parts)
  usualTimeRoute(app, parts)
  void app.register(async (forms) => {
    await forms.register(multipart)
    addClaimCommandRoutes(forms.withTypeProvider<ZodTypeProvider>(), parts)
    addFlexibleSpendingRoute(forms.withTypeProvider<ZodTypeProvider>(), parts)
    addDraftRoutes(forms.withTypeProvider<ZodTypeProvider>(), parts, claimDraftCalls)
    addMoveDocumentRoutes(forms.withTypeProvider<ZodTypeProvider>(), parts)
  })
}
