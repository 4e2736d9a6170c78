/** Verifies the event log and its documents as a job, with its progress to be seen. */
import type { AnchorTable } from '@member-care/event-store/anchors/anchor-table.ts'
import { findCheckpointsAhead } from '@member-care/projections/runner/checkpoints-ahead.ts'
import { verifyJobs } from '@member-care/projections/reactors/verify-jobs.ts'
import type { JobHandler } from '@member-care/projections/reactors/outbox-worker.ts'
import type { Parts } from '../http/parts.ts'
import { reactorsFor } from '../event-log/read-models.ts'
import { taskHandler } from '../tasks/ask-task.ts'
import { beginTask, noteProgress } from '../tasks/task-store.ts'
import { verifyInstallation, type InstallationUnderVerification } from './verify-installation.ts'

/** Progress is written down this often. */
const PROGRESS_EVERY_MS = 500

export function verifyLogTask(
  parts: Pick<Parts, 'database' | 'clock' | 'logger' | 'files' | 'eventLog' | 'settings'>,
  integrity: InstallationUnderVerification & { readonly table: AnchorTable },
): JobHandler {
  return taskHandler(parts, async ({ id }, signal) => {
    const [last] = await integrity.table.latest(1)
    await beginTask(parts.database, id, last?.anchor.total ?? 0)
    const startedAt = performance.now()
    let toldAt = startedAt
    const result = await verifyInstallation(
      {
        ...integrity,
        documents: parts,
        conversations: parts,
        checkpointsAhead: async () => (await findCheckpointsAhead(parts.database, parts.eventLog)).names,
        effects: () => verifyJobs(parts.eventLog, parts.database, reactorsFor(parts.settings)),
      },
      {
        signal,
        async onProgress(events) {
          if (performance.now() - toldAt < PROGRESS_EVERY_MS) return
          toldAt = performance.now()
          await noteProgress(parts.database, id, events)
        },
      },
    )
    await noteProgress(parts.database, id, result.events)
    if (!result.intact)
      parts.logger.error({ findings: result.findingsInAll }, 'the event log, or a document, is not what was written')
    return { result: { ...result, seconds: (performance.now() - startedAt) / 1_000 } }
  })
}
