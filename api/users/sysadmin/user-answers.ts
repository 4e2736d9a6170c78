/** A user as the calls of the catalogue name its fields (3§3 User, admin view). */
import type { Power } from '@member-care/domain/access/powers.ts'
import { maskAccountNo } from '@member-care/domain/bank/account-number.ts'
import { featuresConfigSchema, type FeaturesConfig } from '@member-care/domain/client/features-config.ts'
import { isRedacted, type Personal } from '@member-care/domain/events/event-definition.ts'
import { maskNric, maskNricInEmail, VISIBLE_NRIC } from '@member-care/domain/identity/nric.ts'
import type { AdministratorRecord } from '@member-care/projections/users/administrator-list.ts'
import type { UserListItem } from '@member-care/projections/users/user-list.ts'
import type { UserBankProposalRecord } from '@member-care/projections/verification/verification-queries.ts'
import { z } from 'zod'
import type { ConsoleUser } from '../user-answers.ts'
import { withBranchName } from '../../bank-proposals/claim-proposal-answers.ts'

/** Empty for what is not there, and for what has been forgotten. */
const text = z.string()
/** E is `e` here, and D is `d`. */
const memberType = z.enum(['e', 'd', ''])
const roles = z.array(z.object({ type: z.string() }))

const bankDetail = z.object({ bankName: text, bankNo: text, branchNo: text, branchName: text, accountNo: text })
const proposedBankDetail = bankDetail.extend({ status: z.string() })

export const sysadminUserRowSchema = z
  .object({
    _id: z.string(),
    uuid: z.string(),
    nric: text,
    name: text,
    email: text,
    status: z.number(),
    companyId: text,
    companyName: text,
    staffId: text,
    /** Singapore dates, YYYY-MM-DD. */
    effectiveStartDate: text,
    effectiveEndDate: text,
    memberType,
    /** How many dependants. */
    family: z.number(),
    studentID: text,
    created: text,
    updated: text,
    lastLogin: text,
    roles,
    groupCodes: z.array(z.string()),
    /** In a list by the status of what was proposed. The account number is masked for who does not verify it. */
    proposedBankDetail: proposedBankDetail.optional(),
  })
  .meta({ id: 'SysadminUserRow' })
type SysadminUserRow = z.infer<typeof sysadminUserRowSchema>

/** @param proposal what was proposed for the user, where the list is by that */
export function toSysadminUserRow(
  user: UserListItem,
  powers: ReadonlySet<Power>,
  proposal?: UserBankProposalRecord,
): SysadminUserRow {
  const nric = user.nric?.toUpperCase() ?? ''
  const seesNumbers = powers.has('nric.unmasked')
  return {
    _id: user.userId,
    uuid: user.userId,
    nric: seesNumbers ? nric : maskNric(nric, VISIBLE_NRIC),
    name: user.name ?? '',
    email: seesNumbers ? (user.email ?? '') : maskNricInEmail(user.email ?? '', VISIBLE_NRIC, nric),
    status: user.status,
    companyId: user.companyId ?? '',
    companyName: user.companyName ?? '',
    staffId: user.staffId ?? '',
    effectiveStartDate: user.effectiveStartDate ?? '',
    effectiveEndDate: user.effectiveEndDate ?? '',
    memberType: letterOf(user.memberType),
    family: user.dependants,
    studentID: user.studentId ?? '',
    created: user.enrolledAt.toISOString(),
    updated: user.updatedAt.toISOString(),
    lastLogin: user.lastSignInAt?.toISOString() ?? '',
    roles: user.roles.map((type) => ({ type })),
    groupCodes: [...user.groupCodes],
    ...(proposal && { proposedBankDetail: toProposedBankDetail(proposal, powers) }),
  }
}

