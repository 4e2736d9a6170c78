/** Changing a user's record, from the console's tabs and from a row of an upload alike. */
import { isRedacted } from '@member-care/domain/events/event-definition.ts'
import type { CommandContext } from '@member-care/domain/events/metadata.ts'
import { decideInTurn } from '@member-care/domain/user/decide-user.ts'
import type { UserCommand } from '@member-care/domain/user/user-commands.ts'
import type { UserEvent } from '@member-care/domain/user/user-events.ts'
import type { UserState } from '@member-care/domain/user/user-state.ts'
import { endMailedWays } from '../accounts/end-mailed-ways.ts'
import {
  keepOnlyCurrentAddress,
  keepOnlyCurrentNric,
  reserveEmailAddress,
  reserveNric,
  type Reserving,
} from '../accounts/reservations.ts'
import { carryOutUser } from '../aggregates/user.ts'
import type { CommandResult } from '../commands/handle-command.ts'
import { apiError, ApiError } from '../http/api-error.ts'
import type { Parts } from '../http/parts.ts'

export interface UserChange {
  /** Decided one after the other and recorded in one append, or not at all. Only what differs need be asked; an address or number that is asked for is reserved. */
  readonly commands: readonly UserCommand[]
  readonly context: CommandContext
  /** The revision of the record that the person was looking at; any other is 409 CONFLICT. */
  readonly expectedRevision?: number | undefined
  /** Read models that the answer shows; none in a batch, which waits once at its end. */
  readonly visibleIn?: readonly string[]
}

/**
 * Changes what is recorded about a user. A new address or NRIC is reserved for them before it is recorded. The former
 * one becomes free afterwards, and what was mailed to a former address opens nothing any more. If the call is cut short in between, the same call again finishes it.
 * @throws ApiError 404 USER_NOT_FOUND, 409 CONFLICT, NRIC_TAKEN, EMAIL_TAKEN, and every error with which a command is
 *   refused
 */
export async function changeUser(
  reserving: Reserving & Pick<Parts, 'database' | 'clock'>,
  userId: string,
  change: UserChange,
): Promise<CommandResult<UserState>> {
  const { commands, context, expectedRevision, visibleIn = [] } = change
  const { email, nric } = reservedBy(commands)
  const keepOnlyCurrent = async () => {
    if (email !== undefined) await keepOnlyCurrentAddress(reserving, { userId, tried: email }, context)
    if (nric !== undefined) await keepOnlyCurrentNric(reserving, { userId, tried: nric }, context)
  }
  if (email !== undefined || nric !== undefined) await requireUnchanged(reserving, userId, change)
  try {
    if (nric !== undefined) await reserveNric(reserving, { nric, userId }, context)
    if (email !== undefined) await reserveEmailAddress(reserving, { email, userId }, context)
    const result = await carryOutUser(reserving, userId, {
      context,
      decide: (state) => decideInTurn(commands, state),
      expectedRevision,
      visibleIn,
    })
    await keepOnlyCurrent()
    if (email !== undefined) await endMailedWays(reserving.database, userId, reserving.clock())
    return result
  } catch (error) {
    // After any other failure it is not known whether it was recorded; the same call again finds out.
    if (error instanceof ApiError) await keepOnlyCurrent()
    throw error
  }
}

/**
 * So that nothing is reserved for a change that is refused, as a rule: somebody may still be quicker.
 * @throws ApiError 409 CONFLICT
 */
async function requireUnchanged(
  { eventLog }: Reserving,
  userId: string,
  { context, expectedRevision }: UserChange,
): Promise<void> {
  if (expectedRevision === undefined) return
  const { events, revision } = await eventLog.load<UserEvent>(`user-${userId}`)
  const isRepeated = events.some(({ metadata }) => metadata.commandId === context.commandId)
  if (revision !== expectedRevision && !isRepeated) throw apiError('CONFLICT')
}

/** What the commands give to the user alone. */
function reservedBy(commands: readonly UserCommand[]): {
  readonly email: string | undefined
  readonly nric: string | undefined
} {
  let email: string | undefined
  let nric: string | undefined
  for (const command of commands) {
    if (command.type === 'ChangeEmailAddress' && !isRedacted(command.data.email)) email = command.data.email
    if (command.type === 'ChangeDetails' && command.data.nric !== undefined && !isRedacted(command.data.nric))
      nric = command.data.nric
  }
  return { email, nric }
}
