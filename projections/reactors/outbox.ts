/** What is to be done in the world, as rows: written with a reactor's checkpoint, done by a worker (outbox-worker.ts), kept afterwards. */
import type { JsonObject } from '@member-care/event-store/port.ts'
import { sql, type CommonQueryMethods, type FragmentSqlToken } from 'slonik'
import { z } from 'zod'
import { statement } from '../tables/statement.ts'

export interface NewJob {
  /** UUID v5 of the event's id and the kind: the same event never leads to the same job twice. */
  readonly id: string
  readonly kind: string
  readonly subjectId: string
  /** Ids only, no personal data. */
  readonly payload: JsonObject
  /** The event that led to it, and the id of everything that followed from one request. */
  readonly causationId: string
  readonly correlationId: string
}

export interface Job extends NewJob {
  /** Which try this is; the first is 1. */
  readonly attempt: number
}

/** A job that a worker has taken, with what is known of its earlier tries. */
export interface TakenJob extends Job {
  /** How often a worker died with it. */
  readonly deaths: number
  /** For how long it has been failing; null when it has not failed, or its handler has answered since. */
  readonly failingMs: number | null
}

/** A job that nobody tries any more. */
export interface DeadLetter extends NewJob {
  readonly attempts: number
  readonly lastError: string | null
  readonly gaveUpAt: Date
}

/** Told with every new job, and when jobs are to be tried again at once. */
export const OUTBOX_CHANNEL = 'outbox'

const jobRow = z.object({
  id: z.string(),
  kind: z.string(),
  subject_id: z.string(),
  payload: z.custom<JsonObject>(),
  attempts: z.number(),
  causation_id: z.string(),
  correlation_id: z.string(),
})
const takenRow = jobRow.extend({ deaths: z.number(), failing_ms: z.number().nullable() })
const jobColumns = sql.fragment`id, kind, subject_id, payload, attempts, causation_id, correlation_id`

/** Makes sure that the outbox stands in the database. May be called at every start, by several processes at once. */
export async function installOutbox(pool: CommonQueryMethods): Promise<void> {
  await pool.transaction(async (transaction) => {
    await transaction.query(statement`select pg_advisory_xact_lock(hashtextextended('member-care outbox', 0))`)
    await transaction.query(statement`create schema if not exists outbox`)
    await transaction.query(statement`
      create table if not exists outbox.jobs (
        id uuid primary key,
        kind text not null,
        subject_id text not null,
        payload jsonb not null,
        state text not null default 'waiting' check (state in ('waiting', 'done', 'gave-up')),
        attempts integer not null default 0,
        due_at timestamptz not null default clock_timestamp(),
        -- While a worker has the job; when this time has passed, the worker is taken for dead.
        leased_until timestamptz,
        lease uuid,
        last_error text,
        causation_id text not null,
        correlation_id text not null,
        created_at timestamptz not null default clock_timestamp(),
        ended_at timestamptz
      )`)
    await transaction.query(
      statement`create index if not exists jobs_waiting on outbox.jobs (due_at) where state = 'waiting'`,
    )
    await transaction.query(
      statement`create index if not exists jobs_gave_up on outbox.jobs (ended_at) where state = 'gave-up'`,
    )
    await transaction.query(statement`create index if not exists jobs_of_subject on outbox.jobs (subject_id)`)
    await addWhatIsKnownOfTries(transaction)
  })
}

/** Asked first, because adding a column waits for everybody who reads the table, also where it is there already. */
async function addWhatIsKnownOfTries(transaction: CommonQueryMethods): Promise<void> {
  const isThere = await transaction.oneFirst(sql.type(z.object({ there: z.boolean() }))`
    select exists (select from pg_attribute where attrelid = 'outbox.jobs'::regclass and attname = 'failing_since') as there`)
  if (isThere) return
  await transaction.query(statement`
    alter table outbox.jobs
      add column deaths integer not null default 0,
      add column failing_since timestamptz`)
}

/**
 * Writes down jobs, in the caller's transaction, and tells the workers at its commit. A job that is there already stays as it is.
 * @returns whether any of them is new; of several transactions that write the same one at once, it is so for one
 */
