/**
 * Every route of the API, under `/api`, by the folder that holds it and the surface that it serves. A folder has one file for each surface,
 * `<surface>-routes.ts`; one that does not stand here fails the test beside this list.
 */
import { accountsConsoleRoutes } from './accounts/console-routes.ts'
import { accountsMemberRoutes } from './accounts/member-routes.ts'
import { administratorsConsoleRoutes } from './administrators/console-routes.ts'
import { activationLinkRoutes } from './administrators/administrator-routes.ts'
import { hrAccessRoutes } from './administrators/hr-routes.ts'
import { sysadminAdministratorRoutes } from './administrators/sysadmin-routes.ts'
import { articleRoutes } from './articles/member-routes.ts'
import { createAuditRoutes } from './audit/console-routes.ts'
import { auditMemberRoutes } from './audit/member-routes.ts'
import { addUserAuditRoute } from './audit/user-audit-route.ts'
import { cannedAnswerRoutes } from './chats/canned-answer-routes.ts'
import { chatsConsoleRoutes } from './chats/console-routes.ts'
import { chatsMemberRoutes } from './chats/member-routes.ts'
import { storeConsoleRoutes } from './store/console-routes.ts'
import { storeCounterRoutes } from './store/counter-routes.ts'
import { storeMerchantRoutes } from './store/merchant-routes.ts'
import { storeStockRoutes } from './store/stock-routes.ts'
import { storeMemberRoutes } from './store/member-routes.ts'
import { noteProviderEvent } from './store/note-provider-event.ts'
import { claimsConsoleRoutes } from './claims/console-routes.ts'
import { cardsMemberRoutes } from './cards/member-routes.ts'
import { walletRoutes } from './cards/wallet-routes.ts'
import { createCardWebhookRoute } from './cards/webhook-routes.ts'
import { hrClaimRoutes } from './claims/hr/hr-routes.ts'
import { claimsMemberRoutes } from './claims/member-routes.ts'
import { sysadminClaimRoutes } from './claims/sysadmin/sysadmin-routes.ts'
import { clientLinkRoutes } from './client-links/member-routes.ts'
import { clientsConsoleRoutes } from './clients/console-routes.ts'
import { hrRoutes } from './clients/hr-routes.ts'
import { hrFileClaimRoutes } from './employees/file-claim-routes.ts'
import { hrChangeRoutes } from './employees/hr-change-routes.ts'
import { hrEmployeeRoutes } from './employees/hr-routes.ts'
import { hrInsightRoutes } from './insights/hr-routes.ts'
import { clientsSysadminRoutes } from './clients/sysadmin-routes.ts'
import { clinicsConsoleRoutes } from './clinics/console-routes.ts'
import { clinicsMemberRoutes } from './clinics/member-routes.ts'
import { sysadminClinicRoutes } from './clinics/sysadmin-routes.ts'
import { companyMasterConsoleRoutes } from './company-master/console-routes.ts'
import { excludedClinicRoutes } from './excluded-clinics/console-routes.ts'
import { sysadminExcludedClinicRoutes } from './excluded-clinics/sysadmin-routes.ts'
import { contentConsoleRoutes } from './content/console-routes.ts'
import { clinicPictureRoute } from './content/clinic-picture-route.ts'
import { contentMemberRoutes } from './content/member-routes.ts'
import { coverMemberRoutes } from './cover/member-routes.ts'
import { eCardRoutes } from './e-card/member-routes.ts'
import { fhirConsoleRoutes } from './fhir/console-routes.ts'
import { fhirMemberRoutes } from './fhir/member-routes.ts'
import { exchangeRatesConsoleRoutes } from './exchange-rates/console-routes.ts'
import { guaranteesCatalogueRoutes } from './guarantees/catalogue-routes.ts'
import { guaranteesConsoleRoutes } from './guarantees/console-routes.ts'
import { guaranteesCounterRoutes } from './guarantees/counter-routes.ts'
import { guaranteesHrRoutes } from './guarantees/hr-routes.ts'
import { guaranteesMemberRoutes } from './guarantees/member-routes.ts'
import { createHistoryRoutes } from './history/console-routes.ts'
import { homeScreenRoutes } from './home-screen/member-routes.ts'
import type { Routes } from './http/parts.ts'
import { addInsurerMessageRoutes } from './insurer/console-routes.ts'
import { insurerWebhookRoute } from './insurer/insurer-routes.ts'
import { languageRoutes } from './languages/member-routes.ts'
import { letterRoutes } from './letters/member-routes.ts'
import { addNotificationTemplateRoutes } from './notifications/console-routes.ts'
import { notificationsMemberRoutes } from './notifications/member-routes.ts'
import { addOnboardingTrialRoute } from './onboarding/console-routes.ts'
import { createSystemRoutes } from './operations/console-routes.ts'
import { plansConsoleRoutes } from './plans/console-routes.ts'
import { personalDataRoutes } from './personal-data/member-routes.ts'
import { profileMemberRoutes } from './profile/member-routes.ts'
import { rewardsConsoleRoutes } from './rewards/console-routes.ts'
import { rewardsMemberRoutes } from './rewards/member-routes.ts'
import { settlementRoutes } from './settlements/settlement-routes.ts'
import { singleSignOnRoutes } from './single-sign-on/administrator-routes.ts'
import { straightThroughRoutes } from './straight-through/console-routes.ts'
import { userExportRoutes } from './user-exports/console-routes.ts'
import { sysadminUserExportRoutes } from './user-exports/sysadmin-routes.ts'
import { userUploadsConsoleRoutes } from './user-uploads/console-routes.ts'
import { userUploadsHrRoutes } from './user-uploads/hr-routes.ts'
import { sysadminUploadRoutes } from './user-uploads/sysadmin-routes.ts'
import { usersConsoleRoutes } from './users/console-routes.ts'
import { usersSysadminRoutes } from './users/sysadmin-routes.ts'
import { verificationConsoleRoutes } from './verification/console-routes.ts'
import { identityChangeRequestRoutes } from './verification/member-routes.ts'
import { sysadminVerificationRoutes } from './verification/sysadmin-routes.ts'

