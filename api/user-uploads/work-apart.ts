/**
 * Does the work on an upload in a process of its own, which ends afterwards. So people who use the product meanwhile do
 * not wait for this work, and the memory that it took is free again. The lane stays with the product. The product also
 * handles a failure.
 */
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { UnreadableFile } from './decode-csv.ts'
import type { LaneWork, UploadLane } from './lane-work.ts'

/** Told by the product when its lane is over: end after the families that are under way. */
export const STOP = 'stop'

/** What the process tells before it ends. */
export const apartOutcomeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('done') }),
  z.object({ kind: z.literal('never'), text: z.string() }),
  z.object({ kind: z.literal('failed'), problem: z.string() }),
])
export type ApartOutcome = z.infer<typeof apartOutcomeSchema>

const entry = join(import.meta.dirname, 'upload-process.ts')
/** Megabytes of objects, far more than the families under way need: without it garbage is collected late, and the process grows. */
const HEAP_MEGABYTES = 256
/** What the families under way need is garbage a moment later: with room for it, hardly any is copied before it goes. */
const YOUNG_MEGABYTES = 32

/** @throws UnreadableFile when it can never be done; AbortError when the signal aborts; Error with the problem otherwise, also when the process died */
export function workApart(lane: UploadLane, databaseUrl: string): LaneWork {
  return async (_parts, { uploadId }, signal) => {
    signal.throwIfAborted()
    const child = fork(entry, [lane, uploadId], {
      env: { ...process.env, DATABASE_URL: databaseUrl },
      execArgv: [
        ...process.execArgv,
        `--max-old-space-size=${HEAP_MEGABYTES}`,
        `--max-semi-space-size=${YOUNG_MEGABYTES}`,
      ],
    })
    giveWay(child)
    let outcome: ApartOutcome | undefined
    child.on('message', (message) => (outcome = apartOutcomeSchema.parse(message)))
    const stop = () => child.connected && child.send(STOP)
    signal.addEventListener('abort', stop)
    await once(child, 'exit').finally(() => signal.removeEventListener('abort', stop))
    if (outcome?.kind === 'done') return
    signal.throwIfAborted()
    if (outcome?.kind === 'never') throw new UnreadableFile(outcome.text)
    throw new Error(outcome?.problem ?? 'The process of the upload died.')
  }
}

/** Half of what others get where all want the processor. Much less, and an upload would stand still on a machine that has much else to do. */
const NICENESS = 3

/** When both want the processor, the people who use the product come first. */
function giveWay({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, NICENESS)
  } catch {
    // It has ended already, or the system does not let us: then it is done as it is.
  }
}
