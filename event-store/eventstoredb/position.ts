/** Positions of this adapter: commit and prepare position of an event in the server's log, as decimal digits of fixed width. */
import { START, type Position as ServerPosition, type ReadPosition } from '@eventstore/db-client'
import type { Position } from '../port.ts'

/** Digits of the largest unsigned 64-bit number. */
const WIDTH = 20

/** The position before the first event. */
export const BEGINNING = '0'.repeat(2 * WIDTH) as Position

/** Events of a multi-event append have positions of their own; where they share a commit position, the prepare position tells them apart. */
export function positionFromServer({ commit, prepare }: ServerPosition): Position {
  return `${digits(commit)}${digits(prepare)}` as Position
}

/** The position as the client takes it, the start of the log for {@link BEGINNING}. */
export function serverPosition(position: Position): ReadPosition {
  if (position === BEGINNING) return START
  return { commit: BigInt(position.slice(0, WIDTH)), prepare: BigInt(position.slice(WIDTH)) }
}

function digits(number: bigint): string {
  return number.toString().padStart(WIDTH, '0')
}
