/** Texts of Update Bio, where members change what is kept of them (2§2, 2§5, 2§8). Quoted ones are letter for letter; the rest is ours. */

/** The headings of its sections, in their order on the page (2§2). */
export const updateBioTexts = {
  tab: 'Update Bio',
  photo: 'Change My Profile Photo',
  details: 'Change My Details',
  email: 'Change My Email',
  contactNumber: 'Change My Contact Number',
  password: 'Change My Password',
  bankAccount: 'Bank Account Details',
  save: 'Save',
  saving: 'Saving…',
} as const

export const changeEmailTexts = {
  unchanged: 'There is no change in the email address.',
  differ: 'Email does not match.',
  passwordEmpty: 'Password is empty.',
  otpEmpty: 'OTP cannot be empty, please enter the OTP sent to your email address.',
  /** The steps were taken in another order, or the password was shown too long ago. */
  passwordFirst: 'Please enter your password first.',
  notAllowed: 'Your company does not let you change your email address here. Please contact your HR department.',
  present: (email: string) => `Your email address now: ${email}`,
  none: 'No email address is stored.',
  newEmail: 'New email address',
  newEmailAgain: 'New email address again',
  password: 'Current password',
  showPassword: 'Show your current password',
  hidePassword: 'Hide your current password',
  otp: 'One-time password',
  otpHint: (email: string) => `We have sent 6 digits to ${email}. They are valid for 5 minutes.`,
  next: 'Next',
  working: 'Please wait…',
  confirm: 'Change email address',
  startAgain: 'Start again',
  step: (step: number) => `Step ${step} of 3`,
  changed: 'Your email address has been changed.',
  changedDetail: (email: string) => `From now on you sign in with ${email}, and we write to you there.`,
} as const

/** The page of the link that went to the address of before. */
export const undoEmailTexts = {
  title: 'Undo the change of your email address',
  lead: (email: string) =>
    `Your account will have the address ${email} again. Everybody who is signed in to it is signed out, and its password stops working: you choose a new one next.`,
  undo: 'Undo the change',
  deadTitle: 'This link is not valid any more',
  deadLead:
    'It was used already or is too old, or we changed the address. If somebody else uses your account, please contact us.',
  mailLink: 'This was not me: undo the change',
  mailText: (until: string) =>
    `If it was not you, you can undo the change until ${until}. The link gives your account this address back, and lets you choose a new password.`,
} as const

export const contactNumberTexts = {
  countryCodesDiffer: 'The country codes do not match.',
  numbersDiffer: 'The contact numbers do not match.',
  unchanged: 'There is no change in your contact number.',
  countryCode: 'Country code',
  countryCodeAgain: 'Country code again',
  contactNo: 'Contact number',
  contactNoAgain: 'Contact number again',
  changed: 'Your contact number has been changed.',
} as const

export const changePasswordTexts = {
  current: 'Current password',
  show: 'Show your current password',
  hide: 'Hide your current password',
  othersEnd: 'You stay signed in here. Wherever else you are signed in, you will have to sign in again.',
  changed: 'Your password has been changed.',
} as const

export const ownBankAccountTexts = {
  lead: 'Reimbursements of medical claims by direct credit are paid to this account, and it is used for nothing else.',
  employeesOnly: 'Only employees can enter a bank account.',
  /** Beside the quoted header. */
  storedAs: (bankName: string, accountNo: string) => `${bankName}, ${accountNo}`,
} as const

export const ownDetailsTexts = {
  lead: 'The insurer has to approve another name or NRIC. Until then your details stay as they are.',
  name: 'Name',
  nric: 'NRIC / FIN / Passport',
  evidence: 'Proof of the change',
  evidenceHint: 'If you have one: a picture or PDF of the document that shows it, up to 5 files of 5 MB each.',
  chooseEvidence: 'Choose files',
  remove: 'Remove',
  removeEvidence: (name: string) => `Remove ${name}`,
  submit: 'Submit for approval',
  submitting: 'Submitting…',
  pendingTitle: 'Waiting for approval',
  pendingSince: (when: string) => `Asked for on ${when}`,
  proposedSince: (company: string, when: string) => `Proposed by the HR of ${company} on ${when}`,
  reasonOfHr: (reason: string) => `Why: ${reason}`,
  wrongProposal: 'If this is wrong, please tell your HR or contact us before it is approved.',
  birthdate: 'Birth date',
  gender: 'Gender',
  genders: { m: 'Male', f: 'Female' },
  notKnown: 'Not known',
  now: 'Now',
  asked: 'Asked for',
  staysAsItIs: 'Stays as it is',
  declinedOfHr: 'What your company’s HR proposed last was not approved. Your details stay as they are.',
  declined: 'Your last request was not approved. Your details stay as they are.',
  evidenceAttached: (count: number) => `Files attached: ${count}`,
} as const
