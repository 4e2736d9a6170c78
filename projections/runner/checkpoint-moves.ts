/**
 * Moves a follower's checkpoint. With events that it handles the checkpoint moves in their transaction, at once. Over what it does not handle
 * it moves now and then: nearly every event is nothing to nearly every follower, and a write of each for each event would cost more than the events.
 * Until then the checkpoint stands too low, which only means that the same events would be passed over again.
 */
import type { Recorded } from '@member-care/event-store/event-log.ts'
import type { Position } from '@member-care/event-store/port.ts'
import { advance, CheckpointMoved, type AdvanceContext } from './advance.ts'
import type { LogConsumer } from './log-consumer.ts'

/** A checkpoint moves over what is not handled this often at most. Who waits for it in another process waits no longer than this. */
const APART_MS = 1_000

export interface CheckpointMoves {
  /** Takes events and moves the checkpoint with them. @throws as {@link advance} */
  take(to: Position, events: readonly Recorded[]): Promise<void>
  /** There was nothing to take up to here. Known in this process at once, and written within {@link APART_MS}. @throws as {@link advance} */
  passOver(to: Position): Promise<void>
  /** Waits for what is being written, and writes no more. @returns where the checkpoint stands */
  stop(): Promise<Position | null>
}

/** @param start where the checkpoint stands, and whether queries read this version */
export function createCheckpointMoves(
  consumer: LogConsumer,
  start: { readonly position: Position | null; readonly active: boolean },
  context: AdvanceContext,
  signal: AbortSignal,
): CheckpointMoves {
  let written = start.position
  let passed = start.position
  let movedAt = -APART_MS
  let later: NodeJS.Timeout | undefined
  let moving: Promise<void> = Promise.resolve()
  let stopped = false

  /** One move at a time, each from where the one before has come to. */
  function move(to: Position, events: readonly Recorded[]): Promise<void> {
    clearTimeout(later)
    later = undefined
    const mine = moving.then(async () => {
      movedAt = performance.now()
      await advance(consumer, { from: written, to, events }, context, signal)
      written = to
    })
    moving = mine.catch(() => undefined)
    return mine
  }

  function moveLater(): void {
    if (!stopped) later ??= setTimeout(() => {
      later = undefined
      if (passed === null || passed === written) return
      move(passed, []).catch((error: unknown) => {
        // Whoever moved it has found out for us; the next events tell our caller. Anything else may be over the next time.
        if (!(error instanceof CheckpointMoved)) moveLater()
      })
    }, APART_MS)
  }

  return {
    async take(to, events) {
      passed = to
      await move(to, events)
    },
    async passOver(to) {
      passed = to
      if (performance.now() - movedAt >= APART_MS) return move(to, [])
      if (start.active) context.board.note({ name: consumer.name, position: to, failed: false })
      moveLater()
    },
    async stop() {
      stopped = true
      clearTimeout(later)
      await moving
      return written
    },
  }
}
