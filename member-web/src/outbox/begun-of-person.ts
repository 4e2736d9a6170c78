/** A claim that was begun while nobody was signed in, once its person is. */
import { namesProfile, valuesOfPerson } from '../claim-form/account-in-profile.ts'
import type { SignedInUser } from '../session/session-contract.ts'
import type { FinishedDraft } from './waiting-claim.ts'

/** @returns the same one where it names all by itself */
export function asOfPerson(draft: FinishedDraft, user: Pick<SignedInUser, 'bankDetail' | 'nric'>): FinishedDraft {
  const values = draft.values === null ? undefined : valuesOfPerson(draft.values, user)
  if (draft.values === null || values === undefined) return draft
  // Who has no account in the profile is asked for one.
  const isWhole = !namesProfile(draft.values) || user.bankDetail !== null
  return { ...draft, values, checked: draft.checked && isWhole, opened: draft.opened + 1 }
}
