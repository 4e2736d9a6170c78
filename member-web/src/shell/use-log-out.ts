/** Logging out: the server ends the session, then nothing of it is left here. */
import { endPushHere } from '../notifications/end-push-here.ts'
import { signOut } from '../portal-api/session-api.ts'
import { endSession } from '../session/session.ts'
import { allOf, useWorkInHand } from '../drafts/work-in-hand.ts'
import { countOnDevice } from '../outbox/count-on-device.ts'
import { isKeptHere } from '../outbox/outbox.ts'
import { useOutbox } from '../outbox/use-outbox.ts'
import { isInOwnHands } from '../outbox/waiting-claim.ts'
import { removeAllShared } from '../shared-receipts/shared-receipts.ts'
import { useClaimUpdates } from '../update-claim/use-claim-updates.ts'

export function useLogOut() {
  const work = useWorkInHand()
  const updates = useClaimUpdates()
  const outbox = useOutbox()
  /** A claim that the server could not be given is asked about with those that wait. */
  const isAskedAbout = (one: object) => one === work.claim && isKeptHere(outbox.content(), work.claim.current()?.id)
  return {
    /** Whether something that has been begun would be lost. */
    losesDraft: () => allOf(work).some((one) => one.losesWithTab() && !isAskedAbout(one)) || updates.areStarted(),
    /** How many claims wait on this device to be filed. */
    waiting: () => countOnDevice(outbox.content().claims, outbox.content().begun),
    /** How many of these may be filed already, and so cannot be discarded. */
    staying: () => outbox.content().claims.filter((claim) => !isInOwnHands(claim)).length,
    /** @returns false when something else stays than was said: it began to be sent in between */
    discardWaiting: async () => {
      const { claims, begun } = outbox.content()
      const [gone] = await Promise.all([
        Promise.all(claims.filter(isInOwnHands).map(({ id }) => outbox.discard(id))),
        Promise.all(begun.map(({ id }) => outbox.forgetBegun(id))),
      ])
      return gone.every((isGone) => isGone)
    },
    now: () => {
      // The session ends here in any case; on the server it ends by itself when this call does not arrive.
      // It would go on telling this device of news then.
      signOut()
        .catch(endPushHere)
        .catch(() => undefined)
      for (const one of allOf(work)) one.close()
      updates.discardAll()
      removeAllShared().catch(() => undefined)
      endSession()
    },
  }
}
