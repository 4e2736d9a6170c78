/** A user's record with everything that the tabs of the user detail area show (3§2.10, 3§3). */
import { maskAccountNo } from '@member-care/domain/bank/account-number.ts'
import type { BankAccount } from '@member-care/domain/bank/bank-rules.ts'
import { bankProposalStatuses } from '@member-care/domain/claim/bank-proposal.ts'
import { maskNric } from '@member-care/domain/identity/nric.ts'
import { userRefusalTexts } from '@member-care/domain/texts/user-texts.ts'
import { isPlaceholderEmail } from '@member-care/domain/user/placeholder-email.ts'
import { studentFields, type StudentField } from '@member-care/domain/user/student-information.ts'
import { memberTypes, userStatusSchema } from '@member-care/domain/user/user-events.ts'
import { administratorNames } from '@member-care/projections/users/administrator-queries.ts'
import { employeeNames, listDependants, type Dependant } from '@member-care/projections/users/family-members.ts'
import type { UserRecord } from '@member-care/projections/users/user-records.ts'
import { findUserBankProposal, type UserBankProposalRecord } from '@member-care/projections/verification/verification-queries.ts'
import { z } from 'zod'
import { recordView, type ListViews } from '../console/record-view.ts'
import { apiError, ApiError } from '../http/api-error.ts'
import type { Caller } from '../http/caller.ts'
import type { Parts } from '../parts.ts'
import { withBranchName } from '../verification/bank-proposal-answers.ts'
import { isStudent } from './student-policies.ts'

/** Digits of an NRIC that everybody sees. */
const VISIBLE_NRIC = 4

/** Personal values are null where the person was forgotten. */
const text = z.string().nullable()
const date = z.string()
const accountSchema = z.object({ bankName: z.string(), bankNo: z.string(), branchNo: z.string(), branchName: text, accountNo: text })

const dependantSchema = z.object({
  userId: z.string(),
  /** Of the dependant's own record. */
  version: z.int(),
  name: text,
  nric: text,
  birthdate: text,
  gender: z.enum(['m', 'f']).nullable(),
  email: text,
  loginRequired: z.boolean(),
  relationship: text,
  planNo: text,
  effectiveStartDate: date,
  effectiveEndDate: text,
})

const membershipSchema = z.object({
  companyId: z.string(),
  companyName: text,
  groupCode: text,
  policyNo: text,
  memberType: z.enum(memberTypes),
  /** For a dependant: whose cover it is. */
  employeeId: text,
  employeeName: text,
  relationship: text,
  staffId: text,
  designation: text,
  planNo: text,
  costCenter: text,
  costCenterName: text,
  effectiveStartDate: date,
  effectiveEndDate: text,
  dependants: z.array(dependantSchema),
})

const studentSchema = z.object(Object.fromEntries(studentFields.map((field) => [field, text])) as Record<StudentField, typeof text>)

export const userDetailSchema = z
  .object({
    id: z.string(),
    /** For `expectedVersion`. */
    version: z.int(),
    name: text,
    /** In capitals; masked without the power `nric.unmasked`. */
    nric: text,
    birthdate: text,
    gender: z.enum(['m', 'f']).nullable(),
    contactNoCountryCode: text,
    contactNo: text,
    email: text,
    /** The address was made of the NRIC, because none was given. */
    hasPlaceholderEmail: z.boolean(),
    status: userStatusSchema,
    loginRequired: z.boolean(),
    onboardingEmailSent: z.boolean(),
    /** Times are UTC, ISO. */
    createdAt: z.string(),
    updatedAt: z.string(),
    /** Who changed the record last; empty where the system did. */
    updatedBy: text,
    registeredAt: text,
    lastSignInAt: text,
    lastPasswordChangeAt: text,
    /** Wrong passwords since the last sign-in, oldest first. */
    failedSignIns: z.array(z.string()),
    /** Account numbers show their last four digits only. */
    bankAccount: accountSchema.nullable(),
    bankProposal: z
      .object({ status: z.enum(bankProposalStatuses), account: accountSchema, proposedBy: text, proposedAt: z.string(), isOwn: z.boolean() })
      .nullable(),
    /** Whether the user is covered under a students' policy. */
    isStudent: z.boolean(),
    studentInformation: studentSchema,
    defaultCompanyId: text,
    /** Within the companies that the administrator reaches. */
    memberships: z.array(membershipSchema),
    forgotten: z.boolean(),
  })
  .meta({ id: 'UserDetail' })
export type UserDetail = z.infer<typeof userDetailSchema>

/** A member whom the caller reaches. @throws ApiError 404 User Not Found, also for an administrator */
export async function requireUser(parts: Parts, { scope }: Pick<Caller, 'scope'>, userId: string): Promise<UserRecord> {
  const user = await parts.users.getUser(scope, userId)
  if (user?.userType !== 'client') throw new ApiError('USER_NOT_FOUND', { status: 404, text: userRefusalTexts.notFound })
  return user
}

