/** Letters of guarantee whose stay has lost its bill. */
import { evolveCoverAccount, nothingTaken, type CoverAccountState } from './cover-account.ts'
import type { CoverAccountEvent, CoverTaken } from './cover-account-events.ts'

/**
 * Letters that hold nothing although no bill stands for their stay any more: the claim, which was that bill, has come to nothing or is about
 * another stay. Whether they are still in force the account cannot tell.
 * @param events of the family's account
 */
export function lettersLeftBy(claimId: string, events: readonly CoverAccountEvent[]): readonly string[] {
  const account = events.reduce<CoverAccountState>(evolveCoverAccount, nothingTaken)
  const bills = [...account.values()].filter(({ sourceKind }) => sourceKind === 'claim')
  const taken = events.flatMap((event) => (event.type === 'CoverReleased' ? [] : [event.data]))
  const was = taken.filter(({ sourceId }) => sourceId === claimId)
  const left = taken.filter(
    (letter) =>
      letter.sourceKind === 'letter' &&
      !account.has(letter.sourceId) &&
      was.some((bill) => isOfOneStay(letter, bill)) &&
      !bills.some((bill) => isOfOneStay(letter, bill)),
  )
  return [...new Set(left.map(({ sourceId }) => sourceId))]
}

function isOfOneStay(one: CoverTaken, other: CoverTaken): boolean {
  return (
    one.stayId !== undefined &&
    one.stayId === other.stayId &&
    one.personId === other.personId &&
    one.benefitId === other.benefitId
  )
}
