/** Trying out a command that writes to several streams: everything is decided as it would be, and nothing is recorded. */
import type { DomainEvent } from '@member-care/domain/events/event-catalogue.ts'
import type { EventLog, Recorded, StreamHistory } from '@member-care/event-store/event-log.ts'
import {
  WrongExpectedRevision,
  type AppendResult,
  type Expected,
  type Position,
  type StreamId,
} from '@member-care/event-store/port.ts'

export interface Rehearsal {
  /** Shows what is recorded, and after it what was appended here; appending records nothing. */
  readonly eventLog: EventLog
  /** What was appended here, by stream, in the order in which the streams were first written to. */
  readonly appended: ReadonlyMap<StreamId, readonly Recorded[]>
}

/** Where nothing is: what is rehearsed has no place in the log. */
const nowhere = '' as Position

/** @param eventLog the real one, which is only read. What depends on the store itself, such as the size of an event, is not tried out. */
export function rehearse(eventLog: EventLog): Rehearsal {
  const appended = new Map<StreamId, readonly Recorded[]>()

  async function load<Event extends DomainEvent>(stream: StreamId): Promise<StreamHistory<Event>> {
    const recorded = await eventLog.load<Event>(stream)
    const rehearsed = (appended.get(stream) ?? []) as readonly Recorded<Event>[]
    return { ...recorded, events: [...recorded.events, ...rehearsed], revision: recorded.revision + rehearsed.length }
  }

  const append: EventLog['append'] = async (stream, events, { expected, context }): Promise<AppendResult> => {
    const { events: before, revision } = await load(stream)
    const earlier = before.findLast(({ metadata }) => metadata.commandId === context.commandId)
    if (earlier) return { revision: earlier.revision, position: earlier.position, repeated: true }
    if (!isAsExpected(expected, revision)) throw new WrongExpectedRevision(stream, expected, revision)
    const added = events.map((event, index): Recorded => ({
      ...event,
      id: `${context.commandId} ${index}`,
      stream,
      revision: revision + 1 + index,
      position: nowhere,
      recordedAt: new Date(),
      metadata: { ...context, schemaVersion: 1, previousHash: null },
    }))
    appended.set(stream, [...(appended.get(stream) ?? []), ...added])
    return { revision: revision + added.length, position: nowhere, repeated: false }
  }

  return { eventLog: { ...eventLog, load, append }, appended }
}

function isAsExpected(expected: Expected, revision: number): boolean {
  if (expected.kind === 'any') return true
  if (expected.kind === 'exists') return revision >= 0
  return revision === (expected.kind === 'no-stream' ? -1 : expected.revision)
}
