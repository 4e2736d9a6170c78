/** Who is signing in, with what they are covered under: all that the answer of a sign-in shows, in one prepared statement. */
import { featuresConfigSchema, type FeaturesConfig } from '@member-care/domain/client/features-config.ts'
import { memberTypes, userStatusSchema, userTypes } from '@member-care/domain/user/user-events.ts'
import { sql } from 'slonik'
import { z } from 'zod'
import type { SystemReader } from '../scope.ts'
import { instant } from '../tables/query-parts.ts'
import { sealedBoxes, type SealedReading } from '../tables/sealed-columns.ts'
import { familyRecordSchema, openUserRows, type FamilyRecord, type OpenedRow, type UserRecord } from './user-records.ts'

const coverSchema = z.object({
  companyId: z.string(),
  companyName: z.string(),
  memberType: z.enum(memberTypes),
  costCenterName: z.string().nullable(),
  policyNo: z.string(),
  featuresConfig: z.unknown(),
  records: z.array(familyRecordSchema),
})

const holderRow = z.object({
  user_id: z.string(),
  user_type: z.enum(userTypes),
  status: userStatusSchema,
  name: z.string().nullable(),
  nric: z.string().nullable(),
  email: z.string().nullable(),
  sealed: sealedBoxes,
  roles: z.array(z.string()),
  hr_company_ids: z.array(z.string()),
  bank_name: z.string().nullable(),
  bank_no: z.string().nullable(),
  branch_no: z.string().nullable(),
  last_sign_in_at: instant.nullable(),
  previous_sign_in_at: instant.nullable(),
  forgotten: z.boolean(),
  chosen_company_id: z.string().nullable(),
  covers: z.array(coverSchema),
})

/** A cover in force, with what its client says of the portal. */
export interface SessionCover extends Omit<z.infer<typeof coverSchema>, 'featuresConfig' | 'records'> {
  readonly featuresConfig: FeaturesConfig
  /** The user first, then, for an employee, their dependants in this company. */
  readonly records: readonly FamilyRecord[]
}

type ShownOfUser =
  | 'userId'
  | 'userType'
  | 'status'
  | 'name'
  | 'nric'
  | 'email'
  | 'contactNoCountryCode'
  | 'contactNo'
  | 'roles'
  | 'hrCompanyIds'
  | 'bankAccount'
  | 'lastSignInAt'
  | 'previousSignInAt'
  | 'forgotten'

export interface SessionHolder extends Pick<UserRecord, ShownOfUser> {
  /** The company that an administrator has made their default (3§4), whether its cover is in force or not. */
  readonly chosenCompanyId: string | null
  /** In force on the date: the chosen company's first, then in the order in which they began. */
  readonly covers: readonly SessionCover[]
}

/**
 * @param reader the system, which begins the session
 * @param on Singapore date, YYYY-MM-DD
 * @returns undefined for nobody
 */
export async function readSessionHolder(
  { database, subjectKeys }: SealedReading,
  _reader: SystemReader,
  userId: string,
  on: string,
): Promise<SessionHolder | undefined> {
  const row = await database.maybeOne(sql.prepared('read_session_holder', holderRow)`
    select users.user_id, user_type, status, name, nric, email, sealed, roles, hr_company_ids,
      bank_name, bank_no, branch_no, last_sign_in_at, previous_sign_in_at, forgotten, chosen_company_id, covered.covers
    from read.users
    cross join lateral (
      select coalesce(jsonb_agg(
        jsonb_build_object('companyId', m.company_id, 'companyName', c.name, 'memberType', m.member_type, 'costCenterName', m.cost_center_name,
          'policyNo', c.policy_no, 'featuresConfig', c.features_config, 'records', family.records)
        order by m.company_id is distinct from users.chosen_company_id, m.effective_start_date, m.company_id), '[]') as covers
      from read.memberships m
      join read.clients c on c.company_id = m.company_id
      cross join lateral (
        select coalesce(jsonb_agg(
          jsonb_build_object('uuid', u.user_id, 'name', u.name, 'nric', u.nric, 'memberType', f.member_type, 'relationship', f.relationship)
          order by f.user_id <> m.user_id, u.name, u.user_id), '[]') as records
        from (
          select user_id, member_type, relationship, effective_start_date, effective_end_date from read.memberships
          where company_id = m.company_id and user_id = m.user_id
          union all
          select user_id, member_type, relationship, effective_start_date, effective_end_date from read.memberships
          where company_id = m.company_id and employee_id = m.user_id and user_id <> m.user_id and m.member_type = 'E'
        ) f
        join read.users u on u.user_id = f.user_id
        where f.effective_start_date <= ${on}::date and (f.effective_end_date is null or f.effective_end_date >= ${on}::date)
      ) family
      where m.user_id = users.user_id and m.effective_start_date <= ${on}::date and (m.effective_end_date is null or m.effective_end_date >= ${on}::date)
    ) covered
    where users.user_id = ${userId}`)
  const [opened] = row ? await openUserRows(subjectKeys, [row]) : []
  return opened && toHolder(opened)
}

function toHolder(row: OpenedRow<z.infer<typeof holderRow>>): SessionHolder {
  const { bank_name: bankName, bank_no: bankNo, branch_no: branchNo, account_no: accountNo } = row
  return {
    userId: row.user_id,
    userType: row.user_type,
    status: row.status,
    name: row.name,
    nric: row.nric,
    email: row.email,
    contactNoCountryCode: row.contact_no_country_code,
    contactNo: row.contact_no,
    roles: row.roles,
    hrCompanyIds: row.hr_company_ids,
    bankAccount:
      bankName === null || bankNo === null || branchNo === null ? null : { bankName, bankNo, branchNo, accountNo },
    lastSignInAt: row.last_sign_in_at,
    previousSignInAt: row.previous_sign_in_at,
    forgotten: row.forgotten,
    chosenCompanyId: row.chosen_company_id,
    // Parsed, so that a switch that was added to the schema since has its default.
    covers: row.covers.map((cover) => ({
      ...cover,
      featuresConfig: featuresConfigSchema.parse(cover.featuresConfig ?? {}),
    })),
  }
}
