/** Reads what is stored from the first event to the last, a page at a time. */
import type { Position, StoredEvent, StoredLog } from './port.ts'

/** @param options as of `readAll`; of all types when none are named. Pages without events are left out. */
export async function* storedPages(
  store: Pick<StoredLog, 'readAll'>,
  options: { readonly limit: number; readonly types?: readonly string[] },
): AsyncGenerator<readonly StoredEvent[]> {
  let after: Position | undefined
  for (;;) {
    const page = await store.readAll({ ...options, after })
    if (page.events.length > 0) yield page.events
    if (page.atEnd) return
    after = page.scannedTo
  }
}
