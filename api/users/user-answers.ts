/**
 * A user as the console's tabs show them (3§2.10). NRICs are masked for callers who lack the power to see them (S46).
 * Account numbers are masked for everybody.
 */
import type { Power } from '@member-care/domain/access/powers.ts'
import { maskAccountNo } from '@member-care/domain/bank/account-number.ts'
import { bankProposalStatuses } from '@member-care/domain/bank/bank-proposal.ts'
import { personal, REDACTED } from '@member-care/domain/events/event-definition.ts'
import { studentFields, studentInformationSchema } from '@member-care/domain/user/student-information.ts'
import { mayLoseCompany } from '@member-care/domain/user/decide-membership.ts'
import { memberTypes, userStatusSchema } from '@member-care/domain/user/user-events.ts'
import type { Dependant } from '@member-care/projections/users/dependants.ts'
import type { UserRecord } from '@member-care/projections/users/user-records.ts'
import type { UserBankProposalRecord } from '@member-care/projections/verification/verification-queries.ts'
import { z } from 'zod'
import { maskedEmailFor, maskedFor } from '../http/masking.ts'
import { accountSharingSchema, type AccountSharing } from '../bank-proposals/account-sharing.ts'
import { payoutWaitSchema, type PayoutWaitAnswer } from '../bank-proposals/payout-wait-answer.ts'
import { withBranchName } from '../bank-proposals/claim-proposal-answers.ts'

/** What somebody had who has been forgotten reads as redacted. */
const personalText = personal(z.string())

const dependantSchema = z.object({
  id: z.string(),
  companyId: z.string(),
  name: personalText,
  nric: personalText,
  email: personalText,
  birthdate: personalText.nullable(),
  gender: z.enum(['m', 'f']).nullable(),
  status: userStatusSchema,
  loginRequired: z.boolean(),
  relationship: z.string().nullable(),
  planNo: z.string().nullable(),
  effectiveStartDate: z.string(),
  effectiveEndDate: z.string().nullable(),
  /** Of the dependant's own record. */
  version: z.number(),
})

const companySchema = z.object({
  companyId: z.string(),
  companyName: z.string(),
  groupCode: z.string(),
  policyNo: z.string(),
  memberType: z.enum(memberTypes),
  /** For a dependant: whose cover it is; the name is empty where it is not known (any more). */
  employeeId: z.string().nullable(),
  employeeName: z.string(),
  relationship: z.string().nullable(),
  staffId: z.string().nullable(),
  designation: z.string().nullable(),
  planNo: z.string().nullable(),
  costCenter: z.string().nullable(),
  costCenterName: z.string().nullable(),
  effectiveStartDate: z.string(),
  effectiveEndDate: z.string().nullable(),
  isDefault: z.boolean(),
  family: z.array(dependantSchema),
})

const bankAccountSchema = z.object({
  bankName: z.string(),
  bankNo: z.string(),
  branchNo: z.string(),
  branchName: z.string().nullable(),
  accountNo: personalText,
})

export const consoleUserSchema = z
  .object({
    id: z.string(),
    name: personalText,
    nric: personalText,
    email: personalText,
    /** The address was made of the NRIC, because none was given (3§5). */
    hasPlaceholderEmail: z.boolean(),
    birthdate: personalText.nullable(),
    gender: z.enum(['m', 'f']).nullable(),
    contactNoCountryCode: personalText.nullable(),
    contactNo: personalText.nullable(),
    loginRequired: z.boolean(),
    status: userStatusSchema,
    onboardingEmailSent: z.boolean(),
    roles: z.array(z.string()),
    /** UTC, ISO. */
    registeredAt: z.string().nullable(),
    lastSignInAt: z.string().nullable(),
    lastPasswordChangeAt: z.string().nullable(),
    /** Wrong passwords since the last sign-in, oldest first. */
    failedSignIns: z.array(z.string()),
    bankAccount: bankAccountSchema.nullable(),
    /** The wait of what is paid to that account; null while there is none. */
    payoutWait: payoutWaitSchema.nullable(),
    /** The last account that an administrator proposed. Who did is empty where they are not known any more. */
    bankProposal: bankAccountSchema
      .extend({
        proposalId: z.string(),
        status: z.enum(bankProposalStatuses),
        proposedBy: z.string(),
        proposedAt: z.string(),
        isOwn: z.boolean(),
        /** Why it was declined; null where it was not, or no reason was given. */
        reason: z.string().nullable(),
        /** Who else uses the account, while the proposal waits; absent where nobody does. */
        sharing: accountSharingSchema.optional(),
      })
      .nullable(),
    /** Whether the user is covered under a students' policy (C26). */
    isStudent: z.boolean(),
    studentInformation: studentInformationSchema.nullable(),
    defaultCompanyId: z.string().nullable(),
    /** Those that the administrator reaches, in the order in which the cover began. */
    companies: z.array(companySchema),
    /** Whether one of them can be removed: not the only one, those beyond the administrator's reach counted too (3§4). */
    mayLoseCompany: z.boolean(),
    isForgotten: z.boolean(),
    createdAt: z.string(),
    updatedAt: z.string(),
    /** Null where the person who did it has been forgotten; empty where the system did. */
    updatedBy: z.string().nullable(),
    /** What a command states as `expectedVersion`. */
    version: z.number(),
  })
  .meta({ id: 'ConsoleUser' })
