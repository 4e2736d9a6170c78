/**
 * The register of everything that follows the log: how far each read model and each reactor has come, and how it is. A
 * checkpoint moves in the same transaction that writes the results of the events. So the two always fit each other.
 */
import type { Position } from '@member-care/event-store/port.ts'
import { sql, type CommonQueryMethods } from 'slonik'
import { z } from 'zod'
import { statement } from '../tables/statement.ts'

/** One version of a read model, or a reactor. */
export interface Follower {
  readonly name: string
  readonly version: number
}

export const followerStatuses = ['building', 'live', 'retired', 'failed'] as const
export type FollowerStatus = (typeof followerStatuses)[number]

/** The event at which a follower stopped. */
const failedEventSchema = z.object({ id: z.string(), type: z.string(), position: z.string() })
export type FailedEvent = z.infer<typeof failedEventSchema>

const checkpointSchema = z.object({
  name: z.string(),
  version: z.number(),
  kind: z.enum(['projection', 'reactor']),
  /** Null before the first event. */
  position: z.custom<Position>().nullable(),
  status: z.enum(followerStatuses),
  /** Whether this is the version that queries read. */
  active: z.boolean(),
  indexed: z.boolean(),
  error: z.string().nullable(),
  failed_event: failedEventSchema.nullable(),
  owner: z.string().nullable(),
  updated_at: z.coerce.date(),
})
export type Checkpoint = z.infer<typeof checkpointSchema>

const columns = sql.fragment`name, version, kind, position, status, active, indexed, error, failed_event, owner, updated_at`

/** The lock that a process holds while it leads a follower. */
export function leadLockOf({ name, version }: Follower): string {
  return `projection ${name} ${version}`
}

/** Only one process at a time may install, register a follower or switch a version. */
export async function lockRegistry(transaction: CommonQueryMethods): Promise<void> {
  await transaction.query(statement`select pg_advisory_xact_lock(hashtextextended('member-care projections', 0))`)
}

/**
 * Makes sure that the schemas of this folder stand in the database. It may be called at every start, by several
 * processes at once.
 */
export async function installRegistry(pool: CommonQueryMethods): Promise<void> {
  await pool.transaction(async (transaction) => {
    await lockRegistry(transaction)
    // Substring search in the lists.
    await transaction.query(statement`create extension if not exists pg_trgm`)
    await transaction.query(statement`create schema if not exists projections`)
    await transaction.query(statement`create schema if not exists read`)
    await transaction.query(statement`
      create table if not exists projections.checkpoints (
        name text not null,
        version integer not null,
        kind text not null check (kind in ('projection', 'reactor')),
        position text collate "C",
        status text not null check (status in ('building', 'live', 'retired', 'failed')),
        active boolean not null,
        indexed boolean not null default false,
        error text,
        failed_event jsonb,
        owner text,
        updated_at timestamptz not null default clock_timestamp(),
        primary key (name, version)
      )`)
    await transaction.query(
      statement`create unique index if not exists one_active_version on projections.checkpoints (name) where active`,
    )
  })
}

/** Where everything that follows the log stands, ordered by name. */
export async function readCheckpoints(pool: CommonQueryMethods): Promise<readonly Checkpoint[]> {
  return pool.any(sql.type(checkpointSchema)`select ${columns} from projections.checkpoints order by name, version`)
}

/** Where one version of a follower stands; undefined when it has none. */
export async function readCheckpoint(
  pool: CommonQueryMethods,
  { name, version }: Follower,
): Promise<Checkpoint | undefined> {
  const row = await pool.maybeOne(
    sql.type(
      checkpointSchema,
    )`select ${columns} from projections.checkpoints where name = ${name} and version = ${version}`,
  )
  return row ?? undefined
}

/** The checkpoint of the version that queries read; it does not move before the transaction ends. */
export async function lockActiveCheckpoint(
  transaction: CommonQueryMethods,
  name: string,
): Promise<Checkpoint | undefined> {
  const row = await transaction.maybeOne(
    sql.type(
      checkpointSchema,
    )`select ${columns} from projections.checkpoints where name = ${name} and active for update`,
  )
  return row ?? undefined
}

