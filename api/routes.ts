/** Every route of the API, under `/api`. */
import { forgetUserRoute } from './accounts/forget-user-route.ts'
import { forgottenPasswordRoutes } from './accounts/forgotten-password-routes.ts'
import { publicRoutes } from './accounts/public-routes.ts'
import { registrationRoutes } from './accounts/registration-routes.ts'
import { sessionRoutes } from './accounts/session-routes.ts'
import { signInRoutes } from './accounts/sign-in-routes.ts'
import { articleRoutes } from './articles/article-routes.ts'
import { administratorRoutes } from './administrators/administrator-routes.ts'
import { claimRoutes } from './claims/claim-routes.ts'
import { usualTimeRoute } from './claims/usual-time-route.ts'
import { clinicRoutes } from './clinics/clinic-routes.ts'
import { createConsoleRoutes } from './console/console-routes.ts'
import { userExportRoutes } from './exports/user-export-routes.ts'
import { excludedClinicRoutes } from './excluded-clinics/excluded-clinic-routes.ts'
import { hrClaimRoutes } from './hr-claims/hr-claim-routes.ts'
import { hrRoutes } from './hr/hr-routes.ts'
import { letterRoutes } from './letters/letter-routes.ts'
import { insurerWebhookRoute } from './insurer/webhook-route.ts'
import { liveRoute } from './notifications/live/live-route.ts'
import { notificationRoutes } from './notifications/notification-routes.ts'
import type { Routes } from './parts.ts'
import { uploadRulesRoute } from './uploads/upload-rules-route.ts'
import { singleSignOnRoutes } from './single-sign-on/single-sign-on-routes.ts'
import { profileRoutes } from './profile/profile-routes.ts'
import { sysadminClaimRoutes } from './sysadmin/claim-routes.ts'
import { sysadminClientConfigurationRoute } from './sysadmin/client-configuration-route.ts'
import { sysadminClientRoutes } from './sysadmin/client-routes.ts'
import { claimBankRoutes } from './verification/claim-bank-routes.ts'
import { identityChangeRoutes } from './verification/identity-change-routes.ts'
import { userBankRoutes } from './verification/user-bank-routes.ts'

/** What the console looks into besides the parts that every route has. */
type ConsoleInsight = Parameters<typeof createConsoleRoutes>[0]

export function createRoutes(insight: ConsoleInsight): readonly Routes[] {
  return [publicRoutes, signInRoutes, registrationRoutes, sessionRoutes, forgottenPasswordRoutes, singleSignOnRoutes, administratorRoutes, forgetUserRoute, claimRoutes, usualTimeRoute, letterRoutes, articleRoutes, clinicRoutes, profileRoutes, hrRoutes, hrClaimRoutes, insurerWebhookRoute, notificationRoutes, liveRoute, createConsoleRoutes(insight), claimBankRoutes, userBankRoutes, identityChangeRoutes, userExportRoutes, uploadRulesRoute, sysadminClaimRoutes, sysadminClientRoutes, sysadminClientConfigurationRoute, excludedClinicRoutes]
}
