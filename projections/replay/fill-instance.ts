/** Fills an instance of a read model from the log, with nobody but its projection taking part: no reactor, no checkpoint, no notice. */
import type { StoredEventLog, Recorded } from '@member-care/event-store/event-log.ts'
import type { Position } from '@member-care/event-store/port.ts'
import { describeProblem } from '../runner/database-trouble.ts'
import type { Projection } from '../runner/projection.ts'
import { readAhead } from '../runner/read-ahead.ts'

const BATCH = 2_000

/** A replay came to events that the projection, or the codec, cannot take. The message says after which position, and why; it holds no values. */
export class ReplayStopped extends Error {
  override readonly name = 'ReplayStopped'
}

export interface Filled {
  /** Where it has come to: null when the log, or the part of it that was asked for, is empty. */
  readonly position: Position | null
  readonly events: number
}

/**
 * @param range after which position, and up to which one (inclusive); up to the end of the log when that is not said
 * @param apply writes a batch
 */
export async function fillInstance(
  eventLog: StoredEventLog,
  projection: Projection,
  range: { readonly after: Position | null; readonly upTo?: Position },
  apply: (events: readonly Recorded[]) => Promise<void>,
): Promise<Filled> {
  const { after, upTo } = range
  let filled: Filled = { position: after, events: 0 }
  if (upTo !== undefined && after !== null && after >= upTo) return filled
  try {
    for await (const page of readAhead(eventLog, { after, types: projection.handles, limit: BATCH })) {
      const events = upTo === undefined ? page.events : page.events.filter((event) => event.position <= upTo)
      if (events.length > 0) await apply(events)
      const position = upTo !== undefined && page.scannedTo > upTo ? upTo : page.scannedTo
      filled = { position, events: filled.events + events.length }
      if (position === upTo) break
    }
  } catch (error) {
    throw new ReplayStopped(
      `${projection.name} cannot be replayed${filled.position === null ? '' : ` after position ${filled.position}`}: ${describeProblem(error)}`,
      { cause: error },
    )
  }
  return filled
}
