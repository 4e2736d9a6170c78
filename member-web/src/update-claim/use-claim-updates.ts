/** The updates of claims that have been begun, for the screens. */
import { createContext, useContext, useSyncExternalStore } from 'react'
import type { ClaimUpdates } from './claim-updates.ts'
import type { UpdateDraft } from './update-draft.ts'

export const ClaimUpdatesContext = createContext<ClaimUpdates | null>(null)

export function useClaimUpdates(): ClaimUpdates {
  const updates = useContext(ClaimUpdatesContext)
  if (updates === null) throw new Error('This screen belongs into the member area.')
  return updates
}

/** The update of a claim, kept up to date; null when none has been begun. */
export function useUpdateDraft(claimId: string): UpdateDraft | null {
  const { subscribe, current } = useClaimUpdates()
  return useSyncExternalStore(subscribe, () => current(claimId))
}
