/** What can be asked of a user's record, what it has come to, and what follows. Members and administrators alike. */
import { registrationRefusal } from '../account/registration-rules.ts'
import { isRole } from '../access/powers.ts'
import type { Refusal } from '../errors/refusal.ts'
import type { MemberType, UserEvent, UserStatus } from './user-events.ts'

type DataOf<Type extends UserEvent['type']> = Extract<UserEvent, { type: Type }>['data']
type Command<Type extends string, Data> = { readonly type: Type; readonly data: Readonly<Data> }

export type UserCommand =
  | Command<'EnrolUser', DataOf<'UserEnrolled'>>
  | Command<'StartMembership', Omit<DataOf<'MembershipStarted'>, 'userId'>>
  | Command<'EndMembership', Omit<DataOf<'MembershipEnded'>, 'userId'>>
  | Command<'RecordBankAccount', Omit<DataOf<'BankAccountRecorded'>, 'userId'>>
  /** `reason` is kept: every change of roles or status says why (S05). */
  | Command<'ChangeRoles', Omit<DataOf<'RolesChanged'>, 'userId'>>
  | Command<'ChangeStatus', Omit<DataOf<'UserStatusChanged'>, 'userId'>>
  | Command<'Register', Registration>

/** What somebody who registers states about themselves; what is as it was on record is left out. */
export interface Registration extends Pick<DataOf<'TermsAccepted'>, 'termsVersion'> {
  readonly emailAddress?: Omit<DataOf<'EmailAddressChanged'>, 'userId'> | undefined
  readonly contactNumber?: Omit<DataOf<'ContactNumberChanged'>, 'userId'> | undefined
  readonly bankAccount?: Omit<DataOf<'BankAccountRecorded'>, 'userId'> | undefined
}

interface EnrolledUser {
  readonly userId: string
  readonly status: UserStatus
  readonly loginRequired: boolean
  readonly roles: readonly string[]
  readonly groupCodes: readonly string[]
  /** The companies that the user is covered under, with the kind of membership. */
  readonly memberships: Readonly<Record<string, { readonly memberType: MemberType; readonly endDate?: string | undefined }>>
}

export type UserState = EnrolledUser | undefined

/** The state after one more event. Never throws. */
export function evolveUser(state: UserState, event: UserEvent): UserState {
  if (event.type === 'UserEnrolled') {
    // A client's user has not registered yet; an administrator has not activated yet (C30).
    return { userId: event.data.userId, status: 101, loginRequired: event.data.loginRequired, roles: [], groupCodes: [], memberships: {} }
  }
  if (!state) return state
  switch (event.type) {
    case 'MembershipStarted':
    case 'MembershipChanged':
      return withMembership(state, event.data.companyId, { memberType: event.data.memberType, endDate: event.data.effectiveEndDate })
    case 'MembershipEnded': {
      const membership = state.memberships[event.data.companyId]
      return membership ? withMembership(state, event.data.companyId, { ...membership, endDate: event.data.effectiveEndDate }) : state
    }
    case 'MembershipRemoved': {
      const { [event.data.companyId]: _removed, ...memberships } = state.memberships
      return { ...state, memberships }
    }
    case 'LoginRequirementChanged':
      return { ...state, loginRequired: event.data.loginRequired }
    case 'RolesChanged':
      return { ...state, roles: event.data.roles, groupCodes: event.data.groupCodes }
    case 'UserStatusChanged':
      return { ...state, status: event.data.status }
    default:
      return state
  }
}

function withMembership(state: EnrolledUser, companyId: string, membership: EnrolledUser['memberships'][string]): EnrolledUser {
  return { ...state, memberships: { ...state.memberships, [companyId]: membership } }
}

/** The events that a command leads to, or why it is refused. */
export function decideUser(command: UserCommand, state: UserState): { events: UserEvent[] } | { refusal: Refusal } {
  if (command.type === 'EnrolUser') {
    return state ? refuse('ALREADY_ENROLLED', 'This user exists already.') : { events: [{ type: 'UserEnrolled', data: command.data }] }
  }
  if (!state) return refuse('USER_NOT_FOUND', 'User Not Found')
  const { userId } = state
  switch (command.type) {
    case 'StartMembership': {
      const current = state.memberships[command.data.companyId]
      if (current && !current.endDate) return refuse('ALREADY_A_MEMBER', 'The user is covered under this company already.', 'companyId')
      if (command.data.memberType === 'D' && !command.data.employeeId) {
        return refuse('EMPLOYEE_MISSING', 'Say whose dependant this is.', 'employeeId')
      }
      return { events: [{ type: 'MembershipStarted', data: { userId, ...command.data } }] }
    }
    case 'EndMembership':
      if (!state.memberships[command.data.companyId]) return refuse('NOT_A_MEMBER', 'The user is not covered under this company.', 'companyId')
      return { events: [{ type: 'MembershipEnded', data: { userId, ...command.data } }] }
    case 'RecordBankAccount':
      return { events: [{ type: 'BankAccountRecorded', data: { userId, ...command.data } }] }
    case 'ChangeRoles': {
      const unknown = command.data.roles.find((role) => !isRole(role))
      if (unknown) return refuse('UNKNOWN_ROLE', `There is no role ${unknown}.`, 'roles')
      return { events: [{ type: 'RolesChanged', data: { userId, ...command.data } }] }
    }
    case 'ChangeStatus':
      if (state.status === command.data.status) return { events: [] }
      return { events: [{ type: 'UserStatusChanged', data: { userId, ...command.data } }] }
    case 'Register':
      return decideRegistration(command.data, state)
  }
}

/** Whoever is not registered yet, and is to have a login, may register; nobody else. */
function decideRegistration(registration: Registration, user: EnrolledUser): { events: UserEvent[] } | { refusal: Refusal } {
  const refusal = registrationRefusal(user)
  if (refusal) return { refusal }
  const { userId } = user
  const { termsVersion, emailAddress, contactNumber, bankAccount } = registration
  return {
    events: [
      { type: 'TermsAccepted', data: { userId, termsVersion } },
      ...(emailAddress ? [{ type: 'EmailAddressChanged' as const, data: { userId, ...emailAddress } }] : []),
      ...(contactNumber ? [{ type: 'ContactNumberChanged' as const, data: { userId, ...contactNumber } }] : []),
      ...(bankAccount ? [{ type: 'BankAccountRecorded' as const, data: { userId, ...bankAccount } }] : []),
      { type: 'UserStatusChanged', data: { userId, status: 100, reason: 'Registered' } },
    ],
  }
}

function refuse(code: string, message: string, field?: string): { refusal: Refusal } {
  return { refusal: field ? { code, message, field } : { code, message } }
}
