/** An EventStoreDB that takes the events of another store, each append after the one before has been answered: nothing else keeps the order. */
import { withRecordedTime } from '../eventstoredb/recorded-time.ts'
import { MAX_APPEND_BYTES, WrongExpectedRevision, type EventStore, type StoredEvent } from '../port.ts'
import type { TakeCopies } from './copy-events.ts'
import { NoCopy } from './walk-both.ts'

/** Of one append: the bytes are reckoned with room for what is added to each event. */
const MOST_EVENTS = 100
const MOST_BYTES = MAX_APPEND_BYTES / 2

export function copyIntoEventStoreDb(store: Pick<EventStore, 'append'>): TakeCopies {
  return async (events) => {
    for (const [first, ...more] of runsOfOneStream(events)) {
      const expected =
        first.revision === 0
          ? { kind: 'no-stream' as const }
          : { kind: 'revision' as const, revision: first.revision - 1 }
      await store.append(first.stream, [first, ...more].map(withRecordedTime), { expected }).catch((error: unknown) => {
        if (!(error instanceof WrongExpectedRevision)) throw error
        throw new NoCopy(
          `${first.stream} is at revision ${error.actual} there, where revision ${first.revision} of the log comes next: somebody else writes to it, or the stream has a gap in the log`,
        )
      })
    }
  }
}

/** Events that stand side by side on one stream may go together without a change of the order. */
function* runsOfOneStream(events: readonly StoredEvent[]): Generator<readonly [StoredEvent, ...StoredEvent[]]> {
  let run: [StoredEvent, ...StoredEvent[]] | undefined
  let bytes = 0
  for (const event of events) {
    const size = Buffer.byteLength(JSON.stringify(event))
    if (run && run[0].stream === event.stream && run.length < MOST_EVENTS && bytes + size <= MOST_BYTES) {
      run.push(event)
      bytes += size
      continue
    }
    if (run) yield run
    run = [event]
    bytes = size
  }
  if (run) yield run
}
