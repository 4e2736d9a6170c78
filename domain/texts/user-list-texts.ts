/** What the list of users and the search for people say (3§2.9, 3§2.10). Quoted texts are letter for letter; the rest is ours. */

export const userListTexts = {
  title: 'Users',
  empty: 'No user data.',
  emptyFiltered: 'Nobody matches this search.',
  noDependants: 'User have no dependents.',
  addUser: 'Add new user',
  uploadUser: 'Upload user',
  memberTypes: { all: 'All', E: 'Employee', D: 'Dependent' },
  searchFields: { name: 'Name', nric: 'NRIC', studentID: 'Student ID', email: 'Email', staffId: 'Staff ID' },
  /** Pages are opened by their number near both ends only. */
  tooFarIn: 'This page is too far into the list to be opened by its number. Please search, or go there page by page.',
  loadFailed: 'Failed to retrieve User list. Please try again later.',
  shortSearch: 'One or two letters find words that begin with them.',
} as const
