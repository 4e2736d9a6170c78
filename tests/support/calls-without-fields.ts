/** Calls that could be updates of a record by their method, and change no fields of one by themselves: by what they are instead. */

/** Calls that say all of a value, of which nothing can be left out but what is named here. */
export const wholeValues: Readonly<Record<string, readonly string[]>> = {
  'PUT /console/users/:id/default-company': [],
  'PUT /console/users/:userId/status': [],
  'PUT /console/administrators/:userId/status': [],
  'PUT /console/administrators/:userId/roles': [],
  'PUT /sysadmin/admin/status/:userId': ['reason'],
  'PUT /console/claims/:id/assignee': [],
  'PUT /console/saved-views': [],
  'PUT /claims/drafts/:draftId': ['updatedClaimId'],
  'PUT /users/me/language': [],
  'PUT /users/me/second-factors/:factorId': [],
}

/** Calls that ask for one or several named commands: what is not named is not asked for. */
export const commands: readonly string[] = [
  'PUT /notifications/read',
  'PUT /sysadmin/inpatient',
  'PUT /sysadmin/inpatient/:id',
  'PUT /sysadmin/outpatient',
  'PUT /sysadmin/outpatient/:id',
  'PUT /sysadmin/users/setupcompany/:userId',
  'PATCH /sysadmin/users/proposedBank/:userId',
  'PATCH /sysadmin/users/verifyProposedBank/:userId',
]

/** Walked by update-claim.integration.test.ts: their fields come as a form, in which what is empty is left out (1§7). */
export const forms: readonly string[] = [
  'PUT /outpatientclaim/v3/:claimId/web',
  'PUT /outpatientclaim/v2/web/:nric/:transactionNo',
  'PUT /inpatientclaim/update/:claimId/web',
  'PUT /inpatientclaim/:transactionNo',
]

/** POSTs with a body that change no fields of a record: they make something new, ask a question, or give a command about a whole thing. */
export const noUpdates: readonly string[] = [
  // Something new.
  'POST /console/administrators',
  'POST /console/administrators/:userId/address-change',
  'POST /console/claims/:id/bank-proposals',
  'POST /console/clients',
  'POST /console/clients/:id/clone',
  'POST /console/excluded-clinics',
  'POST /console/exports',
  'POST /console/replays',
  'POST /console/users',
  'POST /console/users/:id/bank-proposals',
  'POST /sysadmin/admin/setup/register',
  'POST /sysadmin/client',
  'POST /sysadmin/excludedclinic',
  'POST /sysadmin/upload/users',
  'POST /sysadmin/users/setup',
  // Questions, whose words are no matter for an address.
  'POST /console/events/people',
  'POST /console/events/search',
  'POST /console/people-search',
  'POST /console/record-views/search',
  'POST /console/user-of-nric',
  // Commands about a whole thing.
  'POST /console/claims/:id/approve',
  'POST /console/claims/:id/bank-decision',
  'POST /console/claims/:id/dismissed-duplicates',
  'POST /console/claims/:id/reject',
  'POST /console/claims/:id/reprocess',
  'POST /console/claims/:id/request-information',
  'POST /console/claims/:id/start-review',
  'POST /console/claims/batch-approvals',
  'POST /console/identity-changes/:id/decision',
  'POST /console/user-bank-proposals/:id/decision',
  'POST /console/administrators/:userId/second-factors-removal',
  'POST /console/users/:userId/forget',
  'POST /console/users/:userId/second-factors-removal',
  'POST /hradmin/employee/:userId/access',
  // Signing in, registering and recovering an account.
  'POST /users/activateLink/check',
  'POST /users/activateLink/validate',
  'POST /users/activateaccount',
  'POST /users/generateLoginOTPEmailCode',
  'POST /users/me/proof',
  'POST /users/me/second-factors/app/:factorId',
  'POST /users/me/second-factors/passkey',
  'POST /users/generateOTPEmailCode',
  'POST /users/login/passkey-options',
  'POST /users/login/second-factor',
  'POST /users/login/v3',
  'POST /users/requestAccountRecoverySuccess',
  'POST /users/requestResetPasswordSuccess',
  'POST /users/resetPassword',
  'POST /users/resetPassword/check',
  'POST /users/ssoLogin',
  'POST /users/v3/verifyAccount',
  'POST /users/verifyLoginOTPEmailCode',
  'POST /users/verifyLoginOTPEmailCode/v1',
  'POST /users/verifyOTPEmailCode',
]
