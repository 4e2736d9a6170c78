/**
 * Does the jobs of the outbox. Several processes may run one on the same database: a job is with one worker at a time,
 * and comes back when its worker dies. A worker may die after it did a job and before it said so. Then the job is done
 * again. Handlers must bear that, for example by using the job's id as their command id.
 */
import { randomUUID } from 'node:crypto'
import type { DatabasePool } from 'slonik'
import type { DatabaseSession } from '../runner/database-session.ts'
import { describeProblem } from '../runner/database-trouble.ts'
import { pause } from '@member-care/event-store/waiting.ts'
import { silentLog, type RunnerLog } from '../runner/runner-log.ts'
import {
  endTry,
  OUTBOX_CHANNEL,
  renewLease,
  takeJob,
  timeToNextJob,
  type Ending,
  type Job,
  type TakenJob,
} from './outbox.ts'

/**
 * What came of a try:
 * - `done`: nothing is left to do. It is also the result when there was nothing to do any more.
 * - `retryAt`: not done. The handler itself decides when to try again and how often; for the worker the job has not failed.
 *   (A failed insurer hand-over is recorded on the claim, which counts and says when it gives up: then the job is `done`.)
 * - `giveUp`: trying again would not help; the job becomes a dead letter.
 * A handler that throws is tried again with growing pauses, until it has failed for {@link OutboxWorkerOptions.giveUpAfterMs}: by time and not
 * by tries, so that a server that is away for a night or a long weekend loses nothing.
 */
export type JobResult = 'done' | { readonly retryAt: Date; readonly reason: string } | { readonly giveUp: string }

/** @param signal aborts when the worker stops and will not wait much longer, or when another worker got the job */
export type JobHandler = (job: Job, signal: AbortSignal) => Promise<JobResult>

export interface OutboxWorkerOptions {
  readonly pool: DatabasePool
  /** Of the pool's database. */
  readonly session: DatabaseSession
  /** By kind of job. Jobs of other kinds are left to other processes. */
  readonly handlers: Readonly<Record<string, JobHandler>>
  readonly log?: RunnerLog
  /** How many jobs are done at the same time; 4 if not given. */
  readonly slots?: number
  /**
   * Kinds of jobs that a person waits for. One more slot does nothing else, so that they come at once while thousands
   * of other jobs wait, or all other slots stand still.
   */
  readonly promptKinds?: readonly string[]
  /** For how long a job may fail before it becomes a dead letter; {@link TRIED_FOR_DAYS} if not given. */
  readonly giveUpAfterMs?: number
  /** With how many workers that died a job becomes a dead letter: it may be what kills them. 10 if not given. */
  readonly maxDeaths?: number
  /** How long a job is left to a worker that gives no sign of life; 30 seconds if not given. */
  readonly leaseMs?: number
  /** The pause after the first failure; 1 second if not given. It doubles with each failure, up to an hour. */
  readonly firstPauseMs?: number
}

export interface OutboxWorker {
  start(): Promise<void>
  /** Takes no more jobs and waits for those under way. After `graceMs` their signals abort. */
  stop(graceMs?: number): Promise<void>
}

const LONGEST_PAUSE_MS = 3_600_000
/** As long as a mail server goes on trying (RFC 5321, 4.5.4.1), and longer than a weekend with public holidays. */
const TRIED_FOR_DAYS = 5
const DAY_MS = 86_400_000
/** A notice tells of new jobs. This is for notices that were lost. */
const POLL_MS = 2_000

