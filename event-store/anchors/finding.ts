/** What the verification of the log finds wrong. A finding names the very event by ids and places, and never holds what the event says. */
import type { StoredEvent } from '../port.ts'
import type { AnchoredEvent } from './anchor.ts'

export const findingProblems = [
  /** It is not what was anchored, or not what was sealed. */
  'changed',
  /** It was anchored and is gone. */
  'missing',
  /** It stands where there was no such event, or was not written by this product. */
  'inserted',
  /** It stands in another place than it was anchored in. */
  'out-of-order',
  /** It does not follow from the event before it in its stream. */
  'broken-link',
  /** The anchors themselves were changed, cut back, or signed with another key. */
  'anchor',
] as const
export type FindingProblem = (typeof findingProblems)[number]

export interface Finding {
  readonly problem: FindingProblem
  /** In a sentence. */
  readonly detail: string
  /** The event that is named; null where it is about the anchors themselves. */
  readonly stream: string | null
  readonly revision: number | null
  readonly position: string | null
  readonly eventId: string | null
}

type NamedEvent = Pick<StoredEvent, 'stream' | 'revision' | 'position' | 'id'> | AnchoredEvent

/** A finding about one event. @param detail a sentence, without anything of what the event says */
export function eventFinding(problem: FindingProblem, { stream, revision, position, id }: NamedEvent, detail: string): Finding {
  return { problem, detail, stream, revision, position, eventId: id }
}

/** A finding about the anchors themselves. @param detail a sentence */
export function anchorFinding(detail: string): Finding {
  return { problem: 'anchor', detail, stream: null, revision: null, position: null, eventId: null }
}
