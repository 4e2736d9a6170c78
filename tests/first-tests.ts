/**
 * What `npm test` runs besides every unit test: what guards money, health data, access and proof, and the main way of each kind of user. It has to stay
 * below 8 minutes on two processors, the installation with it. `npm test -- --whole` runs everything.
 */

/** Below the rooms, without `.integration.test.ts`. */
export const firstIntegration = [
  'api/accounts/sign-in',
  'api/administrators/access-routes',
  'api/administrators/hr-reach',
  'api/audit/tampering',
  'api/bank-proposals/account-sharing',
  'api/claims/desk/claim-desk',
  'api/claims/hr/hr-claims',
  'api/claims/submit-claim',
  'api/claims/update-claim',
  'api/content/content',
  'api/cover/member-cover',
  'api/e-card/e-card',
  'api/employees/hr-changes',
  'api/employees/hr-employees',
  'api/guarantees/guarantees',
  'api/http/route-walk',
  'api/personal-data/personal-data',
  'api/user-uploads/hr-uploads',
  'api/verification/user-verification',
  'event-store/anchors/missing-anchors',
  'event-store/anchors/verify-log',
  'event-store/postgres/postgres-event-store.contract',
  'projections/replay/replay',
  'projections/runner/runner',
  'tests/access/other-company-walk',
  'tests/access/scim-walk',
] as const

/** Below tests/browser/, without `.test.ts`. */
export const firstJourneys = ['claim-from-receipt', 'hr-upload', 'member-claims', 'sign-in'] as const
