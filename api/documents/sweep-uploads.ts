/** Removes what was kept and never became part of a claim of either sort, of a letter of guarantee or of a member's request, and temporary files that a killed process left. */
import type { ClaimEvent } from '@member-care/domain/claim/claim-events.ts'
import { evolve, initialState, isFiled } from '@member-care/domain/claim/claim-state.ts'
import type { FlexibleSpendingEvent } from '@member-care/domain/flexible-spending/flexible-spending-events.ts'
import {
  evolveFlexibleSpending,
  notRecorded,
} from '@member-care/domain/flexible-spending/record-flexible-spending-claim.ts'
import type { UserEvent } from '@member-care/domain/user/user-events.ts'
import type { EventLog } from '@member-care/event-store/event-log.ts'
import { rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { CommonQueryMethods } from 'slonik'
import type { FileStore } from '../integrations/file-store/file-store.ts'
import { findFilesAbout, findUnattached, markAttached, unregisterFile } from './file-register.ts'
import { recordedDocument } from './recorded-documents.ts'
import { filesUnder } from '../integrations/file-store/files-under.ts'
import type { Leftovers } from './leftovers.ts'
import { jpegIdOf } from '../integrations/file-store/jpeg-id.ts'
import type { WhenForgotten } from '../http/parts.ts'

/** Long enough for any submission that is still under way. */
const GRACE_MS = 24 * 60 * 60 * 1000

export interface UploadSweep {
  readonly database: CommonQueryMethods
  readonly eventLog: EventLog
  readonly files: FileStore
  readonly clock: () => Date
  /** Where uploads wait while they are received, beside the folders of other processes (process-folder.ts). */
  readonly uploadFolder: string
}

/** @returns how many files were removed */
export async function sweepUploads(sweep: UploadSweep): Promise<Leftovers> {
  const before = new Date(sweep.clock().getTime() - GRACE_MS)
  const temporary = await removeOldFiles(dirname(sweep.uploadFolder), before)
  const unfinished = await sweep.files.removeUnfinished(before)
  return { temporary, unfinished, unattached: await removeUnattached(sweep, before) }
}

async function removeUnattached(sweep: UploadSweep, before: Date): Promise<number> {
  let removed = 0
  for await (const { fileId, claimId, subjectId } of unattachedFiles(sweep.database, before)) {
    // A process killed after filing the claim may not have noted that the file is part of it: the claim itself tells.
    const { eventLog } = sweep
    if (
      (await isPartOfClaim(eventLog, claimId, fileId)) ||
      (await isPartOfFlexibleSpendingClaim(eventLog, claimId, fileId)) ||
      (await isPartOfGuarantee(eventLog, claimId, fileId)) ||
      (await isInvoice(eventLog, claimId, fileId)) ||
      (await isEvidence(eventLog, subjectId, fileId))
    ) {
      await markAttached(sweep.database, [fileId])
    } else {
      await removeFile(sweep, fileId)
      removed++
    }
  }
  return removed
}

/** A page of them after the other: each that was given has been settled when the next page is asked for. */
async function* unattachedFiles(database: CommonQueryMethods, before: Date) {
  for (
    let page = await findUnattached(database, before);
    page.length > 0;
    page = await findUnattached(database, before)
  )
    yield* page
}

/** Removes every kept file that tells about somebody, for when they are forgotten. @returns how many there were */
async function removeFilesAbout(keeping: Pick<UploadSweep, 'database' | 'files'>, subjectId: string): Promise<number> {
  const fileIds = await findFilesAbout(keeping.database, subjectId)
  await removeFiles(keeping, fileIds)
  return fileIds.length
}

/** Removes these files, for when the drafts that held them go at once. */
export async function removeFiles(
  keeping: Pick<UploadSweep, 'database' | 'files'>,
  fileIds: readonly string[],
): Promise<void> {
  for (const fileId of fileIds) await removeFile(keeping, fileId)
}

/** The bytes first: killed in between, the register still knows that there is something to remove. */
async function removeFile({ database, files }: Pick<UploadSweep, 'database' | 'files'>, fileId: string): Promise<void> {
  await files.delete(jpegIdOf(fileId))
  await files.delete(fileId)
  await unregisterFile(database, fileId)
}

async function isPartOfClaim(eventLog: EventLog, claimId: string, fileId: string): Promise<boolean> {
  const { events } = await eventLog.load<ClaimEvent>(`claim-${claimId}`)
  const claim = events.reduce(evolve, initialState)
  return isFiled(claim) && claim.attachments.some(({ attachmentId }) => attachmentId === fileId)
}

async function isPartOfFlexibleSpendingClaim(eventLog: EventLog, eclaimId: string, fileId: string): Promise<boolean> {
  const { events } = await eventLog.load<FlexibleSpendingEvent>(`eclaim-${eclaimId}`)
  const claim = events.reduce(evolveFlexibleSpending, notRecorded)
  return claim?.attachments.some(({ attachmentId }) => attachmentId === fileId) ?? false
}

/** Whether it came with a request for a letter of guarantee, or is a letter that was issued to it. */
async function isPartOfGuarantee(eventLog: EventLog, guaranteeId: string, fileId: string): Promise<boolean> {
  return (await recordedDocument(eventLog, `guarantee-${guaranteeId}`, fileId)) !== undefined
}

/** Whether it is the tax invoice of an order. */
async function isInvoice(eventLog: EventLog, orderId: string, fileId: string): Promise<boolean> {
  return (await recordedDocument(eventLog, `order-${orderId}`, fileId)) !== undefined
}

/** Whether it proves a change of name or NRIC that was asked for. */
async function isEvidence(eventLog: EventLog, userId: string, fileId: string): Promise<boolean> {
  const { events } = await eventLog.load<UserEvent>(`user-${userId}`)
  return events.some(
    (event) => event.type === 'IdentityChangeRequested' && event.data.evidence.some((file) => file.fileId === fileId),
  )
}

async function removeOldFiles(folder: string, before: Date): Promise<number> {
  let removed = 0
  for (const path of await filesUnder(folder)) {
    const found = await stat(path).catch(() => undefined)
    if (!found || found.mtime >= before) continue
    await rm(path, { force: true })
    removed++
  }
  return removed
}

/** Every document about them. */
export const forgetDocuments: WhenForgotten = {
  afterwards: async (parts, { userId }) => void (await removeFilesAbout(parts, userId)),
}
