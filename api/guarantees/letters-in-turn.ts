/** What is left for the next letter is told by all letters of an employee, so of two at once the second is decided on what the first has left (S67). */
import type { Parts } from '../http/parts.ts'

/** Does what may issue a letter, its limits read within, when nobody else does so for the same employee. */
export function inTurnOfLetters<Result>(
  { locks }: Pick<Parts, 'locks'>,
  employeeId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  return locks.withLock(`letters of guarantee of ${employeeId}`, work)
}
