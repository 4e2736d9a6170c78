/**
 * A reactor lets something happen in the world because of an event: a mail, a hand-over. It is no projection: it starts
 * once, is never rebuilt or replayed, and only writes down what is to be done (outbox.ts); a worker does it.
 */
import type { EventType } from '@member-care/domain/events/event-catalogue.ts'
import type { Recorded } from '@member-care/event-store/event-log.ts'
import type { JsonObject } from '@member-care/event-store/port.ts'
import { v5 as uuidV5 } from 'uuid'
import type { NewJob } from './outbox.ts'

/** Something to be done because of an event. */
export interface Reaction {
  /** Which handler does it. */
  readonly kind: string
  /** The record it is about, for example a claim's id. */
  readonly subjectId: string
  /** Ids only: personal data is read when the job is done, so that a forgotten person is forgotten here too. */
  readonly payload: JsonObject
}

export interface Reactor {
  readonly name: string
  readonly handles: readonly EventType[]
  /** Where it starts when it is new: with everything that ever happened, or with what happens from then on. */
  readonly startsAt: 'beginning' | 'head'
  react(event: Recorded): readonly Reaction[]
}

/** The jobs that follow from events; the same ones, with the same ids, whenever asked. At most one of a kind per event. */
export function jobsFor(reactor: Reactor, events: readonly Recorded[]): readonly NewJob[] {
  return events.flatMap((event) =>
    reactor.react(event).map((reaction) => ({
      ...reaction,
      id: uuidV5(reaction.kind, event.id),
      causationId: event.id,
      correlationId: event.metadata.correlationId,
    })),
  )
}
