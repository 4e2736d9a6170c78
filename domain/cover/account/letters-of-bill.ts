/** Letters of guarantee that a claim is, or was, the bill of. */
import { isOfSameStay } from '../same-stay.ts'
import type { CoverAccountEvent } from './cover-account-events.ts'

/**
 * Letters that hold another part whenever the claim does, comes to nothing, or turns out to be of another stay. Whether they are still in force
 * the account cannot tell.
 * @param events of the family's account
 */
export function lettersOfBill(claimId: string, events: readonly CoverAccountEvent[]): readonly string[] {
  const taken = events.flatMap((event) => (event.type === 'CoverReleased' ? [] : [event.data]))
  const bills = taken.filter(({ sourceId }) => sourceId === claimId)
  const letters = taken.filter(
    (letter) => letter.sourceKind === 'letter' && bills.some((bill) => isOfSameStay(letter, bill)),
  )
  return [...new Set(letters.map(({ sourceId }) => sourceId))]
}
