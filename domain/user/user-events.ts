/**
 * Who somebody is, what they are covered by and what they may do, on the stream `user-<userId>`. Members and administrators alike.
 * Sign-ins and passwords are on `account-<userId>` (account/account-events.ts).
 */
import { z } from 'zod'
import { defineEvent, personal, type EventOf } from '../events/event-definition.ts'
import { userBankAccountDeclined, userBankAccountProposed, userBankAccountVerified } from './bank-proposal-events.ts'
import {
  identityChangeApproved,
  identityChangeDeclined,
  identityChangeRequested,
  identityChangeWithdrawn,
} from './identity-change-events.ts'
import { directoryEntryRecorded } from './directory-entry.ts'
import { personalStudentFields, studentInformationSchema } from './student-information.ts'

/** 100 registered, 101 not registered, 300 locked, 301 suspended, 401 terminated (3§4). */
export const userStatuses = [100, 101, 300, 301, 401] as const
export type UserStatus = (typeof userStatuses)[number]
export const userStatusSchema = z.union([
  z.literal(100),
  z.literal(101),
  z.literal(300),
  z.literal(301),
  z.literal(401),
])

export const userTypes = ['client', 'sys-admin'] as const
export type UserType = (typeof userTypes)[number]

/** E employee, D dependant (C08). */
export const memberTypes = ['E', 'D'] as const
export type MemberType = (typeof memberTypes)[number]

const isoDate = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)

const userEnrolled = defineEvent(
  'UserEnrolled',
  'The user is known here: a member, or an administrator.',
  z.object({
    userId: z.string(),
    userType: z.enum(userTypes),
    name: personal(z.string()),
    nric: personal(z.string()),
    email: personal(z.string()),
    birthdate: personal(isoDate).optional(),
    gender: z.enum(['m', 'f']).optional(),
    contactNoCountryCode: personal(z.string()).optional(),
    contactNo: personal(z.string()).optional(),
    /** A dependant may have no login of their own. */
    loginRequired: z.boolean(),
  }),
  {
    personal: {
      name: 'userId',
      nric: 'userId',
      email: 'userId',
      birthdate: 'userId',
      contactNoCountryCode: 'userId',
      contactNo: 'userId',
    },
  },
)

const membershipSchema = z.object({
  userId: z.string(),
  companyId: z.string(),
  memberType: z.enum(memberTypes),
  /** For a dependant: the employee whose cover it is. */
  employeeId: z.string().optional(),
  relationship: z.string().optional(),
  staffId: z.string().optional(),
  designation: z.string().optional(),
  planNo: z.string().optional(),
  costCenter: z.string().optional(),
  costCenterName: z.string().optional(),
  effectiveStartDate: isoDate,
  effectiveEndDate: isoDate.optional(),
})

const membershipStarted = defineEvent(
  'MembershipStarted',
  "The user is covered under a client, as an employee or as somebody's dependant.",
  membershipSchema,
)

const membershipChanged = defineEvent(
  'MembershipChanged',
  'What is recorded of the cover under a client, as it is afterwards.',
  membershipSchema,
)

const membershipRemoved = defineEvent(
  'MembershipRemoved',
  'The user is taken out of a client for good (3§4): it should not have been recorded, or is not to be shown any more.',
  z.object({ userId: z.string(), companyId: z.string() }),
)

const defaultCompanyChosen = defineEvent(
  'DefaultCompanyChosen',
  'Of several companies, the one that the user is shown under first.',
  z.object({ userId: z.string(), companyId: z.string() }),
)

const membershipEnded = defineEvent(
  'MembershipEnded',
  'The cover under a client ends on a date.',
  z.object({ userId: z.string(), companyId: z.string(), effectiveEndDate: isoDate }),
)

const membershipLapsed = defineEvent(
  'MembershipLapsed',
  'The last day of the cover under a client is over: what depended on it has ended (S81).',
  z.object({
    userId: z.string(),
    companyId: z.string(),
    effectiveEndDate: isoDate,
    /** The day in Singapore on which it was found to be over: as a rule the next one. */
    lapsedOn: isoDate,
  }),
)

const userDetailsChanged = defineEvent(
  'UserDetailsChanged',
  'Who the user is was corrected; only what changed.',
  z.object({
    userId: z.string(),
    name: personal(z.string()).optional(),
    nric: personal(z.string()).optional(),
    birthdate: personal(isoDate).optional(),
    gender: z.enum(['m', 'f']).optional(),
  }),
  { personal: { name: 'userId', nric: 'userId', birthdate: 'userId' } },
)

