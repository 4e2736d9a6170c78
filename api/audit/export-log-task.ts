/** Writes an export of the event log as a job, and keeps it under the task's id. */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { auditTexts } from '@member-care/domain/texts/audit-texts.ts'
import type { JobHandler } from '@member-care/projections/reactors/outbox-worker.ts'
import { ArchiveTooLarge } from '../archives/zip-file.ts'
import type { Integrity } from '../event-log/open-event-log.ts'
import type { Parts } from '../http/parts.ts'
import { TaskImpossible, taskHandler } from '../tasks/ask-task.ts'
import { beginTask, noteProgress } from '../tasks/task-store.ts'
import { writeLogExport } from './write-log-export.ts'

/** @param mostBytes fewer than a ZIP can hold, for tests */
export function exportLogTask(
  parts: Pick<Parts, 'database' | 'clock' | 'files' | 'uploadFolder'>,
  integrity: Integrity,
  mostBytes?: number,
): JobHandler {
  return taskHandler(parts, async ({ id, askedBy }) => {
    const [last] = await integrity.table.latest(1)
    await beginTask(parts.database, id, last?.anchor.total ?? 0)
    const path = join(parts.uploadFolder, `log-export-${id}`)
    try {
      const about = { exportId: id, exportedBy: askedBy, exportedAt: parts.clock() }
      // What a killed process has left under this name is written anew.
      await rm(path, { force: true })
      const noted = (events: number) => noteProgress(parts.database, id, events)
      const result = await writeLogExport(integrity, about, path, noted, mostBytes)
      await parts.files.put(id, path, 'itself')
      return { result }
    } catch (error) {
      throw error instanceof ArchiveTooLarge ? new TaskImpossible(auditTexts.exports.tooLarge, { cause: error }) : error
    } finally {
      await rm(path, { force: true })
    }
  })
}
