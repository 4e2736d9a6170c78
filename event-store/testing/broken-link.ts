/** For tests: whether a stream's hash chain holds. */
import { linkProblem, NO_STREAM, tailOf } from '../codec/hash-chain.ts'
import type { StoredEvent } from '../port.ts'

/** The revision of the first event that does not follow from the one before it, in a stream given from its first event on; undefined when all do. */
export function brokenLinkIn(events: readonly StoredEvent[]): number | undefined {
  return events.find(
    (event, index) => linkProblem(index === 0 ? NO_STREAM : tailOf(events[index - 1]), event) !== undefined,
  )?.revision
}
