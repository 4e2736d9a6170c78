/** What is lost where a log is another one, empty, or ends before what is known of it: by the anchors, the checkpoints, the read models and the ordinary tables. */
import { hash } from 'node:crypto'
import type { AnchorTable } from '@member-care/event-store/anchors/anchor-table.ts'
import type { AnchoredEvent } from '@member-care/event-store/anchors/anchor.ts'
import { readLogMemory } from '@member-care/event-store/identity/log-memory.ts'
import { LogRefused, type LogProblem } from '@member-care/event-store/identity/log-refused.ts'
import type { LostEvent } from '@member-care/domain/log/lost-events.ts'
import type { StoredLog } from '@member-care/event-store/port.ts'
import { isMissingTable } from '@member-care/event-store/postgres/database-errors.ts'
import { holdsEvent } from '@member-care/event-store/stored-event-at.ts'
import { findCheckpointsAhead } from '@member-care/projections/runner/checkpoints-ahead.ts'
import { sql, type DatabasePool } from 'slonik'
import { z } from 'zod'
import type { OpenedEventLog } from '../event-log/open-event-log.ts'

export interface Loss extends Omit<LostEvent['data'], 'problem'> {
  readonly problem: Exclude<LogProblem, 'elsewhere'>
  /** Why the log is refused. */
  readonly reason: string
  /** Of the events that the index knew of. */
  readonly lostEventIds: readonly string[]
  /** What an operator says to accept exactly this loss. */
  readonly word: string
}

/**
 * @returns undefined where nothing is missing
 * @throws LogRefused where the settings name another place than the log's; StoreUnavailable and the database's errors
 */
export async function findLoss(
  { requireLog, store, integrity }: Pick<OpenedEventLog, 'requireLog' | 'store' | 'integrity'>,
  pool: DatabasePool,
): Promise<Loss | undefined> {
  const refused = await requireLog().then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof LogRefused && error.problem !== 'elsewhere')
        return { problem: error.problem, reason: error.message }
      throw error
    },
  )
  if (!refused) return undefined
  const isAllLost = refused.problem !== 'behind'
  const { names: ahead, head } = await findCheckpointsAhead(pool, store)
  const anchored = await lostAnchored(integrity.table, store)
  const indexed = await lostIndexed(pool, isAllLost ? '' : (head ?? ''))
  const formerFirstEventId =
    (await readLogMemory(pool))?.identity.eventId ?? (await integrity.table.block(0))?.events[0]?.id ?? null
  const word = hash('sha256', JSON.stringify([formerFirstEventId, head ?? null, anchored, indexed.lostEventIds])).slice(
    0,
    8,
  )
  return {
    ...refused,
    formerFirstEventId,
    anchored,
    ahead: [...ahead],
    indexed: { byType: indexed.byType, from: indexed.from, to: indexed.to },
    lostEventIds: indexed.lostEventIds,
    pointToNothing: await rowsAbout(pool, indexed.lostSubjects),
    word,
  }
}

/** Events are lost from the end: so where the first of them stood is found in a few looks. */
async function lostAnchored(
  table: Pick<AnchorTable, 'latest' | 'block'>,
  store: Pick<StoredLog, 'read'>,
): Promise<Loss['anchored']> {
  const [newest] = await table.latest(1)
  if (!newest) return { total: 0, lost: 0, firstLostId: null, lastLostId: null }
  const last = (await table.block(newest.number))?.events.at(-1)
  const block = await firstWithout(0, newest.number, async (number) =>
    isThere((await table.block(number))?.events.at(-1)),
  )
  const events = (await table.block(block))?.events ?? []
  const index = await firstWithout(0, events.length, async (place) => isThere(events[place]))
  const first = events[index]
  const { total } = newest.anchor
  if (!first || !last) return { total, lost: 0, firstLostId: null, lastLostId: null }
  const before = ((await table.block(block))?.anchor.total ?? 0) - events.length
  return { total, lost: total - before - index, firstLostId: first.id, lastLostId: last.id }

  async function isThere(event: AnchoredEvent | undefined): Promise<boolean> {
    return event !== undefined && holdsEvent(store, event)
  }
}

/** The first place without it, where all before it have it; the last place where none is without. */
async function firstWithout(from: number, until: number, has: (place: number) => Promise<boolean>): Promise<number> {
  let [low, high] = [from, until]
  while (low < high) {
    const middle = (low + high) >> 1
    if (await has(middle)) low = middle + 1
    else high = middle
  }
  return low
}

const indexRow = z.object({
  event_id: z.string(),
  type: z.string(),
  stream: z.string(),
  revision: z.number(),
  recorded_at: z.string(),
})

/** @param after the end of the log as it is */
async function lostIndexed(pool: DatabasePool, after: string) {
  const rows = await pool
    .any(
      sql.type(indexRow)`
      select event_id, type, stream, revision, to_char(recorded_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as recorded_at
      from read.event_index where position > ${after} order by position`,
    )
    .catch((error: unknown) => {
      // Where there was no read model yet, it knew of nothing.
      if (isMissingTable(error)) return []
      throw error
    })
  const byType = [...Map.groupBy(rows, ({ type }) => type)]
    .map(([type, events]) => ({ type, events: events.length }))
    .toSorted((one, other) => other.events - one.events)
  return {
    byType,
    from: rows[0]?.recorded_at ?? null,
    to: rows.at(-1)?.recorded_at ?? null,
    lostEventIds: rows.map(({ event_id }) => event_id),
    // Of a stream that has lost its beginning nothing is left.
    lostSubjects: rows
      .filter(({ revision }) => revision === 0)
      .map(({ stream }) => stream.slice(stream.indexOf('-') + 1)),
  }
}

const columnRow = z.object({ schema: z.string(), table: z.string(), column: z.string() })

/** Rows of ordinary tables that name one of these ids, by column. */
async function rowsAbout(pool: DatabasePool, ids: readonly string[]): Promise<Loss['pointToNothing']> {
  if (ids.length === 0) return []
  const columns = await pool.any(sql.type(columnRow)`
    select table_schema as schema, table_name as table, column_name as column from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema in ('app', 'outbox', 'keys') and table_type = 'BASE TABLE' and data_type in ('uuid', 'text') and column_name ~ '_id$'
    order by table_schema, table_name, column_name`)
  const counted: { column: string; rows: number }[] = []
  for (const { schema, table, column } of columns) {
    const rows = await pool.oneFirst(sql.type(z.object({ count: z.number() }))`
      select count(*)::int as count from ${sql.identifier([schema, table])} where ${sql.identifier([column])}::text = any(${sql.array([...ids], 'text')})`)
    if (rows > 0) counted.push({ column: `${schema}.${table}.${column}`, rows })
  }
  return counted
}