/** What the console looks into besides the parts that every route has. */
type ConsoleInsight = Parameters<typeof createSystemRoutes>[0] &
  Parameters<typeof createAuditRoutes>[0] & { readonly evidence: Parameters<typeof createHistoryRoutes>[0] }

export function createRoutes(insight: ConsoleInsight): readonly Routes[] {
  return [
    ...accountsMemberRoutes,
    ...accountsConsoleRoutes,
    singleSignOnRoutes,
    activationLinkRoutes,
    ...administratorsConsoleRoutes,
    hrAccessRoutes,
    sysadminAdministratorRoutes,
    claimsMemberRoutes,
    ...claimsConsoleRoutes,
    ...straightThroughRoutes,
    hrClaimRoutes,
    sysadminClaimRoutes,
    ...coverMemberRoutes,
    eCardRoutes,
    cardsMemberRoutes,
    walletRoutes,
    createCardWebhookRoute([noteProviderEvent]),
    chatsMemberRoutes,
    storeMemberRoutes,
    storeConsoleRoutes,
    storeCounterRoutes,
    storeMerchantRoutes,
    storeStockRoutes,
    chatsConsoleRoutes,
    cannedAnswerRoutes,
    clientLinkRoutes,
    homeScreenRoutes,
    guaranteesMemberRoutes,
    guaranteesCatalogueRoutes,
    guaranteesCounterRoutes,
    guaranteesHrRoutes,
    guaranteesConsoleRoutes,
    fhirMemberRoutes,
    fhirConsoleRoutes,
    languageRoutes,
    letterRoutes,
    articleRoutes,
    rewardsMemberRoutes,
    rewardsConsoleRoutes,
    settlementRoutes,
    contentMemberRoutes,
    clinicPictureRoute,
    ...clinicsMemberRoutes,
    ...clinicsConsoleRoutes,
    sysadminClinicRoutes,
    excludedClinicRoutes,
    sysadminExcludedClinicRoutes,
    ...profileMemberRoutes,
    personalDataRoutes,
    ...notificationsMemberRoutes,
    addNotificationTemplateRoutes,
    insurerWebhookRoute,
    addInsurerMessageRoutes,
    ...verificationConsoleRoutes,
    identityChangeRequestRoutes,
    sysadminVerificationRoutes,
    ...clientsConsoleRoutes,
    companyMasterConsoleRoutes,
    plansConsoleRoutes,
    contentConsoleRoutes,
    exchangeRatesConsoleRoutes,
    hrRoutes,
    hrEmployeeRoutes,
    hrChangeRoutes,
    hrFileClaimRoutes,
    hrInsightRoutes,
    ...clientsSysadminRoutes,
    addOnboardingTrialRoute,
    ...usersConsoleRoutes,
    ...usersSysadminRoutes,
    userExportRoutes,
    sysadminUserExportRoutes,
    ...userUploadsConsoleRoutes,
    ...userUploadsHrRoutes,
    sysadminUploadRoutes,
    createHistoryRoutes(insight.evidence),
    createAuditRoutes(insight),
    ...auditMemberRoutes,
    addUserAuditRoute,
    createSystemRoutes(insight),
  ]
}
