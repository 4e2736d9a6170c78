/** What the page of a client says besides its fields (3§2.6, 3§5). Quoted ones are letter for letter. */
import { shownCount } from '../../language/shown-count.ts'

export const clientEditTexts = {
  update: 'Update Client',
  clone: 'Clone',
  discard: 'Discard changes',
  unsaved: 'Not saved yet',
  history: 'History',
  users: 'Users',
  administrators: 'Administrators',
  sections: {
    basic: 'Company Basic Information',
    elog: 'LOG Information',
    elogQuestions: 'LOG Questions',
    features: 'Features Configuration',
    payment: 'Payment options',
    otp: 'OTP require Configuration',
    microservices: 'Microservices Configuration',
    onboarding: 'Onboarding Email Configuration',
    teleconsult: 'Teleconsult Config',
    secondaryIdentifiers: 'Secondary identifiers',
    notificationTexts: 'Notification texts',
    planDocument: 'Own document of the plan',
    provisioning: 'The company’s own system (SCIM)',
  },
  goTo: 'Go to section',
  basic: {
    id: 'Company ID',
    name: 'Company Name',
    groupCode: 'Group Code',
    policyNo: 'Policy No',
    inpatientPolicyNo: 'Inpatient Policy No',
    outpatientPolicyNo: 'Outpatient Policy No',
    companyCode: 'Company Code',
    created: 'Created',
    updated: 'Updated',
  },
  basicIntroduction: 'From the company master. It cannot be typed here.',
  elogIntroduction: 'Who signs letters of guarantee, and how much they may come to.',
  elogQuestionsIntroduction:
    'What members answer with every request for a letter of guarantee. Requests keep the questions that they were asked.',
  otpIntroduction: 'Where members are asked for a one-time password.',
  microservicesIntroduction: 'Ids of templates in the message service. Empty uses the usual one.',
  templateGroups: { claims: 'Claims', store: 'Store and eLOG', account: 'Account' },
  featureGroups: {
    offers: 'What members are offered',
    display: 'What members see',
    values: 'Limits, links and messages',
    straightThrough: 'Claims decided at once',
    payment: 'How claims are paid',
    plans: 'Plans of those whose cover names none',
  },
  paymentHint:
    'With none of the four switched on, members choose between bank account, cheque and PayNow. With one or more, exactly those are offered.',
  onboardingWarning:
    'While a template alias is set, everybody of this company who needs a login and has none is sent the welcome e-mail, once, within the hour. E-mails that were sent cannot be taken back. Please try it with the test e-mail first.',
  sendTrial: 'Send a trial',
  trialSent: 'The trial is on its way.',
  teleconsult: { enabled: 'Enabled', available: 'Available' },
  identifiers: { enabled: 'In this order', available: 'Left out' },
  sorter: {
    empty: 'Nothing here. Drag something in, or use its button.',
    up: 'Move up',
    down: 'Move down',
    enable: 'Enable',
    disable: 'Disable',
    handle: 'Drag',
    hint: 'Drag to sort, or use the buttons. With the keyboard: Space or Enter picks up and puts down, the arrow keys move.',
  },
  disabledForYou: 'You can look at this client. Changing it takes the role ADMIN_OPERATION.',
  reviewTitle: 'Update this client?',
  nothingChanged: 'Nothing was changed.',
  yes: 'Yes',
  no: 'No',
  addEmail: 'Add an e-mail address',
  addCode: 'Add a code',
  addHint: 'Enter adds it; several may be pasted.',
  statuses: { ACTIVE: 'Active', INACTIVE: 'Inactive' },
  registrationProofs: { dateOfBirth: 'Date of birth', staffId: 'Staff ID' },
  whoSeesUses: {
    employee: 'Employees see everybody’s, dependants only their own',
    family: 'Everybody sees the whole family’s',
    self: 'Everybody sees only their own',
  },
  noPlan: 'None',
  loginIds: { email: 'E-mail only', nric: 'NRIC', staffId: 'Staff ID' },
  elogKinds: { Fixed: 'Fixed', NonFixed: 'NonFixed' },
  identifierNames: { name: 'Name', birthdate: 'Birthdate', staffid: 'Staff ID' },
  noPreset: 'None',
  units: {
    months: 'months',
    files: 'documents',
    letters: 'letters',
    dollars: 'S$',
    characters: 'characters',
    ofHundred: 'of 100',
  },
  unsavedTrial: 'Update the client first: the trial uses what is saved.',
} as const