export async function writeJobs(transaction: CommonQueryMethods, jobs: readonly NewJob[]): Promise<boolean> {
  if (jobs.length === 0) return false
  const { rowCount } = await transaction.query(statement`
    with written as (
      insert into outbox.jobs (id, kind, subject_id, payload, causation_id, correlation_id)
      select id, kind, "subjectId", payload, "causationId", "correlationId"
      from json_to_recordset(${JSON.stringify(jobs)}::json)
        as job (id uuid, kind text, "subjectId" text, payload jsonb, "causationId" text, "correlationId" text)
      on conflict (id) do nothing
      returning id)
    select pg_notify(${OUTBOX_CHANNEL}, '') where exists (select from written)`)
  return rowCount > 0
}

/**
 * Takes the job that is due longest, for a while; nobody else takes it in that time.
 * @param lease names this taking; only with it can the job be ended. One that is left from an earlier taking tells that its worker died
 */
export async function takeJob(
  pool: CommonQueryMethods,
  { kinds, lease, leaseMs }: { readonly kinds: readonly string[]; readonly lease: string; readonly leaseMs: number },
): Promise<TakenJob | undefined> {
  const row = await pool.maybeOne(sql.type(takenRow)`
    update outbox.jobs
    set attempts = attempts + 1, deaths = deaths + case when lease is null then 0 else 1 end, lease = ${lease}, leased_until = clock_timestamp() + ${leaseMs} * interval '1 millisecond'
    where id = (
      select id from outbox.jobs
      where state = 'waiting' and due_at <= clock_timestamp() and (leased_until is null or leased_until < clock_timestamp())
        and kind = any(${sql.array([...kinds], 'text')})
      order by due_at
      limit 1
      for update skip locked)
    returning ${jobColumns}, deaths, (extract(epoch from clock_timestamp() - failing_since) * 1000)::float8 as failing_ms`)
  return row ? { ...toJob(row), deaths: row.deaths, failingMs: row.failing_ms } : undefined
}

/** Keeps a job for another while. @returns false when it was taken for abandoned, and somebody else may have it */
export async function renewLease(
  pool: CommonQueryMethods,
  jobId: string,
  { lease, leaseMs }: { readonly lease: string; readonly leaseMs: number },
): Promise<boolean> {
  const { rowCount } = await pool.query(statement`
    update outbox.jobs set leased_until = clock_timestamp() + ${leaseMs} * interval '1 millisecond' where id = ${jobId} and lease = ${lease} and state = 'waiting'`)
  return rowCount === 1
}

/** How a try ended: the job is done, is to be tried again at some time (as one that fails, or as if for the first time), or is given up. */
export type Ending =
  | { readonly kind: 'done' }
  | { readonly kind: 'waiting'; readonly dueAt: Date; readonly error: string; readonly hasFailed: boolean }
  | { readonly kind: 'gave-up'; readonly error: string }

/** Writes down how a try ended, unless the lease was lost meanwhile. */
export async function endTry(pool: CommonQueryMethods, jobId: string, lease: string, ending: Ending): Promise<void> {
  const error = ending.kind === 'done' ? null : ending.error
  const dueAt = ending.kind === 'waiting' ? ending.dueAt.toISOString() : null
  const beginsAnew = ending.kind === 'waiting' && !ending.hasFailed
  const isInOrder = ending.kind === 'done' || beginsAnew
  await pool.query(statement`
    update outbox.jobs
    set state = ${ending.kind}, last_error = ${error}, lease = null, leased_until = null,
      due_at = coalesce(${dueAt}::timestamptz, due_at),
      attempts = case when ${beginsAnew} then 0 else attempts end, deaths = case when ${beginsAnew} then 0 else deaths end,
      failing_since = case when ${isInOrder} then null else coalesce(failing_since, clock_timestamp()) end,
      ended_at = case when ${ending.kind} = 'waiting' then null else clock_timestamp() end
    where id = ${jobId} and lease = ${lease}`)
}

/** Milliseconds until a job of these kinds is due or its lease runs out; undefined when none waits. */
export async function timeToNextJob(pool: CommonQueryMethods, kinds: readonly string[]): Promise<number | undefined> {
  const milliseconds = await pool.oneFirst(sql.type(z.object({ milliseconds: z.number().nullable() }))`
    select (extract(epoch from min(greatest(due_at, coalesce(leased_until, due_at))) - clock_timestamp()) * 1000)::float8 as milliseconds
    from outbox.jobs where state = 'waiting' and kind = any(${sql.array([...kinds], 'text')})`)
  return milliseconds ?? undefined
}

