/** The handlers of auditors' tasks, and what is tidied up after them. */
import type { JobHandler } from '@member-care/projections/reactors/outbox-worker.ts'
import type { Projection } from '@member-care/projections/runner/projection.ts'
import type { Integrity } from '../event-log/open-event-log.ts'
import type { Parts } from '../http/parts.ts'
import { taskJobs } from '../tasks/ask-task.ts'
import { listTasks, removeOldDetails } from '../tasks/task-store.ts'
import { exportLogTask } from './export-log-task.ts'
import { replayTask } from './replay-task.ts'
import { verifyLogTask } from './verify-log-task.ts'

export function auditJobHandlers(
  parts: Parts,
  integrity: Integrity,
  projections: readonly Projection[],
): Readonly<Record<string, JobHandler>> {
  const lastEvents = async () => (await integrity.table.latest(1))[0]?.anchor.total ?? 0
  return {
    [taskJobs.verification]: verifyLogTask(parts, integrity),
    [taskJobs.replay]: replayTask(parts, projections, lastEvents),
    [taskJobs.export]: exportLogTask(parts, integrity),
  }
}

/** How long the file of an export is kept. */
const EXPORTS_LIVE_MS = 7 * 24 * 60 * 60_000
/** More exports than anybody makes in that time. */
const LOOKED_AT = 200

/** Removes files of exports and values of differing rows that have had their time; who asked for what stays known. */
export async function sweepAuditTasks({
  database,
  files,
  clock,
}: Pick<Parts, 'database' | 'files' | 'clock'>): Promise<void> {
  const now = clock()
  await removeOldDetails(database, now)
  const exports = await listTasks(database, 'export', LOOKED_AT)
  for (const { id, endedAt } of exports)
    if (endedAt !== null && Date.parse(endedAt) < now.getTime() - EXPORTS_LIVE_MS) await files.delete(id)
}
