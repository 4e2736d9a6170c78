/**
 * Writes the file of an export and sends its link: a job of the outbox. Killed on the way, it begins again and the new file takes the
 * place of the old one; killed after the link was sent, it sends it a second time.
 */
import type { JobHandler } from '@member-care/projections/reactors/outbox-worker.ts'
import type { Job } from '@member-care/projections/reactors/outbox.ts'
import {
  countExportedUsers,
  readExportedUsers,
  type ExportedUsersFilter,
} from '@member-care/projections/users/exported-users.ts'
import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { v5 as uuidv5 } from 'uuid'
import { z } from 'zod'
import { reachOfAdministrator } from '../http/reach-of-administrator.ts'
import { userExportMail } from '../integrations/mail/templates/user-export-mail.ts'
import type { Parts } from '../http/parts.ts'
import {
  beginWriting,
  findUserExport,
  markFailed,
  markReady,
  noteRowsWritten,
  type UserExport,
} from './user-export-store.ts'
import { exportHeading, exportLines } from './user-export-rows.ts'

const payloadSchema = z.object({ exportId: z.string() })

/** After so many tries the administrator is told to ask again. */
const MOST_TRIES = 5

type Writing = Pick<
  Parts,
  | 'database'
  | 'subjectKeys'
  | 'eventLog'
  | 'files'
  | 'users'
  | 'systemReader'
  | 'mailer'
  | 'settings'
  | 'uploadFolder'
  | 'clock'
>

export function writeUserExport(parts: Writing): JobHandler {
  return async (job, signal) => {
    const { exportId } = payloadSchema.parse(job.payload)
    const asked = await findUserExport(parts.database, exportId, parts.clock())
    if (!asked || asked.state === 'failed' || asked.state === 'expired') return 'done'
    try {
      const rows = asked.state === 'ready' ? asked.rowsDone : await writeAndKeep(parts, asked, signal)
      if (rows === undefined) return 'done'
      await recordWritten(parts, asked, rows, job)
      await sendLink(parts, asked)
      return 'done'
    } catch (error) {
      if (job.attempt < MOST_TRIES || signal.aborted) throw error
      await markFailed(parts.database, exportId)
      return { giveUp: error instanceof Error ? error.name : 'unknown' }
    }
  }
}

/** @returns how many rows the file has; undefined when the export was ended on the way, because somebody in it was forgotten */
async function writeAndKeep(parts: Writing, asked: UserExport, signal: AbortSignal): Promise<number | undefined> {
  await mkdir(parts.uploadFolder, { recursive: true })
  const folder = await mkdtemp(join(parts.uploadFolder, 'export-'))
  try {
    const path = join(folder, 'users.csv')
    const rows = await writeFileOfUsers(parts, asked, path, signal)
    await parts.files.put(asked.exportId, path, 'itself')
    if (await markReady(parts.database, asked.exportId, rows, parts.clock())) return rows
    await parts.files.delete(asked.exportId)
    return undefined
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The same command however often the job is tried, so that it is said once. */
async function recordWritten({ eventLog }: Writing, { exportId }: UserExport, rows: number, job: Job): Promise<void> {
  await eventLog.append(`export-${exportId}`, [{ type: 'UserExportWritten', data: { exportId, rows } }], {
    expected: { kind: 'any' },
    context: {
      actor: { kind: 'system', id: 'user-export' },
      commandId: uuidv5('written', job.id),
      correlationId: job.correlationId,
      causationId: job.causationId,
    },
  })
}

/** @returns how many rows it has */
async function writeFileOfUsers(
  { database, subjectKeys }: Writing,
  userExport: UserExport,
  path: string,
  signal: AbortSignal,
): Promise<number> {
  const { exportId, memberType, filter } = userExport
  const scope = reachOfAdministrator(userExport)
  const wanted: ExportedUsersFilter = { memberType, company: filter ?? undefined }
  await beginWriting(database, exportId, await countExportedUsers(database, scope, wanted))
  let rows = 0
  const lines = async function* () {
    yield exportHeading()
    for await (const piece of readExportedUsers({ database, subjectKeys }, scope, wanted)) {
      yield exportLines(piece)
      rows += piece.length
      await noteRowsWritten(database, exportId, rows)
    }
  }
  await pipeline(lines, createWriteStream(path, { mode: 0o600 }), { signal })
  return rows
}

async function sendLink(
  { users, systemReader, mailer, settings }: Writing,
  { exportId, requestedBy }: UserExport,
): Promise<void> {
  const administrator = await users.getUser(systemReader, requestedBy)
  if (!administrator?.email) return
  const about = { name: administrator.name, url: `${settings.publicUrl}/systemadmin/exports/${exportId}` }
  await mailer.send({ to: administrator.email, subjectId: requestedBy, write: () => userExportMail(about) })
}
