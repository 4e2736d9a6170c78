/** What happened to an account, as events on the stream `account-<userId>`. */
import type { AccountEvent } from '@member-care/domain/account/account-events.ts'
import type { CommandContext } from '@member-care/domain/events/metadata.ts'
import { handleCommand, type CommandHandling } from '../commands/handle-command.ts'

/** The read model that shows an account's status and last sign-in. */
const visibleIn = ['users']

/** Records what was done or tried; it is a fact, so nothing is decided about it. A failed try is not waited for: no screen shows it. */
export async function recordAccountEvent({ eventLog, readModels }: CommandHandling, event: AccountEvent, context: CommandContext): Promise<void> {
  const { position } = await eventLog.append(`account-${event.data.userId}`, [event], { expected: { kind: 'any' }, context })
  if (event.type !== 'SignInFailed') await readModels.untilVisible(visibleIn, position)
}

/** Locks an account, once. */
export async function lockAccount(handling: CommandHandling, userId: string, context: CommandContext): Promise<void> {
  await handleCommand<boolean, AccountEvent>(handling, {
    stream: `account-${userId}`,
    context,
    initial: false,
    evolve: isLockedAfter,
    decide: (isLocked) => ({ events: isLocked ? [] : [{ type: 'AccountLocked', data: { userId, reason: 'wrong-passwords' } }] }),
    visibleIn,
  })
}

function isLockedAfter(isLocked: boolean, event: AccountEvent): boolean {
  if (event.type === 'AccountLocked') return true
  return event.type === 'AccountUnlocked' || event.type === 'AccountActivated' ? false : isLocked
}
