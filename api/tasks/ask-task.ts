/** Somebody asks for something that takes its time: the task is written down, and a job of the outbox does it, in whichever process. */
import { writeJobs } from '@member-care/projections/reactors/outbox.ts'
import type { Job } from '@member-care/projections/reactors/outbox.ts'
import type { JobHandler, JobResult } from '@member-care/projections/reactors/outbox-worker.ts'
import { ReplayStopped } from '@member-care/projections/replay/fill-instance.ts'
import { describeProblem } from '@member-care/projections/runner/database-trouble.ts'
import { idOfRequest, type Caller } from '../http/caller.ts'
import type { Parts } from '../http/parts.ts'
import { endTask, findTask, insertTask, type Task, type TaskKind } from './task-store.ts'

/** The kinds of outbox jobs, by the kind of task. */
export const taskJobs = {
  verification: 'audit-verification',
  replay: 'audit-replay',
  export: 'audit-export',
  'what-if': 'plan-what-if',
} as const satisfies Record<TaskKind, string>

/**
 * The same call again, with its `Idempotency-Key`, is the same task.
 * @returns the task's id
 */
export async function askTask(
  { database, clock }: Pick<Parts, 'database' | 'clock'>,
  caller: Caller,
  kind: TaskKind,
  parameters: Readonly<Record<string, string>> = {},
): Promise<string> {
  const context = caller.context()
  const { correlationId } = context
  const id = idOfRequest(context)
  await database.transaction(async (transaction) => {
    await insertTask(transaction, { id, kind, parameters, askedBy: caller.user.userId, askedAt: clock() })
    await writeJobs(transaction, [
      { id, kind: taskJobs[kind], subjectId: id, payload: {}, causationId: id, correlationId },
    ])
  })
  return id
}

/** A task that cannot be done; the message says why, and what to do instead. */
export class TaskImpossible extends Error {
  override readonly name = 'TaskImpossible'
}

type Outcome =
  { readonly result: object; readonly details?: object } | { readonly retryAt: Date; readonly reason: string }

/**
 * A job that does a task. What goes wrong stands with the task; somebody may ask for another. Only a job that was interrupted
 * is done again, from its beginning.
 */
export function taskHandler(
  { database, clock }: Pick<Parts, 'database' | 'clock'>,
  perform: (task: Task, signal: AbortSignal) => Promise<Outcome>,
): JobHandler {
  return async (job: Job, signal: AbortSignal): Promise<JobResult> => {
    const task = await findTask(database, job.id)
    if (!task || task.state === 'done' || task.state === 'failed') return 'done'
    try {
      const outcome = await perform(task, signal)
      if ('retryAt' in outcome) return outcome
      await endTask(database, task.id, outcome, clock())
    } catch (error) {
      if (signal.aborted) throw error
      await endTask(
        database,
        task.id,
        {
          error:
            error instanceof ReplayStopped || error instanceof TaskImpossible ? error.message : describeProblem(error),
        },
        clock(),
      )
    }
    return 'done'
  }
}