/** The document that a client wrote of its plan itself, which members read under My Plan. */
export const planDocumentTexts = {
  introduction:
    'A PDF that members read under My Plan instead of what is made from the plan. It is kept at once, apart from the form above.',
  none: 'None: members read what is made from the plan.',
  kept: (fileName: string, size: string) => `${fileName} (PDF, ${size})`,
  notOffered: 'My Plan is switched off for this client: its members read neither.',
  upload: 'Upload a PDF',
  replace: 'Replace it',
  download: 'Download',
  downloadFailed: 'The document could not be loaded. Try again.',
  remove: 'Remove',
  removeTitle: 'Remove this document?',
  removeConsequence: 'Members read what is made from the plan then. The file is gone for good.',
  saved: 'The document has been saved. Members read it under My Plan.',
  removed: 'The document has been removed.',
  noFile: 'Please choose a PDF.',
  tooMany: 'Please choose one document only.',
  tooLarge: 'The document is larger than 5 MB. Please make it smaller, or choose another one.',
  wrongType: 'This is not a PDF. Please choose a PDF document.',
} as const

/** What the company master says of the client's company, and the client does not. */
export const companyMasterNoticeTexts = {
  title: 'The company master says something else',
  introduction: 'Take over what is right. It is then filled in below, and saved with the form.',
  status: 'Status',
  ours: 'Here',
  master: 'In the company master',
  take: 'Take over',
  takeField: (field: string) => `Take over ${field}`,
  keep: 'Keep ours',
  keepField: (field: string) => `Keep our ${field}`,
  takeAll: 'Take over all',
  keepAll: 'Keep all of ours',
} as const

/** The client's own words for notifications. */
export const notificationTextFieldTexts = {
  title: 'Notification texts',
  introduction:
    'What members are told, in the words of their company. A text that is left empty is the usual one, which stands there in grey. Who reads the portal in another language gets these words where all four of a kind are written, and else the usual ones in their language.',
  kind: 'Told when',
  placeholders: 'The texts may name',
  fields: {
    title: 'Title in the portal',
    message: 'Message in the portal',
    subject: 'Subject of the e-mail',
    text: 'Text of the e-mail',
  },
  hint: 'Empty for the usual text.',
  save: 'Save texts',
} as const

export function ownWordsText(kind: string): string {
  return `${kind} – own words`
}

/** Moves in a sorter, for screen readers. */
export function movedText(item: string, list: string, position: number, count: number): string {
  return `${item}: ${list}, place ${position} of ${count}.`
}

export const clientInputTexts = {
  wholeNumber: 'Enter a whole number.',
  notNegative: 'Enter 0 or more.',
  atMost: (most: number) => `Enter a number from 0 to ${shownCount(most)}.`,
  files: 'Enter a number from 1 to 20.',
  maskLength: 'Enter a number from 0 to 9.',
  planUnknown: 'This client has no plan of this number. Choose one of its plans.',
  tooLong: 'This is too long.',
  link: 'Enter an address that begins with https://, or with / for one of this portal.',
  email: 'Enter a valid e-mail address.',
  emails: 'Each of these must be a valid e-mail address.',
  tooManyEmails: 'At most 20 addresses.',
  alias: 'Letters, digits, dots, dashes and underscores only.',
  code: 'A code has 1 to 20 characters.',
  twice: 'Each of these may appear only once.',
  /** 3§5. */
  testEmailUnknown: 'The test e-mail must be that of a user in this company.',
  noTestEmail: 'Enter a test e-mail and update the client first.',
} as const
