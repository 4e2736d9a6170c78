/** An auditor asks for the whole event log, and fetches it: who did is on record in the log itself. */
import type { LogExportEvent } from '@member-care/domain/export/log-export-events.ts'
import type { CommandContext } from '@member-care/domain/events/metadata.ts'
import { idOfRequest, type Caller } from '../http/caller.ts'
import type { Parts } from '../http/parts.ts'
import { askTask } from '../tasks/ask-task.ts'

/** The same call again, with its `Idempotency-Key`, asks for the same export. @returns the export's id */
export async function requestLogExport(parts: Parts, caller: Caller): Promise<string> {
  const context = caller.context()
  await record(parts, 'LogExportRequested', idOfRequest(context), context)
  return askTask(parts, caller, 'export', {}, context)
}

/** Every fetching is noted. The file is handed out only when this is on record. */
export function recordLogExportFetched(parts: Parts, caller: Caller, exportId: string): Promise<void> {
  return record(parts, 'LogExportFetched', exportId, caller.auditContext())
}

async function record(
  { eventLog }: Pick<Parts, 'eventLog'>,
  type: LogExportEvent['type'],
  exportId: string,
  context: CommandContext,
): Promise<void> {
  await eventLog.append(`export-${exportId}`, [{ type, data: { exportId } }], { expected: { kind: 'any' }, context })
}
