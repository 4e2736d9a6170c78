/** What a user's record has come to, as far as changes of it are decided by it: the fold of the events on `user-<userId>`. */
import type { BankProposal } from '../bank/bank-proposal.ts'
import type { Personal } from '../events/event-definition.ts'
import { evolveUserBank } from './user-bank.ts'
import type { DirectoryEntry } from './directory-entry.ts'
import type { StudentInformation } from './student-information.ts'
import type { UserEvent, UserStatus, UserType } from './user-events.ts'

type DataOf<Type extends UserEvent['type']> = Extract<UserEvent, { type: Type }>['data']

/** A cover under one company: what `MembershipStarted` says of it, without whose and which company's. */
export type MembershipDetails = Omit<DataOf<'MembershipStarted'>, 'userId' | 'companyId'>
/** An account as it is kept: without the digits that became the branch. */
export type RecordedAccount = Omit<DataOf<'BankAccountRecorded'>, 'userId'>

export interface UndoableEmailChange {
  readonly changeId: string
  /** The address that it changed. */
  readonly before: Personal<string>
  /** UTC, ISO. */
  readonly until: string
}

/** Personal values stand here only so that what did not change is not recorded again, and what is undone comes back; nothing is decided by them. */
export interface EnrolledUser {
  readonly userId: string
  readonly userType: UserType
  readonly status: UserStatus
  readonly forgotten: boolean
  readonly details: Pick<DataOf<'UserEnrolled'>, 'name' | 'nric' | 'birthdate' | 'gender'>
  readonly email: Personal<string>
  /** Changes by the member that can be undone, oldest first. An administrator's change ends them. */
  readonly undoableEmailChanges: readonly UndoableEmailChange[]
  readonly hasBankAccount: boolean
  readonly contactNumber: Omit<DataOf<'ContactNumberChanged'>, 'userId'> | undefined
  readonly loginRequired: boolean
  readonly onboardingEmailSent: boolean
  readonly roles: readonly string[]
  readonly groupCodes: readonly string[]
  /** By company. */
  readonly memberships: Readonly<Record<string, MembershipDetails>>
  /** By company: the last covered day that was found to be over, while it is still that of the cover. */
  readonly lapsedEnds: Readonly<Record<string, string>>
  /** By company: how its own system knows the user. */
  readonly directoryEntries: Readonly<Record<string, DirectoryEntry>>
  /** The one that was chosen; without a choice it is the first. */
  readonly defaultCompanyId: string | undefined
  readonly studentInformation: StudentInformation
  /** The last one; decided on in user-bank.ts. */
  readonly bankProposal: BankProposal | undefined
  /** An administrator's account that was closed for good. */
  readonly deleted: boolean
}

export type UserState = EnrolledUser | undefined

/** The state after one more event. Never throws. */
export function evolveUser(state: UserState, event: UserEvent): UserState {
  if (event.type === 'UserEnrolled') return enrolled(event.data)
  if (!state) return state
  const { userId, userType, bankProposal: proposal } = state
  return { ...afterEvent(state, event), bankProposal: evolveUserBank({ userId, userType, proposal }, event)?.proposal }
}

function enrolled(data: DataOf<'UserEnrolled'>): EnrolledUser {
  const { userId, userType, name, nric, birthdate, gender, email, contactNo, contactNoCountryCode, loginRequired } =
    data
  return {
    userId,
    userType,
    // A client's user has not registered yet; an administrator has not activated yet (C30).
    status: 101,
    forgotten: false,
    details: { name, nric, birthdate, gender },
    email,
    undoableEmailChanges: [],
    hasBankAccount: false,
    contactNumber:
      contactNo === undefined || contactNoCountryCode === undefined ? undefined : { contactNo, contactNoCountryCode },
    loginRequired,
    onboardingEmailSent: false,
    roles: [],
    groupCodes: [],
    memberships: {},
    lapsedEnds: {},
    directoryEntries: {},
    defaultCompanyId: undefined,
    studentInformation: {},
    bankProposal: undefined,
    deleted: false,
  }
}

