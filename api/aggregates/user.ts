/** Commands on a user: a member, a dependant or an administrator. */
import { evolveUserBank, type UserBankState } from '@member-care/domain/user/user-bank.ts'
import { evolveIdentity, type IdentityState } from '@member-care/domain/user/identity-change.ts'
import type { UserEvent } from '@member-care/domain/user/user-events.ts'
import { evolveUser, type UserState } from '@member-care/domain/user/user-state.ts'
import type { StreamId } from '@member-care/event-store/port.ts'
import { bindAggregate } from './bind-aggregate.ts'

const userStream = (userId: string): StreamId => `user-${userId}`

export const carryOutUser = bindAggregate<string, UserState, UserEvent>(userStream, {
  initial: undefined,
  evolve: evolveUser,
})

/** For what is decided by the account that is in force and the one that is proposed. */
export const carryOutUserBank = bindAggregate<string, UserBankState | undefined, UserEvent>(userStream, {
  initial: undefined,
  evolve: evolveUserBank,
})

/** For what is decided by the identity that is asked for. */
export const carryOutIdentity = bindAggregate<string, IdentityState | undefined, UserEvent>(userStream, {
  initial: undefined,
  evolve: evolveIdentity,
})
