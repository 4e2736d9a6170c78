/** The console's calls about claims. */
import type { Routes } from '../http/parts.ts'
import { addAccountSharingRoute } from './console/account-sharing-route.ts'
import { addClaimListRoutes } from './console/claim-list-routes.ts'
import { addClaimCommandRoutes } from './console/claim-command-routes.ts'
import { addClaimWeekRoutes } from './console/claim-week-routes.ts'
import { addHandoverFailureRoutes } from './console/handover-failure-routes.ts'
import { addQueueRoutes } from './desk/queue-routes.ts'
import { addAssignmentRoutes } from './desk/assignment-routes.ts'
import { addDuplicateRoutes } from './desk/duplicate-routes.ts'
import { addApprovalRoutes } from './desk/approval-routes.ts'
import { addCorrectionRoutes } from './desk/correction-routes.ts'
import { addReckoningRoutes } from './desk/reckoning-routes.ts'
import { addCoverDifferenceRoutes } from './desk/cover-difference-routes.ts'
import { addBatchApprovalRoutes } from './desk/batch-approval-routes.ts'
import { addSavedViewRoutes } from './desk/saved-view-routes.ts'
import { hrClaimListRoutes } from './hr/hr-claim-list-routes.ts'

export const claimsConsoleRoutes: readonly Routes[] = [
  addClaimListRoutes,
  addAccountSharingRoute,
  addClaimCommandRoutes,
  addClaimWeekRoutes,
  addHandoverFailureRoutes,
  addQueueRoutes,
  addAssignmentRoutes,
  addDuplicateRoutes,
  addApprovalRoutes,
  addCorrectionRoutes,
  addReckoningRoutes,
  addCoverDifferenceRoutes,
  addBatchApprovalRoutes,
  addSavedViewRoutes,
  hrClaimListRoutes,
]
