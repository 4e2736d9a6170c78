/** What the search that is reachable from everywhere in the console says. */
import { plural } from '../../language/plural.ts'
export const peopleSearchTexts = {
  title: 'Search',
  open: 'Search people, clients, claims and pages',
  short: 'Search',
  placeholder: 'Name, NRIC, staff ID, e-mail, client, claim number or page',
  /** For whoever is shown NRICs masked. */
  placeholderOfMasked: 'Name, whole NRIC or its last 4, staff ID, e-mail, client, claim number or page',
  hint: 'Type a part of what you know. One or two letters find words that begin with them.',
  keys: '↑ ↓ to choose, Enter to open, Tab to narrow, Esc to close',
  matchedBy: 'Found by',
  company: 'Company',
  memberType: 'Member type',
  kinds: { name: 'Name', nric: 'NRIC', staffId: 'Staff ID', email: 'E-mail', studentId: 'Student ID' },
  memberTypes: { E: 'Employee', D: 'Dependent' },
  people: 'People',
  clients: 'Clients',
  claims: 'Claims',
  pages: 'Pages',
  nothing: 'No results for this.',
  failed: 'The search failed. Please try again.',
  clear: (label: string) => `Remove ${label}`,
  /** Of those that are listed: there may be more. */
  found: (count: number) =>
    count === 0 ? 'No results.' : `${count} ${plural('en', count, { one: 'result is', other: 'results are' })} listed.`,
} as const