const loginRequirementChanged = defineEvent(
  'LoginRequirementChanged',
  'Whether the user is to have a login.',
  z.object({ userId: z.string(), loginRequired: z.boolean() }),
)

const studentInformationChanged = defineEvent(
  'StudentInformationChanged',
  'What is kept about the user as a student, as it is afterwards.',
  z.object({ userId: z.string(), studentInformation: studentInformationSchema }),
  { personal: personalStudentFields },
)

const onboardingEmailSent = defineEvent(
  'OnboardingEmailSent',
  'The welcome e-mail of a client is on its way to the user (S39).',
  z.object({ userId: z.string(), companyId: z.string(), templateAlias: z.string() }),
)

const onboardingEmailMarked = defineEvent(
  'OnboardingEmailMarked',
  'An administrator marked the welcome e-mail as sent, so that it is not, or as not sent, so that it is again.',
  z.object({ userId: z.string(), sent: z.boolean() }),
)

const termsAccepted = defineEvent(
  'TermsAccepted',
  'The user agreed to the Terms and Conditions, in this version of them.',
  z.object({ userId: z.string(), termsVersion: z.string() }),
)

const emailAddressChanged = defineEvent(
  'EmailAddressChanged',
  'The user is written to, and signs in, with another e-mail address now.',
  z.object({
    userId: z.string(),
    email: personal(z.string()),
    /** Where the member changed it: what the link names that undoes it, and until when it does (UTC, ISO). */
    changeId: z.string().optional(),
    undoableUntil: z.string().optional(),
    /** The `changeId` of the change that this one undoes. */
    undoes: z.string().optional(),
  }),
  { personal: { email: 'userId' } },
)

const contactNumberChanged = defineEvent(
  'ContactNumberChanged',
  'The user is called under another number now.',
  z.object({ userId: z.string(), contactNoCountryCode: personal(z.string()), contactNo: personal(z.string()) }),
  { personal: { contactNoCountryCode: 'userId', contactNo: 'userId' } },
)

const bankAccountRecorded = defineEvent(
  'BankAccountRecorded',
  'The account that reimbursements go to.',
  z.object({
    userId: z.string(),
    bankName: z.string(),
    bankNo: z.string(),
    branchNo: z.string(),
    accountNo: personal(z.string()),
  }),
  { personal: { accountNo: 'userId' } },
)

const rolesChanged = defineEvent(
  'RolesChanged',
  'The roles as they are afterwards, and the client groups they reach (`ALL` reaches every client, S36).',
  z.object({
    userId: z.string(),
    roles: z.array(z.string()),
    groupCodes: z.array(z.string()),
    reason: personal(z.string()),
  }),
  { personal: { reason: 'userId' } },
)

const userStatusChanged = defineEvent(
  'UserStatusChanged',
  'The status of the user is another one: an administrator set it (S05), or the user registered.',
  z.object({ userId: z.string(), status: userStatusSchema, reason: personal(z.string()) }),
  { personal: { reason: 'userId' } },
)

const administratorDeleted = defineEvent(
  'AdministratorDeleted',
  'The administrator has no account any more and is in no list; what they did stays on record.',
  z.object({ userId: z.string(), reason: personal(z.string()) }),
  { personal: { reason: 'userId' } },
)

const personalDataErased = defineEvent(
  'PersonalDataErased',
  'The person was forgotten: their key is destroyed, and read models blank what they hold of them.',
  z.object({ userId: z.string(), reason: z.string() }),
)

export const userEventDefinitions = [
  userEnrolled,
  userDetailsChanged,
  loginRequirementChanged,
  studentInformationChanged,
  membershipStarted,
  membershipChanged,
  membershipEnded,
  membershipLapsed,
  membershipRemoved,
  defaultCompanyChosen,
  directoryEntryRecorded,
  onboardingEmailSent,
  onboardingEmailMarked,
  termsAccepted,
  emailAddressChanged,
  contactNumberChanged,
  bankAccountRecorded,
  userBankAccountProposed,
  userBankAccountVerified,
  userBankAccountDeclined,
  identityChangeRequested,
  identityChangeApproved,
  identityChangeDeclined,
  identityChangeWithdrawn,
  rolesChanged,
  userStatusChanged,
  administratorDeleted,
  personalDataErased,
] as const

export type UserEvent = EventOf<(typeof userEventDefinitions)[number]>
