/** Which log a database follows, and where it lies: one row, beside the anchors. How far it has followed it is told by the anchors and the checkpoints. */
import { sql, type CommonQueryMethods } from 'slonik'
import { z } from 'zod'
import { isMissingTable } from '../postgres/database-errors.ts'
import type { LogIdentity } from './log-identity.ts'

/** Where a log lies, as far as its positions and names depend on it: the same server may have another address tomorrow. */
export interface LogPlace {
  readonly kind: 'postgres' | 'eventstoredb'
  /** What the server's names of our streams begin with. */
  readonly streamPrefix: string
}

export interface RememberedLog extends LogPlace {
  readonly identity: LogIdentity
}

const logRow = z.object({
  first_event_id: z.string(),
  first_event_hash: z.string(),
  kind: z.enum(['postgres', 'eventstoredb']),
  stream_prefix: z.string(),
})
const nothing = z.object({})

/** Creates the table, where it does not exist yet. @param pool with schema `anchors` in it */
export async function installLogMemory(pool: CommonQueryMethods): Promise<void> {
  await pool.query(sql.type(nothing)`
    create table if not exists anchors.followed_log (
      only_one boolean primary key default true check (only_one),
      first_event_id uuid not null,
      first_event_hash text not null,
      kind text not null,
      stream_prefix text not null,
      remembered_at timestamptz not null default clock_timestamp()
    )`)
}

/** @returns undefined where no log has begun yet, and in a database of an earlier version */
export async function readLogMemory(pool: CommonQueryMethods): Promise<RememberedLog | undefined> {
  const row = await pool
    .maybeOne(sql.type(logRow)`select first_event_id, first_event_hash, kind, stream_prefix from anchors.followed_log`)
    .catch(ifMissing)
  if (!row) return undefined
  return {
    identity: { eventId: row.first_event_id, hash: row.first_event_hash },
    kind: row.kind,
    streamPrefix: row.stream_prefix,
  }
}

/** Remembers the log, unless one is remembered. */
export async function rememberLog(
  pool: CommonQueryMethods,
  { identity, kind, streamPrefix }: RememberedLog,
): Promise<void> {
  await pool
    .query(
      sql.type(nothing)`
    insert into anchors.followed_log (first_event_id, first_event_hash, kind, stream_prefix) values (${identity.eventId}, ${identity.hash}, ${kind}, ${streamPrefix})
    on conflict do nothing`,
    )
    .catch(ifMissing)
}

/** A command may run on a database that this version has not brought up to date yet. */
function ifMissing(error: unknown): null {
  if (isMissingTable(error)) return null
  throw error
}

/** Remembers another log, or another place: an operator's act. */
export async function rememberLogAnew(
  pool: CommonQueryMethods,
  { identity, kind, streamPrefix }: RememberedLog,
): Promise<void> {
  await pool.query(sql.type(nothing)`
    insert into anchors.followed_log (first_event_id, first_event_hash, kind, stream_prefix) values (${identity.eventId}, ${identity.hash}, ${kind}, ${streamPrefix})
    on conflict (only_one) do update set first_event_id = excluded.first_event_id, first_event_hash = excluded.first_event_hash, kind = excluded.kind,
      stream_prefix = excluded.stream_prefix, remembered_at = clock_timestamp()`)
}
