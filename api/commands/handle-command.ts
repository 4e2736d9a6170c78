/** The way of a command: load the stream, decide, append as expected, wait until the read models show it. */
import type { DomainEvent } from '@member-care/domain/events/event-catalogue.ts'
import type { CommandContext } from '@member-care/domain/events/metadata.ts'
import type { Refusal } from '@member-care/domain/errors/refusal.ts'
import type { EventLog, Recorded, StreamHistory } from '@member-care/event-store/event-log.ts'
import { WrongExpectedRevision, type Expected, type Position, type StreamId } from '@member-care/event-store/port.ts'
import { CommandRefused, conflict, idReused } from './command-refused.ts'
import { createKeyedQueue, type KeyedQueue } from './keyed-queue.ts'

/** What a decider answers: the events that follow (none when nothing changes), or why it is refused. */
export type Decision<Event extends DomainEvent> = { readonly events: readonly Event[] } | { readonly refusal: Refusal }

export interface Command<State, Event extends DomainEvent> {
  readonly stream: StreamId
  readonly context: CommandContext
  readonly initial: State
  readonly evolve: (state: State, event: Event) => State
  /** @param events those that made the state, for what follows from when they happened */
  readonly decide: (state: State, events: readonly Recorded<Event>[]) => Decision<Event>
  /** The stream as it was read for this request already; what was appended since is found when the append is refused. */
  readonly loaded?: StreamHistory<Event> | undefined
  /** The revision that the person was looking at, when it matters: any other is a conflict (409). */
  readonly expectedRevision?: number | undefined
  /** Read models that the answer shows. */
  readonly visibleIn: readonly string[]
}

export interface CommandResult<State> {
  /** The state afterwards. */
  readonly state: State
  /** The stream's last revision. */
  readonly revision: number
  /** True when this very command had been carried out before, and nothing happened now. */
  readonly repeated: boolean
}

export interface CommandReadModels {
  /** Resolves when the named read models show everything up to a position, or after a while without them. */
  untilVisible(names: readonly string[], position: Position): Promise<void>
}

export interface CommandHandling {
  readonly eventLog: EventLog
  readonly readModels: CommandReadModels
}

/** The same command several times at once: the later ones wait for the first one's end, and then find what it has recorded. By event log: what is rehearsed on one that records nothing waits for nobody. */
const equalCommands = new WeakMap<EventLog, KeyedQueue>()

/** So many times somebody else may be quicker before the command is a conflict. */
const MOST_TRIES = 6

/**
 * Carries out a command on one stream. Decides anew when somebody else was quicker, and for no other reason.
 * The same command again (by its id) is not decided again: it gives what it gave, and waits for it where it is under way in this process.
 * @throws CommandRefused with the refusal; CONFLICT for another `expectedRevision`; IDEMPOTENCY_KEY_REUSED for an id under which something else was asked for
 * @throws StoreUnavailable, EventTooLarge
 */
export async function handleCommand<State, Event extends DomainEvent>(
  handling: CommandHandling,
  command: Command<State, Event>,
): Promise<CommandResult<State>> {
  const { eventLog } = handling
  const equal = equalCommands.get(eventLog) ?? createKeyedQueue()
  equalCommands.set(eventLog, equal)
  return equal.inTurn(`${command.stream} ${command.context.commandId}`, () => carryOut(handling, command))
}

async function carryOut<State, Event extends DomainEvent>(
  { eventLog, readModels }: CommandHandling,
  command: Command<State, Event>,
): Promise<CommandResult<State>> {
  for (let tries = 1; ; tries++) {
    const history = (tries === 1 ? command.loaded : undefined) ?? (await eventLog.load<Event>(command.stream))
    const before = history.events.reduce<State>(command.evolve, command.initial)
    const earlier = history.events.findLast((event) => event.metadata.commandId === command.context.commandId)
    if (earlier) {
      requireSame(earlier, command.context)
      await readModels.untilVisible(command.visibleIn, earlier.position)
      return { state: before, revision: history.revision, repeated: true }
    }
    const events = decided(command, before, history)
    if (events.length === 0) return { state: before, revision: history.revision, repeated: false }
    try {
      const appended = await eventLog.append(command.stream, events, {
        expected: asLoaded(history),
        context: command.context,
      })
      // Of two at the same moment the other was quicker: what it said is looked at.
      if (appended.repeated && tries < MOST_TRIES) continue
      await readModels.untilVisible(command.visibleIn, appended.position)
      return {
        state: events.reduce<State>(command.evolve, before),
        revision: appended.revision,
        repeated: appended.repeated,
      }
    } catch (error) {
      if (!(error instanceof WrongExpectedRevision) || tries === MOST_TRIES) throw error
    }
  }
}

/**
 * Refuses a different request under a used id. Otherwise the caller would be told that this other request was done.
 * @throws CommandRefused IDEMPOTENCY_KEY_REUSED
 */
export function requireSame({ metadata }: Recorded, { requestHash }: CommandContext): void {
  if (requestHash !== undefined && metadata.requestHash !== undefined && metadata.requestHash !== requestHash)
    throw idReused()
}

function decided<State, Event extends DomainEvent>(
  command: Command<State, Event>,
  state: State,
  history: StreamHistory<Event>,
): readonly Event[] {
  if (command.expectedRevision !== undefined && command.expectedRevision !== history.revision) throw conflict()
  const decision = command.decide(state, history.events)
  if ('refusal' in decision) throw new CommandRefused(decision.refusal)
  return decision.events
}

function asLoaded(history: StreamHistory): Expected {
  return history.revision < 0 ? { kind: 'no-stream' } : { kind: 'revision', revision: history.revision }
}
