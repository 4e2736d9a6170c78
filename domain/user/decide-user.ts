/** What follows from a command about a user's record. This is the same for members and administrators. */
import { registrationRefusal } from '../account/registration-rules.ts'
import { isRole } from '../access/powers.ts'
import { decideUserBank } from './user-bank.ts'
import { decideDetails } from './decide-details.ts'
import { decideMembership } from './decide-membership.ts'
import type { Registration, UserCommand } from './user-commands.ts'
import { decided, refused, type UserDecision } from './user-decision.ts'
import type { UserEvent } from './user-events.ts'
import { evolveUser, type EnrolledUser, type UserState } from './user-state.ts'

/** The events that a command leads to, or why it is refused. */
export function decideUser(command: UserCommand, state: UserState): UserDecision {
  if (command.type === 'EnrolUser') {
    return state
      ? refused('ALREADY_ENROLLED', 'alreadyEnrolled')
      : decided({ type: 'UserEnrolled', data: command.data })
  }
  if (!state) return refused('USER_NOT_FOUND', 'notFound')
  const { userId } = state
  switch (command.type) {
    case 'Register':
      return decideRegistration(command.data, state)
    case 'ChangeRoles': {
      const unknown = command.data.roles.find((role) => !isRole(role))
      if (unknown) return { refusal: { code: 'UNKNOWN_ROLE', message: `There is no role ${unknown}.`, field: 'roles' } }
      return decided({ type: 'RolesChanged', data: { userId, ...command.data } })
    }
    case 'ChangeStatus':
      return state.status === command.data.status
        ? decided()
        : decided({ type: 'UserStatusChanged', data: { userId, ...command.data } })
    case 'DeleteAdministrator':
      if (state.userType !== 'sys-admin') return refused('NOT_AN_ADMINISTRATOR', 'noAdministrator')
      return state.deleted ? decided() : decided({ type: 'AdministratorDeleted', data: { userId, ...command.data } })
    case 'ProposeBankAccount': {
      const { proposalId, proposedBy, source, ...account } = command.data
      if (state.forgotten) return refused('USER_FORGOTTEN', 'forgotten')
      const { userType, bankProposal: proposal } = state
      return decideUserBank(
        { type: 'ProposeUserBankAccount', data: { proposalId, account, proposedBy, source } },
        { userId, userType, proposal },
      )
    }
    case 'StartMembership':
    case 'RestartMembership':
    case 'ChangeMembership':
    case 'ChangeCover':
    case 'EndMembership':
    case 'LapseMembership':
    case 'RecordDirectoryEntry':
    case 'RemoveCompany':
    case 'RemoveDependant':
    case 'ChooseDefaultCompany':
      return decideMembership(command, state)
    case 'EnterBankAccount':
      if (state.forgotten) return refused('USER_FORGOTTEN', 'forgotten')
      return state.hasBankAccount
        ? refused('BANK_ACCOUNT_STORED', 'bankAccountStored', 'accountNo')
        : decided({ type: 'BankAccountRecorded', data: { userId, ...command.data } })
    case 'RecordBankAccount':
      return decided({ type: 'BankAccountRecorded', data: { userId, ...command.data } })
    default:
      return state.forgotten ? refused('USER_FORGOTTEN', 'forgotten') : decideDetails(command, state)
  }
}

/**
 * All events that several commands lead to, or why the first refused one is refused. Each command is decided after the
 * ones before it.
 */
export function decideInTurn(commands: readonly UserCommand[], state: UserState): UserDecision {
  const events: UserEvent[] = []
  for (const command of commands) {
    const decision = decideUser(command, events.reduce(evolveUser, state))
    if ('refusal' in decision) return decision
    events.push(...decision.events)
  }
  return decided(...events)
}

/** Somebody who is to have a login, and is not registered yet, may register. Nobody else may. */
function decideRegistration(registration: Registration, user: EnrolledUser): UserDecision {
  const refusal = registrationRefusal(user)
  if (refusal) return { refusal }
  const { userId } = user
  const { termsVersion, emailAddress, contactNumber, bankAccount } = registration
  return decided(
    { type: 'TermsAccepted', data: { userId, termsVersion } },
    ...(emailAddress ? [{ type: 'EmailAddressChanged' as const, data: { userId, ...emailAddress } }] : []),
    ...(contactNumber ? [{ type: 'ContactNumberChanged' as const, data: { userId, ...contactNumber } }] : []),
    ...(bankAccount ? [{ type: 'BankAccountRecorded' as const, data: { userId, ...bankAccount } }] : []),
    { type: 'UserStatusChanged', data: { userId, status: 100, reason: 'Registered' } },
  )
}
