/** Texts of the administrators' list, form and batch upload (3§2.11, 3§4, 3§5, 3§8). Quoted ones are letter for letter; the rest is ours. */
import { plural } from '../../language/plural.ts'
import type { AdministratorRole } from '../../access/powers.ts'

/** What a role lets somebody do, in a sentence (3§6). */
export const administratorRoleTexts: Readonly<
  Record<AdministratorRole, { readonly label: string; readonly sentence: string }>
> = {
  ADMIN_OPERATION: {
    label: 'Operations',
    sentence: 'Sets up client companies, keeps users and their cover, and proposes bank accounts.',
  },
  ADMIN_ACCOUNT: { label: 'Accounts', sentence: 'Verifies the bank accounts that others have proposed.' },
  ADMIN_CLAIM: { label: 'Claims', sentence: 'Decides on claims at the claims desk and answers members.' },
  ADMIN_CALL_CENTRE: { label: 'Call centre', sentence: 'Answers members and sets the status of their accounts.' },
  ADMIN_IT: { label: 'IT', sentence: 'Keeps administrators, locks and deletes them, and keeps the excluded clinics.' },
  ADMIN_CREATION: {
    label: 'Admin creation',
    sentence: 'Adds and edits administrators, but cannot lock or delete them.',
  },
  ADMIN_AUDITOR: { label: 'Auditor', sentence: 'Reads the event history and the replays, and nothing else.' },
}

export const administratorListTexts = {
  title: 'Administrators',
  titleOf: (company: string) => `Administrators of ${company}`,
  everybody: 'All administrators',
  add: 'Add new admin',
  upload: 'Upload user',
  count: (total: number, text: string) =>
    `${text} ${plural('en', total, { one: 'administrator', other: 'administrators' })}`,
  columns: {
    name: 'Name',
    email: 'E-mail',
    roles: 'Roles',
    groups: 'Groups',
    status: 'Status',
    lastSignIn: 'Last sign-in',
    actions: 'Actions',
  },
  noRole: 'No role',
  filterLabel: 'Filter administrators',
  searchBy: 'Search by',
  searchFields: { name: 'Name', nric: 'NRIC', loginId: 'Login ID', email: 'E-mail' },
  searchOf: (field: string) => `Search ${field}`,
  memberType: 'Member type',
  memberTypes: { all: 'All', E: 'Employee', D: 'Dependent' },
  clear: 'Clear',
  inviteAgain: 'Invite again',
  loadFailed: 'The administrators could not be loaded.',
  none: 'No administrator matches this search.',
  created: 'Admin Created Successfully!',
  createdDetail: 'An e-mail with an activation link is on its way. It is valid for 72 hours.',
  updated: 'Data Updated Successfully!',
  invited: 'A new activation link is on its way. Earlier ones no longer work.',
  deleted: 'The administrator was deleted.',
  statusChanged: 'The status was changed.',
  factorsRemoved: 'The second factors were removed.',
  neverSignedIn: 'Never',
  notActivated: 'Not activated',
  ownAccount: 'Your own account',
  /** What opens an administrator who has just been added. */
  open: (name: string) => `Open ${name}`,
  backToList: 'Back to the list',
  /** When an account was added, activated and last used. */
  added: (instant: string) => `Added ${instant}`,
  activated: (instant: string) => `Activated ${instant}`,
  lastSignIn: (instant: string) => `Last sign-in ${instant}`,
  lastSignInNever: 'Last sign-in never',
  statuses: { 100: 'Active', 101: 'Invited', 300: 'Locked', 301: 'Suspended', 401: 'Terminated' },
} as const

/** The buttons of a row: what each is called, asks and leads to. */
export const administratorActionTexts = {
  terminate: {
    label: 'Terminate',
    consequence:
      'They are signed out at once and cannot sign in any more. Somebody with the role IT can activate them again on their page.',
  },
  activate: { label: 'Activate', consequence: 'They can sign in again with the password they had.' },
  lock: { label: 'Lock', consequence: 'They are signed out at once and cannot sign in until they are unlocked.' },
  unlock: { label: 'Unlock', consequence: 'They can sign in again.' },
  removeFactors: {
    label: 'Remove second factors',
    consequence:
      'Use this if they have lost them. They are signed out at once and told; then they sign in with their password and a code by e-mail, and set up new ones. First make sure that the request really comes from them.',
  },
  delete: {
    label: 'Delete',
    consequence:
      'The account is closed for good, and its e-mail address is free again. What they did stays in the history. This cannot be undone.',
  },
} as const

