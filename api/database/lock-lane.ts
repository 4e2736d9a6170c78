/** Spreads what must wait for its like over a few lanes, so that those who wait do not take every connection. */
import { createHash } from 'node:crypto'

/** @returns the lane of a name, always the same one: 0 to `lanes` - 1 */
export function laneOf(name: string, lanes: number): number {
  return createHash('sha256').update(name).digest().readUInt32BE(0) % lanes
}
