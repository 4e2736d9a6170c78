/** Folds events into periods of days, in memory. Pure. */
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { happenedAt } from '@member-care/domain/events/metadata.ts'
import type { Recorded } from '@member-care/event-store/event-log.ts'
import type { KnownPeriod } from './employment-history-tables.ts'

/** What a row tells beside its period. */
export type Content<Row extends KnownPeriod> = Omit<Row, keyof KnownPeriod>

interface Folding<Row extends KnownPeriod, Event> {
  /** Which record a row, or an event, is about. */
  readonly keyOf: (row: Row) => string
  readonly keyOfEvent: (event: Event) => string
  /** What is known after an event; undefined where it changes nothing. */
  readonly contentAfter: (known: Row | undefined, event: Event) => Content<Row> | undefined
}

/**
 * The rows that events change, as they are afterwards: of each record the periods that end, and the one that goes on.
 * @param open the rows that go on
 * @param events in log order; one that a record's row has seen already (by its position) changes nothing
 */
export function foldPeriods<Row extends KnownPeriod, Event extends Recorded>(
  open: readonly Row[],
  events: readonly Event[],
  { keyOf, keyOfEvent, contentAfter }: Folding<Row, Event>,
): readonly Row[] {
  const current = new Map(open.map((row) => [keyOf(row), row]))
  const ended: Row[] = []
  for (const event of events) {
    const key = keyOfEvent(event)
    const known = current.get(key)
    if (known && event.position <= known.position) continue
    const content = contentAfter(known, event)
    if (content === undefined) continue
    const [next, before] = following(known, content, event)
    current.set(key, next)
    if (before) ended.push(before)
  }
  return [...ended, ...current.values()]
}

/**
 * The period that goes on, and the one that it ends. What no day ends with is no period of its own. Nor is what is stated to have happened on an
 * earlier day than what is known: it holds from there.
 */
function following<Row extends KnownPeriod>(
  known: Row | undefined,
  content: Content<Row>,
  event: Recorded,
): readonly [Row, Row?] {
  const day = singaporeToday(happenedAt(event))
  const from = (known_from: string) => ({ ...content, known_from, known_until: null, position: event.position }) as Row
  if (!known) return [from(day)]
  if (day <= known.known_from || isSame(known, content)) return [from(known.known_from)]
  return [from(day), { ...known, known_until: day }]
}

function isSame<Row extends KnownPeriod>(known: Row, content: Content<Row>): boolean {
  return Object.entries(content).every(([name, value]) => known[name as keyof Row] === value)
}
