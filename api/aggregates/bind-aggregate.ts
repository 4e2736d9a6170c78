/** The door of an aggregate: every command on it goes through one function that knows its stream and how its state is folded. */
import type { DomainEvent } from '@member-care/domain/events/event-catalogue.ts'
import type { StreamId } from '@member-care/event-store/port.ts'
import { CommandRefused } from '../commands/command-refused.ts'
import type { CommandContext } from '@member-care/domain/events/metadata.ts'
import type { Recorded } from '@member-care/event-store/event-log.ts'
import {
  handleCommand,
  requireSame,
  type Command,
  type CommandHandling,
  type CommandResult,
} from '../commands/handle-command.ts'
import { refusalError } from '../http/api-error.ts'

/** A command on one of the aggregate's streams. */
export type Asked<State, Event extends DomainEvent> = Omit<Command<State, Event>, 'stream' | 'initial' | 'evolve'>

/**
 * Carries out a command as {@link handleCommand} does.
 * @throws ApiError with the refusal; 409 CONFLICT for another `expectedRevision`; 422 IDEMPOTENCY_KEY_REUSED for an id under which something else was asked for
 * @throws StoreUnavailable, EventTooLarge
 */
export type Door<Id, State, Event extends DomainEvent> = (
  handling: CommandHandling,
  id: Id,
  asked: Asked<State, Event>,
) => Promise<CommandResult<State>>

export function bindAggregate<Id, State, Event extends DomainEvent>(
  streamOf: (id: Id) => StreamId,
  fold: Pick<Command<State, Event>, 'initial' | 'evolve'>,
): Door<Id, State, Event> {
  return (handling, id, asked) =>
    answeringRefusals(() => handleCommand(handling, { ...asked, ...fold, stream: streamOf(id) }))
}

/**
 * For a command that was carried out before. It refuses a different request under a used id.
 * Otherwise the caller would be told that this other request was done.
 * @throws ApiError 422 IDEMPOTENCY_KEY_REUSED
 */
export function requireSameRequest(earlier: Recorded, context: CommandContext): void {
  try {
    requireSame(earlier, context)
  } catch (error) {
    throw asApiError(error)
  }
}

/** A refusal is told to callers as the error that a route answers with. */
async function answeringRefusals<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw asApiError(error)
  }
}

function asApiError(error: unknown): unknown {
  return error instanceof CommandRefused ? refusalError(error.refusal) : error
}
