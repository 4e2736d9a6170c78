/** The system administrators' console, in the dialect of ra-data-simple-rest. */
import { addClientConfigurationRoutes } from '../clients/client-configuration-routes.ts'
import { addClientCreationRoutes } from '../clients/client-creation-routes.ts'
import { addClientListRoutes } from '../clients/client-list-routes.ts'
import { addOnboardingTrialRoute } from '../onboarding/onboarding-trial-route.ts'
import type { Evidence } from '../audit/stored-stream.ts'
import type { Routes } from '../parts.ts'
import { addAccessRoutes } from './access-routes.ts'
import { addClaimCommandRoutes } from './claim-command-routes.ts'
import { addClaimHistoryRoutes } from './claim-history-routes.ts'
import { addClaimListRoutes } from './claim-list-routes.ts'
import { addAssignmentRoutes } from './desk/assignment-routes.ts'
import { addBatchApprovalRoutes } from './desk/batch-approval-routes.ts'
import { addDuplicateRoutes } from './desk/duplicate-routes.ts'
import { addQueueRoutes } from './desk/queue-routes.ts'
import { addSavedViewRoutes } from './desk/saved-view-routes.ts'
import { addNotificationTemplateRoutes } from './notification-template-routes.ts'
import { addHandoverFailureRoutes } from './handover-failure-routes.ts'
import { addLaunchMessageRoutes } from './launch-message-routes.ts'
import { addInsurerMessageRoutes } from './insurer-message-routes.ts'
import { addSystemRoutes, type SystemParts } from './system-routes.ts'

/** @param evidence what a claim's history is checked by */
export function createConsoleRoutes({ evidence, ...system }: SystemParts & { readonly evidence: Evidence }): Routes {
  return (app, parts) => {
    addClaimListRoutes(app, parts)
    addClaimHistoryRoutes(app, parts, evidence)
    addClaimCommandRoutes(app, parts)
    addHandoverFailureRoutes(app, parts)
    addQueueRoutes(app, parts)
    addAssignmentRoutes(app, parts)
    addDuplicateRoutes(app, parts)
    addBatchApprovalRoutes(app, parts)
    addSavedViewRoutes(app, parts)
    addClientListRoutes(app, parts)
    addClientCreationRoutes(app, parts)
    addClientConfigurationRoutes(app, parts)
    addOnboardingTrialRoute(app, parts)
    addNotificationTemplateRoutes(app, parts)
    addAccessRoutes(app, parts)
    addLaunchMessageRoutes(app, parts)
    addInsurerMessageRoutes(app, parts)
    addSystemRoutes(app, parts, system)
  }
}