function toProposedBankDetail(
  { proposed, status }: UserBankProposalRecord,
  powers: ReadonlySet<Power>,
): z.infer<typeof proposedBankDetail> {
  const { branchName, accountNo, ...bank } = withBranchName(proposed)
  const number = accountNo ?? ''
  return {
    ...bank,
    branchName: branchName ?? '',
    accountNo: powers.has('verification.decide') ? number : maskAccountNo(number),
    status,
  }
}

/** An administrator in the same list. Their name stands for the national ID (3§3), and no company covers them. */
export function toSysadminAdministratorRow({
  userId,
  name,
  email,
  status,
  createdAt,
  updatedAt,
  lastSignInAt,
  roles,
  groupCodes,
}: AdministratorRecord): SysadminUserRow {
  return {
    _id: userId,
    uuid: userId,
    nric: name ?? '',
    name: name ?? '',
    email: email ?? '',
    status,
    companyId: '',
    companyName: '',
    staffId: '',
    effectiveStartDate: '',
    effectiveEndDate: '',
    memberType: '',
    family: 0,
    studentID: '',
    created: createdAt.toISOString(),
    updated: updatedAt.toISOString(),
    lastLogin: lastSignInAt?.toISOString() ?? '',
    roles: roles.map((type) => ({ type })),
    groupCodes: [...groupCodes],
  }
}

const familyMember = z.object({
  uuid: z.string(),
  name: text,
  nric: text,
  birthdate: text,
  relationship: text,
  planNo: text,
  effectiveStartDate: text,
  effectiveEndDate: text,
  loginRequired: z.enum(['Y', 'N']),
  email: text,
})

export const sysadminUserSchema = z
  .object({
    ...sysadminUserRowSchema.omit({ groupCodes: true, family: true, lastLogin: true }).shape,
    birthdate: text,
    gender: z.enum(['m', 'f', '']),
    contactNoCountryCode: text,
    contactNo: text,
    loginRequired: z.enum(['Y', 'N']),
    family: z.array(familyMember),
    companies: z.array(
      z.object({
        companyId: text,
        companyName: text,
        memberType,
        staffId: text,
        designation: text,
        planNo: text,
        costCenter: text,
        costCenterName: text,
        effectiveStartDate: text,
        effectiveEndDate: text,
        companyDetail: z.object({ policyNo: text, featuresConfig: featuresConfigSchema }),
        /** The ids of `familyDetail`. */
        family: z.array(z.string()),
        familyDetail: z.array(familyMember),
        /** The ids of everybody under this cover: the employee first, then the dependants; for a dependant, the employee and themselves. */
        allRelatedUser: z.array(z.string()),
      }),
    ),
    updatedBy: z.object({ name: text }),
    version: z.number(),
    registrationDate: text,
    lastLogin: text,
    lastPasswordUpdate: text,
    /** Times of wrong passwords since the last sign-in, UTC, ISO. */
    passwordLoginAttempt: z.array(z.string()),
    onboardingEmailSent: z.boolean(),
    /** Account numbers are masked. */
    bankDetail: bankDetail.optional(),
    proposedBankDetail: proposedBankDetail.optional(),
    studentFullBankAccountNo: text,
    studentEmail: text,
    studentTel: text,
    studentCareerCode: text,
    studentMaritalStatus: text,
    studentNationality: text,
    singaporeCitizenshipstatus: text,
    nsMenIndicator: text,
  })
  .meta({ id: 'SysadminUser' })

