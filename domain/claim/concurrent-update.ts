/** A member's update of a claim that others may have changed since the member opened it: the insurer, or the member on another device. */
import type { UpdateClaim } from './claim-commands.ts'
import type { ClaimEvent } from './claim-events.ts'
import { refuseClaim } from './claim-refusals.ts'
import { evolve, initialState, isFiled, type ClaimState } from './claim-state.ts'
import { isActionPossible } from './claim-status.ts'
import { decideClaim, type ClaimDecision } from './decide-claim.ts'

/** A claim with how often its update form has become another: other values, other open fields, something else that is asked for. */
export interface ClaimWithForm {
  readonly claim: ClaimState
  readonly formChanges: number
}

export const initialClaimWithForm: ClaimWithForm = { claim: initialState, formChanges: 0 }

/** A hand-over, failed or not, leaves the form as it is: the member's update may well cross it. */
const changesOfForm: readonly ClaimEvent['type'][] = [
  'ClaimUpdated',
  'ClaimBankAccountVerified',
  'ClaimInformationRequested',
  'ClaimReviewStarted',
]

export function evolveWithForm({ claim, formChanges }: ClaimWithForm, event: ClaimEvent): ClaimWithForm {
  return { claim: evolve(claim, event), formChanges: formChanges + (changesOfForm.includes(event.type) ? 1 : 0) }
}

/**
 * Decides on an update that was made from the form after `seenFormChanges` changes.
 * Refuses with CLAIM_CHANGED when the form is another by now, so that nothing is overwritten unseen.
 */
export function decideUpdate(
  command: UpdateClaim,
  { claim, formChanges }: ClaimWithForm,
  seenFormChanges: number,
): ClaimDecision {
  const isOpen = isFiled(claim) && isActionPossible('update', claim.status)
  return isOpen && formChanges !== seenFormChanges ? refuseClaim('CLAIM_CHANGED') : decideClaim(command, claim)
}
