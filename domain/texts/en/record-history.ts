/** How the history of users, clients, administrators, plans and exchange rates is told, event by event and field by field; and what auditors read of events anywhere. */
import { formatDisplay } from '../../dates/singapore-dates.ts'
import { plural } from '../../language/plural.ts'
import { shownCount } from '../../language/shown-count.ts'
import { withCapital } from '../../language/with-capital.ts'
import { claimEventTitles } from './claim-history.ts'
import { guaranteeEventTitles } from './guarantee.ts'
import { clientFieldLabels } from './client-field.ts'
import { questionsText } from './own-questionnaire.ts'

/** Titles that do not follow from the name of the event. */
const titles: Readonly<Record<string, string>> = {
  ...claimEventTitles,
  ...guaranteeEventTitles,
  UserEnrolled: 'User created',
  MembershipStarted: 'Company added',
  MembershipChanged: 'Cover changed',
  MembershipEnded: 'Cover ends',
  MembershipLapsed: 'Cover is over',
  MembershipRemoved: 'Company removed',
  UserBankAccountProposed: 'Bank details proposed',
  UserBankAccountVerified: 'Proposed bank details approved',
  UserBankAccountDeclined: 'Proposed bank details declined',
  BankAccountRecorded: 'Bank details changed',
  PersonalDataErased: 'Person forgotten',
  SensitiveRecordViewed: 'Personal data looked at',
  ClientElogConfigChanged: 'Client eLOG configuration changed',
  ClientConfigured: 'Client configured',
  ClientPlanDocumentChanged: 'Own document of the plan changed',
  ProvisioningTokenMade: 'Token for the company’s system made',
  ProvisioningTokenEnded: 'Token for the company’s system ended',
  DirectoryEntryRecorded: 'Known to the company’s system',
  PlanDraftSaved: 'Draft saved',
  PlanDraftSubmitted: 'Draft submitted for publication',
  PlanDraftReturned: 'Draft returned to its author',
  PlanDraftDiscarded: 'Draft discarded',
  PlanVersionPublished: 'Version published',
  ContentDrafted: 'Version saved',
  ContentSubmitted: 'Submitted for approval',
  ContentDeclined: 'Declined',
  ContentPublished: 'Published',
  ContentTakenDown: 'Taken down',
  ConversationAnswerWaits: 'An answer in the chat was not read yet',
  ConversationSealed: 'What was said in the chat put on record',
  ConversationTextsRemoved: 'Old texts of the chat removed',
  OrderPlaced: 'Ordered',
  OrderReserved: 'Pieces kept for the order',
  OrderChargeBegun: 'Card provider asked for the payment',
  OrderConfirmationAsked: 'Bank asks the buyer to confirm',
  OrderPaymentUnsure: 'Answer of the card provider lost',
  OrderPaid: 'Paid',
  OrderEnded: 'Not completed',
  OrderInvoiced: 'Tax invoice made',
  OrderRedeemed: 'Redeemed',
  OrderRefundAsked: 'Money to go back',
  OrderRefunded: 'Money given back',
  StockCounted: 'Stock counted',
  StockReserved: 'Taken from the stock',
  StockReleased: 'Given back to the stock',
  RewardRedeemed: 'Reward redeemed',
  VoucherEndTold: 'Told that the voucher ends soon',
  StraightThroughJudged: 'Looked at whether to decide at once',
  StraightThroughSwitched: 'Decisions at once switched',
}

/** What happened: `UserDetailsChanged` as "User details changed". */
export function eventTitle(type: string): string {
  return titles[type] ?? sentence(type)
}

/** A file of users that somebody uploaded, as the cause of what it changed. */
export function uploadTitle(fileName: string): string {
  return `Upload of ${fileName}`
}

const labels: Readonly<Record<string, string>> = {
  ...clientFieldLabels,
  userType: 'Type of User',
  name: 'Name',
  nric: 'NRIC',
  email: 'E-mail',
  birthdate: 'Birthdate',
  gender: 'Gender',
  contactNo: 'Contact Number',
  contactNoCountryCode: 'Country Code',
  loginRequired: 'Login Required',
  onboardingEmailSent: 'Welcome E-mail Sent',
  defaultCompany: 'Default Company',
  memberType: 'Member Type',
  employeeId: 'Dependent Of',
  staffId: 'Staff ID',
  planNo: 'Plan No',
  costCenter: 'Cost Center',
  costCenterName: 'Cost Center Name',
  effectiveStartDate: 'Effective Start Date',
  effectiveEndDate: 'Effective End Date',
  bankName: 'Bank Name',
  bankNo: 'Bank No',
  branchNo: 'Branch No',
  accountNo: 'Account No',
  groupCode: 'Group Code',
  groupCodes: 'Client Groups',
  policyNo: 'Policy No',
  inpatientPolicyNo: 'Inpatient Policy No',
  outpatientPolicyNo: 'Outpatient Policy No',
  fileName: 'File name',
  bytes: 'Size in bytes',
  perUnit: 'One unit in SGD',
  saidBy: 'Source',
  tokenName: 'Token for',
  userName: 'User name',
  externalId: 'External ID',
  givenName: 'Given Name',
  familyName: 'Family Name',
  isListed: 'Listed',
  isStopped: 'Decisions at once are stopped',
}

