/** Waits for read models that another process keeps, for one that keeps none itself. */
import type { Position } from '@member-care/event-store/port.ts'
import type { CommonQueryMethods } from 'slonik'
import { pause } from '@member-care/event-store/waiting.ts'
import { readCheckpoints } from './registry.ts'

const LOOK_EVERY_MS = 25

/** @returns false when the versions that queries read did not all get to the position in time */
export async function waitForCheckpoints(
  pool: CommonQueryMethods,
  names: readonly string[],
  position: Position,
  timeoutMs: number,
): Promise<boolean> {
  const deadline = AbortSignal.timeout(timeoutMs)
  while (!deadline.aborted) {
    const active = (await readCheckpoints(pool)).filter((checkpoint) => checkpoint.active)
    if (
      names.every((name) =>
        active.some(
          (checkpoint) => checkpoint.name === name && checkpoint.position !== null && checkpoint.position >= position,
        ),
      )
    )
      return true
    await pause(LOOK_EVERY_MS, deadline)
  }
  return false
}
