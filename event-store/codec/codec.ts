/**
 * Between domain events and what is stored: checks what is written against its schema, brings what was written long ago up
 * to date, and seals and opens the personal fields.
 */
import type { KeyObject } from 'node:crypto'
import type { EventDefinition } from '@member-care/domain/events/event-definition.ts'
import type { CommandContext } from '@member-care/domain/events/metadata.ts'
import { z } from 'zod'
import type { Recorded } from '../event-log.ts'
import type { Json, JsonObject, StoredEvent } from '../port.ts'
import { InvalidEvent, TamperedEvent, UndecodableEvent, UnknownEventType, UnknownEventVersion } from './codec-errors.ts'
import type { UnchainedEvent } from './hash-chain.ts'
import { fieldsOf } from './schema-fields.ts'
import {
  findPersonalValues,
  isReservedKey,
  openPersonalValues,
  personalFieldsOf,
  sealedWith,
  sealPersonalValues,
  type PersonalField,
} from './sealed-fields.ts'
import type { SubjectKeys } from './subject-keys.ts'

export interface EventToEncode {
  /** The id it is stored under. */
  readonly id: string
  readonly type: string
  readonly data: object
}

export interface Codec {
  /**
   * Domain events as they are stored, but for their place in the hash chain.
   * @throws InvalidEvent when an event's type is not in the catalogue or its data does not fit the schema
   */
  encodeAll(events: readonly EventToEncode[], context: CommandContext): Promise<readonly UnchainedEvent[]>
  /**
   * Stored events as domain events, in the version that is current. Personal fields of forgotten people read as redacted.
   * @throws UnknownEventType, UnknownEventVersion, TamperedEvent, UndecodableEvent: each names the event
   */
  decodeAll(events: readonly StoredEvent[]): Promise<readonly Recorded[]>
}

/** What the codec knows of an event type. */
interface KnownType {
  readonly definition: EventDefinition
  readonly currentVersion: number
  readonly personalFields: readonly PersonalField[]
  /** Whether the schema fills in what is not there, so that even an event of the current version may lack something. */
  readonly fillsIn: boolean
}

export function createCodec(options: {
  keys: Pick<SubjectKeys, 'forWriting' | 'forReading'>
  catalogue: readonly EventDefinition[]
}): Codec {
  const { keys, catalogue } = options
  const knownTypes = new Map<string, KnownType>(
    catalogue.map((definition) => [
      definition.type,
      {
        definition,
        currentVersion: definition.earlierVersions.length + 1,
        personalFields: personalFieldsOf(definition.personal),
        fillsIn: fieldsOf(definition.data).some((field) => field.hasDefault),
      },
    ]),
  )

  async function encodeAll(
    events: readonly EventToEncode[],
    context: CommandContext,
  ): Promise<readonly UnchainedEvent[]> {
    const prepared = events.map((event) => prepare(event, knownTypes.get(event.type)))
    const subjectKeys = await keys.forWriting(prepared.flatMap(({ values }) => values.map((value) => value.subjectId)))
    return prepared.map(({ event, data, values, schemaVersion }) => {
      sealPersonalValues(event.id, data, values, subjectKeys)
      return { id: event.id, type: event.type, data, metadata: { ...metadataOf(context), schemaVersion } }
    })
  }

  async function decodeAll(events: readonly StoredEvent[]): Promise<readonly Recorded[]> {
    const keysToOpen = await keys.forReading(events.flatMap((event) => sealedBy(event)))
    return events.map((event) => decode(event, knownTypes.get(event.type), keysToOpen))
  }

  return { encodeAll, decodeAll }
}

function prepare(event: EventToEncode, known: KnownType | undefined) {
  if (!known) throw new InvalidEvent(event.type, 'the event catalogue has no such type')
  const parsed = known.definition.data.safeParse(event.data)
  if (!parsed.success) throw new InvalidEvent(event.type, z.prettifyError(parsed.error))
  const data = storableObject(event.type, parsed.data)
  try {
    return { event, data, values: findPersonalValues(data, known.personalFields), schemaVersion: known.currentVersion }
  } catch (error) {
    throw new InvalidEvent(event.type, (error as Error).message)
  }
}

