/** The account that a record names (a member's profile, a claim), and since when by a member's own hand (docs/decisions, "Payouts to a changed account"). */
import { isRedacted, type Personal } from '../events/event-definition.ts'
import { accountIdentity } from './bank-rules.ts'

export interface AccountOnRecord {
  /** By its {@link identityOfKept}, or a hash of it. */
  readonly account: string
  /** When a member put it there. Null where administrators did, with four eyes. */
  readonly enteredAt: Date | null
}

/** An account as records keep it; the number may have been forgotten. */
export interface KeptAccount {
  readonly bankName?: string | undefined
  readonly bankNo?: string | undefined
  readonly branchNo?: string | undefined
  readonly accountNo?: Personal<string> | null | undefined
}

/** The same text for every way in which one account is kept. Undefined where there is none, or its number was forgotten. */
export function identityOfKept({
  bankName = '',
  bankNo = '',
  branchNo = '',
  accountNo,
}: KeptAccount): string | undefined {
  if (accountNo === undefined || accountNo === null || accountNo === '' || isRedacted(accountNo)) return undefined
  return accountIdentity({ bankName, bankNo, branchNo, accountNo })
}

/**
 * What a record names after it was stated anew. The same account again is no change; another one is, and so is an earlier one that comes back.
 * @param stated the account, undefined for none; `enteredAt` null where administrators verified it, which ends a wait
 */
export function accountAfter(
  before: AccountOnRecord | undefined,
  { account, enteredAt }: { readonly account: string | undefined; readonly enteredAt: Date | null },
): AccountOnRecord | undefined {
  if (account === undefined) return undefined
  return enteredAt !== null && before?.account === account ? before : { account, enteredAt }
}
