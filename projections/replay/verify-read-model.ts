/**
 * Proves that a read model is what the log says: rebuilds it beside the live one and compares the two row by row, at one
 * and the same position of the log. The product may run meanwhile; nothing of it stands still for this.
 */
import { setTimeout as delay } from 'node:timers/promises'
import type { StoredEventLog } from '@member-care/event-store/event-log.ts'
import type { Position } from '@member-care/event-store/port.ts'
import type { DatabasePool } from 'slonik'
import { holdTransaction } from '../runner/held-transaction.ts'
import { schemaOf, type Projection } from '../runner/projection.ts'
import { readCheckpoint, type FollowerStatus } from '../runner/registry.ts'
import { createInstance, dropInstance } from '../runner/versions.ts'
import type { RowKeys } from '../tables/sealed-columns.ts'
import { statement } from '../tables/statement.ts'
import { compareTables, type Difference, type TableComparison } from './compare-tables.ts'
import { fillInstance, type Filled } from './fill-instance.ts'
import { verifySchemaOf } from './replay-schemas.ts'

/** While somebody is being forgotten, a replay cannot read any more what the live rows still show, for a few seconds: a difference counts when it is there after this time too. */
const SECOND_LOOK_AFTER_MS = 5_000

/** Streams that are named. */
const NAMED_STREAMS = 100

export interface Verification {
  readonly name: string
  readonly version: number
  /** How the live read model was. */
  readonly state: FollowerStatus
  /** Where in the log the two were compared. */
  readonly position: Position | null
  /** Events that were replayed. */
  readonly events: number
  readonly seconds: number
  readonly tables: readonly TableComparison[]
  /** Streams that do not show all that the log holds of them, and with it the replay: nothing can be decided on them. At most a hundred, the first ones first. */
  readonly incompleteStreams: readonly string[]
  /** True when every row was the same, every stream shows what was replayed, and the live read model had not stopped: after its stop it says nothing of the log. */
  readonly equal: boolean
}

/** A read model that this product keeps has not been made yet, in this database. */
export class NothingToVerify extends Error {
  override readonly name = 'NothingToVerify'
}

/** What it takes to make a read model anew. */
export interface ReplayParts {
  readonly eventLog: StoredEventLog
  readonly pool: DatabasePool
  /** Of the people whom rows tell of. */
  readonly keys: RowKeys
}

export interface VerifyOptions {
  readonly secondLookAfterMs?: number
  /** Gives the rows that differ with their values. */
  readonly withRows?: boolean
  /** Is told how many events have been replayed, after each batch. */
  readonly onProgress?: (events: number) => void | Promise<void>
}

/**
 * Rebuilds and compares one read model, in a schema of its own that is dropped afterwards.
 * @throws NothingToVerify, ReplayStopped
 */
export async function verifyReadModel(
  { eventLog, pool, keys }: ReplayParts,
  projection: Projection,
  { secondLookAfterMs = SECOND_LOOK_AFTER_MS, withRows = false, onProgress }: VerifyOptions = {},
): Promise<Verification> {
  const startedAt = performance.now()
  const schema = verifySchemaOf(projection)
  const checkpoint = await readCheckpoint(pool, projection)
  if (!checkpoint) throw new NothingToVerify(`${projection.name} has not been built yet.`)
  try {
    await pool.transaction((transaction) => createInstance(transaction, projection, schema))
    const { position } = checkpoint
    const start: Filled = { position: null, events: 0 }
    let replayed = 0
    const incomplete: string[] = []
    const filled =
      position === null
        ? start
        : await fillInstance(eventLog, projection, { after: null, upTo: position }, async (events) => {
            await pool.transaction((transaction) => projection.apply(events, { schema, transaction, keys }))
            const seen = [...new Set(events.filter(({ revision }) => revision === 0).map(({ stream }) => stream))]
            incomplete.push(
              ...(await eventLog.incompleteStreams(seen))
                .map(({ message }) => message)
                .slice(0, NAMED_STREAMS - incomplete.length),
            )
            await onProgress?.((replayed += events.length))
          })
    const compare = (from: Filled) => compareAtOnePosition({ eventLog, pool, keys, projection, schema, withRows }, from)
    const look = await compare(filled)
    const confirmed = rowsAreEqual(look.tables) ? look : await lookAgain(compare, look, secondLookAfterMs)
    const { name, version } = projection
    const seconds = (performance.now() - startedAt) / 1_000
    return {
      name,
      version,
      seconds,
      ...confirmed,
      incompleteStreams: incomplete,
      equal: rowsAreEqual(confirmed.tables) && incomplete.length === 0 && confirmed.state !== 'failed',
    }
  } finally {
    await dropInstance(pool, schema)
  }
}

interface Comparing extends ReplayParts {
  readonly projection: Projection
  /** Where it is replayed. */
  readonly schema: string
  readonly withRows: boolean
}

interface Look extends Filled {
  readonly state: FollowerStatus
  readonly tables: readonly TableComparison[]
}

/** Takes the replay to where the live read model is, and compares, in one snapshot of the database: in it the live one does not move. */
function compareAtOnePosition(
  { eventLog, pool, keys, projection, schema, withRows }: Comparing,
  filled: Filled,
): Promise<Look> {
  return holdTransaction(pool, 'repeatable read', async (held) => {
    await held.query(statement`set local statement_timeout = 0`)
    const live = await readCheckpoint(held, projection)
    if (!live) throw new NothingToVerify(`${projection.name} has been replaced by a newer version.`)
    const rest =
      live.position === null
        ? filled
        : await fillInstance(eventLog, projection, { after: filled.position, upTo: live.position }, (events) =>
            projection.apply(events, { schema, transaction: held, keys }),
          )
    const tables: TableComparison[] = []
    for (const table of projection.tables)
      tables.push(await compareTables(held, table, { live: schemaOf(projection), replay: schema }, { withRows }))
    return { state: live.status, position: rest.position, events: filled.events + rest.events, tables }
  })
}

async function lookAgain(compare: (from: Filled) => Promise<Look>, first: Look, afterMs: number): Promise<Look> {
  await delay(afterMs)
  const second = await compare(first)
  return { ...second, tables: second.tables.map((table, index) => stillDiffering(table, first.tables[index])) }
}

/** Leaves out the rows that are named now and were not before. Where there are more than are named, all count. */
function stillDiffering(now: TableComparison, before: TableComparison | undefined): TableComparison {
  const allAreNamed = (comparison: TableComparison) => comparison.differing === comparison.differences.length
  if (!before || !allAreNamed(before) || !allAreNamed(now)) return now
  const known = new Set(before.differences.map((difference) => keyText(difference)))
  const differences = now.differences.filter((difference) => known.has(keyText(difference)))
  return { ...now, differences, differing: differences.length }
}

function keyText({ key }: Difference): string {
  return JSON.stringify(Object.entries(key).sort())
}

export function rowsAreEqual(tables: readonly TableComparison[]): boolean {
  return tables.every((table) => table.differing === 0 && table.strayColumns.length === 0)
}