/** The record as the console shows it. @throws ApiError 404 */
export async function describeUser(parts: Parts, caller: Caller, userId: string): Promise<UserDetail> {
  const { scope } = caller
  if (scope.kind === 'own') throw apiError('FORBIDDEN')
  const user = await requireUser(parts, caller, userId)
  const [dependants, employees, proposal] = await Promise.all([
    listDependants(parts.database, scope, userId),
    employeeNames(parts.database, user.memberships),
    findUserBankProposal(parts.database, scope, userId),
  ])
  const proposers = await administratorNames(parts.database, { kind: 'all' }, proposal ? [proposal.proposedBy] : [])
  const nricFor = (nric: string | null) => (nric === null || caller.powers.has('nric.unmasked') ? (nric?.toUpperCase() ?? null) : maskNric(nric, VISIBLE_NRIC))
  return {
    ...aboutPerson(parts, user),
    nric: nricFor(user.nric),
    ...aboutLogin(user),
    bankAccount: user.bankAccount && masked(user.bankAccount),
    bankProposal: proposal ? toProposal(proposal, proposers, caller) : null,
    isStudent: isStudent(parts, user),
    studentInformation: Object.fromEntries(studentFields.map((field) => [field, user.studentInformation?.[field] ?? null])) as UserDetail['studentInformation'],
    defaultCompanyId: user.defaultCompanyId,
    memberships: user.memberships.map((membership) => ({
      ...membership,
      employeeName: (membership.employeeId && employees.get(membership.employeeId)) ?? null,
      dependants: dependants.filter(({ companyId }) => companyId === membership.companyId).map((dependant) => ({ ...toDependant(dependant), nric: nricFor(dependant.nric) })),
    })),
    forgotten: user.forgotten,
  }
}

/** Notes that the caller opened a record with NRICs in full: the user's with every opening, their dependants' once an hour. */
export async function recordUserView(parts: Parts, views: ListViews, caller: Caller, user: UserDetail): Promise<void> {
  if (!caller.powers.has('nric.unmasked') || user.forgotten) return
  const context = caller.context()
  await recordView(parts.eventLog, { subjectId: user.id, what: 'nric', recordId: user.id }, context)
  const dependants = new Set(user.memberships.flatMap((membership) => membership.dependants.map(({ userId }) => userId)))
  await views.record([...dependants].map((subjectId) => ({ subjectId, recordId: user.id })), context)
}

function aboutPerson({ settings }: Pick<Parts, 'settings'>, user: UserRecord) {
  const { userId, revision, name, birthdate, gender, contactNoCountryCode, contactNo, email, enrolledAt, updatedAt, updatedBy } = user
  return {
    id: userId,
    version: revision,
    name,
    birthdate,
    gender,
    contactNoCountryCode,
    contactNo,
    email,
    hasPlaceholderEmail: email !== null && isPlaceholderEmail(email, settings.placeholderEmailDomain),
    createdAt: enrolledAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    updatedBy: updatedBy.name,
  }
}

function aboutLogin(user: UserRecord) {
  const { status, loginRequired, onboardingEmailSent, registeredAt, lastSignInAt, lastPasswordChangeAt, failedSignIns } = user
  return {
    status,
    loginRequired,
    onboardingEmailSent,
    registeredAt: registeredAt?.toISOString() ?? null,
    lastSignInAt: lastSignInAt?.toISOString() ?? null,
    lastPasswordChangeAt: lastPasswordChangeAt?.toISOString() ?? null,
    failedSignIns: failedSignIns.map((at) => at.toISOString()),
  }
}

function toDependant(dependant: Dependant) {
  const { userId, revision, name, birthdate, gender, email, loginRequired, relationship, planNo, effectiveStartDate, effectiveEndDate } = dependant
  return { userId, version: revision, name, birthdate, gender, email, loginRequired, relationship, planNo, effectiveStartDate, effectiveEndDate }
}

function toProposal(proposal: UserBankProposalRecord, proposers: ReadonlyMap<string, string>, { user }: Caller): UserDetail['bankProposal'] {
  const { status, proposed, proposedBy, proposedAt } = proposal
  return { status, account: masked(proposed), proposedBy: proposers.get(proposedBy) ?? null, proposedAt: proposedAt.toISOString(), isOwn: proposedBy === user.userId }
}

function masked(account: Omit<BankAccount, 'accountNo'> & { readonly accountNo: string | null }) {
  const { accountNo, ...bank } = withBranchName(account)
  return { ...bank, accountNo: accountNo === null ? null : maskAccountNo(accountNo) }
}
