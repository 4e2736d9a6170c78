/** Logging out: the server ends the session, then nothing of it is left here. */
import { signOut } from '../portal-api/session-api.ts'
import { endSession } from '../session/session.ts'
import { allOf, useWorkInHand } from '../drafts/work-in-hand.ts'
import { useClaimUpdates } from '../update-claim/use-claim-updates.ts'

export function useLogOut() {
  const work = useWorkInHand()
  const updates = useClaimUpdates()
  return {
    /** Whether something that has been begun would be lost. */
    losesDraft: () => allOf(work).some((one) => one.losesWithTab()) || updates.areStarted(),
    now: () => {
      // The session ends here in any case; on the server it ends by itself when this call does not arrive.
      signOut().catch(() => undefined)
      for (const one of allOf(work)) one.close()
      updates.discardAll()
      endSession()
    },
  }
}
