/** The account in somebody's profile and since when, by the events of the user. */
import { accountAfter, identityOfKept, type AccountOnRecord } from '../bank/account-on-record.ts'
import { happenedAt, type Happened } from '../events/metadata.ts'
import type { UserEvent } from './user-events.ts'

export function accountOfProfile(events: readonly Happened<UserEvent>[]): AccountOnRecord | undefined {
  return events.reduce<AccountOnRecord | undefined>(
    (account, event) =>
      event.type === 'BankAccountRecorded'
        ? accountAfter(account, { account: identityOfKept(event.data), enteredAt: enteredInProfileAt(event) })
        : account,
    undefined,
  )
}

/** When a member recorded it; null for administrators, of whom two are needed, and for what the system took over. */
export function enteredInProfileAt(event: Happened<UserEvent>): Date | null {
  const { kind } = event.metadata.actor
  return kind === 'system-administrator' || kind === 'system' ? null : happenedAt(event)
}
