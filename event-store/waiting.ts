/** Waiting: for an answer of the server, or for a time, but not longer than it makes sense. */
import { setTimeout as delay } from 'node:timers/promises'

/** No answer within the time limit. What had been asked for may have happened all the same. */
export class AnswerTimeout extends Error {
  override readonly name = 'AnswerTimeout'
}

/** @throws AnswerTimeout when the answer takes longer than this */
export async function withinTime<Result>(answer: Promise<Result>, milliseconds: number): Promise<Result> {
  const timeout = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => timeout.reject(new AnswerTimeout(`No answer within ${milliseconds} ms.`)),
    milliseconds,
  )
  try {
    return await Promise.race([answer, timeout.promise])
  } finally {
    clearTimeout(timer)
  }
}

/** The answer, or undefined as soon as the signal aborts. */
export function unlessAborted<Result>(answer: Promise<Result>, signal: AbortSignal): Promise<Result | undefined> {
  return new Promise((resolve, reject) => {
    const abort = () => resolve(undefined)
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort)
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}

/** Waits for a time, or until the signal aborts. */
export async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await delay(milliseconds, undefined, { signal }).catch(() => {})
}