/** @param featuresOf what each of the user's companies has switched on */
export function toSysadminUser(
  user: ConsoleUser,
  featuresOf: (companyId: string) => FeaturesConfig,
): z.infer<typeof sysadminUserSchema> {
  const shown = user.companies.find(({ isDefault }) => isDefault) ?? user.companies[0]
  const companies = user.companies.map((membership) => ({
    companyId: membership.companyId,
    companyName: said(membership.companyName),
    memberType: letterOf(membership.memberType),
    staffId: said(membership.staffId),
    designation: said(membership.designation),
    planNo: said(membership.planNo),
    costCenter: said(membership.costCenter),
    costCenterName: said(membership.costCenterName),
    effectiveStartDate: membership.effectiveStartDate,
    effectiveEndDate: said(membership.effectiveEndDate),
    companyDetail: { policyNo: said(membership.policyNo), featuresConfig: featuresOf(membership.companyId) },
    family: membership.family.map(({ id }) => id),
    familyDetail: membership.family.map(toFamilyMember),
    allRelatedUser: [
      ...(membership.employeeId === null ? [] : [membership.employeeId]),
      user.id,
      ...membership.family.map(({ id }) => id),
    ],
  }))
  const { studentInformation, bankAccount, bankProposal } = user
  const student = studentInformation ?? {}
  return {
    _id: user.id,
    uuid: user.id,
    nric: said(user.nric),
    name: said(user.name),
    email: said(user.email),
    birthdate: said(user.birthdate),
    gender: user.gender ?? '',
    status: user.status,
    contactNoCountryCode: said(user.contactNoCountryCode),
    contactNo: said(user.contactNo),
    companyId: shown?.companyId ?? '',
    companyName: said(shown?.companyName),
    staffId: said(shown?.staffId),
    effectiveStartDate: shown?.effectiveStartDate ?? '',
    effectiveEndDate: said(shown?.effectiveEndDate),
    memberType: letterOf(shown?.memberType),
    family: shown?.family.map(toFamilyMember) ?? [],
    companies,
    created: user.createdAt,
    updated: user.updatedAt,
    updatedBy: { name: said(user.updatedBy) },
    version: user.version,
    roles: user.roles.map((type) => ({ type })),
    loginRequired: user.loginRequired ? 'Y' : 'N',
    registrationDate: said(user.registeredAt),
    lastLogin: said(user.lastSignInAt),
    lastPasswordUpdate: said(user.lastPasswordChangeAt),
    passwordLoginAttempt: user.failedSignIns,
    onboardingEmailSent: user.onboardingEmailSent,
    ...(bankAccount && { bankDetail: toBankDetail(bankAccount) }),
    ...(bankProposal && { proposedBankDetail: { ...toBankDetail(bankProposal), status: bankProposal.status } }),
    studentID: said(student.studentID),
    studentFullBankAccountNo: said(student.studentFullBankAccountNo),
    studentEmail: said(student.studentEmail),
    studentTel: said(student.studentTel),
    studentCareerCode: said(student.studentCareerCode),
    studentMaritalStatus: said(student.studentMaritalStatus),
    studentNationality: said(student.studentNationality),
    singaporeCitizenshipstatus: said(student.singaporeCitizenshipstatus),
    nsMenIndicator: said(student.nsMenIndicator),
  }
}

function toFamilyMember(dependant: ConsoleUser['companies'][number]['family'][number]): z.infer<typeof familyMember> {
  return {
    uuid: dependant.id,
    name: said(dependant.name),
    nric: said(dependant.nric),
    birthdate: said(dependant.birthdate),
    relationship: said(dependant.relationship),
    planNo: said(dependant.planNo),
    effectiveStartDate: dependant.effectiveStartDate,
    effectiveEndDate: said(dependant.effectiveEndDate),
    loginRequired: dependant.loginRequired ? 'Y' : 'N',
    email: said(dependant.email),
  }
}

function toBankDetail({
  bankName,
  bankNo,
  branchNo,
  branchName,
  accountNo,
}: NonNullable<ConsoleUser['bankAccount']>): z.infer<typeof bankDetail> {
  return { bankName, bankNo, branchNo, branchName: said(branchName), accountNo: said(accountNo) }
}

function letterOf(type: 'E' | 'D' | null | undefined): 'e' | 'd' | '' {
  return type === 'E' ? 'e' : type === 'D' ? 'd' : ''
}

function said(value: Personal<string> | null | undefined): string {
  return isRedacted(value) ? '' : (value ?? '')
}
