/** Copies what a log has and its copy has not yet, in the order of the log. */
import { setTimeout as delay } from 'node:timers/promises'
import { StoreUnavailable, type StoredEvent, type StoredLog } from '../port.ts'
import { walkBoth } from './walk-both.ts'

/** Takes events that follow each other in the log, at the end of the copy. The same events again, after an answer was lost, change nothing. */
export type TakeCopies = (events: readonly StoredEvent[]) => Promise<void>

const PAGE_EVENTS = 500
/** A store that is away while it is copied to is waited for. */
const PATIENCE_MS = 60_000
const PAUSE_MS = 1_000

/**
 * @param onProgress is told how many events the copy has
 * @returns how many were copied now
 * @throws NoCopy where the copy holds anything but the beginning of the log; then nothing has been written. StoreUnavailable, AccessDenied
 */
export async function copyEvents(
  {
    original,
    copy,
    take,
  }: {
    readonly original: Pick<StoredLog, 'readAll'>
    readonly copy: Pick<StoredLog, 'readAll'>
    readonly take: TakeCopies
  },
  onProgress: (events: number) => void,
): Promise<number> {
  let last: StoredEvent | undefined
  let present = 0
  for await (const pair of walkBoth(original, copy)) {
    last = pair.original
    onProgress((present += 1))
  }
  let copied = 0
  for (let after = last?.position; ;) {
    const page = await original.readAll({ after, limit: PAGE_EVENTS })
    if (page.events.length > 0) await untilTaken(take, page.events)
    onProgress(present + (copied += page.events.length))
    if (page.atEnd) return copied
    after = page.scannedTo
  }
}

async function untilTaken(take: TakeCopies, events: readonly StoredEvent[]): Promise<void> {
  for (const giveUpAt = performance.now() + PATIENCE_MS; ;) {
    try {
      return await take(events)
    } catch (error) {
      if (!(error instanceof StoreUnavailable) || performance.now() >= giveUpAt) throw error
      await delay(PAUSE_MS)
    }
  }
}
