/** What the console says about a user's record, and why a change of it is refused (3§2.10, 3§4, 3§8). Quoted texts are letter for letter; the rest is ours. */

export const userRefusalTexts = {
  alreadyEnrolled: 'This user exists already.',
  notFound: 'User Not Found',
  forgotten: 'This person was forgotten. Nothing about them can be changed any more.',
  alreadyMember: 'The user is covered under this company already.',
  notMember: 'The user is not covered under this company.',
  employeeMissing: 'Say whose dependant this is.',
  ownDependant: 'Nobody is their own dependant.',
  datesReversed: 'The end date is before the start date.',
  lastCompany: 'This is the only company of the user. A company can be removed only when there is another one.',
  notDependant: 'This person is no dependant of the employee in this company.',
  endedCompany: 'Only a company whose cover has not ended can be the default one.',
  noAdministrator: 'This user is no administrator.',
} as const
