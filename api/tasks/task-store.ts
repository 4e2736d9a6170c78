/** Work that administrators ask for and that takes its time (table `app.tasks`): what was asked, by whom, how far it is, and what came of it. */
import { sql, type CommonQueryMethods } from 'slonik'
import { z } from 'zod'
import type { WhenForgotten } from '../http/parts.ts'

export const taskKinds = ['verification', 'replay', 'export', 'what-if'] as const
export type TaskKind = (typeof taskKinds)[number]
export const taskStates = ['waiting', 'running', 'done', 'failed'] as const

const taskRow = z.object({
  id: z.string(),
  kind: z.enum(taskKinds),
  parameters: z.record(z.string(), z.string()),
  askedBy: z.string(),
  askedAt: z.string(),
  state: z.enum(taskStates),
  /** Events or records that have been looked at, of so many. */
  done: z.number(),
  total: z.number(),
  result: z.unknown(),
  error: z.string().nullable(),
  endedAt: z.string().nullable(),
})
export type Task = z.infer<typeof taskRow>

const columns = sql.fragment`
  id, kind, parameters, asked_by as "askedBy", to_json(asked_at at time zone 'UTC') #>> '{}' || 'Z' as "askedAt", state, done, total, result, error,
  to_json(ended_at at time zone 'UTC') #>> '{}' || 'Z' as "endedAt"`
const nothing = z.object({})

/** Writes down a task; one that is there already stays as it is. */
export async function insertTask(
  transaction: CommonQueryMethods,
  task: {
    readonly id: string
    readonly kind: TaskKind
    readonly parameters: Readonly<Record<string, string>>
    readonly askedBy: string
    readonly askedAt: Date
  },
): Promise<void> {
  await transaction.query(sql.type(nothing)`
    insert into app.tasks (id, kind, parameters, asked_by, asked_at)
    values (${task.id}, ${task.kind}, ${JSON.stringify(task.parameters)}::jsonb, ${task.askedBy}, ${task.askedAt.toISOString()}) on conflict (id) do nothing`)
}

/** Undefined when there is none under this id. */
export async function findTask(pool: CommonQueryMethods, id: string): Promise<Task | undefined> {
  return (await pool.maybeOne(sql.type(taskRow)`select ${columns} from app.tasks where id = ${id}`)) ?? undefined
}

/** The latest tasks of a kind, newest first. @param asked only those of which so much was asked */
export async function listTasks(
  pool: CommonQueryMethods,
  kind: TaskKind,
  limit: number,
  asked: Readonly<Record<string, string>> = {},
): Promise<readonly Task[]> {
  return pool.any(sql.type(taskRow)`
    select ${columns} from app.tasks where kind = ${kind} and parameters @> ${JSON.stringify(asked)}::jsonb
    order by app.tasks.asked_at desc, id limit ${limit}`)
}

/** It begins, or begins again after its process died. */
export async function beginTask(pool: CommonQueryMethods, id: string, total: number): Promise<void> {
  await pool.query(
    sql.type(nothing)`update app.tasks set state = 'running', done = 0, total = ${total} where id = ${id}`,
  )
}

/** @param done events or rows so far; the total grows with it when it was reckoned too small */
export async function noteProgress(pool: CommonQueryMethods, id: string, done: number): Promise<void> {
  await pool.query(
    sql.type(nothing)`update app.tasks set done = ${done}, total = greatest(total, ${done}) where id = ${id}`,
  )
}

/** @param details values that are to be seen for a day only */
export async function endTask(
  pool: CommonQueryMethods,
  id: string,
  outcome: { readonly result: object; readonly details?: object } | { readonly error: string },
  now: Date,
): Promise<void> {
  const state = 'error' in outcome ? 'failed' : 'done'
  const result = 'error' in outcome ? null : JSON.stringify(outcome.result)
  const details = 'error' in outcome || !outcome.details ? null : JSON.stringify(outcome.details)
  const error = 'error' in outcome ? outcome.error : null
  await pool.query(sql.type(nothing)`
    update app.tasks set state = ${state}, result = ${result}::jsonb, details = ${details}::jsonb, error = ${error}, ended_at = ${now.toISOString()} where id = ${id}`)
}

/** How long values of rows that differed may be seen. */
const DETAILS_LIVE_MS = 24 * 60 * 60_000

/** The values that a task found different; null when it found none, or they have had their time. */
export async function findDetails(pool: CommonQueryMethods, id: string, now: Date): Promise<unknown> {
  const since = new Date(now.getTime() - DETAILS_LIVE_MS).toISOString()
  return pool.maybeOneFirst(
    sql.type(
      z.object({ details: z.unknown() }),
    )`select details from app.tasks where id = ${id} and ended_at >= ${since}`,
  )
}

/** Removes the details of tasks that ended long ago, which may hold personal data; what came of them stays. */
export async function removeOldDetails(pool: CommonQueryMethods, now: Date): Promise<void> {
  const before = new Date(now.getTime() - DETAILS_LIVE_MS).toISOString()
  await pool.query(
    sql.type(nothing)`update app.tasks set details = null where details is not null and ended_at < ${before}`,
  )
}

/** When somebody is forgotten, nothing of a read model's rows is kept here; which rows differed stays known. */
async function removeAllDetails(pool: CommonQueryMethods): Promise<void> {
  await pool.query(sql.type(nothing)`update app.tasks set details = null where details is not null`)
}

/** What tasks have found may name them. */
export const forgetTaskDetails: WhenForgotten = {
  afterwards: ({ database }) => removeAllDetails(database),
}