export type ConsoleUser = z.infer<typeof consoleUserSchema>

/** What is shown of a user besides their own row, and to whom. */
export interface AroundUser {
  readonly powers: ReadonlySet<Power>
  readonly viewerId: string
  readonly dependants: readonly Dependant[]
  readonly payoutWait: PayoutWaitAnswer | null
  readonly bankProposal: UserBankProposalRecord | undefined
  readonly proposalSharing: AccountSharing | undefined
  /** Names by user id, of employees and of who proposed the account. */
  readonly names: ReadonlyMap<string, string>
  readonly hasPlaceholderEmail: boolean
  readonly isStudent: boolean
  /** How many companies beyond the viewer's reach have the user. */
  readonly companiesBeyond: number
}

export function toConsoleUser(user: UserRecord, around: AroundUser): ConsoleUser {
  const known = <Value>(value: Value | null) => value ?? (user.forgotten ? REDACTED : null)
  return {
    id: user.userId,
    name: user.name ?? REDACTED,
    nric: maskedFor(around.powers, user.nric?.toUpperCase() ?? REDACTED),
    email: maskedEmailFor(around.powers, user.email ?? REDACTED, user.nric),
    hasPlaceholderEmail: around.hasPlaceholderEmail,
    birthdate: known(user.birthdate),
    gender: user.gender,
    contactNoCountryCode: known(user.contactNoCountryCode),
    contactNo: known(user.contactNo),
    loginRequired: user.loginRequired,
    status: user.status,
    onboardingEmailSent: user.onboardingEmailSent,
    roles: [...user.roles],
    registeredAt: user.registeredAt?.toISOString() ?? null,
    lastSignInAt: user.lastSignInAt?.toISOString() ?? null,
    lastPasswordChangeAt: user.lastPasswordChangeAt?.toISOString() ?? null,
    failedSignIns: user.failedSignIns.map((at) => at.toISOString()),
    bankAccount: user.bankAccount && maskedAccount(user.bankAccount),
    payoutWait: around.payoutWait,
    bankProposal: proposalOf(around),
    isStudent: around.isStudent,
    studentInformation: studentInformationOf(user),
    defaultCompanyId: user.defaultCompanyId,
    companies: user.memberships.map((membership) => companyOf(user, membership, around)),
    mayLoseCompany: mayLoseCompany(user.memberships.length + around.companiesBeyond),
    isForgotten: user.forgotten,
    createdAt: user.enrolledAt.toISOString(),
    updatedAt: user.updatedAt.toISOString(),
    updatedBy: user.updatedBy.name,
    version: user.revision,
  }
}

function companyOf(
  user: UserRecord,
  membership: UserRecord['memberships'][number],
  { powers, dependants, names }: AroundUser,
): ConsoleUser['companies'][number] {
  const { companyId, companyName, groupCode, policyNo, employeeId } = membership
  return {
    ...membership,
    companyName: companyName ?? '',
    groupCode: groupCode ?? '',
    policyNo: policyNo ?? '',
    employeeName: (employeeId !== null && names.get(employeeId)) || '',
    isDefault: companyId === user.defaultCompanyId,
    family: dependants
      .filter((dependant) => dependant.companyId === companyId)
      .map((dependant) => toDependant(dependant, powers)),
  }
}

function toDependant(
  { userId, name, nric, email, birthdate, forgotten, revision, ...other }: Dependant,
  powers: ReadonlySet<Power>,
): z.infer<typeof dependantSchema> {
  return {
    id: userId,
    ...other,
    name: name ?? REDACTED,
    nric: maskedFor(powers, nric?.toUpperCase() ?? REDACTED),
    email: maskedEmailFor(powers, email ?? REDACTED, nric),
    birthdate: birthdate ?? (forgotten ? REDACTED : null),
    version: revision,
  }
}

function proposalOf({ bankProposal, proposalSharing, names, viewerId }: AroundUser): ConsoleUser['bankProposal'] {
  if (!bankProposal) return null
  const { proposed, proposalId, status, proposedBy, proposedAt, reason } = bankProposal
  return {
    ...maskedAccount(proposed),
    proposalId,
    status,
    proposedBy: names.get(proposedBy) ?? '',
    proposedAt: proposedAt.toISOString(),
    isOwn: proposedBy === viewerId,
    reason,
    ...(proposalSharing && { sharing: proposalSharing }),
  }
}

function maskedAccount({ bankName, bankNo, branchNo, accountNo }: NonNullable<UserRecord['bankAccount']>) {
  return {
    ...withBranchName({ bankName, bankNo, branchNo }),
    accountNo: accountNo === null ? REDACTED : maskAccountNo(accountNo),
  }
}

/** A value that has been forgotten since is left out, as one that is not there. */
function studentInformationOf({ studentInformation }: UserRecord): ConsoleUser['studentInformation'] {
  if (!studentInformation) return null
  return Object.fromEntries(
    studentFields.flatMap((field) => (studentInformation[field] == null ? [] : [[field, studentInformation[field]]])),
  )
}
