/** Holds the streams of events that the log holds against what their readers see. */
import type { IncompleteStreamWay, StoredEvent, StoredLog } from '../port.ts'
import { eventFinding, type Finding } from './finding.ts'

const details: Readonly<Record<Exclude<IncompleteStreamWay, 'gap'>, string>> = {
  deleted: 'Its stream was deleted: the log still holds its events, and no reader of the stream sees them.',
  tombstoned:
    'Its stream was deleted for good (tombstoned): the log still holds its events, and no reader of the stream sees them.',
  truncated:
    'Its stream was cut back ($tb, $maxCount or $maxAge): the log still holds this event and perhaps later ones, and no reader of the stream sees them.',
}

/**
 * @param events a part of the log. Each stream is looked at where it begins
 * @returns a finding for each stream that hides events, at the first of them. An event that is gone from the log too is found by its anchors and its chain
 */
export async function findHiddenStreams(
  store: Pick<StoredLog, 'incompleteStreams'>,
  events: readonly StoredEvent[],
): Promise<readonly Finding[]> {
  const firsts = new Map(events.filter(({ revision }) => revision === 0).map((event) => [event.stream, event]))
  if (firsts.size === 0) return []
  const incomplete = await store.incompleteStreams([...firsts.keys()])
  return incomplete.flatMap(({ stream, way }) => {
    const first = firsts.get(stream)
    return first && way !== 'gap' ? [eventFinding('hidden', first, details[way])] : []
  })
}
