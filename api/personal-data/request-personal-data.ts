/** A member asks for a file of all that is kept about them: it is noted, and a job of the outbox writes it. */
import { writeJobs } from '@member-care/projections/reactors/outbox.ts'
import { isBeingMade } from '@member-care/domain/export/personal-data.ts'
import { idOfRequest, type Caller } from '../http/caller.ts'
import type { Parts } from '../http/parts.ts'
import { sweepPersonalData } from './end-personal-data.ts'
import { insertPersonalDataFile, lastPersonalDataFile } from './personal-data-store.ts'

/** The kind of the outbox jobs that write these files. */
export const PERSONAL_DATA = 'personal-data'

/** While one is being made, asking again is asking for that one. One that was ready before goes. */
export async function requestPersonalData(parts: Parts, caller: Caller): Promise<void> {
  const { database, eventLog, clock } = parts
  const { userId } = caller.user
  const last = await lastPersonalDataFile(database, userId, clock())
  if (last !== undefined && isBeingMade(last.state)) return
  const context = caller.context()
  const fileId = idOfRequest(context)
  await eventLog.append(`export-${fileId}`, [{ type: 'PersonalDataRequested', data: { exportId: fileId, userId } }], {
    expected: { kind: 'any' },
    context,
  })
  await database.transaction(async (transaction) => {
    if (!(await insertPersonalDataFile(transaction, { fileId, userId }, clock()))) return
    const { commandId, correlationId } = context
    await writeJobs(transaction, [
      { id: fileId, kind: PERSONAL_DATA, subjectId: userId, payload: {}, causationId: commandId, correlationId },
    ])
  })
  await sweepPersonalData(parts)
}