/** The parts of a record, in the order in which they are shown. */
const groups: Readonly<Record<string, string>> = {
  memberships: 'Companies',
  bankDetail: 'Bank details',
  proposedBankDetail: 'Proposed bank details',
  identityChange: 'Requested change of identity',
  studentInformation: 'Student information',
  featuresConfig: 'Features',
  paymentConfig: 'Payment',
  eLogConfig: 'Letters of guarantee',
  enrolmentConfig: 'Enrolment',
  onboardingEmailConfig: 'Welcome e-mail',
  microserviceTemplates: 'Microservices',
  templates: 'Notifications',
  planDocument: 'Own document of the plan',
  rates: 'Rates',
  provisioningTokens: 'Tokens for the company’s system',
  directoryEntries: 'In the company’s system',
}
const NO_GROUP = 'Basic information'

export function fieldGroup(field: string): string {
  return groups[rootOf(field)] ?? NO_GROUP
}

/** @param names companies by their id: `memberships.<id>.planNo` becomes "Orchid: Plan No" */
export function fieldLabel(field: string, names: ReadonlyMap<string, string> = new Map()): string {
  const parts = field.split('.')
  const last = parts.at(-1) ?? field
  const label = labels[field] ?? labels[last] ?? sentence(last)
  if (parts[0] === 'memberships' || parts[0] === 'directoryEntries')
    return `${names.get(parts[1] ?? '') ?? parts[1] ?? ''}: ${label}`
  if (parts[0] === 'rates') return `${formatDisplay(parts[1] ?? '')}: ${label}`
  const group = groups[parts[0] ?? '']
  return group !== undefined && (parts[0] ?? '') in prefixed ? `${group}: ${label}` : label
}

/** Groups whose fields are called as others are elsewhere. */
const prefixed: Readonly<Record<string, true>> = {
  proposedBankDetail: true,
  identityChange: true,
  templates: true,
  planDocument: true,
}

const userStatusWords: Readonly<Record<string, string>> = {
  100: 'Registered',
  101: 'Not Registered',
  300: 'Locked',
  301: 'Suspended',
  401: 'Terminated',
}
const words: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  status: {
    ...userStatusWords,
    WAITING_VERIFICATION: 'Waiting for verification',
    APPROVED: 'Approved',
    REJECTED: 'Declined',
    WITHDRAWN: 'Withdrawn by HR',
    ACTIVE: 'Active',
    INACTIVE: 'Inactive',
  },
  gender: { m: 'Male', f: 'Female' },
  memberType: { E: 'Employee', D: 'Dependent' },
  userType: { client: 'Member', 'sys-admin': 'System administrator' },
}

/** The word for a code in a field that holds codes, and the titles of questions; every other value as it is. */
export function fieldWord(field: string, value: unknown): unknown {
  if (field === 'eLogConfig.questionnaire.questions' && Array.isArray(value))
    return questionsText(value.map(({ title }: { readonly title: string }) => title))
  if (typeof value !== 'string' && typeof value !== 'number') return value
  return words[field.slice(field.lastIndexOf('.') + 1)]?.[value] ?? value
}

function rootOf(field: string): string {
  return field.slice(0, field.includes('.') ? field.indexOf('.') : undefined)
}

/** `allowMyVisit` as "Allow my visit". */
function sentence(name: string): string {
  const spaced = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .toLowerCase()
  return withCapital(spaced)
}

