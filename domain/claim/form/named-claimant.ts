/** Whom a claim form or an address means: people are named by their id or by their NRIC (1§3 "claimantId (nric)", 1§7). */

/** Stands in an address in place of an NRIC or a policy number, which is better not written there. */
export const NOT_NAMED = '-'

/**
 * The id of the claimant that a form names by id or by NRIC, in either case; what names nobody comes back as it is, for the form's rules to refuse.
 * @param records those that the member may claim for
 */
export function claimantIdNamed(
  named: string,
  records: readonly { readonly uuid: string; readonly nric: string | null }[],
): string {
  const isId = records.some(({ uuid }) => uuid === named)
  const ofNumber = isId
    ? undefined
    : records.find(({ nric }) => nric !== null && nric.toUpperCase() === named.toUpperCase())
  return ofNumber?.uuid ?? named
}

/** Whether an address names one of these NRICs: in full, or masked as the portal shows it to members; {@link NOT_NAMED} names nobody, and so nobody else. */
export function namesOneOf(named: string, nrics: readonly (string | null | undefined)[]): boolean {
  return (
    named === NOT_NAMED || nrics.some((nric) => nric != null && isSameNumber(named.toUpperCase(), nric.toUpperCase()))
  )
}

function isSameNumber(named: string, nric: string): boolean {
  return (
    named.length === nric.length &&
    [...named].every((character, index) => character === '*' || character === nric[index])
  )
}
