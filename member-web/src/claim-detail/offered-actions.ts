/** What the screen of a claim offers to do. */
import { availableActions, type ClaimAction, type ClaimProgress } from '@member-care/domain/claim/claim-status.ts'

/** Whether the member may take the action on the claim as it is. */
export function isOffered(action: ClaimAction, claim: ClaimProgress): boolean {
  return availableActions(claim, 'member').includes(action)
}
