/** Which events about a person somebody finds who looks after some of the person's clients only. */
import {
  claimStreamsBeyond,
  streamsOfDependants,
  streamsOfFlexibleSpending,
  type EventScope,
  type UnseenEvents,
} from '@member-care/projections/event-index/event-search.ts'
import type { DomainEvent } from '@member-care/domain/events/event-catalogue.ts'
import type { Recorded } from '@member-care/event-store/event-log.ts'
import type { StreamId } from '@member-care/event-store/port.ts'
import type { Scope } from '@member-care/projections/scope.ts'
import type { Parts } from '../http/parts.ts'
import { reachedEvents } from '../history/reached-events.ts'

/** Left out are claims under other clients, events that name these, and dependants who are the person's under these only. */
export async function personEventScope(parts: Parts, within: Scope, userId: string): Promise<EventScope> {
  const { database } = parts
  const [claims, dependants, flexibleSpending] = await Promise.all([
    claimStreamsBeyond(database, within, userId),
    streamsOfDependants(database, userId),
    streamsOfFlexibleSpending(database, userId),
  ])
  const ofOthers = await Promise.all(
    dependants.map((stream) =>
      unseenOf(parts, within, stream, (event) => 'employeeId' in event.data && event.data.employeeId === userId),
    ),
  )
  const own = await Promise.all(
    [`user-${userId}` as const, ...flexibleSpending].map((stream) => unseenOf(parts, within, stream, () => true)),
  )
  const unseen = [...ofOthers, ...own]
  return {
    kind: 'person',
    userId,
    within,
    unseen: {
      streams: [...claims, ...unseen.flatMap(({ streams }) => streams)],
      positions: unseen.flatMap(({ positions }) => positions),
    },
  }
}

/** @param isOfPerson whether an event says that the record has to do with the person; without any that is reached, the whole of it is left out */
async function unseenOf(
  parts: Parts,
  within: Scope,
  stream: StreamId,
  isOfPerson: (event: Recorded) => boolean,
): Promise<UnseenEvents> {
  const { events } = await parts.eventLog.load<DomainEvent>(stream)
  const reached = await reachedEvents(parts, within, events)
  if (!reached.some(isOfPerson)) return { streams: [stream], positions: [] }
  const seen = new Set(reached.map(({ id }) => id))
  return { streams: [], positions: events.filter(({ id }) => !seen.has(id)).map(({ position }) => position) }
}
