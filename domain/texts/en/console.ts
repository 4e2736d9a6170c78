/** Texts of the administrators' consoles (3§2, 3§8). Quoted ones are letter for letter. */
import { shownCount } from '../../language/shown-count.ts'
import type { ClaimStatus } from '../../claim/claim-status.ts'
import { claimStatusLabels } from './claim-status.ts'

export const consoleTexts = {
  product: 'Member Care',
  area: 'Console',
  application: 'Member Care console',
  tabTitle: (title: string) => `${title} · Member Care console`,
  mainMenu: 'Main menu',
  openMenu: 'Open menu',
  loading: 'Loading',
  notLoaded: 'Not loaded',
  firstPage: 'Go to the first page',
  noAccess: {
    title: 'No access',
    detail: 'Your roles do not include this page. An IT administrator can change them.',
  },
  noPage: {
    title: 'Page not found',
    lead: 'There is no page at this address.',
    detail: 'It may have moved, or the link may be incomplete.',
  },
  /** In place of a value that has been forgotten with its person. */
  forgotten: 'Forgotten',
  /** Buttons of the editor of rich text, by react-admin's names for them. */
  editor: {
    bold: 'Bold',
    italic: 'Italic',
    underline: 'Underline',
    strike: 'Strikethrough',
    code: 'Code',
    list_bulleted: 'Bulleted list',
    list_numbered: 'Numbered list',
    link: 'Add a link',
    blockquote: 'Quotation',
    clear_format: 'Clear format',
  },
  dataUpdated: 'Data Updated Successfully!',
  issue: "We're sorry - there was an issue",
  userNotFound: 'User Not Found',
  dataNotFound: 'Data Not Found',
  claimDataError: 'There is an error get claim data',
  clientListFailed: 'Failed to retrieve Client list. Please try again later.',
  empty: { users: 'No user data.', list: 'No data found.', plain: 'No Data' },
  /** Said of a page past the end of a list, as an old link may ask for. */
  listEnd: {
    endsBefore: 'The list ends before this page.',
    firstPage: 'Back to the first page',
    /** Of long lists pages are opened by their number near both ends only. */
    tooFarIn: 'This page is too far into the list to be opened by its number. Please search, or go there page by page.',
    noSuchPage: (last: number) => `Please give a number from 1 to ${shownCount(last)}.`,
  },
  claims: {
    reprocess: 'Reprocess',
    everyStatus: 'ALL',
    /** S37: the built-in claims desk. */
    requestInformation: 'Request information',
    startReview: 'Start review',
    approve: 'Approve',
    reject: 'Reject',
    approveConsequence:
      'The claim becomes Approved, and the member sees the payable amount and the remarks. Afterwards it can only be corrected.',
  },
  forget: {
    ownAccount: 'You cannot have your own account forgotten. Please ask another administrator.',
    reasonNamesPerson:
      'The reason stays readable. Please write it without the name, the NRIC and the e-mail address of the person.',
  },
  menu: {
    dashboard: 'Dashboard',
    clients: 'Clients',
    users: 'Users',
    admin: 'Admin',
    myPlanEditor: 'My Plan Editor',
    hrClaims: 'HR Claims',
    userClaims: 'User Claims',
    claimsDesk: 'Claims Desk',
    inpatient: 'Inpatient',
    outpatient: 'Outpatient',
    verification: 'Verification',
    verifyUserBank: 'Verify User Bank',
    verifyInpatientBank: 'Verify Inpatient Bank',
    verifyOutpatientBank: 'Verify Outpatient Bank',
    excludedClinics: 'Excluded Clinics',
    job: 'Job',
    /** The submenu of what operators of the installation look at. */
    system: 'System',
    apiDocumentation: 'API documentation',
    account: 'Account:',
    logout: 'Logout',
  },
} as const

/** Said in a decision's form when somebody else was faster and the claim's new status does not allow it any more. */
export function decisionTooLateText(status: ClaimStatus): string {
  const why =
    status === 'APPROVED' || status === 'REJECTED'
      ? 'This claim was decided already'
      : 'This can no longer be done with the claim'
  return `${why}: it is ${claimStatusLabels[status]}. Your decision was not saved. What you typed stays here to be copied.`
}
