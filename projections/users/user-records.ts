/** Users as the queries give them. Null stands for what is not known, and for personal values of somebody who has been forgotten. */
import { actorSchema, type Actor } from '@member-care/domain/events/metadata.ts'
import type { StudentInformation } from '@member-care/domain/user/student-information.ts'
import {
  memberTypes,
  userStatusSchema,
  userTypes,
  type MemberType,
  type UserStatus,
  type UserType,
} from '@member-care/domain/user/user-events.ts'
import type { Position } from '@member-care/event-store/port.ts'
import { sql } from 'slonik'
import { z } from 'zod'
import type { Forgettable } from '../tables/forgotten-values.ts'
import { instant } from '../tables/query-parts.ts'
import { openRows, sealedBoxes, type RowKeys } from '../tables/sealed-columns.ts'
import { usersTable, type UserRow } from './users-tables.ts'

/** When the same company covered the user before, and in whose family (S80). */
const earlierPeriodSchema = z.object({
  memberType: z.enum(memberTypes),
  employeeId: z.string().nullable(),
  relationship: z.string().nullable(),
  effectiveStartDate: z.string(),
  effectiveEndDate: z.string(),
  planNo: z.string().nullable(),
})

/** One user's cover under one client. Dates are Singapore dates, YYYY-MM-DD, both inclusive. */
const membershipSchema = z.object({
  companyId: z.string(),
  /** Null when the company is not a client (any more). */
  companyName: z.string().nullable(),
  groupCode: z.string().nullable(),
  policyNo: z.string().nullable(),
  memberType: z.enum(memberTypes),
  /** For a dependant: the employee whose cover it is. */
  employeeId: z.string().nullable(),
  relationship: z.string().nullable(),
  staffId: z.string().nullable(),
  designation: z.string().nullable(),
  planNo: z.string().nullable(),
  costCenter: z.string().nullable(),
  costCenterName: z.string().nullable(),
  effectiveStartDate: z.string(),
  effectiveEndDate: z.string().nullable(),
  earlierPeriods: z.array(earlierPeriodSchema),
})
export type Membership = z.infer<typeof membershipSchema>

/** A user in a list. */
export interface UserSummary {
  readonly userId: string
  readonly userType: UserType
  readonly name: string | null
  readonly nric: string | null
  readonly email: string | null
  readonly status: UserStatus
  readonly loginRequired: boolean
  readonly roles: readonly string[]
  readonly groupCodes: readonly string[]
  readonly enrolledAt: Date
  readonly lastSignInAt: Date | null
  /** Within the scope that was asked with. */
  readonly memberships: readonly Membership[]
  /** How many people are covered through this employee, within the same companies. */
  readonly dependants: number
}

export interface UserRecord extends UserSummary {
  readonly birthdate: string | null
  readonly gender: 'm' | 'f' | null
  readonly contactNoCountryCode: string | null
  readonly contactNo: string | null
  /** The account that reimbursements go to; its number is null when the person was forgotten. */
  readonly bankAccount: {
    readonly bankName: string
    readonly bankNo: string
    readonly branchNo: string
    readonly accountNo: string | null
  } | null
  /** When the account was first activated. */
  readonly registeredAt: Date | null
  /** The sign-in before the last one. */
  readonly previousSignInAt: Date | null
  readonly lastPasswordChangeAt: Date | null
  /** Wrong passwords since the last sign-in, oldest first. */
  readonly failedSignIns: readonly Date[]
  readonly onboardingEmailSent: boolean
  /** The companies that the role of HR administrator was given for, also beyond the scope (S127). */
  readonly hrCompanyIds: readonly string[]
  readonly studentInformation: Forgettable<StudentInformation> | null
  /** The company that the user is shown under first: the chosen one, else the one whose cover began first. Null without a company. */
  readonly defaultCompanyId: string | null
  readonly forgotten: boolean
  /** An administrator who was deleted. */
  readonly deleted: boolean
  readonly updatedAt: Date
  /** Who changed the user last. The name is empty where the system did, and null where the person has been forgotten. */
  readonly updatedBy: { readonly kind: Actor['kind']; readonly id: string; readonly name: string | null }
  /** Of the user's stream, for `expectedVersion`. */
  readonly revision: number
  /** Where in the log the last event stands that this shows. */
  readonly position: Position
}

/** One of a company's entries in a user's session (1§3 "Company entry"). */
export interface CompanyEntry {
  readonly companyId: string
  readonly companyName: string | null
  readonly memberType: MemberType
  readonly effectiveStartDate: string
  readonly effectiveEndDate: string | null
  readonly earlierPeriods: Membership['earlierPeriods']
  /** The user first, then, for an employee, their dependants in this company. */
  readonly records: readonly FamilyRecord[]
}

export const familyRecordSchema = z.object({
  uuid: z.string(),
  name: z.string().nullable(),
  nric: z.string().nullable(),
  memberType: z.enum(memberTypes),
  relationship: z.string().nullable(),
})
export type FamilyRecord = z.infer<typeof familyRecordSchema>

const summaryRow = z.object({
  user_id: z.string(),
  user_type: z.enum(userTypes),
  name: z.string().nullable(),
  nric: z.string().nullable(),
  email: z.string().nullable(),
  status: userStatusSchema,
  login_required: z.boolean(),
  roles: z.array(z.string()),
  group_codes: z.array(z.string()),
  enrolled_at: instant,
  last_sign_in_at: instant.nullable(),
  memberships: z.array(membershipSchema),
  dependants: z.number(),
})

