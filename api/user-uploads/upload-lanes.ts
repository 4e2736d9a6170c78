/**
 * Checks uploads, and carries out those that were submitted. In the whole deployment one upload is checked and one is
 * carried out at a time. The others wait in line. The process that does the work holds a lock. The database frees the
 * lock the moment the process dies. The process that gets the lock next goes on with the work. This is not a job of the
 * outbox, because uploads wait in line, and because the work of a killed process need not wait here until a lease runs
 * out.
 */
import { uploadFileTexts } from '@member-care/domain/texts/upload-texts.ts'
import type { DatabaseSession, SessionUse } from '@member-care/projections/runner/database-session.ts'
import { describeProblem } from '@member-care/projections/runner/database-trouble.ts'
import { pause } from '@member-care/event-store/waiting.ts'
import { reasonNeverToTryAgain, uploadLanes, type LaneWork, type UploadLane } from './lane-work.ts'
import { findUpload, moveUpload, nextUpload, UPLOADS_CHANNEL, type Upload } from './upload-store.ts'
import type { UploadParts } from './upload-work.ts'

export interface UploadLanes {
  start(): void
  /** Stops after the families that are under way; the rest is done after the next start. */
  stop(): Promise<void>
}

/** For a notice that was lost. */
const POLL_MS = 2_000
const PAUSE_AFTER_FAILURE_MS = 1_000
/** An upload that fails so often without getting anywhere never will. */
const MOST_FAILURES = 10

/** @param workOf what is done in a lane: here (lane-work.ts), or in a process of its own (work-apart.ts) */
export function createUploadLanes(
  parts: UploadParts & { readonly databaseSession: DatabaseSession },
  workOf: (lane: UploadLane) => LaneWork,
): UploadLanes {
  const { database, databaseSession, logger, clock } = parts
  const stopping = new AbortController()
  /** Aborts when there may be something to do; made anew for each wait. */
  let wakeUp = new AbortController()
  let session: SessionUse | undefined
  let running: Promise<unknown> = Promise.resolve()

  function wake(): void {
    wakeUp.abort()
    wakeUp = new AbortController()
  }

  async function keepLane(lane: UploadLane, held: SessionUse): Promise<void> {
    while (!stopping.signal.aborted) {
      const lost = await held.lead(`member-care uploads ${lane}`, stopping.signal)
      if (lost) await leadLane(lane, AbortSignal.any([lost, stopping.signal]))
    }
  }

  async function leadLane(lane: UploadLane, over: AbortSignal): Promise<void> {
    const work = workOf(lane)
    let failures = { uploadId: '', done: -1, count: 0 }
    while (!over.aborted) {
      const woken = wakeUp.signal
      let upload: Upload | undefined
      try {
        upload = await nextUpload(database, lane)
        if (upload) await work(parts, upload, over)
        else await pause(POLL_MS, AbortSignal.any([woken, over]))
      } catch (error) {
        if (over.aborted) return
        const text = reasonNeverToTryAgain(error)
        if (upload && text !== undefined) {
          await giveUp(upload, text)
          continue
        }
        logger.warn(
          { problem: describeProblem(error), uploadId: upload?.uploadId },
          'an upload was interrupted and goes on in a moment',
        )
        if (upload) failures = await counted(failures, upload)
        if (upload && failures.count >= MOST_FAILURES) await giveUp(upload, uploadFileTexts.interrupted)
        await pause(PAUSE_AFTER_FAILURE_MS, over)
      }
    }
  }

  /** Failures in a row at the same place. */
  async function counted(
    failures: { uploadId: string; done: number; count: number },
    { uploadId }: Upload,
  ): Promise<typeof failures> {
    const done = (await findUpload(database, uploadId).catch(() => undefined))?.doneFamilies
    // While the database does not answer, nothing is known to be wrong with the upload.
    if (done === undefined) return failures
    const isSamePlace = failures.uploadId === uploadId && failures.done === done
    return { uploadId, done, count: isSamePlace ? failures.count + 1 : 1 }
  }

  async function giveUp({ uploadId, state }: Upload, text: string): Promise<void> {
    logger.error({ uploadId, state }, 'an upload was given up')
    await moveUpload(database, uploadId, state, 'failed', clock(), text).catch(() => false)
  }

  return {
    start() {
      session = databaseSession.use({ channel: UPLOADS_CHANNEL, onNotice: wake, onListening: wake })
      const held = session
      running = Promise.all(uploadLanes.map((lane) => keepLane(lane, held)))
    },
    async stop() {
      stopping.abort()
      await running
      await session?.end()
    },
  }
}
