/** What a stream's metadata lets its readers see. Its events always stay in the log. */
import type { LoggedEvent } from './memory-log.ts'

/** The type of the event that makes a stream unreadable for good. It is one of the stream's own. */
export const TOMBSTONE = '$streamDeleted'
/** The largest signed 64-bit number: a stream truncated before it is deleted, and goes on after its last event when somebody appends. */
const DELETED = 9_223_372_036_854_775_807n

export interface StreamMetadata {
  /** Nothing before this revision is shown. */
  readonly $tb?: number
  /** Only so many last events are shown. */
  readonly $maxCount?: number
  /** Only events of the last so many seconds are shown. */
  readonly $maxAge?: number
}

/** The stream that holds the metadata of another. */
export const metadataStreamOf = (stream: string) => `$$${stream}`

/** The metadata event that a deletion writes. As text: no double holds the number. */
export const deletedMetadata = `{"$tb":${DELETED}}`

export function readMetadata(lastOfMetadata: Pick<LoggedEvent, 'data'> | undefined): StreamMetadata {
  return lastOfMetadata ? (JSON.parse(new TextDecoder().decode(lastOfMetadata.data)) as StreamMetadata) : {}
}

export function isDeleted({ $tb = 0 }: StreamMetadata): boolean {
  return $tb >= Number(DELETED)
}

/** @param history all events of the stream */
export function shownEvents(
  history: readonly LoggedEvent[],
  { $tb = 0, $maxCount = Infinity, $maxAge = Infinity }: StreamMetadata,
): readonly LoggedEvent[] {
  const first = Math.max($tb, history.length - $maxCount)
  const oldest = Date.now() - $maxAge * 1_000
  return history.filter(({ revision, created }) => revision >= first && created.getTime() >= oldest)
}