export const historyTexts = {
  /** What is looked at, as in "the user". */
  nouns: {
    users: 'user',
    clients: 'client',
    administrators: 'administrator',
    accounts: 'account',
    guarantees: 'letter',
    plans: 'plan',
    content: 'content',
    'exchange-rates': 'list of rates',
    'straight-through': 'switch',
    redemptions: 'voucher',
    orders: 'order',
    stock: 'stock',
  },
  titles: {
    users: 'History of a user',
    clients: 'History of a client',
    administrators: 'History of an administrator',
    accounts: 'Sign-ins and passwords',
    guarantees: 'History of a letter of guarantee',
    plans: 'History of a benefit plan',
    content: 'History of content',
    'exchange-rates': 'History of the rates of a currency',
    'straight-through': 'History of the switch of decisions at once',
    redemptions: 'History of a voucher',
    orders: 'History of an order',
    stock: 'History of the stock of a product',
  },
  link: 'History',
  notThere: 'There is no such record, or it is not among those that you look after.',
  nothing: 'Nothing has been recorded.',
  because: 'Because of',
  why: 'Reason',
  /** Behind which address somebody was. */
  from: (address: string) => `From ${address}`,
  recordItself: 'The record itself',
  notThen: 'There was no such record then.',
  thenFailed: 'The record could not be shown as it was then.',
  thenAndNow: 'Then and now',
} as const

/** Who did something, where a name does not say it. */
export const actorKindTexts = {
  member: 'Member',
  'hr-administrator': 'HR administrator',
  'system-administrator': 'System administrator',
  client: 'The company’s own system',
  insurer: 'Insurer',
  system: 'System',
} as const

/** Parts of the system that act by themselves, by their id. */
export const systemActorTexts: Readonly<Record<string, string>> = {
  'accept-shorter-log': 'Accept shorter log',
  'article-take-over': 'Taken over from before',
  chats: 'Chats',
  'content-take-over': 'Taken over from before',
  'cover-account': 'Cover account',
  'cover-difference': 'Cover difference',
  'demonstration-data': 'Demonstration data',
  'first-administrator': 'First administrator',
  'hospital-counter': 'Hospital counter',
  'insurer-desk': 'Insurer desk',
  'insurer-handover': 'Insurer handover',
  'key-records': 'Key records',
  'letter-cover': 'Letter cover',
  letters: 'Letters of guarantee',
  onboarding: 'Onboarding',
  'personal-data': 'Personal data',
  'password-records': 'Password records',
  restore: 'Restore',
  'sign-in': 'Sign in',
  'straight-through': 'Straight through',
  'user-export': 'User export',
}

/** The events of a record, newest or oldest first. */
export const timelineTexts = {
  label: 'Events',
  list: 'Timeline',
  count: (events: number) => `${shownCount(events)} ${plural('en', events, { one: 'event', other: 'events' })}`,
  order: 'Order of events',
  newestFirst: 'Newest first',
  oldestFirst: 'Oldest first',
  /** @param noun what it is, as in "the claim" */
  asItWasThen: (noun: string) => `The ${noun} as it was then`,
  /** The same for screen readers. */
  asItWasAt: (noun: string, event: string, instant: string) => `The ${noun} as it was then: ${event}, ${instant}`,
  changes: 'Changes',
  showFewer: 'Show fewer',
  showAllFields: (fields: number) => `Show all ${shownCount(fields)} fields`,
  /** Before and after a change, for screen readers. */
  from: 'from',
  to: 'to',
  nothing: 'nothing',
} as const

/** What stands behind an event, for those who compare it with the log. */
export const technicalDataTexts = {
  title: 'Technical data',
  type: 'Event type',
  id: 'Event id',
  revision: 'Revision',
  position: 'Position',
  happened: 'Happened (UTC)',
  stored: 'Stored (UTC)',
  actor: 'Actor',
  address: 'Address',
  command: 'Command',
  correlation: 'Correlation',
  causedBy: 'Caused by event',
  hash: 'Hash',
  hashBefore: 'Hash before it',
  ofHiddenEvent: 'Of an event that is not shown',
} as const

/** A record as it was at a moment, beside the record now. */
export const momentTexts = {
  title: 'As it was',
  close: 'Close',
  choose: 'Choose a moment',
  /** @param noun what it is, as in "the claim" */
  howToChoose: (noun: string) =>
    `Pick an event of the timeline, move the slider, or name a date and time. The ${noun} as it was then stands here beside the ${noun} now.`,
  event: 'Event',
  nth: (nth: number, total: number, event: string, instant: string) =>
    `Event ${shownCount(nth)} of ${shownCount(total)}: ${event}, ${instant}`,
  lastOn: (events: string, instant: string) => `${events}, the last on ${instant}`,
  instant: 'As it was on (Singapore time)',
  show: 'Show',
  onlyDifferences: 'Only differences',
  field: 'Field',
  then: (instant: string) => `Then: ${instant}`,
  now: 'Now',
  differs: 'Differs',
  unchanged: 'Nothing has changed since then.',
  changed: (fields: number) =>
    `${shownCount(fields)} ${plural('en', fields, { one: 'field differs', other: 'fields differ' })} from now.`,
} as const
