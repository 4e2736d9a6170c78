/** Nothing is paid to an account that a member changed a short time ago, so that its holder can object (docs/decisions, "Payouts to a changed account"). */
import type { AccountOnRecord } from './account-on-record.ts'

export interface PayoutWait {
  /** When the member changed the account. */
  readonly changedAt: Date
  /** From then on it is paid to. */
  readonly until: Date
}

export interface AccountsOfClaim {
  /** The account that the claim is paid to; undefined where it is paid in another way. */
  readonly claim: AccountOnRecord | undefined
  /** The account in the profile of the employee, who is paid. */
  readonly profile: AccountOnRecord | undefined
}

const HOUR_MS = 3_600_000

/**
 * From when on a claim may be paid; undefined where that is always. An account that stands in the profile too has been known since the earlier of both.
 * @param hours how long it waits; with 0 nothing waits
 */
export function payoutFrom({ claim, profile }: AccountsOfClaim, hours: number): PayoutWait | undefined {
  if (hours <= 0 || claim === undefined || claim.enteredAt === null) return undefined
  const isInProfile = profile?.account === claim.account
  if (isInProfile && profile.enteredAt === null) return undefined
  const changedAt =
    isInProfile && profile.enteredAt !== null && profile.enteredAt < claim.enteredAt
      ? profile.enteredAt
      : claim.enteredAt
  return { changedAt, until: new Date(changedAt.getTime() + hours * HOUR_MS) }
}

/** The wait that is still on at an instant. It ends exactly then, not after. */
export function payoutWaitAt(wait: PayoutWait | undefined, at: Date): PayoutWait | undefined {
  return wait !== undefined && at < wait.until ? wait : undefined
}
