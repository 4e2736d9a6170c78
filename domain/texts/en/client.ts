/** Texts of the client list and of creating and cloning clients (3§2.4–2.6, 3§8). Quoted ones are letter for letter. */
import { plural } from '../../language/plural.ts'
import { shownCount } from '../../language/shown-count.ts'

export const clientTexts = {
  allClients: 'All clients',
  notAmongYours: 'There is no client at this address, or it is not one of those you look after.',
  /** 3§2.4. */
  columns: {
    id: 'ID',
    name: 'Company Name',
    status: 'Status',
    groupCode: 'Group Code',
    policyNo: 'Policy No',
    created: 'Created',
    updated: 'Updated',
    users: 'Users',
  },
  filters: { name: 'Company Name', groupCode: 'Group Code', policyNo: 'Policy No' },
  listTitle: 'Clients',
  searchClients: 'Search clients',
  searchCompanies: 'Search companies',
  companies: 'Companies of the company master',
  searchBy: 'Search by',
  search: 'Search',
  clearSearch: 'Clear',
  companiesFailed: 'The companies could not be loaded. Please try again later.',
  cancel: 'Cancel',
  createClient: 'Create client',
  uploadUser: 'Upload user',
  exportUser: 'Export user',
  noClients: 'No company is a client yet.',
  noMatch: 'No client matches this search.',
  /** 3§2.5 and 3§2.6. */
  createTitle: 'Create client',
  selectCompany: 'Please select company',
  chooseCompany: 'Choose a company',
  createIntroduction:
    'A client is made of a company in the company master: its name, group code and policy number come from there.',
  createExplanation:
    'Nothing is switched on for a new client. Configure it afterwards, or clone a client that is configured already.',
  select: 'Select',
  active: 'Active',
  inactive: 'Inactive',
  alreadyClient: 'Client',
  noCompanies: 'Every company of the company master is listed here. There is none yet.',
  noCompanyFound: 'No company matches this search.',
  companyInactive: 'This company is not active in the company master, so it cannot become a client.',
  masterChanged: 'The company master says something else by now. Reload the page to see it.',
  /** 3§8. */
  created: 'Client Created Successfully!',
  cloned: 'Client Cloned Successfully!',
  toClients: 'Go to the client list',
  configure: 'Configure this client',
} as const

export function clientCountText(total: number): string {
  return `${shownCount(total)} ${plural('en', total, { one: 'client', other: 'clients' })}`
}

/** What a link from a client to its users is called; it begins with what is seen. */
export function usersOfClientText(users: number, name: string): string {
  return `${shownCount(users)} users of ${name}`
}

/** What a button that chooses a company is called; it begins with what is seen. */
export function selectCompanyText(name: string): string {
  return `${clientTexts.select} ${name}`
}
