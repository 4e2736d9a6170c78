/** What the screen of a claim offers to do. */
import { availableActions, type ClaimAction, type ClaimProgress } from '@member-care/domain/claim/claim-status.ts'

/** Which of the member's actions have their screen. What has none yet is not offered, whatever the domain allows. */
const hasScreen: Readonly<Partial<Record<ClaimAction, boolean>>> = {
  update: false,
  delete: true,
  'download-settlement-letter': true,
}

export function isOffered(action: ClaimAction, claim: ClaimProgress): boolean {
  return hasScreen[action] === true && availableActions(claim, 'member').includes(action)
}
