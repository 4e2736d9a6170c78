/** Commands on an account: what a person signs in with. */
import type { AccountEvent } from '@member-care/domain/account/account-events.ts'
import {
  evolveAdministratorAccount,
  newAdministratorAccount,
  type AdministratorAccountState,
} from '@member-care/domain/account/administrator-account.ts'
import type { StreamId } from '@member-care/event-store/port.ts'
import { bindAggregate } from './bind-aggregate.ts'

const accountStream = (userId: string): StreamId => `account-${userId}`

export const carryOutAdministrator = bindAggregate<string, AdministratorAccountState, AccountEvent>(accountStream, {
  initial: newAdministratorAccount,
  evolve: evolveAdministratorAccount,
})

/** For what is decided by whether the account is locked. */
export const carryOutLock = bindAggregate<string, boolean, AccountEvent>(accountStream, {
  initial: false,
  evolve: isLockedAfter,
})

/** Whether the account is locked once this has happened to it; for reading an account's stream. */
function isLockedAfter(isLocked: boolean, event: AccountEvent): boolean {
  if (event.type === 'AccountLocked') return true
  return event.type === 'AccountUnlocked' || event.type === 'AccountActivated' ? false : isLocked
}
