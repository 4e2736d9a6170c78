/** Writes an export of the event log as a job, and keeps it under the task's id. */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { JobHandler } from '@member-care/projections/reactors/outbox-worker.ts'
import type { Integrity } from '../event-log/open-event-log.ts'
import type { Parts } from '../http/parts.ts'
import { taskHandler } from '../tasks/ask-task.ts'
import { beginTask, noteProgress } from '../tasks/task-store.ts'
import { writeLogExport } from './write-log-export.ts'

export function exportLogTask(
  parts: Pick<Parts, 'database' | 'clock' | 'files' | 'uploadFolder'>,
  integrity: Integrity,
): JobHandler {
  return taskHandler(parts, async ({ id, askedBy }) => {
    const [last] = await integrity.table.latest(1)
    await beginTask(parts.database, id, last?.anchor.total ?? 0)
    const path = join(parts.uploadFolder, `log-export-${id}`)
    try {
      const about = { exportId: id, exportedBy: askedBy, exportedAt: parts.clock() }
      // What a killed process has left under this name is written anew.
      await rm(path, { force: true })
      const result = await writeLogExport(integrity, about, path, (events) => noteProgress(parts.database, id, events))
      await parts.files.put(id, path, 'itself')
      return { result }
    } finally {
      await rm(path, { force: true })
    }
  })
}
