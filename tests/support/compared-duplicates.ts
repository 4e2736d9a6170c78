/** An approval's word about likely duplicates, for tests that approve claims which look alike because one hand filed them. */

export interface PossibleDuplicates {
  readonly items: readonly { readonly claim: { readonly id: string }; readonly isHeld: boolean }[]
}

/** @param listed what is listed beside the claim (`/console/claims/:id/possible-duplicates`) */
export function comparedWith({ items }: PossibleDuplicates): {
  readonly notDuplicateReason: string
  readonly comparedWith: readonly string[]
} {
  return {
    notDuplicateReason: 'Compared: another visit.',
    comparedWith: items.filter(({ isHeld }) => isHeld).map(({ claim }) => claim.id),
  }
}
