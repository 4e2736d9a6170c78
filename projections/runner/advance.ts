/** Takes one batch of events: what follows from them and the checkpoint in one transaction, and what to do when that fails. */
import type { Recorded } from '@member-care/event-store/event-log.ts'
import type { Position } from '@member-care/event-store/port.ts'
import type { CommonQueryMethods, DatabasePool } from 'slonik'
import { describeProblem, isDatabaseTheCause } from './database-trouble.ts'
import type { LogConsumer } from './log-consumer.ts'
import { pause } from '@member-care/event-store/waiting.ts'
import { PROGRESS_CHANNEL, progressNotice, type ProgressBoard } from './progress-board.ts'
import { moveCheckpoint, type FailedEvent } from './registry.ts'

/** Tries while the database is the cause, and the pause before the second one; it doubles with each. */
const TRIES = 5
const FIRST_PAUSE_MS = 50

/** Another process has moved the checkpoint: this one has lost the lead, or never had it. */
export class CheckpointMoved extends Error {
  override readonly name = 'CheckpointMoved'
}

/** One event cannot be taken. The checkpoint stands right before it. */
export class FailedOnEvent extends Error {
  override readonly name = 'FailedOnEvent'
  readonly event: FailedEvent
  /** The checkpoint. */
  readonly at: Position | null
  constructor(event: FailedEvent, at: Position | null, cause: unknown) {
    super(describeProblem(cause), { cause })
    this.event = event
    this.at = at
  }
}

/** Events after a checkpoint, and where it stands when they are taken. */
export interface Batch {
  readonly from: Position | null
  readonly to: Position
  readonly events: readonly Recorded[]
}

export interface AdvanceContext {
  readonly pool: DatabasePool
  readonly board: ProgressBoard
  /** Names this process. */
  readonly owner: string
}

/**
 * Takes a batch. While the database is the cause of a failure it is tried again; otherwise the batch is divided until the
 * one event is found that cannot be taken, and everything before it has been.
 * @throws CheckpointMoved, FailedOnEvent, or the database's error when it stays
 */
export async function advance(
  consumer: LogConsumer,
  batch: Batch,
  context: AdvanceContext,
  signal: AbortSignal,
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await commitBatch(consumer, batch, context)
    } catch (error) {
      if (error instanceof CheckpointMoved) throw error
      if (!isDatabaseTheCause(error)) return divide(consumer, batch, error, context, signal)
      if (attempt === TRIES || signal.aborted) throw error
      await pause(FIRST_PAUSE_MS * 2 ** attempt, signal)
    }
  }
}

async function divide(
  consumer: LogConsumer,
  { from, to, events }: Batch,
  error: unknown,
  context: AdvanceContext,
  signal: AbortSignal,
): Promise<void> {
  const [event] = events
  if (!event) throw error
  if (events.length === 1)
    throw new FailedOnEvent({ id: event.id, type: event.type, position: event.position }, from, error)
  const firstHalf = events.slice(0, events.length >> 1)
  const between = firstHalf.at(-1)?.position ?? to
  await advance(consumer, { from, to: between, events: firstHalf }, context, signal)
  await advance(consumer, { from: between, to, events: events.slice(firstHalf.length) }, context, signal)
}

async function commitBatch(
  consumer: LogConsumer,
  { from, to, events }: Batch,
  { pool, board, owner }: AdvanceContext,
): Promise<void> {
  const progress = { name: consumer.name, position: to, failed: false }
  const move = async (connection: CommonQueryMethods) => {
    const checkpoint = await moveCheckpoint(connection, consumer, {
      from,
      to,
      owner,
      notice: { channel: PROGRESS_CHANNEL, payload: progressNotice(progress) },
    })
    if (!checkpoint.moved) throw new CheckpointMoved(`${consumer.name} is not at the checkpoint any more`)
    return checkpoint.active
  }
  const moveAndApply = () =>
    pool.transaction(async (transaction) => {
      // First, because it locks the checkpoint: of two processes that both take themselves for the leader, one waits and then finds it moved.
      const active = await move(transaction)
      await consumer.apply(events, transaction)
      return active
    })
  const active = events.length === 0 ? await move(pool) : await moveAndApply()
  if (active) board.note(progress)
}