export const recordRow = summaryRow.extend({
  sealed: sealedBoxes,
  gender: z.enum(['m', 'f']).nullable(),
  bank_name: z.string().nullable(),
  bank_no: z.string().nullable(),
  branch_no: z.string().nullable(),
  registered_at: instant.nullable(),
  previous_sign_in_at: instant.nullable(),
  last_password_change_at: instant.nullable(),
  failed_sign_ins: z.array(instant),
  onboarding_email_sent: z.boolean(),
  hr_company_ids: z.array(z.string()),
  default_company_id: z.string().nullable(),
  forgotten: z.boolean(),
  deleted: z.boolean(),
  updated_at: instant,
  updated_by_kind: actorSchema.shape.kind,
  updated_by_id: z.string(),
  updated_by_known: z.boolean(),
  updated_by_name: z.string().nullable(),
  revision: z.number(),
  position: z.custom<Position>(),
})

/** What a user's row has sealed. */
export type SealedOfUser = Pick<
  UserRow,
  'birthdate' | 'contact_no_country_code' | 'contact_no' | 'account_no' | 'student_information'
>

/** With what was sealed in its place. */
export type OpenedRow<Row extends { readonly sealed: readonly string[] }> = Omit<Row, 'sealed'> & SealedOfUser

/** Rows of users by `user_id`, with one question for the keys of all. @throws as openRows does */
export function openUserRows<Row extends { readonly user_id: string; readonly sealed: readonly string[] }>(
  keys: Pick<RowKeys, 'forReading'>,
  rows: readonly Row[],
): Promise<readonly OpenedRow<Row>[]> {
  return openRows(keys, usersTable, rows)
}

export const companyEntryRow = z.object({
  company_id: z.string(),
  company_name: z.string().nullable(),
  member_type: z.enum(memberTypes),
  effective_start_date: z.string(),
  effective_end_date: z.string().nullable(),
  earlier_periods: z.array(earlierPeriodSchema),
  records: z.array(familyRecordSchema),
})

const summaryColumns = sql.fragment`
  users.user_id, user_type, users.name, nric, email, status, login_required, roles, group_codes, enrolled_at, last_sign_in_at, memberships, dependants`

export const recordColumns = sql.fragment`${summaryColumns},
  sealed, gender, bank_name, bank_no, branch_no,
  registered_at, previous_sign_in_at, last_password_change_at, failed_sign_ins, onboarding_email_sent, hr_company_ids, default_company_id,
  forgotten, deleted, users.updated_at, updated_by_kind, updated_by_id, users.revision, users.position,
  exists (select from read.users by where by.user_id = users.updated_by_id) as updated_by_known,
  (select name from read.users by where by.user_id = users.updated_by_id) as updated_by_name`

/** A membership `m` of a client `c` as JSON, for {@link Membership}. */
export const membershipObject = sql.fragment`jsonb_build_object(
  'companyId', m.company_id, 'companyName', c.name, 'groupCode', c.group_code, 'policyNo', c.policy_no, 'memberType', m.member_type, 'employeeId', m.employee_id,
  'relationship', m.relationship, 'staffId', m.staff_id, 'designation', m.designation, 'planNo', m.plan_no, 'costCenter', m.cost_center,
  'costCenterName', m.cost_center_name, 'effectiveStartDate', m.effective_start_date, 'effectiveEndDate', m.effective_end_date,
  'earlierPeriods', m.earlier_periods)`

function toSummary(row: z.infer<typeof summaryRow>): UserSummary {
  return {
    userId: row.user_id,
    userType: row.user_type,
    name: row.name,
    nric: row.nric,
    email: row.email,
    status: row.status,
    loginRequired: row.login_required,
    roles: row.roles,
    groupCodes: row.group_codes,
    enrolledAt: new Date(row.enrolled_at),
    lastSignInAt: timeOrNull(row.last_sign_in_at),
    memberships: row.memberships,
    dependants: row.dependants,
  }
}

export function toRecord(row: OpenedRow<z.infer<typeof recordRow>>): UserRecord {
  const { bank_name: bankName, bank_no: bankNo, branch_no: branchNo, account_no: accountNo } = row
  return {
    ...toSummary(row),
    birthdate: row.birthdate,
    gender: row.gender,
    contactNoCountryCode: row.contact_no_country_code,
    contactNo: row.contact_no,
    bankAccount:
      bankName !== null && bankNo !== null && branchNo !== null ? { bankName, bankNo, branchNo, accountNo } : null,
    registeredAt: timeOrNull(row.registered_at),
    previousSignInAt: timeOrNull(row.previous_sign_in_at),
    lastPasswordChangeAt: timeOrNull(row.last_password_change_at),
    failedSignIns: row.failed_sign_ins,
    onboardingEmailSent: row.onboarding_email_sent,
    hrCompanyIds: row.hr_company_ids,
    studentInformation: row.student_information,
    defaultCompanyId: row.default_company_id,
    forgotten: row.forgotten,
    deleted: row.deleted,
    updatedAt: row.updated_at,
    updatedBy: {
      kind: row.updated_by_kind,
      id: row.updated_by_id,
      name: row.updated_by_known ? row.updated_by_name : '',
    },
    revision: row.revision,
    position: row.position,
  }
}

export function toCompanyEntry(row: z.infer<typeof companyEntryRow>): CompanyEntry {
  return {
    companyId: row.company_id,
    companyName: row.company_name,
    memberType: row.member_type,
    effectiveStartDate: row.effective_start_date,
    effectiveEndDate: row.effective_end_date,
    earlierPeriods: row.earlier_periods,
    records: row.records,
  }
}

function timeOrNull(value: Date | null): Date | null {
  return value === null ? null : new Date(value)
}
