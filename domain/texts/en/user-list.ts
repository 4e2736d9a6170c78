/** What the list of users and the search for people say (3§2.9, 3§2.10). Quoted texts are letter for letter; the rest is ours. */
import { plural } from '../../language/plural.ts'

export const userListTexts = {
  title: 'Users',
  empty: 'No user data.',
  emptyFiltered: 'Nobody matches this search.',
  noDependants: 'User have no dependents.',
  addUser: 'Add new user',
  uploadUser: 'Upload user',
  memberTypes: { all: 'All', E: 'Employee', D: 'Dependent' },
  searchFields: { name: 'Name', nric: 'NRIC', studentID: 'Student ID', email: 'Email', staffId: 'Staff ID' },
  clearSearch: 'Clear',
  noOneYet: 'Users appear here when they are added one by one, or uploaded.',
  searchBy: 'Search by',
  search: 'Search',
  memberType: 'Member type',
  filterLabel: 'Filter users',
  dependants: 'Dependents',
  editUser: 'Edit',
  openUser: 'Open the user',
  backToUsers: 'All users of the company',
  usersOf: (company: string) => `Users of ${company}`,
  dependantsOf: (name: string) => `Dependents of ${name}`,
  columns: {
    id: 'ID',
    nric: 'NRIC',
    studentId: 'Student ID',
    name: 'Name',
    companyName: 'Company Name',
    startDate: 'Start Date',
    terminationDate: 'Termination Date',
    memberType: 'Member Type',
    dependants: 'No. of Dep.',
    relationship: 'Relationship',
  },
  loadFailed: 'Failed to retrieve User list. Please try again later.',
  count: (total: number, text: string) => `${text} ${plural('en', total, { one: 'user', other: 'users' })}`,
  onlyBeginnings:
    'So many match that not all are listed, only those that begin with this. Type more to find the others.',
  /** For whoever is shown NRICs masked. */
  wholeNumber: 'Only the whole NRIC, or its last 4 characters, finds somebody.',
  shortSearch: 'One or two letters find words that begin with them.',
} as const
