/**
 * Group commit inside one process. While one call of the database is under way, appends wait; all that wait go into the next call, one per stream.
 * So many writers share one transaction and one flush of the disk, and order is kept by having one call at a time.
 */
import { StoreUnavailable, WrongExpectedRevision, type AppendResult, type StreamId } from '../port.ts'
import type { AppendRequest, Verdict } from './append-function.ts'
import { isErrorOfData } from './database-errors.ts'
import { positionFromNumber } from './position.ts'

/** Bounds of one call, so that a long queue does not make everyone wait for one large transaction. */
const MAX_APPENDS_PER_CALL = 256
const MAX_BYTES_PER_CALL = 4 * 1024 * 1024
/** Bounds of the queue: beyond them the store says that it is overrun, instead of eating the memory. */
const MAX_WAITING_APPENDS = 10_000
const MAX_WAITING_BYTES = 64 * 1024 * 1024

interface WaitingAppend {
  readonly request: AppendRequest
  readonly bytes: number
  readonly resolve: (result: AppendResult) => void
  readonly reject: (error: unknown) => void
}

export interface AppendQueue {
  /** Waits for its turn and for the database. `bytes` is the size of the request's events. */
  append(request: AppendRequest, bytes: number): Promise<AppendResult>
  /** Refuses further appends, and waits until those that wait have been answered. */
  close(): Promise<void>
}

/**
 * @param call carries out all these appends (of different streams) in one transaction, and says what became of each
 */
export function createAppendQueue(
  call: (requests: readonly AppendRequest[]) => Promise<readonly Verdict[]>,
): AppendQueue {
  const waitingByStream = new Map<StreamId, WaitingAppend[]>()
  let waitingAppends = 0
  let waitingBytes = 0
  let working: Promise<void> | undefined
  let closed = false

  async function work(): Promise<void> {
    while (waitingAppends > 0) {
      // One turn of the event loop: the writers that have just been answered put their next append into this same call.
      await new Promise((resolve) => setImmediate(resolve))
      await carryOut(nextBatch())
    }
    working = undefined
  }

  /** The first waiting append of each stream, longest waiting streams first. */
  function nextBatch(): WaitingAppend[] {
    const batch: WaitingAppend[] = []
    let bytes = 0
    for (const [first] of waitingByStream.values()) {
      if (
        !first ||
        batch.length === MAX_APPENDS_PER_CALL ||
        (batch.length > 0 && bytes + first.bytes > MAX_BYTES_PER_CALL)
      )
        break
      batch.push(first)
      bytes += first.bytes
    }
    for (const { request } of batch) {
      const rest = waitingByStream.get(request.stream)?.slice(1) ?? []
      // Deleted and set again, a stream comes to the end of the map: after all that have waited longer.
      waitingByStream.delete(request.stream)
      if (rest.length > 0) waitingByStream.set(request.stream, rest)
    }
    waitingAppends -= batch.length
    waitingBytes -= bytes
    return batch
  }

  async function carryOut(batch: readonly WaitingAppend[]): Promise<void> {
    try {
      settle(batch, await call(batch.map((append) => append.request)))
    } catch (error) {
      if (batch.length === 1 || !isErrorOfData(error)) {
        for (const append of batch) append.reject(error)
        return
      }
      // The data of one of them made the whole transaction fail: alone, the others go through.
      for (const append of batch) await carryOut([append])
    }
  }

  return {
    append(request, bytes) {
      if (closed)
        return Promise.reject(new StoreUnavailable('The event store has been closed.', { outcomeUnknown: false }))
      if (waitingAppends >= MAX_WAITING_APPENDS || waitingBytes + bytes > MAX_WAITING_BYTES) {
        return Promise.reject(new StoreUnavailable('Too many appends are waiting.', { outcomeUnknown: false }))
      }
      return new Promise((resolve, reject) => {
        const append = { request, bytes, resolve, reject }
        const waiting = waitingByStream.get(request.stream)
        if (waiting) waiting.push(append)
        else waitingByStream.set(request.stream, [append])
        waitingAppends += 1
        waitingBytes += bytes
        working ??= work()
      })
    },
    async close() {
      closed = true
      await working
    },
  }
}

function settle(batch: readonly WaitingAppend[], verdicts: readonly Verdict[]): void {
  for (const verdict of verdicts) {
    const append = batch[verdict.append - 1]
    if (!append) continue
    const { stream, expected } = append.request
    if (verdict.outcome === 'refused') append.reject(new WrongExpectedRevision(stream, expected, verdict.revision))
    else if (verdict.outcome === 'id-taken' || verdict.position === null)
      append.reject(new Error(`An event id of this append to ${stream} belongs to another stream.`))
    else
      append.resolve({
        revision: verdict.revision,
        position: positionFromNumber(verdict.position),
        repeated: verdict.outcome === 'repeated',
      })
  }
}
