/** Positions of this adapter: the int8 of es.events as decimal digits of fixed width. */
import type { Position } from '../port.ts'

/** Digits of the largest int8. */
const WIDTH = 19

/** The position before the first event. */
export const BEGINNING = '0'.repeat(WIDTH) as Position

/** @param digits an int8 as Postgres writes it, without sign */
export function positionFromNumber(digits: string): Position {
  return digits.padStart(WIDTH, '0') as Position
}

/** The position as Postgres takes it: a decimal number that fits an int8. */
export function numberFromPosition(position: Position): string {
  return BigInt(position).toString()
}