/** The jobs that were given up, latest first. */
export async function listDeadLetters(
  pool: CommonQueryMethods,
  page: { readonly offset: number; readonly limit: number },
): Promise<readonly DeadLetter[]> {
  const rows = await pool.any(sql.type(jobRow.extend({ last_error: z.string().nullable(), ended_at: z.coerce.date() }))`
    select ${jobColumns}, last_error, ended_at from outbox.jobs where state = 'gave-up' order by ended_at desc, id limit ${page.limit} offset ${page.offset}`)
  return rows.map((row) => {
    const { attempt, ...job } = toJob(row)
    return { ...job, attempts: attempt, lastError: row.last_error, gaveUpAt: new Date(row.ended_at) }
  })
}

/**
 * Lets jobs that were given up, and those that wait because they failed, be tried at once, as if for the first time.
 * @param which ids and kinds; all of them when not said
 * @returns how many there were
 */
export async function retryJobs(pool: CommonQueryMethods, which?: readonly string[]): Promise<number> {
  const { rowCount } = await pool.query(statement`
    update outbox.jobs
    set state = 'waiting', attempts = 0, deaths = 0, failing_since = null, due_at = clock_timestamp(), ended_at = null
    where (state = 'gave-up' or (state = 'waiting' and failing_since is not null and lease is null))
      and ${which === undefined ? sql.fragment`true` : isOneOf(which)}`)
  await pool.query(statement`select pg_notify(${OUTBOX_CHANNEL}, '')`)
  return rowCount
}

function isOneOf(which: readonly string[]): FragmentSqlToken {
  const named = sql.array([...which], 'text')
  return sql.fragment`(kind = any(${named}) or id::text = any(${named}))`
}

/** Gives up the jobs that wait because of these events. @returns how many there were */
export async function giveUpJobsOf(
  pool: CommonQueryMethods,
  eventIds: readonly string[],
  reason: string,
): Promise<number> {
  const { rowCount } = await pool.query(statement`
    update outbox.jobs set state = 'gave-up', last_error = ${reason}, lease = null, leased_until = null, ended_at = clock_timestamp()
    where state = 'waiting' and causation_id = any(${sql.array([...eventIds], 'text')})`)
  return rowCount
}

/** How the jobs of a kind are. For metrics, and for who looks after the product. */
export const outboxStatusSchema = z.object({
  kind: z.string(),
  waiting: z.number(),
  /** Those of the waiting ones whose last try failed. */
  failing: z.number(),
  gaveUp: z.number(),
  /** For how long the oldest of the waiting ones has been due. One that waits for its next try is not due. */
  oldestDueSeconds: z.number(),
  /** For how long the one that began to fail first has been failing. */
  failingSeconds: z.number(),
})

export type OutboxStatus = Readonly<z.infer<typeof outboxStatusSchema>>

/** One entry for each kind that has anything waiting or given up, in the order of their names. */
export async function outboxStatus(pool: CommonQueryMethods): Promise<readonly OutboxStatus[]> {
  const secondsSince = (time: FragmentSqlToken) =>
    sql.fragment`greatest(0, coalesce(extract(epoch from clock_timestamp() - min(${time}) filter (where state = 'waiting')), 0))::float8`
  return pool.any(sql.type(outboxStatusSchema)`
    select kind, count(*) filter (where state = 'waiting')::int as waiting,
      count(*) filter (where state = 'waiting' and failing_since is not null)::int as failing,
      count(*) filter (where state = 'gave-up')::int as "gaveUp",
      ${secondsSince(sql.fragment`due_at`)} as "oldestDueSeconds",
      ${secondsSince(sql.fragment`failing_since`)} as "failingSeconds"
    from outbox.jobs where state <> 'done' group by kind order by kind`)
}

function toJob(row: z.infer<typeof jobRow>): Job {
  return {
    id: row.id,
    kind: row.kind,
    subjectId: row.subject_id,
    payload: row.payload,
    attempt: row.attempts,
    causationId: row.causation_id,
    correlationId: row.correlation_id,
  }
}
