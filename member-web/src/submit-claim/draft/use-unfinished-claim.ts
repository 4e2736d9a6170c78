/** The unfinished claim of this page, for its screens. */
import { createContext, useContext, useSyncExternalStore } from 'react'
import type { ClaimDraft } from './claim-draft.ts'
import type { UnfinishedClaim } from './unfinished-claim.ts'

export const UnfinishedClaimContext = createContext<UnfinishedClaim | null>(null)

export function useUnfinishedClaim(): UnfinishedClaim {
  const claim = useContext(UnfinishedClaimContext)
  if (claim === null) throw new Error('This screen belongs into the member area.')
  return claim
}

/** The draft that is open, kept up to date; null when none is. */
export function useDraft(): ClaimDraft | null {
  const { subscribe, current } = useUnfinishedClaim()
  return useSyncExternalStore(subscribe, current)
}
