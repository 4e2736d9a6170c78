/** Reads the log page by page up to its end, always one page ahead: a page is read and decoded while the one before is written. */
import type { EventType } from '@member-care/domain/events/event-catalogue.ts'
import type { StoredEventLog, Recorded } from '@member-care/event-store/event-log.ts'
import type { Position } from '@member-care/event-store/port.ts'

export interface LogPages {
  readonly after: Position | null
  readonly types: readonly EventType[]
  readonly limit: number
}

/** @throws what reading throws, when the page is asked for */
export async function* readAhead(
  eventLog: StoredEventLog,
  { after, types, limit }: LogPages,
): AsyncGenerator<{ events: readonly Recorded[]; scannedTo: Position }> {
  const read = (from: Position | undefined) => {
    const page = eventLog.readAll({ after: from, limit, types })
    // Reported when it is this page's turn, if it comes to that.
    page.catch(() => {})
    return page
  }
  let next = read(after ?? undefined)
  for (;;) {
    const page = await next
    if (!page.atEnd) next = read(page.scannedTo)
    yield page
    if (page.atEnd) return
  }
}
