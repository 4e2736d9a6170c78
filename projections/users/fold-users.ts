/** A user's row after an event of theirs or of their account. Pure. */
import type { AccountEvent } from '@member-care/domain/account/account-events.ts'
import { happenedAt } from '@member-care/domain/events/metadata.ts'
import { userEventDefinitions, type UserEvent } from '@member-care/domain/user/user-events.ts'
import type { Recorded } from '@member-care/event-store/event-log.ts'
import { nullWhereForgotten } from '../tables/forgotten-values.ts'
import { statusAfter } from './status-after.ts'
import { FAILED_SIGN_INS_KEPT, type UserRow } from './users-tables.ts'

export type UserOrAccountEvent = Recorded<UserEvent> | Recorded<AccountEvent>

const userEvents: ReadonlySet<string> = new Set(userEventDefinitions.map((definition) => definition.type))

/**
 * The row after one more event, without the columns that repeat the memberships.
 * @param row undefined for somebody who is not known yet; only their enrolment makes them known
 */
export function userAfter(row: UserRow | undefined, event: UserOrAccountEvent): UserRow | undefined {
  const after = event.type === 'UserEnrolled' ? enrolled(event) : row && changed(row, event)
  return after && { ...after, ...(isChangeOfUser(event) && lastChange(event)), position: event.position }
}

/**
 * Events of the user's own stream, and events that open or close the account. A sign-in changes nothing about a user.
 */
function isChangeOfUser(event: UserOrAccountEvent): boolean {
  return event.type !== 'SignedIn' && event.type !== 'SignInFailed'
}

function lastChange(
  event: UserOrAccountEvent,
): Pick<UserRow, 'updated_at' | 'updated_by_kind' | 'updated_by_id'> & Partial<Pick<UserRow, 'revision'>> {
  const { actor } = event.metadata
  return {
    updated_at: happenedAt(event).toISOString(),
    updated_by_kind: actor.kind,
    updated_by_id: actor.id,
    // The account is another stream, which counts its own revisions.
    ...(userEvents.has(event.type) && { revision: event.revision }),
  }
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
    status: statusAfter(undefined, event),
    roles: [],
    group_codes: [],
    hr_company_ids: [],
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
    failed_sign_ins: [],
    onboarding_email_sent: false,
    student_information: null,
    student_id: null,
    chosen_company_id: null,
    default_company_id: null,
    member_type: null,
    effective_start_date: null,
    effective_end_date: null,
    staff_ids: '',
    name_key: '',
    nric_key: '',
    email_key: '',
    forgotten: false,
    deleted: false,
    updated_by_kind: event.metadata.actor.kind,
    updated_by_id: event.metadata.actor.id,
    revision: event.revision,
    position: event.position,
  }
}

/** The row after one more event. It is the same row when the event changes nothing in it. */
function changed(row: UserRow, event: UserOrAccountEvent): UserRow {
  const at = happenedAt(event).toISOString()
  switch (event.type) {
    case 'UserDetailsChanged': {
      const { name, nric, birthdate, gender } = event.data
      return {
        ...row,
        ...(name !== undefined && { name: nullWhereForgotten(name) }),
        ...(nric !== undefined && { nric: nullWhereForgotten(nric) }),
        ...(birthdate !== undefined && { birthdate: nullWhereForgotten(birthdate) }),
        ...(gender !== undefined && { gender }),
      }
    }
    case 'EmailAddressChanged':
      return { ...row, email: nullWhereForgotten(event.data.email) }
    case 'ContactNumberChanged':
      return {
        ...row,
        contact_no_country_code: nullWhereForgotten(event.data.contactNoCountryCode),
        contact_no: nullWhereForgotten(event.data.contactNo),
      }
    case 'BankAccountRecorded': {
      const { bankName, bankNo, branchNo, accountNo } = event.data
      return {
        ...row,
        bank_name: bankName,
        bank_no: bankNo,
        branch_no: branchNo,
        account_no: nullWhereForgotten(accountNo),
      }
    }
    case 'StudentInformationChanged': {
      const student = nullWhereForgotten(event.data.studentInformation)
      return { ...row, student_information: student, student_id: student.studentID ?? null }
    }
    case 'LoginRequirementChanged':
      return { ...row, login_required: event.data.loginRequired }
    case 'OnboardingEmailSent':
      return { ...row, onboarding_email_sent: true }
    case 'OnboardingEmailMarked':
      return { ...row, onboarding_email_sent: event.data.sent }
    case 'DefaultCompanyChosen':
      return { ...row, chosen_company_id: event.data.companyId }
    case 'MembershipRemoved':
      return {
        ...row,
        chosen_company_id: row.chosen_company_id === event.data.companyId ? null : row.chosen_company_id,
        hr_company_ids: row.hr_company_ids.filter((companyId) => companyId !== event.data.companyId),
      }
    case 'RolesChanged':
      return { ...row, roles: event.data.roles, group_codes: event.data.groupCodes }
    case 'UserStatusChanged':
      return { ...row, status: statusAfter(row.status, event) }
    case 'AdministratorDeleted':
      // Nobody signs in with this address any more, and somebody else may get it.
      return { ...row, deleted: true, status: statusAfter(row.status, event), email: null }
    case 'PersonalDataErased':
      return {
        ...row,
        name: null,
        nric: null,
        email: null,
        birthdate: null,
        contact_no_country_code: null,
        contact_no: null,
        account_no: null,
        student_information: null,
        student_id: null,
        forgotten: true,
      }
    default:
      return afterAccountEvent(row, event, at)
  }
}

function afterAccountEvent(row: UserRow, event: UserOrAccountEvent, at: string): UserRow {
  switch (event.type) {
    case 'AccountActivated':
      return {
        ...row,
        status: statusAfter(row.status, event),
        registered_at: row.registered_at ?? at,
        last_password_change_at: at,
        failed_sign_ins: [],
      }
    case 'PasswordChanged':
      return { ...row, last_password_change_at: at, failed_sign_ins: [] }
    case 'SignedIn':
      return {
        ...row,
        status: statusAfter(row.status, event),
        last_sign_in_at: at,
        previous_sign_in_at: row.last_sign_in_at,
        failed_sign_ins: [],
      }
    case 'SignInFailed':
      return event.data.reason === 'wrong-password'
        ? { ...row, failed_sign_ins: [...row.failed_sign_ins, at].slice(-FAILED_SIGN_INS_KEPT) }
        : row
    case 'AccountLocked':
      return { ...row, status: statusAfter(row.status, event) }
    case 'AccountUnlocked':
      return row.status === 300 ? { ...row, status: statusAfter(row.status, event), failed_sign_ins: [] } : row
    default:
      return row
  }
}
