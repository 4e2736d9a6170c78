/**
 * Takes one follower along the log for as long as this process leads it. It builds a new version, switches to it, keeps
 * it up to date, and stops at an event that fails.
 */
import { UndecodableEvent } from '@member-care/event-store/codec/codec-errors.ts'
import type { EventLog } from '@member-care/event-store/event-log.ts'
import type { Position } from '@member-care/event-store/port.ts'
import { advance, CheckpointMoved, FailedOnEvent, type AdvanceContext } from './advance.ts'
import { createCheckpointMoves } from './checkpoint-moves.ts'
import { describeProblem } from './database-trouble.ts'
import { holdTransaction } from './held-transaction.ts'
import type { LogConsumer, ProjectionConsumer } from './log-consumer.ts'
import { pause } from '@member-care/event-store/waiting.ts'
import { readAhead } from './read-ahead.ts'
import { lockActiveCheckpoint, noteTrouble, readCheckpoint, recordFailure, type Checkpoint } from './registry.ts'
import { statement } from '../tables/statement.ts'
import type { RunnerLog } from './runner-log.ts'
import { activateVersion, indexVersion } from './versions.ts'

/** How many events are taken at a time. A live batch is shown soon; a large one costs less per event. */
const LIVE_BATCH = 500
const BUILDING_BATCH = 2_000
/**
 * So many events at once are a flood. A follower that nobody waits for then pauses, so that the next events gather.
 * This costs less than taking each event as it comes.
 */
const FLOOD = 20
const GATHER_MS = 200
/** A follower that cannot go on looks again after this time. */
const PATIENCE_MS = 1_000

export interface FollowContext extends AdvanceContext {
  readonly eventLog: EventLog
  readonly log: RunnerLog
}

/** Ends when the signal aborts, or when the version has been retired. Never throws. */
export async function followLog(consumer: LogConsumer, context: FollowContext, signal: AbortSignal): Promise<void> {
  const { name, version } = consumer
  while (!signal.aborted) {
    let checkpoint: Checkpoint | undefined
    try {
      checkpoint = await readCheckpoint(context.pool, consumer)
      if (!checkpoint || checkpoint.status === 'retired') return
      if (checkpoint.status === 'failed')
        await context.board.news(name, AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]))
      else if (checkpoint.status === 'building' && consumer.kind === 'projection')
        await build(consumer, checkpoint, context, signal)
      else await stayUpToDate(consumer, checkpoint, context, signal)
    } catch (error) {
      if (error instanceof CheckpointMoved) continue
      if (signal.aborted) return
      if (error instanceof FailedOnEvent && (await stopAt(error, consumer, context))) {
        if (checkpoint?.active) context.board.note({ name, position: null, failed: true })
        continue
      }
      const problem = describeProblem(error)
      context.log.warn({ name, version, problem }, 'Cannot go on just now; trying again')
      await noteTrouble(context.pool, consumer, problem).catch(() => {})
      await pause(PATIENCE_MS, signal)
    }
  }
}

/** @returns false when the database did not record it; then the event is tried again */
async function stopAt(
  { event, at, message }: FailedOnEvent,
  consumer: LogConsumer,
  { pool, log }: FollowContext,
): Promise<boolean> {
  const { name, version } = consumer
  log.error({ name, version, event, problem: message }, 'Stopped at an event that cannot be taken')
  return recordFailure(pool, consumer, { at, error: message, event }).then(
    () => true,
    () => false,
  )
}

async function stayUpToDate(
  consumer: LogConsumer,
  checkpoint: Checkpoint,
  context: FollowContext,
  signal: AbortSignal,
): Promise<void> {
  let { position, error: trouble } = checkpoint
  const moves = createCheckpointMoves(consumer, checkpoint, context, signal)
  try {
    const messages = context.eventLog.subscribe({
      after: position ?? undefined,
      types: consumer.handles,
      batchSize: LIVE_BATCH,
      signal,
    })
    for await (const message of messages) {
      const { to, events } =
        message.kind === 'events' ? { to: message.scannedTo, events: message.events } : { to: message.at, events: [] }
      if (trouble !== null) await noteTrouble(context.pool, consumer, (trouble = null))
      if (position !== null && to <= position) continue
      await (events.length > 0 ? moves.take(to, events) : moves.passOver(to))
      position = to
      if (!consumer.isWaitedFor && events.length >= FLOOD && events.length < LIVE_BATCH) await pause(GATHER_MS, signal)
      if (signal.aborted) return
    }
  } catch (error) {
    if (!(error instanceof UndecodableEvent)) throw error
    await stopBefore(error, consumer, await moves.stop(), context, signal)
  } finally {
    await moves.stop()
  }
}

/**
 * Builds a version from the log up to its end, then lets queries see it. It goes on where an earlier build was
 * interrupted.
 */
async function build(
  consumer: ProjectionConsumer,
  start: { readonly position: Position | null; readonly indexed: boolean },
  context: FollowContext,
  signal: AbortSignal,
): Promise<void> {
  const { projection, name, version } = consumer
  let position = await catchUp(consumer, start.position, undefined, context, signal)
  if (signal.aborted) return
  if (!start.indexed) await indexVersion(context.pool, projection)
  // The version that queries read does not move while this one takes the last events. So nobody sees it go back.
  await holdTransaction(context.pool, 'read committed', async (held) => {
    await held.query(statement`set local lock_timeout = '5s'`)
    const active = await lockActiveCheckpoint(held, name)
    const before = active && active.version !== version ? active : undefined
    if (before?.position) position = await catchUp(consumer, position, before.position, context, signal)
    if (!signal.aborted) await activateVersion(held, projection, before)
  })
  context.board.note({ name, position, failed: false })
  context.log.info({ name, version }, 'Read model is up to date')
}

/**
 * Takes everything up to the end of the log, or up to a position.
 * @returns how far it has come
 */
async function catchUp(
  consumer: LogConsumer,
  from: Position | null,
  target: Position | undefined,
  context: FollowContext,
  signal: AbortSignal,
): Promise<Position | null> {
  let position = from
  if (target !== undefined && position !== null && position >= target) return position
  try {
    for await (const page of readAhead(context.eventLog, {
      after: position,
      types: consumer.handles,
      limit: BUILDING_BATCH,
    })) {
      if (signal.aborted) break
      if (position === null || page.scannedTo > position) {
        await advance(consumer, { from: position, to: page.scannedTo, events: page.events }, context, signal)
        position = page.scannedTo
      }
      if (target !== undefined && position >= target) break
    }
  } catch (error) {
    if (!(error instanceof UndecodableEvent)) throw error
    return stopBefore(error, consumer, position, context, signal)
  }
  return position
}

/**
 * Takes the events before one that cannot be read, in ever smaller pages, and fails at that one. If it can be read now,
 * it goes on to the end.
 */
async function stopBefore(
  unreadable: UndecodableEvent,
  consumer: LogConsumer,
  from: Position | null,
  context: FollowContext,
  signal: AbortSignal,
): Promise<Position | null> {
  let position = from
  let limit = BUILDING_BATCH
  while (limit > 0 && !signal.aborted) {
    try {
      const page = await context.eventLog.readAll({ after: position ?? undefined, limit, types: consumer.handles })
      await advance(consumer, { from: position, to: page.scannedTo, events: page.events }, context, signal)
      position = page.scannedTo
      if (page.atEnd) return position
    } catch (error) {
      if (!(error instanceof UndecodableEvent)) throw error
      limit >>= 1
    }
  }
  throw new FailedOnEvent(
    { id: unreadable.eventId, type: unreadable.type, position: unreadable.position },
    position,
    unreadable,
  )
}
