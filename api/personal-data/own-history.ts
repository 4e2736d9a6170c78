/** What the log says about one person: what happened, when, and every value of theirs that was recorded then, also such as were changed since. */
import type { ClaimEvent } from '@member-care/domain/claim/claim-events.ts'
import { groupBy } from '@member-care/domain/collections/group-by.ts'
import { eventCatalogue, type DomainEvent } from '@member-care/domain/events/event-catalogue.ts'
import { isRedacted } from '@member-care/domain/events/event-definition.ts'
import { happenedAt } from '@member-care/domain/events/metadata.ts'
import { eventTitle } from '@member-care/domain/texts/record-history-texts.ts'
import type { Recorded } from '@member-care/event-store/event-log.ts'
import type { StreamId } from '@member-care/event-store/port.ts'
import { sql } from 'slonik'
import { z } from 'zod'
import type { Parts } from '../http/parts.ts'

/** One entry of the history. */
export interface HistoryEntry {
  /** UTC, ISO. */
  readonly at: string
  readonly type: string
  /** What happened, in words of the reader's language; {@link HistoryEntry.type} stays the same in each. */
  readonly title: string
  /** Who did it: the member themselves, or in which role somebody else. */
  readonly by: 'self' | Recorded['metadata']['actor']['kind']
  /** The member's own values, by their path in the event. */
  readonly values: Readonly<Record<string, unknown>>
}

const streamRow = z.object({ stream: z.custom<StreamId>((value) => typeof value === 'string') })

/** How many streams are read at once. */
const AT_ONCE = 8

/** Every event of every stream that names somebody. Some of these events are about others only. */
export async function readOwnEvents(
  { database, eventLog }: Pick<Parts, 'database' | 'eventLog'>,
  userId: string,
): Promise<readonly Recorded[]> {
  const streams = await database.any(
    sql.type(streamRow)`select stream from read.stream_subjects where subject_id = ${userId} order by stream`,
  )
  const events: Recorded[] = []
  for (let from = 0; from < streams.length; from += AT_ONCE) {
    const some = streams.slice(from, from + AT_ONCE)
    const histories = await Promise.all(some.map(({ stream }) => eventLog.load<DomainEvent>(stream)))
    events.push(...histories.flatMap((history) => history.events))
  }
  return events
}

/** In the order in which things happened. Who looked at what stands in a part of its own. */
export function ownHistory(events: readonly Recorded[], userId: string): readonly HistoryEntry[] {
  return events
    .filter((event) => event.type !== 'SensitiveRecordViewed' && isAbout(event, userId))
    .map((event) => {
      const { actor } = event.metadata
      return {
        at: happenedAt(event).toISOString(),
        type: event.type,
        title: eventTitle(event.type),
        by: actor.id === userId ? ('self' as const) : actor.kind,
        values: ownValues(event, userId),
      }
    })
    .toSorted((a, b) => (a.at < b.at ? -1 : 1))
}

/** The claims among these events that are about somebody as the patient. */
export function ownClaims(events: readonly Recorded[], userId: string): readonly (readonly Recorded<ClaimEvent>[])[] {
  const ofClaims = events.filter((event): event is Recorded<ClaimEvent> => event.stream.startsWith('claim-'))
  return [...groupBy(ofClaims, ({ stream }) => stream).values()].filter(
    ([filed]) => filed?.type === 'ClaimFiled' && filed.data.claimantId === userId,
  )
}

const personalPaths = new Map(eventCatalogue.map(({ type, personal }) => [type, Object.entries(personal)]))

/** Of what these streams tell everything is about those whom they name. */
const streamsOfPeople = ['claim', 'eclaim', 'conversation', 'order', 'redemption'].map((kind) => `${kind}-`)

/** What happens to a claim is about its patient and its employee; what happens to another person of the family only where it says so. */
function isAbout({ stream, data }: Recorded, userId: string): boolean {
  const isOwnStream = stream === `user-${userId}` || stream === `account-${userId}`
  return (
    isOwnStream ||
    streamsOfPeople.some((beginning) => stream.startsWith(beginning)) ||
    Object.values(data).includes(userId)
  )
}

/** The personal values of an event that are this person's, by their paths; none that was forgotten. */
function ownValues({ type, data }: Recorded, userId: string): Readonly<Record<string, unknown>> {
  const found = (personalPaths.get(type) ?? []).flatMap(([path, subject]) =>
    placesOf(data, path.split('.')).flatMap(({ steps, items, value }) => {
      const owner = valueAt(data, withItems(subject.split('.'), items))
      return owner === userId && value !== undefined && !isRedacted(value) ? [[steps.join('.'), value] as const] : []
    }),
  )
  return Object.fromEntries(found)
}

interface Place {
  /** With the number of the item in place of each `*`. */
  readonly steps: readonly string[]
  readonly items: readonly string[]
  readonly value: unknown
}

function placesOf(value: unknown, [step, ...rest]: readonly string[]): readonly Place[] {
  if (step === undefined) return [{ steps: [], items: [], value }]
  if (typeof value !== 'object' || value === null) return []
  const keys = step === '*' ? Object.keys(value) : [step]
  return keys.flatMap((key) =>
    placesOf((value as Record<string, unknown>)[key], rest).map((place) => ({
      steps: [key, ...place.steps],
      items: step === '*' ? [key, ...place.items] : place.items,
      value: place.value,
    })),
  )
}

function withItems(path: readonly string[], items: readonly string[]): readonly string[] {
  const left = [...items]
  return path.map((step) => (step === '*' ? (left.shift() ?? step) : step))
}

function valueAt(value: unknown, steps: readonly string[]): unknown {
  return steps.reduce<unknown>(
    (at, step) => (typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[step] : undefined),
    value,
  )
}
