/**
 * What can go wrong between a domain event and its stored form. No message holds a value of the event, because the
 * value may be personal.
 */
import type { StoredEvent } from '../port.ts'

/** A domain event that may not be stored: its data does not fit its schema. Nothing was written. */
export class InvalidEvent extends Error {
  override readonly name = 'InvalidEvent'
  readonly type: string
  constructor(type: string, problem: string) {
    super(`${type} cannot be stored: ${problem}`)
    this.type = type
  }
}

/**
 * A stored event that cannot be read. The error names the event, so that a reader of the log can say where it stopped.
 */
export class UndecodableEvent extends Error {
  override readonly name: string = 'UndecodableEvent'
  readonly eventId: string
  readonly type: string
  readonly revision: number
  readonly position: string
  constructor(event: StoredEvent, problem: string, cause?: unknown) {
    super(`${event.type} ${event.id} at ${event.stream}@${event.revision} cannot be read: ${problem}`, { cause })
    this.eventId = event.id
    this.type = event.type
    this.revision = event.revision
    this.position = event.position
  }
}

/**
 * An event of a type that the catalogue does not have. A newer version of the product wrote it, or something else did.
 */
export class UnknownEventType extends UndecodableEvent {
  override readonly name = 'UnknownEventType'
  constructor(event: StoredEvent) {
    super(event, `the event catalogue has no type ${event.type}`)
  }
}

/**
 * An event in a version of its type that is newer than the catalogue's, or with something that is no version at all.
 */
export class UnknownEventVersion extends UndecodableEvent {
  override readonly name = 'UnknownEventVersion'
  constructor(event: StoredEvent, current: number) {
    super(
      event,
      `its schema version is ${String(event.metadata['schemaVersion'])}, the catalogue knows 1 to ${current}`,
    )
  }
}

/**
 * Sealed personal fields that somebody changed, exchanged or moved after they were written. They are never mistaken for
 * those of a forgotten person.
 */
export class TamperedEvent extends UndecodableEvent {
  override readonly name = 'TamperedEvent'
}

/** A wrapped key that the master key does not open. Another master key wrapped it, or somebody changed it. */
export class WrappedKeyUnopened extends Error {
  override readonly name = 'WrappedKeyUnopened'
  /** @param boundTo what the key was wrapped for, which names ids only */
  constructor(boundTo: string, cause: unknown) {
    super(`${boundTo} does not open: it was wrapped by another master key, or changed.`, { cause })
  }
}
