/**
 * Checks one stream as it is stored, for pages that show its history. It checks the seals and the chain, and finds
 * events that are known and not stored any more. Pure.
 */
import { linkProblem, NO_STREAM, tailOf, type StreamTail } from '../codec/hash-chain.ts'
import type { StoredEvent } from '../port.ts'
import type { EventSeals } from './event-seals.ts'

/** An event of the stream that somebody took note of when it was appended. */
export interface KnownEvent {
  readonly eventId: string
  readonly revision: number
}

/**
 * @param events all that is stored of the stream, oldest first
 * @param known what is known to have been in the stream; it may lack the newest
 * @returns what is wrong, in sentences that name no value, by the id of the event where it shows: for a missing event, the one before it
 *   (or, without one, the first)
 */
export function checkStream(
  events: readonly StoredEvent[],
  seals: Pick<EventSeals, 'check'>,
  known: readonly KnownEvent[],
): ReadonlyMap<string, string> {
  const problems = new Map<string, string>()
  const note = (id: string, problem: string) => problems.set(id, [problems.get(id), problem].filter(Boolean).join(' '))

  let before: StreamTail = NO_STREAM
  let sealsBegan = false
  for (const event of events) {
    const state = seals.check(event)
    if (state === 'forged')
      note(event.id, 'Its seal is not that of this event: it was changed, or written by somebody without the key.')
    if (state === 'unsealed' && sealsBegan)
      note(event.id, 'It has no seal, and events before it have: it was not written by this product.')
    sealsBegan ||= state === 'sealed'
    const broken = linkProblem(before, event)
    if (broken) note(event.id, broken)
    before = tailOf(event)
  }

  const stored = new Set(events.map(({ id }) => id))
  for (const { eventId, revision } of known.toSorted((one, other) => one.revision - other.revision)) {
    if (stored.has(eventId)) continue
    const shownAt = events.findLast((event) => event.revision < revision) ?? events[0]
    if (shownAt)
      note(
        shownAt.id,
        `Event ${eventId}, revision ${revision}, was recorded and is not stored any more: it was removed.`,
      )
  }
  return problems
}
