/** Holds a log against what the database remembers of the one that it follows: which it is, where it lies, and how far it was anchored. */
import type { CommonQueryMethods } from 'slonik'
import type { AnchorTable } from '../anchors/anchor-table.ts'
import type { StoredLog } from '../port.ts'
import { identityOf, isSameLog, type LogIdentity } from './log-identity.ts'
import { holdsEvent } from '../stored-event-at.ts'
import { readLogMemory, type LogPlace, type RememberedLog } from './log-memory.ts'
import { LogRefused } from './log-refused.ts'

const SETTINGS = 'DATABASE_URL, DATA_DIR and EVENTSTORE_URL'

export interface LogToFollow {
  readonly store: Pick<StoredLog, 'read' | 'readAll'>
  readonly place: LogPlace
  /** Of the database with the table of the remembered log. */
  readonly pool: CommonQueryMethods
  readonly table: Pick<AnchorTable, 'block' | 'last'>
}

/**
 * Holds its beginning against what is remembered, and against the first event that was anchored where nothing is (an installation of an earlier version).
 * @returns the log's identity; undefined where none has begun, and none was followed
 * @throws LogRefused; StoreUnavailable and the database's errors
 */
export async function requireSameBeginning({
  store,
  place,
  pool,
  table,
}: LogToFollow): Promise<LogIdentity | undefined> {
  const remembered = await readLogMemory(pool)
  if (remembered) requireSamePlace(remembered, place)
  const identity = await identityOf(store)
  const first = remembered?.identity.eventId ?? (await readable(table.block(0)))?.events[0]?.id
  if (!identity && first === undefined) return undefined
  if (!identity)
    throw new LogRefused(
      'empty',
      `The event log is empty, and this database follows one that begins with event ${first}: look at ${SETTINGS}.`,
    )
  const isOther = remembered
    ? !isSameLog(remembered.identity, identity)
    : first !== undefined && first !== identity.eventId
  if (!isOther) return identity
  const difference =
    first === identity.eventId
      ? 'and it said something else when this database began to follow it'
      : `and the one that this database follows with event ${first}`
  throw new LogRefused(
    'another',
    `The event log begins with event ${identity.eventId}, ${difference}: this is another log, or its beginning is gone. Look at ${SETTINGS}.`,
  )
}

/**
 * Looks for the last event that was anchored.
 * @throws LogRefused; StoreUnavailable and the database's errors
 */
export async function requireAnchoredEnd({ store, table }: Pick<LogToFollow, 'store' | 'table'>): Promise<void> {
  const last = (await readable(table.last()))?.events.at(-1)
  if (!last || (await holdsEvent(store, last))) return
  throw new LogRefused(
    'behind',
    `The event log does not hold the last event that was anchored (event ${last.id}, ${last.stream} revision ${last.revision}): its end is missing, as in an older backup.`,
  )
}

function requireSamePlace(remembered: RememberedLog, { kind, streamPrefix }: LogPlace): void {
  if (remembered.kind !== kind) {
    const [before, now] =
      remembered.kind === 'eventstoredb'
        ? ['in an EventStoreDB', 'EVENTSTORE_URL is not set']
        : ['in Postgres', 'EVENTSTORE_URL is set']
    throw new LogRefused(
      'elsewhere',
      `This database follows an event log ${before}, and ${now}: set it as it was, or move the events with \`npm run move-events\`.`,
    )
  }
  if (remembered.streamPrefix !== streamPrefix) {
    throw new LogRefused(
      'elsewhere',
      `This database follows streams whose names begin with “${remembered.streamPrefix}”, and EVENTSTORE_STREAM_PREFIX says “${streamPrefix}”: set it as it was. What was begun with a prefix, or without one, stays so.`,
    )
  }
}

/** A list of anchors that somebody changed is for the verification to tell of. */
async function readable<Block>(block: Promise<Block>): Promise<Block | undefined> {
  return block.catch((error: unknown) => {
    if (
      error instanceof RangeError ||
      (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_'))
    )
      return undefined
    throw error
  })
}
