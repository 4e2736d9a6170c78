/** Bills and letters of guarantee of one stay in hospital: a bill takes the place of its letters (S79). */
import type { CoverClaim } from './cover-claim.ts'

export interface Stay {
  readonly personId: string
  readonly benefitId?: string | undefined
  readonly stayId?: string | undefined
}

export function stayOfClaim({ person, stay, benefitId }: CoverClaim): Stay {
  return { personId: person.id, stayId: stay?.id, benefitId }
}

/** Whether a bill and a letter, or two of them, are of one person's stay under one benefit. */
export function isOfSameStay(one: Stay, other: Stay): boolean {
  return (
    one.stayId !== undefined &&
    one.stayId === other.stayId &&
    one.personId === other.personId &&
    one.benefitId === other.benefitId
  )
}

/** @param letters that hold cover @returns the claim with those of them that it is the bill of: what they hold does not count against it */
export function offsetByLetters(
  claim: CoverClaim,
  letters: readonly (Stay & { readonly sourceId: string })[],
): CoverClaim {
  const own = letters.filter((letter) => isOfSameStay(letter, stayOfClaim(claim)))
  if (own.length === 0) return claim
  return { ...claim, offsets: [...new Set([...(claim.offsets ?? []), ...own.map(({ sourceId }) => sourceId)])] }
}
