/** Which findings of a verification are told where there are many of one kind. */

/** So few of a kind are told one by one. */
const TOLD_SINGLY = 10

/** @param named the findings that are named at all @returns all of a few of this kind, or the first of many */
export function toldOf<Named extends { readonly problem: string }>(
  { problem, count, first }: { readonly problem: string; readonly count: number; readonly first: Named },
  named: readonly Named[],
): readonly Named[] {
  const ofKind = named.filter((finding) => finding.problem === problem)
  return count <= TOLD_SINGLY && ofKind.length === count ? ofKind : [first]
}
