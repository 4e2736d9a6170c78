/** One event where it is said to stand, as it is stored. */
import { IncompleteStream, type StoredEvent, type StoredLog, type StreamId } from './port.ts'

/** @returns undefined where none is shown, be it hidden, gone, or never there. @throws StoreUnavailable, AccessDenied */
export async function storedEventAt(
  store: Pick<StoredLog, 'read'>,
  stream: StreamId,
  revision: number,
): Promise<StoredEvent | undefined> {
  try {
    const { events } = await store.read(stream, { from: revision, limit: 1 })
    return events[0]
  } catch (error) {
    if (error instanceof IncompleteStream) return undefined
    throw error
  }
}

/** Whether a stream has this very event in its place; one that a stream hides is still in the log. @throws StoreUnavailable, AccessDenied */
export async function holdsEvent(
  store: Pick<StoredLog, 'read'>,
  { stream, revision, id }: Pick<StoredEvent, 'stream' | 'revision' | 'id'>,
): Promise<boolean> {
  try {
    const { events } = await store.read(stream, { from: revision, limit: 1 })
    return events[0]?.id === id
  } catch (error) {
    if (error instanceof IncompleteStream) return error.way !== 'gap'
    throw error
  }
}
