/**
 * What registration says at its fields and when it cannot go on. The quoted texts are in `account-texts.ts`; the
 * wording here is ours.
 */

export const registrationFieldTexts = {
  agreementRequired: 'Please agree to the Terms and Conditions first.',
  nameRequired: 'Name is required.',
  countryCodeRequired: 'Country code is required.',
  mobileRequired: 'Mobile number is required.',
  mobileTooShort: 'Mobile number must have at least 8 digits.',
  proofRequired: { dateOfBirth: 'Please enter your date of birth.', staffId: 'Please enter your staff ID.' },
  proofWrong: {
    dateOfBirth: 'This is not the date of birth on record. Please check it, or contact your HR department.',
    staffId: 'This is not the staff ID on record. Please check it, or contact your HR department.',
  },
  emailFixed: 'This email address cannot be changed here. Please contact your HR department to have it changed.',
} as const

/** Each says what to do next. It tells no more about a person than somebody who knows their number has to learn. */
export const registrationRefusalTexts = {
  /** The same for somebody who has registered already. An e-mail tells them so. */
  notPossible:
    'You cannot register with this number. If you have registered before, please sign in, or choose "Forgot password?"; we have written to your e-mail address. Otherwise please check the number, or contact your HR department or us.',
  alreadyRegistered:
    'You have registered already. Please sign in, or choose "Forgot password?" if you do not know your password.',
  tooManyTries: 'There were too many attempts with this number. Please try again in an hour, or contact us.',
  tooManyProofs:
    'There were too many wrong answers for this number. Please try again in an hour, or contact your HR department.',
  expired: 'Your registration has expired. Please start again.',
  emailNotVerified: 'Please verify your email address with the one-time password first.',
  emailTaken: 'This email address is used by another account. Please use another one, or contact us if it is yours.',
  nricTaken: 'This number belongs to another account. Please contact us.',
} as const
