/** What HR changes and proposes of an employee (S90). */

export const hrChangeTexts = {
  title: 'Change data',
  /** What to do about a field that a call may not say. */
  instead: {
    changes: 'HR changes this itself: send it with the data of the employment.',
    proposes: 'HR proposes this: send it as a proposal, on which your insurer’s operations team decides.',
    'of-employee': 'Ask the employee to change this in the portal, under Update Bio.',
    'of-insurer': 'Ask your insurer’s operations team to change this.',
  },
  own: 'This is your own record. Another HR administrator of your company, or your insurer’s operations team, changes it.',
  notEmployed: 'Choose one of your companies that employs this person.',

  employment: {
    title: 'Employment',
    lead: 'Your company decides this. It takes effect when you save it, and is recorded in the history with your name.',
    company: 'Company',
    save: 'Save',
    reviewTitle: 'Save these changes?',
    saved: 'Saved.',
    endHint: 'The last day of the cover. Leave empty if it has no end.',
    startsOver: 'Save or discard your changes before you choose another company.',
  },

  proposal: {
    title: 'Identity of the employee',
    lead: 'You propose this, and your insurer’s operations team decides on it. The employee is told. Until then everything stays as it is.',
    nricHint: 'Part of it is hidden. Type the whole number to propose another one.',
    reason: 'Why',
    reasonHint: 'What proves it, such as a deed poll or a new identity card that you have seen.',
    submit: 'Propose',
    withdraw: 'Withdraw the proposal',
    withdrawTitle: 'Withdraw the proposal?',
    withdrawText: 'Nothing changes, and your insurer no longer decides on it.',
    withdrawn: 'The proposal is withdrawn.',
    sent: 'Your proposal has been sent for approval.',
    pendingTitle: 'Waiting for approval',
    pendingSince: (company: string, when: string) => `Proposed by the HR of ${company} on ${when}`,
    now: 'Now',
    proposed: 'Proposed',
    staysAsItIs: 'Stays as it is',
    approved: 'Your last proposal was approved.',
    declined:
      'Your last proposal was declined. Everything stayed as it was; your insurer’s operations team can tell you why.',
    otherWaits:
      'A change of this person’s details is waiting for approval already, which your companies did not propose. You can propose another one when it has been decided on.',
  },

  others: {
    title: 'Changed by others',
    ofEmployee: 'The employee changes these in the portal, under Update Bio:',
    ofInsurer: 'Your insurer’s operations team changes these:',
  },

  nothingProposed: 'Change at least one of these details.',
  reasonRequired: 'Say why',
  reasonTooLong: (longest: number) => `Say it in at most ${longest} characters`,

  fields: {
    staffId: 'Staff ID',
    designation: 'Designation',
    costCenter: 'Cost center',
    costCenterName: 'Cost center name',
    effectiveStartDate: 'Covered from',
    effectiveEndDate: 'Covered until',
    name: 'Name',
    nric: 'NRIC / FIN / Passport',
    birthdate: 'Birth date',
    gender: 'Gender',
    email: 'E-mail',
    contactNoCountryCode: 'Country code',
    contactNo: 'Contact number',
    planNo: 'Plan no.',
    maritalStatus: 'Marital status',
    nationality: 'Nationality',
  },
  genders: { '': 'Not known', m: 'Male', f: 'Female' },

  /** To the HR administrator who proposed it. It names nobody: the HR area does. */
  mail: {
    subject: 'Your proposal has been decided on',
    approved: 'The change of an employee’s details that you proposed was approved, and is in effect.',
    declined: 'The change of an employee’s details that you proposed was declined. Everything stayed as it was.',
    open: 'Open the employee',
  },
} as const
