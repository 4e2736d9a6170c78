/**
 * The history of any aggregate from the events of its stream: what each event changed, and the aggregate as it was at any moment. One engine
 * for claims, users, clients, administrators and accounts. Each describes itself by an {@link AggregateHistory}. Pure.
 */
import { isRedacted } from '../events/event-definition.ts'
import { happenedAt } from '../events/metadata.ts'

/** Paths and values: `featuresConfig.allowChat`, `memberships.<company>.planNo`. */
export type RecordFields = ReadonlyMap<string, unknown>

export interface FieldDifference {
  readonly field: string
  /** Null where there was, or is, nothing. */
  readonly from: unknown
  readonly to: unknown
}

/** How the events of an aggregate are folded, and what of the state is compared. */
export interface AggregateHistory<Event, State> {
  readonly initial: State
  readonly evolve: (state: State, event: Event) => State
  readonly fieldsOf: (state: State) => RecordFields
}

export interface HistoryStep<Event> {
  readonly event: Event
  readonly before: RecordFields
  readonly after: RecordFields
  readonly differences: readonly FieldDifference[]
}

/** An aggregate as it was after one of its events. */
export interface PastState<State> {
  readonly state: State
  readonly revision: number
  /** When the first and the last of the events happened that made it. */
  readonly since: Date
  readonly changedAt: Date
}

type PlacedEvent = Parameters<typeof happenedAt>[0] & { readonly revision: number }

/** What each event changed, oldest first. */
export function stepsOf<Event, State>(
  events: readonly Event[],
  { initial, evolve, fieldsOf }: AggregateHistory<Event, State>,
): readonly HistoryStep<Event>[] {
  let state = initial
  let before = fieldsOf(initial)
  return events.map((event) => {
    state = evolve(state, event)
    const after = fieldsOf(state)
    const step = { event, before, after, differences: differencesBetween(before, after) }
    before = after
    return step
  })
}

/** The aggregate just after the event with this revision, or the last that is told before it; undefined when it is later than all of them. */
export function stateAtRevision<Event extends PlacedEvent, State>(
  events: readonly Event[],
  revision: number,
  aggregate: AggregateHistory<Event, State>,
): PastState<State> | undefined {
  const isPast = revision <= (events.at(-1)?.revision ?? -1)
  return isPast
    ? stateAfter(
        events.filter((event) => event.revision <= revision),
        aggregate,
      )
    : undefined
}

/** The aggregate at an instant; undefined before its first event. What happened at that very instant counts. */
export function stateAsOf<Event extends PlacedEvent, State>(
  events: readonly Event[],
  at: Date,
  aggregate: AggregateHistory<Event, State>,
): PastState<State> | undefined {
  const firstLater = events.findIndex((event) => happenedAt(event) > at)
  return stateAfter(firstLater < 0 ? events : events.slice(0, firstLater), aggregate)
}

function stateAfter<Event extends PlacedEvent, State>(
  events: readonly Event[],
  { initial, evolve }: AggregateHistory<Event, State>,
): PastState<State> | undefined {
  const [first, last] = [events[0], events.at(-1)]
  if (!first || !last) return undefined
  return {
    state: events.reduce(evolve, initial),
    revision: last.revision,
    since: happenedAt(first),
    changedAt: happenedAt(last),
  }
}

/** Every field whose value is another one afterwards; null stands for a field that is not there. */
function differencesBetween(before: RecordFields, after: RecordFields): readonly FieldDifference[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((field) => {
    const [from, to] = [before.get(field) ?? null, after.get(field) ?? null]
    return isSame(from, to) ? [] : [{ field, from, to }]
  })
}

/** Of two forgotten values nobody can say whether they differ. */
function isSame(from: unknown, to: unknown): boolean {
  return JSON.stringify(from) === JSON.stringify(to) || (isRedacted(from) && isRedacted(to))
}

/**
 * An object as paths and values. A list is one value, and so is what was forgotten.
 * @param unspoken names that are left out, wherever they stand
 */
export function leavesOf(
  value: object,
  unspoken: ReadonlySet<string>,
  path = '',
): readonly (readonly [string, unknown])[] {
  return Object.entries(value).flatMap(([name, part]: [string, unknown]): readonly (readonly [string, unknown])[] => {
    if (part === undefined || unspoken.has(name)) return []
    const field = path === '' ? name : `${path}.${name}`
    const isBranch = typeof part === 'object' && part !== null && !Array.isArray(part) && !isRedacted(part)
    return isBranch ? leavesOf(part, unspoken, field) : [[field, part]]
  })
}
