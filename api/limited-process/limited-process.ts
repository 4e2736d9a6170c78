/**
 * Work on what strangers sent, in a process of its own with limits of time and memory, one at a time in the whole product, and one more in the
 * background: a few bytes can unpack to more than a machine has, and it is that process that dies of it. It gets none of our settings, so none of
 * our secrets.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { constants, platform, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'

export interface ProcessLimits {
  readonly timeoutMs: number
  /** What the work may take of memory, buffers included, beside what the process needs to run at all. */
  readonly megabytes: number
  /** Nobody waits for it: it has a line of its own, so that it holds up nothing that somebody waits for, and leaves the processor to others first. */
  readonly isInBackground?: boolean
}

/** The process gave no answer, or said that it cannot. */
export class ProcessFailed extends Error {
  override readonly name = 'ProcessFailed'
}

type Answer<Result> = { readonly result: Result } | { readonly error: string }

/** An empty Node process reserves so much, though it uses a tenth of it. Measured with Node 24: 573. */
const RESERVED_MEGABYTES = 640

/** What is passed on of the product's own environment. */
const passedOn = ['PATH', 'TMPDIR', 'NODE_COMPILE_CACHE'] as const

interface Line {
  /** Ends when the last work that was asked for ends. */
  end: Promise<unknown>
}
const awaited: Line = { end: Promise.resolve() }
const inBackground: Line = { end: Promise.resolve() }

/**
 * Has a file's {@link answerFromProcess} work, when nothing else is worked on in this way.
 * @param entry the file that the process runs
 * @param input what can be cloned into it
 * @param signal ends the work
 * @throws ProcessFailed when the work fails, takes longer or needs more than the limits; the signal's reason
 */
export async function workInProcess<Input, Result>(
  entry: URL,
  input: Input,
  limits: ProcessLimits,
  signal?: AbortSignal,
): Promise<Result> {
  const line = limits.isInBackground ? inBackground : awaited
  const result = line.end.then(async () => workNow<Input, Result>(entry, input, limits, signal))
  line.end = result.catch(() => undefined)
  return result
}

async function workNow<Input, Result>(
  entry: URL,
  input: Input,
  limits: ProcessLimits,
  signal: AbortSignal | undefined,
): Promise<Result> {
  signal?.throwIfAborted()
  const child = start(fileURLToPath(entry), limits)
  const { promise, resolve, reject } = Promise.withResolvers<Answer<Result>>()
  const timer = setTimeout(() => reject(new ProcessFailed('It took too long.')), limits.timeoutMs)
  child.once('message', (answer) => resolve(answer as Answer<Result>))
  child.once('error', (error) => reject(new ProcessFailed('The process failed.', { cause: error })))
  child.once('exit', () => reject(new ProcessFailed('The process ended without an answer.')))
  const end = () => reject(signal?.reason as Error)
  signal?.addEventListener('abort', end, { once: true })
  try {
    if (limits.isInBackground && child.pid !== undefined)
      setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
    // Should it have died already, its end says so.
    child.send({ input }, () => {})
    const answer = await promise
    if ('error' in answer) throw new ProcessFailed(answer.error)
    return answer.result
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', end)
    child.kill('SIGKILL')
  }
}

function start(entry: string, { megabytes }: ProcessLimits): ChildProcess {
  const node = [process.execPath, `--max-old-space-size=${megabytes}`, entry]
  // The system's own limit is the hard one. Only a shell can set it before the program begins; it becomes the program then.
  const limited = [
    '/bin/sh',
    '-c',
    'ulimit -c 0; ulimit -d "$0"; exec "$@"',
    String((RESERVED_MEGABYTES + megabytes) * 1_024),
    ...node,
  ]
  const [command = '', ...args] = platform() === 'linux' ? limited : node
  return spawn(command, args, {
    env: Object.fromEntries(
      passedOn.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
    ),
    // Decoders print what they dislike; the log is not the place for it.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  })
}

/** What the process's file calls: works on the input and answers. */
export function answerFromProcess<Input, Result>(work: (input: Input) => Promise<Result>): void {
  // Nobody waits for the answer any more.
  process.on('disconnect', () => process.exit(1))
  process.once('message', (message) => {
    work((message as { input: Input }).input).then(
      (result) => process.send?.({ result } satisfies Answer<Result>),
      (error: unknown) =>
        process.send?.({
          error: error instanceof Error ? error.message : 'It cannot be read.',
        } satisfies Answer<Result>),
    )
  })
}
