/** What the console says about a user's record, and why a change of it is refused (3§2.10, 3§4, 3§8). Quoted texts are letter for letter; the rest is ours. */

export const userRefusalTexts = {
  alreadyEnrolled: 'This user exists already.',
  notFound: 'User Not Found',
  forgotten: 'This person was forgotten. Nothing about them can be changed any more.',
  alreadyMember: 'The user is covered under this company already.',
  stillCovered: 'The cover under this company has not ended yet. Change its end date, or take the end away.',
  notMember: 'The user is not covered under this company.',
  employeeMissing: 'Say whose dependant this is.',
  ownDependant: 'Nobody is their own dependant.',
  datesReversed: 'The end date is before the start date.',
  ofOthersToo:
    'A company outside your groups covers this person too. Who they are, how they are reached and their account are changed by an administrator who looks after both.',
  lastCompany: 'This is the only company of the user. A company can be removed only when there is another one.',
  notDependant: 'This person is not a dependant of the employee in this company.',
  endedCompany: 'Only a company whose cover has not ended can be the default one.',
  contactNumberIncomplete: 'There is no contact number yet. Please give the country code and the number together.',
  noAdministrator: 'This user is not an administrator.',
  emailUndoInvalid: 'This link is not valid any more. If somebody else uses your account, please contact us.',
  bankAccountStored: 'A bank account is stored already. To have it changed, please contact your HR department or us.',
} as const

export function overlapText(end: string, next: string): string {
  return `The earlier cover goes until ${end}. Start the new one on ${next} or later.`
}

export function lostPeriodText(end: string): string {
  return `The days until ${end} would no longer be covered. To cover the person again, do not save; choose “Start again” instead. To correct the dates, take the end away first.`
}

/** What is said at a field of the forms. */
export const userFormTexts = {
  companyRequired: 'Please select a company.',
  nameRequired: 'Name is required.',
  nricRequired: 'NRIC is required.',
  nricInvalid: 'This is not an NRIC, FIN or passport number. Please check it.',
  birthdateRequired: 'Birthdate is required.',
  birthdateInFuture: 'The birthdate is in the future.',
  genderRequired: 'Gender is required.',
  emailInvalid: 'Email address is not valid.',
  startRequired: 'Effective start date is required.',
  endsBeforeStart: 'The end date is before the start date.',
  reasonRequired: 'Please say why the status changes.',
  relationshipRequired: 'Relationship is required.',
  tooLong: 'At most 200 characters, please.',
  companyCommandMissing:
    'Please name the company that is to come first (changeDefaultcompany), or the one to be removed (isRemovedCompanyId).',
  companyUnknown: 'This company is not one of your clients.',
  noStudent: "Student information is kept only for users covered under a students' policy.",
  placeholderHint: 'Without one, a placeholder address is made from the NRIC.',
} as const

/** Somebody with this number, or address, is known already. @param holder their name, where the administrator may know it */
export function takenText(what: 'nric' | 'email', holder: string | undefined): string {
  const value = what === 'nric' ? 'NRIC' : 'e-mail address'
  if (holder === undefined) return `This ${value} belongs to another user.`
  return `This ${value} belongs to ${holder}, who is a user already.`
}
