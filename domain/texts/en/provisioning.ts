/** How a company's own system tells of its employees (SCIM, S88): its tokens in the console, and what that system is answered. */

export const provisioningTexts = {
  introduction:
    'The company’s own system (Entra ID, Okta or another that speaks SCIM 2.0) can add its employees, change them and end their cover. It needs a token. A token gives access to this client’s data only.',
  address: 'Address for the company’s system',
  none: 'There is no token. No system of this company has access.',
  name: 'Which system is it for?',
  nameHint: 'For example “Entra ID”. It stands in the history.',
  nameRequired: 'Please say which system the token is for.',
  nameTooLong: 'At most 60 characters, please.',
  tooMany: 'This client has five tokens already. End one that is not used any more, then make another.',
  answerLost: 'The token was made, but the answer that showed it got lost. End it in the list, then make another one.',
  make: 'Make a token',
  made: 'Made',
  madeTitle: 'Copy the token now',
  madeText:
    'It is shown only this once, and nobody can look it up later. Give it to the company’s IT department in a safe way. If it gets lost, end it and make another.',
  copy: 'Copy',
  copied: 'The token has been copied.',
  copyFailed: 'Your browser did not allow copying. Please select the token and copy it yourself.',
  done: 'I have copied it',
  end: 'End',
  endLabel: (name: string) => `End the token for ${name}`,
  endTitle: (name: string) => `End the token for ${name}?`,
  endConsequence: 'The company’s system has no access with it from this moment on. Nobody’s cover changes by that.',
  ended: 'The token has been ended.',
  failed: 'The tokens could not be loaded.',
} as const

/** The `detail` of an error that a company's system gets. Its IT department reads it, in English. */
export const scimTexts = {
  unauthorized: 'The token is missing, wrong or ended. Ask the administrators of Member Care for one.',
  inactive: 'This client is not active. Ask the administrators of Member Care.',
  userNotFound: 'Your company has no such user.',
  groupNotFound: 'Your company has no such group.',
  noSuchAddress: 'There is nothing at this address. See /scim/v2/ResourceTypes for what there is.',
  groupsReadOnly: 'Groups are the company’s plans and are read-only. Change the plan of a user instead.',
  nricMissing: (attribute: string) => `A new user needs the NRIC, FIN or passport number: ${attribute}.`,
  nricFixed:
    'The NRIC, FIN or passport number cannot be changed this way. Ask the administrators of Member Care to correct it.',
  nameMissing: 'A new user needs a name: name.formatted, displayName, or name.givenName with name.familyName.',
  userNameTaken: 'Another user of your company has this userName.',
  nricKnown:
    'A user of your company has this NRIC, FIN or passport number already. Find the user by userName or employeeNumber.',
  nricOfDependant:
    'This person is covered as a dependant in your company. Ask the administrators of Member Care to change that first.',
  otherParticulars:
    'This NRIC, FIN or passport number is known with other particulars. Check number, name and birthdate, or ask the administrators of Member Care.',
  emailTaken: 'Somebody else has this e-mail address. Send another one, or leave it out.',
  changed: 'The user has changed since. Read it again, then send the change again.',
  filterUnsupported: (what: string) => `The filter cannot use ${what}. See the documentation for what it can.`,
  filterWrong: 'The filter is not written as RFC 7644 (3.4.2.2) says.',
  filterTooLong: 'The filter is too long: at most 1000 characters.',
  tooManyOperations: 'At most 100 operations in one PATCH.',
  sortUnsupported: 'Sorting is not supported. Leave out sortBy.',
  noBody: 'The request needs a JSON object as its body.',
  tooLong: (attribute: string) => `${attribute} is too long.`,
  notADate: (attribute: string) => `${attribute} must be a date, as YYYY-MM-DD.`,
  genderWrong: 'Either m or f.',
  datesReversed: 'The end date is before the start date.',
  endsInFuture: 'A user who is not active cannot have an end date in the future. Send the end date alone.',
} as const