export function createOutboxWorker(options: OutboxWorkerOptions): OutboxWorker {
  const {
    pool,
    session,
    handlers,
    log = silentLog,
    slots = 4,
    promptKinds = [],
    giveUpAfterMs = TRIED_FOR_DAYS * DAY_MS,
    maxDeaths = 10,
    leaseMs = 30_000,
    firstPauseMs = 1_000,
  } = options
  const stopping = new AbortController()
  const outOfPatience = new AbortController()
  /** Aborts when there may be something to do. It is made anew for each wait. */
  let wakeUp = new AbortController()
  let working: Promise<unknown> = Promise.resolve()

  function wake(): void {
    wakeUp.abort()
    wakeUp = new AbortController()
  }

  /** Slots that do jobs of these kinds. */
  function openSlots(count: number, kinds: readonly string[]): readonly Promise<void>[] {
    /**
     * All slots that find nothing share one wait. The slot that began it took its wake-up signal before it looked for a
     * job. So no notice since then is missed.
     */
    let resting: Promise<void> | undefined
    const waitForJob = (woken: AbortSignal) => (resting ??= rest(kinds, woken).finally(() => (resting = undefined)))
    return Array.from({ length: count }, () => work(kinds, waitForJob))
  }

  async function work(kinds: readonly string[], waitForJob: (woken: AbortSignal) => Promise<void>): Promise<void> {
    while (!stopping.signal.aborted) {
      const woken = wakeUp.signal
      const lease = randomUUID()
      try {
        const job = await takeJob(pool, { kinds, lease, leaseMs })
        if (job) await tryJob(job, lease)
        else await waitForJob(woken)
      } catch (error) {
        log.warn({ problem: describeProblem(error) }, 'The outbox does not answer; trying again')
        await pause(POLL_MS, stopping.signal)
      }
    }
  }

  async function rest(kinds: readonly string[], woken: AbortSignal): Promise<void> {
    const untilNextJob = (await timeToNextJob(pool, kinds)) ?? POLL_MS
    await pause(Math.min(Math.max(20, untilNextJob), POLL_MS), AbortSignal.any([woken, stopping.signal]))
  }

  async function tryJob(job: TakenJob, lease: string): Promise<void> {
    const lost = new AbortController()
    const renewing = setInterval(() => {
      renewLease(pool, job.id, { lease, leaseMs }).then(
        (kept) => kept || lost.abort(),
        // The next renewal may still be in time.
        () => {},
      )
    }, leaseMs / 3)
    try {
      const ending = await runHandler(job, AbortSignal.any([lost.signal, outOfPatience.signal]))
      await endTry(pool, job.id, lease, ending)
      if (ending.kind === 'gave-up')
        log.error({ jobId: job.id, kind: job.kind, attempt: job.attempt, problem: ending.error }, 'A job was given up')
    } finally {
      clearInterval(renewing)
    }
  }

  async function runHandler({ deaths, failingMs, ...job }: TakenJob, signal: AbortSignal): Promise<Ending> {
    const handler = handlers[job.kind]
    if (!handler) throw new RangeError(`No handler for jobs of kind ${job.kind}.`)
    if (deaths >= maxDeaths) return { kind: 'gave-up', error: `Its worker died ${deaths} times.` }
    try {
      const result = await handler(job, signal)
      if (result === 'done') return { kind: 'done' }
      if ('giveUp' in result) return { kind: 'gave-up', error: result.giveUp }
      return { kind: 'waiting', dueAt: result.retryAt, error: result.reason, hasFailed: false }
    } catch (error) {
      const problem = describeProblem(error)
      if (failingMs !== null && failingMs >= giveUpAfterMs) return { kind: 'gave-up', error: problem }
      log.warn({ jobId: job.id, kind: job.kind, attempt: job.attempt, problem }, 'A job failed and will be tried again')
      const pauseMs = Math.min(firstPauseMs * 2 ** (job.attempt - 1), LONGEST_PAUSE_MS)
      return { kind: 'waiting', dueAt: new Date(Date.now() + pauseMs), error: problem, hasFailed: true }
    }
  }

  return {
    async start() {
      const listening = session.use({ channel: OUTBOX_CHANNEL, onNotice: wake, onListening: wake })
      const prompt = promptKinds.length === 0 ? [] : openSlots(1, promptKinds)
      working = Promise.all([...openSlots(slots, Object.keys(handlers)), ...prompt]).finally(() => listening.end())
    },
    async stop(graceMs = 10_000) {
      stopping.abort()
      const patience = setTimeout(() => outOfPatience.abort(), graceMs)
      await working.finally(() => clearTimeout(patience))
    },
  }
}
