/** Commands on a claim. */
import type { ClaimEvent } from '@member-care/domain/claim/claim-events.ts'
import { evolve, initialState, type ClaimState } from '@member-care/domain/claim/claim-state.ts'
import {
  evolveWithForm,
  initialClaimWithForm,
  type ClaimWithForm,
} from '@member-care/domain/claim/concurrent-update.ts'
import {
  evolveWithRevision,
  initialClaimWithRevision,
  type ClaimWithRevision,
} from '@member-care/domain/claim/insurer-decision.ts'
import type { StreamId } from '@member-care/event-store/port.ts'
import { bindAggregate } from './bind-aggregate.ts'

const claimStream = (claimId: string): StreamId => `claim-${claimId}`

export const carryOutClaim = bindAggregate<string, ClaimState, ClaimEvent>(claimStream, {
  initial: initialState,
  evolve,
})

/** For an update by the member, which is decided by what the form showed. */
export const carryOutClaimUpdate = bindAggregate<string, ClaimWithForm, ClaimEvent>(claimStream, {
  initial: initialClaimWithForm,
  evolve: evolveWithForm,
})

/** For what an insurer's own system says, which names the revision that it speaks of. */
export const carryOutClaimOfInsurer = bindAggregate<string, ClaimWithRevision, ClaimEvent>(claimStream, {
  initial: initialClaimWithRevision,
  evolve: evolveWithRevision,
})