/** A version's checkpoint; it does not move before the transaction ends. */
export async function lockCheckpoint(
  transaction: CommonQueryMethods,
  { name, version }: Follower,
): Promise<Checkpoint | undefined> {
  const row = await transaction.maybeOne(
    sql.type(
      checkpointSchema,
    )`select ${columns} from projections.checkpoints where name = ${name} and version = ${version} for update`,
  )
  return row ?? undefined
}

/**
 * Lets a version whose tables were made anew go on from the place up to which they were filled. A version that had
 * stopped goes on too.
 */
export async function restartAt(
  transaction: CommonQueryMethods,
  { name, version }: Follower,
  position: Position | null,
): Promise<void> {
  await transaction.query(statement`
    update projections.checkpoints
    set position = ${position}, indexed = true, error = null, failed_event = null, updated_at = clock_timestamp(),
      status = case when status = 'failed' and active then 'live' when status = 'failed' then 'building' else status end
    where name = ${name} and version = ${version}`)
}

/** Enters a new version of a follower. Fails when it is there already. */
export async function addCheckpoint(
  transaction: CommonQueryMethods,
  follower: Follower,
  start: Pick<Checkpoint, 'kind' | 'position' | 'status' | 'active'>,
): Promise<void> {
  await transaction.query(statement`
    insert into projections.checkpoints (name, version, kind, position, status, active)
    values (${follower.name}, ${follower.version}, ${start.kind}, ${start.position}, ${start.status}, ${start.active})`)
}

/** Removes a version of a follower from the register. Nothing happens when there is none. */
export async function removeCheckpoint(transaction: CommonQueryMethods, { name, version }: Follower): Promise<void> {
  await transaction.query(statement`delete from projections.checkpoints where name = ${name} and version = ${version}`)
}

/**
 * Moves a checkpoint on, if it stands where the caller believes. A process that lost the lead without noticing moves
 * nothing. The commit does not wait for the disk. If the server crashes, it takes back rows and checkpoint together,
 * and the events are taken again.
 * @param move.notice told on a channel at the commit, when queries read this version
 * @returns whether it moved, and whether queries read this version
 */
export async function moveCheckpoint(
  transaction: CommonQueryMethods,
  { name, version }: Follower,
  move: {
    readonly from: Position | null
    readonly to: Position
    readonly owner: string
    readonly notice: { readonly channel: string; readonly payload: string }
  },
): Promise<{ readonly moved: boolean; readonly active: boolean }> {
  // This is one statement, because it runs for every batch. set_config holds to the end of the transaction.
  const row = await transaction.maybeOne(sql.type(z.object({ active: z.boolean() }))`
    with moved as (
      update projections.checkpoints
      set position = ${move.to}, owner = ${move.owner}, error = null, updated_at = clock_timestamp()
      where name = ${name} and version = ${version} and position is not distinct from ${move.from} and status in ('building', 'live')
      returning active)
    select active, set_config('synchronous_commit', 'off', true), case when active then pg_notify(${move.notice.channel}, ${move.notice.payload})::text end
    from moved`)
  return { moved: row !== null, active: row?.active ?? false }
}

/** Records why a follower makes no progress just now (it goes on trying). With null it records that it does. */
export async function noteTrouble(
  pool: CommonQueryMethods,
  { name, version }: Follower,
  error: string | null,
): Promise<void> {
  await pool.query(
    statement`update projections.checkpoints set error = ${error} where name = ${name} and version = ${version} and status in ('building', 'live')`,
  )
}

/** Stops a follower at an event. Only {@link clearFailure} lets it move on. */
export async function recordFailure(
  pool: CommonQueryMethods,
  { name, version }: Follower,
  failure: { readonly at: Position | null; readonly error: string; readonly event: FailedEvent },
): Promise<void> {
  await pool.query(statement`
    update projections.checkpoints
    set status = 'failed', error = ${failure.error}, failed_event = ${sql.jsonb(failure.event)}, updated_at = clock_timestamp()
    where name = ${name} and version = ${version} and position is not distinct from ${failure.at} and status in ('building', 'live')`)
}

/** Lets the failed versions under a name try again. @returns how many there were */
export async function clearFailure(pool: CommonQueryMethods, name: string): Promise<number> {
  const { rowCount } = await pool.query(statement`
    update projections.checkpoints
    set status = case when kind = 'reactor' or (active and indexed) then 'live' else 'building' end, error = null, failed_event = null, updated_at = clock_timestamp()
    where name = ${name} and status = 'failed'`)
  return rowCount
}
