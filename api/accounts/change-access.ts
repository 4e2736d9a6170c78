/**
 * Changing what somebody may do: status, roles, client groups. Every change ends their sessions with its reason, in the table that
 * every process asks with every call, as soon as the event is in the log and before any read model has heard of it. A sign-in that is
 * under way at the same moment begins its session before it records itself, and looks at the account afterwards
 * (begin-session.ts), so it is ended here or refused there.
 */
import { endingByStatus } from '@member-care/domain/account/session-lifetime.ts'
import type { CommandContext } from '@member-care/domain/events/metadata.ts'
import { decideUser } from '@member-care/domain/user/decide-user.ts'
import type { UserState } from '@member-care/domain/user/user-state.ts'
import type { UserEvent, UserStatus } from '@member-care/domain/user/user-events.ts'
import { carryOutLock } from '../aggregates/account.ts'
import { carryOutUser } from '../aggregates/user.ts'
import type { CommandHandling, Decision } from '../commands/handle-command.ts'
import type { Sessions } from './sessions.ts'

export interface ChangingAccess extends CommandHandling {
  readonly sessions: Sessions
}

const visibleIn = ['users']

/**
 * Sets a user's status and ends their sessions: a closed account's tokens are answered with what closed it.
 * @param change.from the status that they have; `expectedRevision`: the revision of their stream that was looked at, any other is 409
 * @throws ApiError 404 when there is no such user
 */
export async function changeStatus(
  changing: ChangingAccess,
  userId: string,
  change: {
    readonly from: UserStatus
    readonly status: UserStatus
    readonly reason: string
    readonly expectedRevision?: number | undefined
  },
  context: CommandContext,
): Promise<void> {
  const { from, expectedRevision, ...data } = change
  // Otherwise the next five wrong passwords would find the account locked already, and lock nothing.
  if (data.status === 100)
    await unlockAccount(changing, userId, { ...context, commandId: `${context.commandId}-unlock` })
  const because = endingByStatus(data.status)
  await changeUser(changing, userId, {
    // Signing up and being locked are on the account's own stream; the status that counts is the one that both have come to.
    decide: (state) => decideUser({ type: 'ChangeStatus', data }, state && { ...state, status: from }),
    endSessions: () => changing.sessions.endAll(userId, { because: because ?? 'ACCESS_CHANGED' }),
    context,
    expectedRevision,
  })
}

/**
 * Sets a user's roles and client groups and ends their sessions: what they may do is what they sign in with.
 * @param change.expectedRevision the revision of their stream that was looked at, any other is 409
 * @throws ApiError 404 when there is no such user
 */
export async function changeRoles(
  changing: ChangingAccess,
  userId: string,
  change: {
    readonly roles: readonly string[]
    readonly groupCodes: readonly string[]
    readonly reason: string
    readonly expectedRevision?: number | undefined
  },
  context: CommandContext,
): Promise<void> {
  const data = { roles: [...change.roles], groupCodes: [...change.groupCodes], reason: change.reason }
  await changeUser(changing, userId, {
    decide: (state) => decideUser({ type: 'ChangeRoles', data }, state),
    endSessions: () => changing.sessions.endAll(userId, { because: 'ACCESS_CHANGED' }),
    context,
    expectedRevision: change.expectedRevision,
  })
}

interface UserChange {
  readonly decide: (state: UserState) => Decision<UserEvent>
  readonly endSessions: () => Promise<void>
  readonly context: CommandContext
  readonly expectedRevision?: number | undefined
}

async function changeUser(
  { eventLog, readModels }: CommandHandling,
  userId: string,
  { decide, endSessions, context, expectedRevision }: UserChange,
): Promise<void> {
  const handling: CommandHandling = {
    eventLog,
    readModels: {
      async untilVisible(names, position) {
        await endSessions()
        await readModels.untilVisible(names, position)
      },
    },
  }
  await carryOutUser(handling, userId, {
    context,
    decide,
    expectedRevision,
    visibleIn,
  })
}

async function unlockAccount(handling: CommandHandling, userId: string, context: CommandContext): Promise<void> {
  await carryOutLock(handling, userId, {
    context,
    decide: (isLocked) => ({
      events: isLocked ? [{ type: 'AccountUnlocked', data: { userId, reason: 'administrator' } }] : [],
    }),
    visibleIn,
  })
}