function afterEvent(state: EnrolledUser, event: Exclude<UserEvent, { type: 'UserEnrolled' }>): EnrolledUser {
  switch (event.type) {
    case 'UserDetailsChanged': {
      const { details } = state
      const {
        name = details.name,
        nric = details.nric,
        birthdate = details.birthdate,
        gender = details.gender,
      } = event.data
      return { ...state, details: { name, nric, birthdate, gender } }
    }
    case 'EmailAddressChanged':
      return { ...state, email: event.data.email, undoableEmailChanges: undoableAfter(state, event.data) }
    case 'BankAccountRecorded':
      return { ...state, hasBankAccount: true }
    case 'ContactNumberChanged': {
      const { userId: _, ...contactNumber } = event.data
      return { ...state, contactNumber }
    }
    case 'LoginRequirementChanged':
      return { ...state, loginRequired: event.data.loginRequired }
    case 'OnboardingEmailMarked':
      return { ...state, onboardingEmailSent: event.data.sent }
    case 'OnboardingEmailSent':
      return { ...state, onboardingEmailSent: true }
    case 'StudentInformationChanged':
      return { ...state, studentInformation: event.data.studentInformation }
    case 'MembershipStarted':
    case 'MembershipChanged': {
      const { userId: _, companyId, ...membership } = event.data
      return withMembership(state, companyId, membership)
    }
    case 'MembershipEnded': {
      const membership = state.memberships[event.data.companyId]
      return membership
        ? withMembership(state, event.data.companyId, { ...membership, effectiveEndDate: event.data.effectiveEndDate })
        : state
    }
    case 'MembershipLapsed': {
      const { companyId, effectiveEndDate } = event.data
      return { ...state, lapsedEnds: { ...state.lapsedEnds, [companyId]: effectiveEndDate } }
    }
    case 'DirectoryEntryRecorded': {
      const { userId: _, companyId, ...entry } = event.data
      return { ...state, directoryEntries: { ...state.directoryEntries, [companyId]: entry } }
    }
    case 'MembershipRemoved': {
      const { [event.data.companyId]: _, ...memberships } = state.memberships
      const { [event.data.companyId]: __, ...directoryEntries } = state.directoryEntries
      const { [event.data.companyId]: ___, ...lapsedEnds } = state.lapsedEnds
      return {
        ...state,
        memberships,
        lapsedEnds,
        directoryEntries,
        defaultCompanyId: state.defaultCompanyId === event.data.companyId ? undefined : state.defaultCompanyId,
      }
    }
    case 'DefaultCompanyChosen':
      return { ...state, defaultCompanyId: event.data.companyId }
    case 'RolesChanged':
      return { ...state, roles: event.data.roles, groupCodes: event.data.groupCodes }
    case 'UserStatusChanged':
      return { ...state, status: event.data.status }
    case 'AdministratorDeleted':
      return { ...state, deleted: true }
    case 'PersonalDataErased':
      return { ...state, forgotten: true }
    default:
      return state
  }
}

/** To undo a change undoes those after it too: their addresses are no longer this person's to have back. */
function undoableAfter(
  { email: before, undoableEmailChanges: earlier }: EnrolledUser,
  { changeId, undoableUntil, undoes }: DataOf<'EmailAddressChanged'>,
): readonly UndoableEmailChange[] {
  if (undoes !== undefined)
    return earlier.slice(
      0,
      earlier.findIndex((change) => change.changeId === undoes),
    )
  return changeId === undefined || undoableUntil === undefined
    ? []
    : [...earlier, { changeId, before, until: undoableUntil }]
}

function withMembership(state: EnrolledUser, companyId: string, membership: MembershipDetails): EnrolledUser {
  const { [companyId]: lapsedEnd, ...lapsedEnds } = state.lapsedEnds
  const staysLapsed = lapsedEnd !== undefined && lapsedEnd === membership.effectiveEndDate
  return {
    ...state,
    memberships: { ...state.memberships, [companyId]: membership },
    // With another end, or with none, the cover is not over any more.
    lapsedEnds: staysLapsed ? state.lapsedEnds : lapsedEnds,
  }
}

/** Every membership field, for comparing. */
export const membershipFields = [
  'memberType',
  'employeeId',
  'relationship',
  'staffId',
  'designation',
  'planNo',
  'costCenter',
  'costCenterName',
  'effectiveStartDate',
  'effectiveEndDate',
] as const satisfies readonly (keyof MembershipDetails)[]
