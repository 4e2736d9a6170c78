/**
 * What an anchor is: a signed statement of how many events the log holds up to a position, and which ones. The running
 * hash covers them all: the place of each, its hash, and when it was recorded. Pure.
 */
import { hash } from 'node:crypto'
import { eventHash } from '../codec/hash-chain.ts'
import type { Position, StoredEvent, StreamId } from '../port.ts'
import type { LogSigner } from './log-signer.ts'

/** An event as it was when it was anchored. */
export interface AnchoredEvent {
  readonly position: Position
  readonly stream: StreamId
  readonly revision: number
  readonly id: string
  /** SHA-256, hexadecimal, of the event's own hash and the time at which it was recorded. */
  readonly hash: string
  /**
   * The place where it stood when it was anchored, if the log has moved to another store since. The signature names
   * this place.
   */
  readonly signedPosition?: Position
}

export interface Anchor {
  /** Events of the log from its beginning up to and including `position`. */
  readonly total: number
  readonly position: Position
  /** Like that of an event: the place that is signed, if the log has moved to another store since. */
  readonly signedPosition?: Position
  /** Over the line of every event up to here. */
  readonly runningHash: string
  /** UTC, ISO. */
  readonly anchoredAt: string
  readonly keyId: string
  readonly signature: string
}

/** The running hash before the first event. */
export const NO_EVENTS = ''

/** An event as an anchor lists it: its place, its hash and when it was recorded, and nothing of what it says. */
export function anchoredEvent(event: StoredEvent): AnchoredEvent {
  const { position, stream, revision, id } = event
  return {
    position,
    stream,
    revision,
    id,
    hash: hash('sha256', `${eventHash(event)}\n${event.recordedAt.toISOString()}`),
  }
}

/** The line of an event, as it is hashed. None of its parts holds a blank. */
function signedLineOf({ position, signedPosition = position, stream, revision, id, hash: own }: AnchoredEvent): string {
  return `${signedPosition} ${stream} ${revision} ${id} ${own}`
}

/**
 * The line of an event, as it is listed: the line that is hashed, and the place where the event stands now, if that is
 * another one.
 */
export function lineOf(event: AnchoredEvent): string {
  return event.signedPosition === undefined ? signedLineOf(event) : `${signedLineOf(event)} ${event.position}`
}

/** @throws RangeError for a line that {@link lineOf} does not make */
export function eventOfLine(line: string): AnchoredEvent {
  const [signedPosition, stream, revision, id, own, position, ...more] = line.split(' ')
  if (!signedPosition || !stream || !revision || !id || !own || position === '' || more.length > 0)
    throw new RangeError('A list of anchored events has a line that is none.')
  const place =
    position === undefined
      ? { position: signedPosition as Position }
      : { position: position as Position, signedPosition: signedPosition as Position }
  return { ...place, stream: stream as StreamId, revision: Number(revision), id, hash: own }
}

/**
 * The same event or anchor at the place where it is found after a move. It is signed with the place that it had before.
 */
export function standingAt<Anchored extends Pick<AnchoredEvent, 'position' | 'signedPosition'>>(
  { position: before, signedPosition = before, ...rest }: Anchored,
  position: Position,
) {
  return { ...rest, position, ...(signedPosition !== position && { signedPosition }) }
}

/** An anchor as it was signed, for a check against its signature. */
export function asSigned({ position, signedPosition = position, ...anchor }: Anchor): Omit<Anchor, 'signedPosition'> {
  return { ...anchor, position: signedPosition }
}

/** The running hash after one more event. */
export function afterEvent(runningHash: string, event: AnchoredEvent): string {
  return hash('sha256', `${runningHash}\n${signedLineOf(event)}`)
}

/** @param stated what is signed, as its canonical JSON */
export function signAnchor(signer: LogSigner, stated: Omit<Anchor, 'keyId' | 'signature' | 'signedPosition'>): Anchor {
  return { ...stated, keyId: signer.keyId, signature: signer.sign(statement(stated)) }
}

/** Whether this key signed exactly this. */
export function isSigned(signer: Pick<LogSigner, 'keyId' | 'verify'>, anchor: Anchor): boolean {
  return anchor.keyId === signer.keyId && signer.verify(statement(asSigned(anchor)), anchor.signature)
}

/** The text that is signed; docs/verify-export.md names it. */
function statement({
  total,
  position,
  runningHash,
  anchoredAt,
}: Omit<Anchor, 'keyId' | 'signature' | 'signedPosition'>): string {
  return ['member-care anchor 1', total, position, runningHash, anchoredAt].join('\n')
}
