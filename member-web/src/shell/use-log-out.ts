/** Logging out: the server ends the session, then nothing of it is left here. */
import { signOut } from '../portal-api/session-api.ts'
import { endSession } from '../session/session.ts'
import { useUnfinishedClaim } from '../submit-claim/draft/use-unfinished-claim.ts'
import { useClaimUpdates } from '../update-claim/use-claim-updates.ts'

export function useLogOut() {
  const claim = useUnfinishedClaim()
  const updates = useClaimUpdates()
  return {
    /** Whether a claim, or an update of one, that has been begun would be lost. */
    losesDraft: () => claim.losesWithTab() || updates.areStarted(),
    now: () => {
      // The session ends here in any case; on the server it ends by itself when this call does not arrive.
      signOut().catch(() => undefined)
      claim.close()
      updates.discardAll()
      endSession()
    },
  }
}
