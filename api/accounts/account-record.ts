/** What happened to an account, as events on the stream `account-<userId>`. */
import type { AccountEvent } from '@member-care/domain/account/account-events.ts'
import type { CommandContext } from '@member-care/domain/events/metadata.ts'
import { decideUser } from '@member-care/domain/user/decide-user.ts'
import { evolveUser, type UserState } from '@member-care/domain/user/user-state.ts'
import type { UserEvent } from '@member-care/domain/user/user-events.ts'
import { handleCommand, type CommandHandling } from '../commands/handle-command.ts'

/** What no screen shows from a read model. */
const shownNowhere: readonly AccountEvent['type'][] = ['SignInFailed', 'SecondFactorUsed', 'SecondFactorRefused']

/** The read model that shows an account's status and last sign-in. */
const visibleIn = ['users']

/** Records what was done or tried; it is a fact, so nothing is decided about it. What no screen shows is not waited for. */
export async function recordAccountEvent({ eventLog, readModels }: CommandHandling, event: AccountEvent, context: CommandContext): Promise<void> {
  const { position } = await eventLog.append(`account-${event.data.userId}`, [event], { expected: { kind: 'any' }, context })
  if (!shownNowhere.includes(event.type)) await readModels.untilVisible(visibleIn, position)
}

/** Lets a recovered account sign in again, whoever had locked it: the sign-in, or an administrator by its status. What is not locked stays as it is. */
export async function unlockAccount(handling: CommandHandling, userId: string, context: CommandContext): Promise<void> {
  await handleCommand<UserState, UserEvent>(handling, {
    stream: `user-${userId}`,
    context: { ...context, commandId: `${context.commandId}-status` },
    initial: undefined,
    evolve: evolveUser,
    decide: (user) => (user?.status === 300 ? decideUser({ type: 'ChangeStatus', data: { status: 100, reason: 'Account recovered' } }, user) : { events: [] }),
    visibleIn,
  })
  await handleCommand<boolean, AccountEvent>(handling, {
    stream: `account-${userId}`,
    context: { ...context, commandId: `${context.commandId}-unlock` },
    initial: false,
    evolve: isLockedAfter,
    decide: (isLocked) => ({ events: isLocked ? [{ type: 'AccountUnlocked', data: { userId, reason: 'recovered' } }] : [] }),
    visibleIn,
  })
}

/** Whether the account is locked once this has happened to it; for reading an account's stream. */
export function isLockedAfter(isLocked: boolean, event: AccountEvent): boolean {
  if (event.type === 'AccountLocked') return true
  return event.type === 'AccountUnlocked' || event.type === 'AccountActivated' ? false : isLocked
}
