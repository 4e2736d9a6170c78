/** The account that a claim is paid to and since when, by the claim's own events. */
import { accountAfter, identityOfKept, type AccountOnRecord } from '../bank/account-on-record.ts'
import { happenedAt, type Happened } from '../events/metadata.ts'
import type { ClaimEvent } from './claim-events.ts'
import { evolve, initialState, isFiled, type ClaimState } from './claim-state.ts'

/** What HR files for somebody counts as the member's own: one person has typed it (S20). */
const byOnePerson: readonly ClaimEvent['type'][] = ['ClaimFiled', 'ClaimUpdated']

export function accountOfClaim(events: readonly Happened<ClaimEvent>[]): AccountOnRecord | undefined {
  let claim: ClaimState = initialState
  let account: AccountOnRecord | undefined
  for (const event of events) {
    const before = claim
    claim = evolve(before, event)
    if (!isFiled(claim) || claim === before) continue
    const isVerified = event.type === 'ClaimBankAccountVerified'
    if (!isVerified && !byOnePerson.includes(event.type)) continue
    account = accountAfter(account, {
      account: identityOfKept(claim.payment),
      enteredAt: isVerified ? null : happenedAt(event),
    })
  }
  return account
}

/** Whether the last of these events gave the claim another account to be paid to. */
export function hasLastChangedAccount(events: readonly Happened<ClaimEvent>[]): boolean {
  const before = accountOfClaim(events.slice(0, -1))
  const after = accountOfClaim(events)
  return after !== undefined && after.account !== before?.account
}
