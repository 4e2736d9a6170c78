/** Logging out: the server ends the session, then nothing of it is left here. */
import { signOut } from '../portal-api/session-api.ts'
import { endSession } from '../session/session.ts'
import { closeDraft, losesWithTab } from '../submit-claim/claim-draft.ts'
import { discardAllUpdates, isUpdateStarted } from '../update-claim/update-draft.ts'

export function useLogOut() {
  return {
    /** Whether a claim, or an update of one, that has been begun would be lost. */
    losesDraft: () => losesWithTab() || isUpdateStarted(),
    now: () => {
      // The session ends here in any case; on the server it ends by itself when this call does not arrive.
      signOut().catch(() => undefined)
      closeDraft()
      discardAllUpdates()
      endSession()
    },
  }
}
