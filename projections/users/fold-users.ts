/** Folds user and account events into the rows of the users read model, in memory. Pure. */
import type { AccountEvent } from '@member-care/domain/account/account-events.ts'
import { happenedAt } from '@member-care/domain/events/metadata.ts'
import type { UserEvent } from '@member-care/domain/user/user-events.ts'
import type { Recorded } from '@member-care/event-store/event-log.ts'
import { nullWhereForgotten } from '../tables/forgotten-values.ts'
import type { MembershipRow, UserRow } from './users-tables.ts'

export type UserOrAccountEvent = Recorded<UserEvent> | Recorded<AccountEvent>

/**
 * The user rows that these events change, as they are afterwards.
 * @param present the rows of all users that the events are about, as far as they exist
 * @param events in log order; one that a row has seen already (by its position) leaves it as it is
 */
export function foldUsers(present: readonly UserRow[], events: readonly UserOrAccountEvent[]): readonly UserRow[] {
  const users = new Map(present.map((row) => [row.user_id, row]))
  const changed = new Set<string>()
  for (const event of events) {
    const { userId } = event.data
    const before = users.get(userId)
    if (before && event.position <= before.position) continue
    const after = event.type === 'UserEnrolled' ? enrolled(event) : before && afterEvent(before, event)
    if (!after || after === before) continue
    users.set(userId, { ...after, updated_at: happenedAt(event).toISOString(), position: event.position })
    changed.add(userId)
  }
  return [...users.values()].filter((row) => changed.has(row.user_id))
}

function enrolled(event: Extract<UserOrAccountEvent, { type: 'UserEnrolled' }>): UserRow {
  const { data } = event
  const at = happenedAt(event).toISOString()
  return {
    user_id: data.userId,
    user_type: data.userType,
    name: nullWhereForgotten(data.name),
    nric: nullWhereForgotten(data.nric),
    email: nullWhereForgotten(data.email),
    birthdate: nullWhereForgotten(data.birthdate ?? null),
    gender: data.gender ?? null,
    contact_no_country_code: nullWhereForgotten(data.contactNoCountryCode ?? null),
    contact_no: nullWhereForgotten(data.contactNo ?? null),
    login_required: data.loginRequired,
    // Not registered until the account is activated (3§4, C30).
    status: 101,
    roles: [],
    group_codes: [],
    bank_name: null,
    bank_no: null,
    branch_no: null,
    account_no: null,
    enrolled_at: at,
    updated_at: at,
    registered_at: null,
    last_sign_in_at: null,
    previous_sign_in_at: null,
    last_password_change_at: null,
    forgotten: false,
    position: event.position,
  }
}

/** The row after one more event; the same row when the event says nothing that stands in it. */
function afterEvent(row: UserRow, event: UserOrAccountEvent): UserRow {
  const at = happenedAt(event).toISOString()
  switch (event.type) {
    case 'EmailAddressChanged':
      return { ...row, email: nullWhereForgotten(event.data.email) }
    case 'ContactNumberChanged':
      return { ...row, contact_no_country_code: nullWhereForgotten(event.data.contactNoCountryCode), contact_no: nullWhereForgotten(event.data.contactNo) }
    case 'BankAccountRecorded': {
      const { bankName, bankNo, branchNo, accountNo } = event.data
      return { ...row, bank_name: bankName, bank_no: bankNo, branch_no: branchNo, account_no: nullWhereForgotten(accountNo) }
    }
    case 'RolesChanged':
      return { ...row, roles: event.data.roles, group_codes: event.data.groupCodes }
    case 'UserStatusChanged':
      return { ...row, status: event.data.status }
    case 'PersonalDataErased':
      return { ...row, name: null, nric: null, email: null, birthdate: null, contact_no_country_code: null, contact_no: null, account_no: null, forgotten: true }
    case 'AccountActivated':
      return { ...row, status: 100, registered_at: row.registered_at ?? at, last_password_change_at: at }
    case 'PasswordChanged':
      return { ...row, last_password_change_at: at }
    case 'SignedIn':
      return { ...row, last_sign_in_at: at, previous_sign_in_at: row.last_sign_in_at }
    case 'AccountLocked':
      return isClosedByAdministrator(row) ? row : { ...row, status: 300 }
    case 'AccountUnlocked':
      return row.status === 300 ? { ...row, status: 100 } : row
    default:
      return row
  }
}

/** Suspended and terminated stay so until an administrator sets another status, whatever happens at the sign-in. */
function isClosedByAdministrator(row: UserRow): boolean {
  return row.status === 301 || row.status === 401
}

/** As {@link foldUsers}, for memberships. One person has at most one membership with a company; starting it again replaces it. */
export function foldMemberships(present: readonly MembershipRow[], events: readonly UserOrAccountEvent[]): readonly MembershipRow[] {
  const keyOf = (row: { user_id: string; company_id: string }) => `${row.user_id} ${row.company_id}`
  const memberships = new Map(present.map((row) => [keyOf(row), row]))
  const changed = new Set<string>()
  for (const event of events) {
    if (event.type !== 'MembershipStarted' && event.type !== 'MembershipEnded') continue
    const key = keyOf({ user_id: event.data.userId, company_id: event.data.companyId })
    const before = memberships.get(key)
    if (before && event.position <= before.position) continue
    const after = event.type === 'MembershipStarted' ? started(event) : before && ended(before, event)
    if (!after) continue
    memberships.set(key, after)
    changed.add(key)
  }
  return [...memberships.values()].filter((row) => changed.has(keyOf(row)))
}

function started({ data, position }: Extract<UserOrAccountEvent, { type: 'MembershipStarted' }>): MembershipRow {
  return {
    user_id: data.userId,
    company_id: data.companyId,
    member_type: data.memberType,
    employee_id: data.employeeId ?? null,
    relationship: data.relationship ?? null,
    staff_id: data.staffId ?? null,
    designation: data.designation ?? null,
    plan_no: data.planNo ?? null,
    cost_center: data.costCenter ?? null,
    cost_center_name: data.costCenterName ?? null,
    effective_start_date: data.effectiveStartDate,
    effective_end_date: data.effectiveEndDate ?? null,
    position,
  }
}

function ended(row: MembershipRow, { data, position }: Extract<UserOrAccountEvent, { type: 'MembershipEnded' }>): MembershipRow {
  return { ...row, effective_end_date: data.effectiveEndDate, position }
}
