/**
 * Seals what an installation of before has in the clear, one file after the other, while the product runs. Killed at any moment it goes on after the next
 * start: each file is replaced as a whole, and stands in the register until it is sealed. Several processes share the work.
 */
import type { FastifyBaseLogger } from 'fastify'
import { pause } from '@member-care/event-store/waiting.ts'
import type { DatabasePool } from 'slonik'
import { NIL } from 'uuid'
import { shownCount } from '@member-care/domain/language/shown-count.ts'
import { KeyGone } from '@member-care/event-store/codec/key-gone.ts'
import { FileMissing, FileUnopened } from './file-store.ts'
import type { SealedFileStore } from './sealed-file-store.ts'
import { countClearFiles, holdClearFile, strikeClearFile } from './clear-file-register.ts'
import { jpegIdOf } from './jpeg-id.ts'

export interface ClearFileSealing {
  readonly database: DatabasePool
  readonly files: SealedFileStore
  readonly logger: FastifyBaseLogger
}

export interface SealedClearFiles {
  readonly sealed: number
  /** There was nothing to seal. */
  readonly missing: number
  /** Stay in the clear: no key may be made any more for somebody who is being forgotten, or the store did not answer. */
  readonly left: number
}

/** Goes once through the register. @param signal ends it after the file that is under way */
export async function sealClearFiles(
  { database, files, logger }: ClearFileSealing,
  signal: AbortSignal,
): Promise<SealedClearFiles> {
  const counts = { sealed: 0, missing: 0, left: 0 }
  for (let after: string | undefined = NIL; after !== undefined && !signal.aborted;) after = await sealNext(after)
  return counts

  async function sealNext(after: string): Promise<string | undefined> {
    return database.transaction(async (transaction) => {
      const next = await holdClearFile(transaction, after)
      if (!next) return undefined
      const { fileId, subjectId } = next
      const outcome = await seal(fileId, subjectId)
      if (outcome !== 'left') await strikeClearFile(transaction, fileId)
      counts[outcome] += 1
      return fileId
    })
  }

  async function seal(fileId: string, subjectId: string | undefined): Promise<keyof SealedClearFiles> {
    try {
      await files.sealInTheClear(fileId, subjectId === undefined ? 'itself' : { subjectId })
      await removeClearView(fileId)
      return 'sealed'
    } catch (error) {
      if (error instanceof FileMissing) return 'missing'
      if (!(error instanceof KeyGone))
        logger.error({ err: error, fileId }, 'a file that lies in the clear could not be sealed; it is tried again')
      return 'left'
    }
  }

  /** The picture of one that was made visible: it is made anew, and sealed, when somebody looks at it. */
  async function removeClearView(fileId: string): Promise<void> {
    const viewId = jpegIdOf(fileId)
    if (!(await files.has(viewId))) return
    try {
      ;(await files.open(viewId)).destroy()
    } catch (error) {
      if (error instanceof FileUnopened && error.reason === 'in-the-clear') await files.delete(viewId)
      else if (!(error instanceof FileMissing)) throw error
    }
  }
}

const AGAIN_AFTER_MS = 60_000

export interface ClearFileTask {
  start(): void
  /** Resolves when the file that is under way is done. */
  stop(): Promise<void>
  /** How many still lie in the clear, for people who operate it. */
  describe(): Promise<string>
}

/** Does so from the start of the product until none is left. */
export function createClearFileTask(sealing: ClearFileSealing): ClearFileTask {
  const stopping = new AbortController()
  let running: Promise<void> = Promise.resolve()

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        if ((await countClearFiles(sealing.database)) === 0) return
        const { sealed, missing, left } = await sealClearFiles(sealing, stopping.signal)
        sealing.logger.info({ sealed, missing, left }, 'files that lay in the clear were sealed')
      } catch (error) {
        sealing.logger.error({ err: error }, 'files that lie in the clear could not be sealed; it is tried again')
      }
      await pause(AGAIN_AFTER_MS, stopping.signal)
    }
  }

  return {
    start() {
      running = run()
    },
    async stop() {
      stopping.abort()
      await running
    },
    async describe() {
      const files = await countClearFiles(sealing.database)
      return files === 0
        ? 'every file is sealed'
        : `${shownCount(files)} files of an earlier version are still to be sealed`
    },
  }
}
