/** Replays a read model beside the live one as a job, and keeps which rows differ; their values for a day. */
import type { StoredEventLog } from '@member-care/event-store/event-log.ts'
import { replayAlone, ReplayUnderWay } from '@member-care/projections/replay/replay-lock.ts'
import { verifyReadModel, type Verification } from '@member-care/projections/replay/verify-read-model.ts'
import type { JobHandler } from '@member-care/projections/reactors/outbox-worker.ts'
import type { Projection } from '@member-care/projections/runner/projection.ts'
import type { Parts } from '../http/parts.ts'
import { taskHandler } from '../tasks/ask-task.ts'
import { beginTask, noteProgress } from '../tasks/task-store.ts'

/** Two replays take turns: they use the same schemas. */
const WAIT_FOR_OTHER_MS = 3_000

/** @param lastEvents says about how many events there are, for the progress */
export function replayTask(
  parts: Pick<Parts, 'database' | 'rowKeys' | 'clock'> & { readonly eventLog: StoredEventLog },
  projections: readonly Projection[],
  lastEvents: () => Promise<number>,
): JobHandler {
  return taskHandler(parts, async ({ id, parameters }) => {
    const { database, rowKeys: keys, clock } = parts
    const projection = projections.find(({ name }) => name === parameters['readModel'])
    if (!projection) throw new Error(`There is no read model ${parameters['readModel'] ?? ''}.`)
    try {
      const verification = await replayAlone(database, async () => {
        await beginTask(database, id, await lastEvents())
        return verifyReadModel({ eventLog: parts.eventLog, pool: database, keys }, projection, {
          withRows: true,
          onProgress: (events) => noteProgress(database, id, events),
        })
      })
      await noteProgress(database, id, verification.events)
      return { result: withoutValues(verification), details: rowsOf(verification) }
    } catch (error) {
      if (!(error instanceof ReplayUnderWay)) throw error
      return { retryAt: new Date(clock().getTime() + WAIT_FOR_OTHER_MS), reason: error.message }
    }
  })
}

function withoutValues({ tables, ...verification }: Verification): object {
  return {
    ...verification,
    tables: tables.map(({ differences, ...table }) => ({
      ...table,
      differences: differences.map(({ key, kind, columns }) => ({ key, kind, columns })),
    })),
  }
}

/** The values of the columns that differ, per table and difference, in the order of the result. */
function rowsOf({ tables }: Verification): object {
  return tables.map(({ differences }) =>
    differences.map(({ columns, rows }) => {
      const names = columns.length > 0 ? columns : Object.keys(rows?.live ?? rows?.replayed ?? {})
      return names.map((column) => ({
        column,
        live: rows?.live?.[column] ?? null,
        replayed: rows?.replayed?.[column] ?? null,
      }))
    }),
  )
}
