/** What happened to an account, as events on the stream `account-<userId>`. */
import type { AccountEvent } from '@member-care/domain/account/account-events.ts'
import { openedStatus } from '@member-care/domain/account/opened-status.ts'
import type { CommandContext } from '@member-care/domain/events/metadata.ts'
import { decideUser } from '@member-care/domain/user/decide-user.ts'
import type { UserRecord } from '@member-care/projections/users/user-records.ts'
import { carryOutLock } from '../aggregates/account.ts'
import { carryOutUser } from '../aggregates/user.ts'
import type { CommandHandling } from '../commands/handle-command.ts'

/** What no screen shows from a read model. */
const shownNowhere: readonly AccountEvent['type'][] = ['SignInFailed', 'SecondFactorUsed', 'SecondFactorRefused']

/** The read model that shows an account's status and last sign-in. */
const visibleIn = ['users']

/**
 * Records what was done or tried. It is a fact, so nothing is decided about it.
 * We wait until the read model shows the event, except for events that no screen shows.
 */
export async function recordAccountEvent(
  { eventLog, readModels }: CommandHandling,
  event: AccountEvent,
  context: CommandContext,
): Promise<void> {
  const { position } = await eventLog.append(`account-${event.data.userId}`, [event], {
    expected: { kind: 'any' },
    context,
  })
  if (!shownNowhere.includes(event.type)) await readModels.untilVisible(visibleIn, position)
}

/**
 * Lets a recovered account sign in again. It does not matter what had locked it: the sign-in, or an administrator by
 * the account's status. An account that is not locked stays as it is.
 * @param user `registeredAt`, `lastSignInAt`: who never came in is not registered by it (S08)
 */
export async function unlockAccount(
  handling: CommandHandling,
  { userId, ...seen }: Pick<UserRecord, 'userId' | 'registeredAt' | 'lastSignInAt'>,
  context: CommandContext,
): Promise<void> {
  await carryOutUser(handling, userId, {
    context: { ...context, commandId: `${context.commandId}-status` },
    decide: (user) =>
      user?.status === 300
        ? decideUser({ type: 'ChangeStatus', data: { status: openedStatus(seen), reason: 'Account recovered' } }, user)
        : { events: [] },
    visibleIn,
  })
  await carryOutLock(handling, userId, {
    context: { ...context, commandId: `${context.commandId}-unlock` },
    decide: (isLocked) => ({
      events: isLocked ? [{ type: 'AccountUnlocked', data: { userId, reason: 'recovered' } }] : [],
    }),
    visibleIn,
  })
}
