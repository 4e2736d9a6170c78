/** The process that checks or carries out one upload and ends (work-apart.ts). Its arguments: the lane, and the upload's id. */
import { describeProblem } from '@member-care/projections/runner/database-trouble.ts'
import { waitForCheckpoints } from '@member-care/projections/runner/wait-for-checkpoints.ts'
import { z } from 'zod'
import { createLogger } from '../http/logging.ts'
import { openFileStore } from '../integrations/file-store/open-file-store.ts'
import { readSettings } from '../settings/read-settings.ts'
import { withEventLog } from '../event-log/with-event-log.ts'
import { laneWork, reasonNeverToTryAgain, uploadLanes } from './lane-work.ts'
import { findUpload } from './upload-store.ts'
import { STOP, type ApartOutcome } from './work-apart.ts'

/** The read models are kept by the product; so long the upload waits for them before it goes on all the same. */
const PATIENCE_MS = 5_000

const stopping = new AbortController()
process.on('message', (message) => message === STOP && stopping.abort())
// Without the product nobody holds the lane any more: another process may have it in a moment.
process.on('disconnect', () => process.exit(1))
if (!process.connected) process.exit(1)
// A terminal tells all processes to end; the product tells this one when.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})

const outcome = await work().then(
  (): ApartOutcome => ({ kind: 'done' }),
  (error: unknown): ApartOutcome => {
    const text = reasonNeverToTryAgain(error)
    return text === undefined ? { kind: 'failed', problem: describeProblem(error) } : { kind: 'never', text }
  },
)
process.send?.(outcome, () => process.exit(0))

async function work(): Promise<void> {
  const [lane, uploadId] = z.tuple([z.enum(uploadLanes), z.uuid()]).parse(process.argv.slice(2))
  const settings = readSettings(process.env)
  await withEventLog(
    async (events, database) => {
      const { eventLog, subjectKeys, blindIndex } = events
      const upload = await findUpload(database, uploadId)
      if (upload?.state !== lane) return
      await laneWork[lane](
        {
          database,
          eventLog,
          subjectKeys,
          blindIndex,
          files: await openFileStore(settings, events),
          settings,
          clock: () => new Date(),
          logger: createLogger(settings),
          readModels: {
            async untilVisible(names, position) {
              await waitForCheckpoints(database, names, position, PATIENCE_MS)
            },
          },
        },
        upload,
        stopping.signal,
      )
    },
    { isInstalled: true },
  )
}
