/**
 * Moves a follower's checkpoint. When there are events that the follower handles, the checkpoint moves at once, in
 * their transaction. Over other events it moves only now and then. Nearly every event is nothing to nearly every
 * follower, and a write of each follower for each event would cost more than the events. Until then the checkpoint
 * stands too low. That only means that the same events would be passed over again.
 */
import type { Recorded } from '@member-care/event-store/event-log.ts'
import type { Position } from '@member-care/event-store/port.ts'
import { advance, CheckpointMoved, type AdvanceContext } from './advance.ts'
import type { LogConsumer } from './log-consumer.ts'

/**
 * Over events that are not handled a checkpoint moves at most this often. A reader that waits for it in another process
 * waits no longer than this.
 */
const APART_MS = 1_000

export interface CheckpointMoves {
  /** Takes events and moves the checkpoint with them. @throws as {@link advance} */
  take(to: Position, events: readonly Recorded[]): Promise<void>
  /**
   * There was nothing to take up to here. This process knows it at once, and it is written within {@link APART_MS}.
   * @throws as {@link advance}
   */
  passOver(to: Position): Promise<void>
  /**
   * Waits for the write that is under way, and writes no more.
   * @returns where the checkpoint stands
   */
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

  /** There is one move at a time. Each begins where the one before has ended. */
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
    if (!stopped)
      later ??= setTimeout(() => {
        later = undefined
        if (passed === null || passed === written) return
        move(passed, []).catch((error: unknown) => {
          // If somebody else moved it, this move found that out, and the next events tell our caller. Any other trouble
          // may be over the next time.
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
