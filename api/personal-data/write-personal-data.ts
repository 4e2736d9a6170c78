/**
 * Writes the file of all that is kept about a member: a job of the outbox. Killed on the way, it begins again, and the new file takes the place of
 * the old one.
 */
import type { JobHandler } from '@member-care/projections/reactors/outbox-worker.ts'
import type { Job } from '@member-care/projections/reactors/outbox.ts'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { v5 as uuidv5 } from 'uuid'
import { ReadModelsBehind } from '../event-log/read-models-behind.ts'
import type { Parts } from '../http/parts.ts'
import {
  beginWriting,
  findPersonalDataFile,
  markFailed,
  markReady,
  type PersonalDataFile,
} from './personal-data-store.ts'
import { writePersonalArchive, type ReadingPerson } from './write-personal-archive.ts'

/** After so many tries the member is told to ask again. */
const MOST_TRIES = 5
const LOOK_AGAIN_AFTER_MS = 60_000

type Writing = ReadingPerson & Pick<Parts, 'uploadFolder'>

export function writePersonalData(parts: Writing): JobHandler {
  return async (job, signal) => {
    const { database, clock } = parts
    const asked = await findPersonalDataFile(database, job.id, clock())
    if (!asked || asked.state === 'failed' || asked.state === 'expired') return 'done'
    try {
      if (asked.state !== 'ready' && !(await writeAndKeep(parts, asked))) return 'done'
      await recordWritten(parts, asked, job)
      return 'done'
    } catch (error) {
      // Whoever was forgotten meanwhile has no key and no name any more.
      if ((await findPersonalDataFile(database, job.id, clock())) === undefined) return 'done'
      // The member waits as long as the read models do, and is not told of a failure.
      if (error instanceof ReadModelsBehind)
        return { retryAt: new Date(clock().getTime() + LOOK_AGAIN_AFTER_MS), reason: error.message }
      if (job.attempt < MOST_TRIES || signal.aborted) throw error
      await markFailed(database, job.id)
      return { giveUp: error instanceof Error ? error.name : 'unknown' }
    }
  }
}

/** Sealed with the key of the member. @returns false when it was ended on the way, because they were forgotten */
async function writeAndKeep(parts: Writing, { fileId, userId }: PersonalDataFile): Promise<boolean> {
  const { database, files, clock, uploadFolder } = parts
  await beginWriting(database, fileId)
  await mkdir(uploadFolder, { recursive: true })
  const folder = await mkdtemp(join(uploadFolder, 'personal-data-'))
  try {
    const path = join(folder, 'personal-data.zip')
    const bytes = await writePersonalArchive(parts, userId, path)
    await files.put(fileId, path, { subjectId: userId })
    if (await markReady(database, { fileId, bytes }, clock())) return true
    await files.delete(fileId)
    return false
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The same command however often the job is tried, so that the member is told once. */
async function recordWritten({ eventLog }: Writing, { fileId, userId }: PersonalDataFile, job: Job): Promise<void> {
  await eventLog.append(`export-${fileId}`, [{ type: 'PersonalDataWritten', data: { exportId: fileId, userId } }], {
    expected: { kind: 'any' },
    context: {
      actor: { kind: 'system', id: 'personal-data' },
      commandId: uuidv5('written', job.id),
      correlationId: job.correlationId,
      causationId: job.causationId,
    },
  })
}
