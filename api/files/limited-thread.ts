/**
 * Work on what strangers sent, in a thread of its own with limits of time and memory: a few bytes can unpack to more than a process
 * has, and it is the thread that dies of it.
 */
import { parentPort, Worker, workerData } from 'node:worker_threads'

export interface ThreadLimits {
  readonly timeoutMs: number
  /** Of objects; buffers are not counted. */
  readonly heapMegabytes: number
}

/** The thread gave no answer, or said that it cannot. */
export class ThreadFailed extends Error {
  override readonly name = 'ThreadFailed'
}

type Answer<Result> = { readonly result: Result } | { readonly error: string }

/**
 * Has a file's {@link answerFromThread} work.
 * @param entry the file that the thread runs
 * @param input what can be cloned into it
 * @throws ThreadFailed when the work fails, takes longer or needs more than the limits
 */
export async function workInThread<Input, Result>(entry: URL, input: Input, { timeoutMs, heapMegabytes }: ThreadLimits): Promise<Result> {
  const worker = new Worker(entry, {
    workerData: input,
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
    // Decoders print what they dislike; the log is not the place for it.
    stdout: true,
    stderr: true,
  })
  const { promise, resolve, reject } = Promise.withResolvers<Answer<Result>>()
  const timer = setTimeout(() => reject(new ThreadFailed('It took too long.')), timeoutMs)
  worker.once('message', resolve)
  worker.once('error', (error) => reject(new ThreadFailed('The thread failed.', { cause: error })))
  worker.once('exit', () => reject(new ThreadFailed('The thread ended without an answer.')))
  try {
    const answer = await promise
    if ('error' in answer) throw new ThreadFailed(answer.error)
    return answer.result
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}

/** What the thread's file calls: works on the input and answers. */
export function answerFromThread<Input, Result>(work: (input: Input) => Promise<Result>): void {
  work(workerData as Input).then(
    (result) => parentPort?.postMessage({ result } satisfies Answer<Result>),
    (error: unknown) => parentPort?.postMessage({ error: error instanceof Error ? error.message : 'It cannot be read.' } satisfies Answer<Result>),
  )
}
