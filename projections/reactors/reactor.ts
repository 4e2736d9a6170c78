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
  /** Makes one reaction of those to the events of a batch, where doing it for many at once costs hardly more than for one. */
  readonly together?: (reactions: readonly Reaction[]) => Reaction
}

/** The jobs that follow from a batch of events; the same ones, with the same ids, whenever asked. At most one of a kind per event. */
export function jobsFor(reactor: Reactor, events: readonly Recorded[]): readonly NewJob[] {
  const reactions = events.flatMap((event) => reactor.react(event).map((reaction) => ({ event, reaction })))
  const [first] = reactions
  if (!reactor.together || !first) return reactions.map(toJob)
  return [toJob({ event: first.event, reaction: reactor.together(reactions.map(({ reaction }) => reaction)) })]
}

function toJob({ event, reaction }: { readonly event: Recorded; readonly reaction: Reaction }): NewJob {
  return {
    ...reaction,
    id: uuidV5(reaction.kind, event.id),
    causationId: event.id,
    correlationId: event.metadata.correlationId,
  }
}