function metadataOf({
  actor,
  commandId,
  requestHash,
  correlationId,
  causationId,
  clientAddress,
  occurredAt,
}: CommandContext): JsonObject {
  return {
    actor: { kind: actor.kind, id: actor.id, ...(actor.role === undefined ? {} : { role: actor.role }) },
    commandId,
    ...(requestHash === undefined ? {} : { requestHash }),
    correlationId,
    ...(causationId === undefined ? {} : { causationId }),
    ...(clientAddress === undefined ? {} : { clientAddress }),
    ...(occurredAt === undefined ? {} : { occurredAt }),
  }
}

function storableObject(type: string, data: object): Record<string, Json> {
  return storable(type, data) as Record<string, Json>
}

/** A copy as it will come back from the store: absent instead of undefined, and nothing that a database would refuse or change. */
function storable(type: string, value: unknown): Json {
  if (value === null || typeof value === 'boolean') return value
  if (typeof value === 'number' && Number.isFinite(value)) return value === 0 ? 0 : value
  if (typeof value === 'string') {
    if (value.includes('\0') || !value.isWellFormed())
      throw new InvalidEvent(type, 'a text holds a NUL character or half a character')
    return value
  }
  if (Array.isArray(value)) return value.map((item) => storable(type, item))
  if (typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype) {
    const copy: Record<string, Json> = {}
    for (const [key, item] of Object.entries(value)) {
      if (isReservedKey(key)) throw new InvalidEvent(type, `a field is called ${key}`)
      if (item !== undefined) copy[key] = storable(type, item)
    }
    return copy
  }
  throw new InvalidEvent(type, `a ${typeof value} is not JSON`)
}

function sealedBy(event: StoredEvent): readonly string[] {
  try {
    return sealedWith(event.data)
  } catch (error) {
    throw new TamperedEvent(event, (error as Error).message, error)
  }
}

function decode(
  event: StoredEvent,
  known: KnownType | undefined,
  keysToOpen: ReadonlyMap<string, KeyObject>,
): Recorded {
  if (!known) throw new UnknownEventType(event)
  const version = event.metadata['schemaVersion']
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1 || version > known.currentVersion) {
    throw new UnknownEventVersion(event, known.currentVersion)
  }
  const opened = open(event, keysToOpen)
  // An event in its current version was checked when it was written; checking it again on every read would halve the speed of a rebuild.
  const data =
    version === known.currentVersion && !known.fillsIn
      ? opened
      : bringUpToDate(event, opened, version, known.definition)
  return {
    type: event.type,
    data,
    id: event.id,
    stream: event.stream,
    revision: event.revision,
    position: event.position,
    recordedAt: event.recordedAt,
    metadata: event.metadata,
    // The types say what was checked when the event was written, or just now.
  } as unknown as Recorded
}

function open(event: StoredEvent, keysToOpen: ReadonlyMap<string, KeyObject>): JsonObject {
  try {
    return openPersonalValues(event.id, event.data, keysToOpen)
  } catch (error) {
    throw new TamperedEvent(event, (error as Error).message, error)
  }
}

/** Reads data of an earlier version by its schema and takes it up step by step; unknown fields are left out, defaults filled in. */
function bringUpToDate(
  event: StoredEvent,
  opened: JsonObject,
  version: number,
  { data: current, earlierVersions }: EventDefinition,
): unknown {
  try {
    const steps = earlierVersions.slice(version - 1)
    const asWritten = (steps[0]?.data ?? current).parse(opened)
    // A version's schema checked what its upcast takes; the type of a list of them cannot say so.
    const brought = steps.reduce<unknown>((data, step) => step.upcast(data as never), asWritten)
    return steps.length === 0 ? brought : current.parse(brought)
  } catch (error) {
    throw new UndecodableEvent(
      event,
      error instanceof z.ZodError ? z.prettifyError(error) : (error as Error).message,
      error,
    )
  }
}
