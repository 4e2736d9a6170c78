/** Texts of the export of users (3§2.4, 3§8). Quoted ones are letter for letter. */
import { plural } from '../../language/plural.ts'
import { shownCount } from '../../language/shown-count.ts'
import { EXPORT_LINK_HOURS } from '../../export/user-export.ts'

export const userExportTexts = {
  title: 'Export user',
  memberType: 'Member type',
  memberTypes: { all: 'All', e: 'Employees only', d: 'Dependants only' },
  filter: 'Search by',
  filterFields: { groupCode: 'Group Code', policyNo: 'Policy No', name: 'Company Name' },
  query: 'Search',
  queryHint: 'Leave empty for the users of every company.',
  resultsCaption: 'Companies whose users are exported',
  columns: { policyNo: 'Policy No', companyName: 'Company Name' },
  noResult: 'Result not found.',
  everyCompany: 'The users of every company that you look after.',
  searching: 'Searching …',
  searchFailed: 'The companies could not be searched.',
  submit: 'Export',
  cancel: 'Cancel',
  close: 'Close',
  exporting: 'Exporting user list....',
  sentLater: "We will send the file to your email once it's completed.",
  failed: 'Failed to download user list. Please try again later.',
  followProgress: 'See how far it is',

  states: { waiting: 'Waiting', writing: 'Writing', ready: 'Ready', failed: 'Failed', expired: 'Expired' },

  listed: { users: 'Whose users', state: 'State' },

  page: {
    title: 'User export',
    waiting: 'The export waits for its turn.',
    writing: 'The file is being written.',
    ready: 'The file is ready.',
    failedState: 'The file could not be written. Please ask for it again.',
    expired: `This link has expired. A file of users can be fetched for ${EXPORT_LINK_HOURS} hours; please export it again.`,
    notFound: 'There is no such export, or somebody else asked for it.',
    download: 'Download',
    downloadFailed: 'The file could not be downloaded. Please try again.',
    personal:
      'The file holds personal data. Please keep it where only those who need it can read it, and delete it when you are done.',
    companies: 'Companies',
    everyCompany: 'All',
    requestedAt: 'Asked for',
    expiresAt: 'Can be fetched until',
    toClients: 'To the clients',
  },
  mail: {
    subject: 'Your file of users is ready',
    ready: 'The list of users that you asked for has been written.',
    link: 'Open the file',
    note: `The link is valid for ${EXPORT_LINK_HOURS} hours and works for you alone, after you have signed in. The file holds personal data: please delete it when you are done.`,
  },
} as const

/** `1,250 rows.` */
export function rowsText(rows: number): string {
  return `${shownCount(rows)} ${plural('en', rows, { one: 'row', other: 'rows' })}.`
}

/** `2,000 of 1,000,000 rows` */
export function progressText(done: number, total: number): string {
  return `${shownCount(done)} of ${shownCount(total)} rows`
}

/** How many more there are than are shown. */
export function moreCompaniesText(more: number): string {
  return `… and ${shownCount(more)} more`
}

/** `1 company found`, `12 companies found`. */
export function companyMatchesText(matches: number): string {
  return `${shownCount(matches)} ${plural('en', matches, { one: 'company', other: 'companies' })} found`
}
