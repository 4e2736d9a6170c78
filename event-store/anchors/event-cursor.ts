/** Gives the log from its beginning, as far as the caller asks. Holds one part of it at a time. */
import { setImmediate as giveWay } from 'node:timers/promises'
import type { Position, StoredEvent, StoredLog } from '../port.ts'

const PAGE_EVENTS = 250

export interface EventCursor {
  /** What comes next, up to this position and with it. */
  upTo(position: Position): Promise<readonly StoredEvent[]>
  /** What comes next; empty at the end of the log. */
  next(): Promise<readonly StoredEvent[]>
  /** Asks again for what has come since the end was reached. */
  goOn(): void
}

export function createEventCursor(store: Pick<StoredLog, 'readAll'>): EventCursor {
  let waiting: readonly StoredEvent[] = []
  let after: Position | undefined
  let atEnd = false

  async function more(): Promise<void> {
    const page = await store.readAll({ after, limit: PAGE_EVENTS })
    waiting = [...waiting, ...page.events]
    after = page.scannedTo
    atEnd = page.atEnd
    await giveWay()
  }

  return {
    async upTo(position) {
      while (!atEnd && (waiting.at(-1)?.position ?? '') <= position) await more()
      const firstLater = waiting.findIndex((event) => event.position > position)
      const taken = firstLater < 0 ? waiting : waiting.slice(0, firstLater)
      waiting = waiting.slice(taken.length)
      return taken
    },
    async next() {
      while (waiting.length === 0 && !atEnd) await more()
      const taken = waiting
      waiting = []
      return taken
    },
    goOn() {
      atEnd = false
    },
  }
}
