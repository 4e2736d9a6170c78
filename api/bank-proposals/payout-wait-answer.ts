/** The wait of a payout as it is told. Decisions go by the log (api/claims/payout-wait.ts). */
import type { AccountOnRecord } from '@member-care/domain/bank/account-on-record.ts'
import {
  payoutFrom,
  payoutWaitAt,
  type AccountsOfClaim,
  type PayoutWait,
} from '@member-care/domain/bank/payout-wait.ts'
import { isUndecided, type ClaimStatus } from '@member-care/domain/claim/claim-status.ts'
import { z } from 'zod'
import type { Parts } from '../http/parts.ts'

export const payoutWaitSchema = z
  .object({
    /** When the member changed the account; UTC, ISO. */
    changedAt: z.string(),
    /** From then on it is paid to. */
    until: z.string(),
  })
  .meta({ id: 'PayoutWait' })
export type PayoutWaitAnswer = z.infer<typeof payoutWaitSchema>

/** The wait of a claim by what a read model says of accounts; null once it is decided. */
export function shownPayoutWait(
  parts: Pick<Parts, 'settings' | 'clock'>,
  accounts: AccountsOfClaim | undefined,
  status: ClaimStatus,
): PayoutWaitAnswer | null {
  return accounts === undefined || !isUndecided(status) ? null : waitOfAccounts(parts, accounts)
}

/** The wait of every claim that is paid to the account in a profile. */
export function shownWaitOfAccount(
  parts: Pick<Parts, 'settings' | 'clock'>,
  account: AccountOnRecord | undefined,
): PayoutWaitAnswer | null {
  return waitOfAccounts(parts, { claim: account, profile: account })
}

function waitOfAccounts(
  { settings, clock }: Pick<Parts, 'settings' | 'clock'>,
  accounts: AccountsOfClaim,
): PayoutWaitAnswer | null {
  return toPayoutWaitAnswer(payoutWaitAt(payoutFrom(accounts, settings.payoutWaitHours), clock()))
}

/** Null while there is no wait. */
export function toPayoutWaitAnswer(wait: PayoutWait | undefined): PayoutWaitAnswer | null {
  return wait ? { changedAt: wait.changedAt.toISOString(), until: wait.until.toISOString() } : null
}
