/** Goes along a log and its copy in another store, event by event, and holds each against the other. */
import { anchoredEvent } from '../anchors/anchor.ts'
import type { StoredEvent, StoredLog } from '../port.ts'
import { storedPages } from '../stored-pages.ts'

export interface Pair {
  readonly original: StoredEvent
  readonly copy: StoredEvent
}

/** The two stores do not tell the same. The message names the first event that differs. */
export class NoCopy extends Error {
  override readonly name = 'NoCopy'
}

const PAGE_EVENTS = 500

/**
 * Every event of the copy beside its original; ends where the copy ends.
 * @throws NoCopy at the first event of the copy that is not the original in its place; StoreUnavailable, AccessDenied
 */
export async function* walkBoth(
  original: Pick<StoredLog, 'readAll'>,
  copy: Pick<StoredLog, 'readAll'>,
): AsyncGenerator<Pair> {
  const originals = eventsOf(original)
  let count = 0
  for await (const event of eventsOf(copy)) {
    count += 1
    const { value, done } = await originals.next()
    if (done === true)
      throw new NoCopy(`its event ${count} (${event.stream} revision ${event.revision}) comes after the end of the log`)
    if (!isCopy(value, event))
      throw new NoCopy(
        `its event ${count} (${event.stream} revision ${event.revision}, ${event.id}) is not event ${count} of the log (${value.stream} revision ${value.revision}, ${value.id})`,
      )
    yield { original: value, copy: event }
  }
  await originals.return(undefined)
}

/** With id, place in its stream, time, and everything that it says. Only where it stands in the whole log may differ. */
function isCopy(original: StoredEvent, copy: StoredEvent): boolean {
  return (
    original.id === copy.id &&
    original.stream === copy.stream &&
    original.revision === copy.revision &&
    anchoredEvent(original).hash === anchoredEvent(copy).hash
  )
}

async function* eventsOf(store: Pick<StoredLog, 'readAll'>): AsyncGenerator<StoredEvent, undefined> {
  for await (const page of storedPages(store, { limit: PAGE_EVENTS })) yield* page
  return undefined
}