export const administratorFormTexts = {
  createTitle: 'Add new admin',
  updateTitle: 'Edit admin',
  name: 'Name',
  email: 'E-mail',
  emailHint: 'They sign in with it. The activation link goes there.',
  roles: 'Roles',
  auditRole: 'Event history',
  groups: 'Client groups',
  groupsHint: 'ALL reaches every client; any other only the clients of that group.',
  passwordNotActivated: 'They choose their first password themselves, with the link that was e-mailed.',
  passwordOfHolder: 'Their password is theirs alone: they change it in "Forgot password?" on the sign-in page.',
  addressFixed: 'They sign in with it. It is changed by an invitation to another address.',
  addressByIt: 'They sign in with it. Only an administrator with the role IT invites them to another address.',
  excludedRole: (labels: string) => `Not together with ${labels}: they check each other.`,
  combinesRoles: (labels: string) =>
    `${labels} check each other, and are held by one person here. Please give one of them to somebody else.`,
  combinesChosen: (labels: string) =>
    `${labels} check each other. One person would hold both, and nobody else would look at their work. Better give one of them to somebody else.`,
  checkingNamesakes: (name: string) =>
    `Another account in the name of ${name} has a role that checks one chosen here. If this is the same person, nobody else looks at their work:`,
  itRoleOutOfReach: 'Given only by administrators who have it.',
  itSignInOutOfReach: 'They are invited to another e-mail address only by administrators who have the role IT.',
  ownAccess:
    'These are your own details: your roles, groups, e-mail address and password are changed by another administrator.',
  accessConsequence: 'They are signed out everywhere, and told that their permissions changed.',
  nothingChanged: 'Nothing was changed.',
  saveQuestion: (name: string) => `Save changes to ${name}?`,
  create: 'Create admin',
  save: 'Save',
  nameRequired: 'Name is required.',
  nameTooLong: 'A name has at most 100 characters.',
  emailRequired: 'Email address is required.',
  emailInvalid: 'Email address is not valid.',
  roleRequired: 'Choose at least one role.',
  groupRequired: 'Choose at least one client group.',
} as const

/** Why something was not done to an administrator's account. */
export const administratorRefusalTexts = {
  ownPassword:
    'Your own password is changed in "Forgot password?" on the sign-in page, and your e-mail address by another administrator.',
  notActivated:
    'They have not activated their account yet, so they have no password to change. Send the invitation again instead.',
  passwordOfHolder:
    'A password is set by its holder alone, in "Forgot password?" on the sign-in page. Please ask them to do that.',
  addressByInvitation:
    'The address of somebody who has an account is changed by an invitation to the new one. Please open their page and choose "Invite to another address".',
  addressByIt:
    'Only an administrator with the role ADMIN_IT invites somebody who has an account to another address. Please ask one of them.',
  addressBeforeActivation:
    'They have not activated their account yet: change the address in the form, and they are invited there.',
  addressOfTerminated: 'Their account is closed. Please activate it first.',
  sameAddress: 'This is the address that they have.',
  ownDeletion: 'You cannot delete your own account. Please ask another administrator.',
} as const

export const administratorBatchTexts = {
  title: 'Upload administrators',
  lead: 'One administrator a row, in an Excel file (.xlsx) or a CSV file.',
  /** 3§5. */
  firstRow: 'The first row must not be edited: it says what the columns are.',
  send: 'Upload',
  done: 'Close',
  again: 'Upload another file',
  noneFailed: 'Every administrator was created and invited.',
  failedList: 'These were not created:',
  /** What may stand in two of the columns. */
  rolesColumn: (roles: string) => `${roles}; several with commas`,
  groupsColumn: (groups: string) => `${groups}; without one it is ALL`,
  failedRow: (row: number, email: string) => `Row ${row}: ${email || 'no e-mail address'}`,
  twice: 'This e-mail address stands in an earlier row of the file.',
} as const

export function batchOutcomeText(created: number, failed: number): string {
  const made = `${created} ${plural('en', created, { one: 'administrator was', other: 'administrators were' })} created`
  return failed === 0 ? `${made}.` : `${made}, ${failed} failed.`
}

/** Inviting an administrator to another address, and what waits then. */
export const addressChangeTexts = {
  ask: 'Invite to another address',
  askTitle: (name: string) => `Invite ${name} to another address?`,
  newAddress: 'New e-mail address',
  send: 'Invite',
  asked: 'The present address was told. The invitation follows when the wait is over.',
  cancel: 'Cancel the change',
  cancelTitle: 'Cancel the change of address?',
  cancelConsequence: 'Nothing changes: they still sign in with the present address, and the invitation stops working.',
  cancelled: 'The change of address was cancelled.',
  gone: 'There is no change of address to cancel any more. Please reload the page.',
  /** Shown to the holder, over every page of the console. */
  own: (email: string, when: string) =>
    `Somebody with the role IT is moving your account to ${email}. From ${when} on, the person who reads that address can take it over with a new password. If you did not ask for that, cancel it.`,
} as const

/** @param hours how long it waits */
export function addressChangeConsequence(hours: number): string {
  const wait = hours === 0 ? 'At once' : `After ${hours} ${plural('en', hours, { one: 'hour', other: 'hours' })}`
  return `Their present address is told now, and until then they, or an administrator with the role IT, can cancel it. ${wait} an invitation goes to the new address. When it is accepted with a new password, the account moves there and everything else is signed out.`
}

/** What waits, on the administrator's page. */
export function addressChangePending({
  email,
  askedBy,
  from,
  until,
}: {
  readonly email: string
  readonly askedBy: string
  readonly from: string
  readonly until: string
}): string {
  return `${askedBy} invites them to ${email}. The invitation goes there on ${from}, and can be accepted until ${until}. The address stays as it is until then.`
}

/** Over the list of administrators. */
export function combinedRolesText(count: number): string {
  return plural('en', count, {
    one: 'One administrator holds roles that check each other:',
    other: `${count} administrators hold roles that check each other:`,
  })
}
