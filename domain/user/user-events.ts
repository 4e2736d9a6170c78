/**
 * Who somebody is, what they are covered by and what they may do, on the stream `user-<userId>`. Members and administrators alike.
 * Sign-ins and passwords are on `account-<userId>` (account/account-events.ts).
 */
import { z } from 'zod'
import { defineEvent, personal, type EventOf } from '../events/event-definition.ts'

/** 100 registered, 101 not registered, 300 locked, 301 suspended, 401 terminated (3§4). */
export const userStatuses = [100, 101, 300, 301, 401] as const
export type UserStatus = (typeof userStatuses)[number]
export const userStatusSchema = z.union([z.literal(100), z.literal(101), z.literal(300), z.literal(301), z.literal(401)])

export const userTypes = ['client', 'sys-admin'] as const
export type UserType = (typeof userTypes)[number]

/** E employee, D dependant (C08). */
export const memberTypes = ['E', 'D'] as const
export type MemberType = (typeof memberTypes)[number]

const isoDate = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)

export const userEnrolled = defineEvent(
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
  { personal: { name: 'userId', nric: 'userId', email: 'userId', birthdate: 'userId', contactNoCountryCode: 'userId', contactNo: 'userId' } },
)

export const membershipStarted = defineEvent(
  'MembershipStarted',
  "The user is covered under a client, as an employee or as somebody's dependant.",
  z.object({
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
  }),
)

export const membershipEnded = defineEvent(
  'MembershipEnded',
  'The cover under a client ends on a date.',
  z.object({ userId: z.string(), companyId: z.string(), effectiveEndDate: isoDate }),
)

export const termsAccepted = defineEvent(
  'TermsAccepted',
  'The user agreed to the Terms and Conditions, in this version of them.',
  z.object({ userId: z.string(), termsVersion: z.string() }),
)

export const emailAddressChanged = defineEvent(
  'EmailAddressChanged',
  'The user is written to, and signs in, with another e-mail address now.',
  z.object({ userId: z.string(), email: personal(z.string()) }),
  { personal: { email: 'userId' } },
)

export const contactNumberChanged = defineEvent(
  'ContactNumberChanged',
  'The user is called under another number now.',
  z.object({ userId: z.string(), contactNoCountryCode: personal(z.string()), contactNo: personal(z.string()) }),
  { personal: { contactNoCountryCode: 'userId', contactNo: 'userId' } },
)

export const bankAccountRecorded = defineEvent(
  'BankAccountRecorded',
  'The account that reimbursements go to.',
  z.object({ userId: z.string(), bankName: z.string(), bankNo: z.string(), branchNo: z.string(), accountNo: personal(z.string()) }),
  { personal: { accountNo: 'userId' } },
)

export const rolesChanged = defineEvent(
  'RolesChanged',
  'The roles as they are afterwards, and the client groups they reach (`ALL` reaches every client, S36).',
  z.object({ userId: z.string(), roles: z.array(z.string()), groupCodes: z.array(z.string()), reason: personal(z.string()) }),
  { personal: { reason: 'userId' } },
)

export const userStatusChanged = defineEvent(
  'UserStatusChanged',
  'The status of the user is another one: an administrator set it (S05), or the user registered.',
  z.object({ userId: z.string(), status: userStatusSchema, reason: personal(z.string()) }),
  { personal: { reason: 'userId' } },
)

export const personalDataErased = defineEvent(
  'PersonalDataErased',
  'The person was forgotten: their key is destroyed, and read models blank what they hold of them.',
  z.object({ userId: z.string(), reason: z.string() }),
)

export const userEventDefinitions = [
  userEnrolled,
  membershipStarted,
  membershipEnded,
  termsAccepted,
  emailAddressChanged,
  contactNumberChanged,
  bankAccountRecorded,
  rolesChanged,
  userStatusChanged,
  personalDataErased,
] as const

export type UserEvent = EventOf<(typeof userEventDefinitions)[number]>
