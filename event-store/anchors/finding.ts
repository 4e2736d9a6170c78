/** What the verification finds wrong. A finding names the very event by ids and places, and never holds what the event says. */
import type { StoredEvent } from '../port.ts'
import type { AnchoredEvent } from './anchor.ts'

export const findingProblems = [
  /** It is not what was anchored, or not what was sealed. */
  'changed',
  /** The log holds it, and its stream does not show it. */
  'hidden',
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
  /** The log holds fewer events than an anchor outside the database says. */
  'fewer-events',
  /** Positions between two events hold none. */
  'gap',
  /** The database holds fewer anchors than were made. */
  'anchor-missing',
  /** Lines of the anchor file are gone. */
  'file-line-missing',
  /** The anchor file ends before the anchors in the database do. */
  'file-behind',
  /** There is no event at all. */
  'no-events',
  /** There are events, and no anchors of them in the database. */
  'no-anchors',
  /** There is no anchor file, or nothing in it. */
  'file-missing',
  /** The anchor file was begun when the log had been anchored already. */
  'file-begun-late',
  /** A witness could not be asked, or knows of no anchor. */
  'witness-missing',
  /** A document is not the one whose hash its event names. */
  'document-changed',
  /** A document that an event names is gone. */
  'document-missing',
  /** A document lies in the clear though it was sealed. */
  'document-not-sealed',
  /** The key of a document is gone, or was changed. */
  'document-unopened',
  /** A document of somebody who was forgotten is there again. */
  'document-put-back',
  /** The key of a person is not the one on record. */
  'key-changed',
  /** The key of somebody who was not forgotten is gone. */
  'key-missing',
  /** The key of somebody who was forgotten is there again. */
  'key-put-back',
  /** No event says that a key was made. */
  'key-unexplained',
  /** No event tells of any key. */
  'keys-not-recorded',
  /** A job of the outbox says something else than its event. */
  'job-changed',
  /** A job that follows from an event is not there. */
  'job-missing',
  /** A job follows from no event. */
  'job-unexplained',
  /** The hash of a password is not the one on record. */
  'password-changed',
  /** The hash of a password is gone. */
  'password-missing',
  /** No event says that a password was set. */
  'password-unexplained',
  /** No event tells of any password's hash. */
  'passwords-not-recorded',
  /** An entry of the chat is not the one that was made, or the chain of its conversation was made anew. */
  'conversation-changed',
  /** An entry of the chat is gone. */
  'conversation-entry-missing',
  /** A conversation of the chat is gone. */
  'conversation-missing',
  /** What stands in the chat is not what was said. */
  'conversation-text-changed',
  /** What was said in the chat is gone, and was neither forgotten nor removed by the rule. */
  'conversation-text-missing',
  /** What was forgotten or removed of the chat is there again. */
  'conversation-text-put-back',
  /** No event tells of a conversation of the chat. */
  'conversation-not-recorded',
  /** What follows from events could not be recounted. */
  'effects-unknown',
  /** What was made from the log tells of events after its end. */
  'checkpoint-ahead',
] as const
export type FindingProblem = (typeof findingProblems)[number]

/** With these nothing differs: what the log would be compared with is not there. That is no proof that it is what was written. */
const absences: readonly FindingProblem[] = [
  'no-events',
  'no-anchors',
  'file-missing',
  'file-begun-late',
  'file-behind',
  'witness-missing',
  'keys-not-recorded',
  'passwords-not-recorded',
  'conversation-not-recorded',
]

/** `unproven`: nothing differs, but there is less to compare with than there should be. */
export const verdicts = ['intact', 'unproven', 'tampered'] as const
export type Verdict = (typeof verdicts)[number]

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
export function eventFinding(
  problem: FindingProblem,
  { stream, revision, position, id }: NamedEvent,
  detail: string,
): Finding {
  return { problem, detail, stream, revision, position, eventId: id }
}

/** A finding about what the log is compared with. @param detail a sentence */
export function findingWithoutEvent(problem: FindingProblem, detail: string): Finding {
  return { problem, detail, stream: null, revision: null, position: null, eventId: null }
}

/** A finding about the anchors themselves. @param detail a sentence */
export function anchorFinding(detail: string): Finding {
  return findingWithoutEvent('anchor', detail)
}

/** @param findings all of them, or the first */
export function verdictOn(findings: readonly Pick<Finding, 'problem'>[]): Verdict {
  if (findings.length === 0) return 'intact'
  return findings.every(({ problem }) => absences.includes(problem)) ? 'unproven' : 'tampered'
}
