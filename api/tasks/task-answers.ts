/** How tasks are answered. */
import { administratorNames } from '@member-care/projections/users/administrator-queries.ts'
import { z } from 'zod'
import type { Parts } from '../http/parts.ts'
import { taskStates, type Task } from './task-store.ts'

/** A task with a result of this shape; null until it has one. */
export function taskSchema<Result extends z.ZodType>(result: Result) {
  return z.object({
    id: z.string(),
    askedBy: z.object({ id: z.string(), name: z.string().nullable() }),
    askedAt: z.string(),
    state: z.enum(taskStates),
    /** Events looked at, of about so many. */
    done: z.number(),
    total: z.number(),
    endedAt: z.string().nullable(),
    error: z.string().nullable(),
    result: result.nullable(),
  })
}

/** Tasks with the names of who asked, and their results in the shape of the schema. */
export async function describeTasks<Result extends z.ZodType>(
  { database, systemReader }: Pick<Parts, 'database' | 'systemReader'>,
  tasks: readonly Task[],
  result: Result,
) {
  const names = await administratorNames(
    database,
    systemReader,
    tasks.map(({ askedBy }) => askedBy),
  )
  return tasks.map((task) => ({
    id: task.id,
    askedBy: { id: task.askedBy, name: names.get(task.askedBy) ?? null },
    askedAt: task.askedAt,
    state: task.state,
    done: task.done,
    total: task.total,
    endedAt: task.endedAt,
    error: task.error,
    result: task.result === null ? null : result.parse(task.result),
    parameters: task.parameters,
  }))
}
