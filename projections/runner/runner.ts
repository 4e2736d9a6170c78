/**
 * Keeps all read models and reactors up to date with the log. Several processes may run one on the same database: one
 * of them leads each follower.
 */
import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import type { EventLog } from '@member-care/event-store/event-log.ts'
import type { Position } from '@member-care/event-store/port.ts'
import type { DatabasePool } from 'slonik'
import type { Reactor } from '../reactors/reactor.ts'
import type { RowKeys } from '../tables/sealed-columns.ts'
import { statement } from '../tables/statement.ts'
import type { DatabaseSession, SessionUse } from './database-session.ts'
import { followLog, type FollowContext } from './follow-log.ts'
import { consumerOfProjection, consumerOfReactor, type LogConsumer } from './log-consumer.ts'
import { createProgressBoard, PROGRESS_CHANNEL, progressNotice, readProgressNotice } from './progress-board.ts'
import type { Projection } from './projection.ts'
import { addCheckpoint, clearFailure, leadLockOf, lockRegistry, readCheckpoint, readCheckpoints } from './registry.ts'
import { silentLog, type RunnerLog } from './runner-log.ts'
import { reportFollowers, type FollowerReport } from './status.ts'
import { registerVersion } from './versions.ts'

/** A caller that waits for a read model looks for itself this often, in case a notice was lost. */
const LOOK_AGAIN_MS = 500

export interface ProjectionRunner {
  /**
   * Makes the read models that are missing, and begins. `installRegistry` and `installOutbox` must be done in the
   * database before. When it resolves, queries find the views of the read models; they may still be filling.
   */
  start(): Promise<void>
  /**
   * Waits until read models show what was appended at a position, so that somebody reads their own writes.
   * @returns false when that did not happen in time, or cannot happen because one of them has failed
   */
  waitFor(names: readonly string[], position: Position, timeoutMs: number): Promise<boolean>
  status(): Promise<readonly FollowerReport[]>
  /**
   * Lets a follower that stopped at an event try that event again. An operator does this, after the cause was removed.
   * @returns false when no follower of this name had failed
   */
  retryFailed(name: string): Promise<boolean>
  /** Stops when the batches under way are done. */
  stop(): Promise<void>
}

export interface RunnerOptions {
  readonly eventLog: EventLog
  readonly pool: DatabasePool
  /** The keys of the people about whom rows tell. They are asked for while a transaction of the pool is open. */
  readonly keys: RowKeys
  /** Of the pool's database. */
  readonly session: DatabaseSession
  /** Every version that this process can keep; normally there is one per read model. */
  readonly projections: readonly Projection[]
  readonly reactors: readonly Reactor[]
  readonly log?: RunnerLog
}

export function createProjectionRunner(options: RunnerOptions): ProjectionRunner {
  const { eventLog, pool, keys, session, log = silentLog } = options
  const consumers: readonly LogConsumer[] = [
    ...options.projections.map((projection) => consumerOfProjection(projection, keys)),
    ...options.reactors.map(consumerOfReactor),
  ]
  const names = new Set(consumers.map((consumer) => consumer.name))
  const board = createProgressBoard()
  const context: FollowContext = {
    eventLog,
    pool,
    board,
    owner: `${hostname()}/${process.pid}/${randomUUID().slice(0, 8)}`,
    log,
  }
  const stopping = new AbortController()
  let listening: SessionUse | undefined
  let following: Promise<unknown> = Promise.resolve()

  /**
   * One look serves everybody who waits. If each of them looked, the database would have no time for the work that they
   * wait for.
   */
  let lookUnderWay: Promise<void> | undefined

  /** Finds out where all active followers are. */
  function look(): Promise<void> {
    lookUnderWay ??= readCheckpoints(pool)
      .then((checkpoints) => {
        for (const { name, position, status, active } of checkpoints) {
          if (active) board.note({ name, position, failed: status === 'failed' })
        }
      })
      .finally(() => (lookUnderWay = undefined))
    return lookUnderWay
  }

  async function register(consumer: LogConsumer): Promise<boolean> {
    if (consumer.kind === 'projection') {
      const kept = await registerVersion(pool, consumer.projection)
      if (!kept)
        log.info(
          { name: consumer.name, version: consumer.version },
          'A newer version of this read model is active; this one is left alone',
        )
      return kept
    }
    const position = consumer.reactor.startsAt === 'head' ? ((await eventLog.head()) ?? null) : null
    await pool.transaction(async (transaction) => {
      await lockRegistry(transaction)
      if (await readCheckpoint(transaction, consumer)) return
      await addCheckpoint(transaction, consumer, { kind: 'reactor', position, status: 'live', active: true })
    })
    return true
  }

  /** Leads a follower whenever no other process leads it. */
  async function leadAndFollow(consumer: LogConsumer, on: SessionUse): Promise<void> {
    while (!stopping.signal.aborted) {
      const held = await on.lead(leadLockOf(consumer), stopping.signal)
      if (!held) return
      await followLog(consumer, context, AbortSignal.any([held, stopping.signal]))
      // It was followed to the end: the version has been retired.
      if (!held.aborted) return
    }
  }

  return {
    async start() {
      const kept: LogConsumer[] = []
      for (const consumer of consumers) if (await register(consumer)) kept.push(consumer)
      const opened = session.use({
        channel: PROGRESS_CHANNEL,
        onNotice: (payload) => {
          const progress = readProgressNotice(payload)
          if (progress) board.note(progress)
        },
        onListening: look,
      })
      listening = opened
      following = Promise.all(kept.map((consumer) => leadAndFollow(consumer, opened)))
    },
    async waitFor(waitedFor, position, timeoutMs) {
      const unknown = waitedFor.find((name) => !names.has(name))
      if (unknown !== undefined) throw new RangeError(`There is no read model or reactor ${unknown}.`)
      // Somebody else may have repaired what had failed.
      if (waitedFor.some((name) => board.hasFailed(name))) await look().catch(() => {})
      const deadline = AbortSignal.timeout(timeoutMs)
      const looking = setInterval(() => void look().catch(() => {}), LOOK_AGAIN_MS)
      try {
        return await board.reached(waitedFor, position, deadline)
      } finally {
        clearInterval(looking)
      }
    },
    status: () =>
      reportFollowers(
        pool,
        eventLog,
        ({ name, version }) =>
          consumers.find((consumer) => consumer.name === name && consumer.version === version)?.handles,
      ),
    async retryFailed(name) {
      const cleared = await clearFailure(pool, name)
      if (cleared === 0) return false
      const progress = { name, position: null, failed: false }
      board.note(progress)
      await pool.query(statement`select pg_notify(${PROGRESS_CHANNEL}, ${progressNotice(progress)})`)
      return true
    },
    async stop() {
      stopping.abort()
      await following
      await listening?.end()
    },
  }
}
