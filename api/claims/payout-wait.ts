/** Until when the payout of a claim waits because its member changed the account, by the log: for everything that decides on it. */
import { payoutFrom, payoutWaitAt, type PayoutWait } from '@member-care/domain/bank/payout-wait.ts'
import { accountOfClaim } from '@member-care/domain/claim/account-of-claim.ts'
import type { ClaimEvent } from '@member-care/domain/claim/claim-events.ts'
import { isUndecided, type ClaimStatus } from '@member-care/domain/claim/claim-status.ts'
import type { Happened } from '@member-care/domain/events/metadata.ts'
import { accountOfProfile } from '@member-care/domain/user/account-of-profile.ts'
import type { UserEvent } from '@member-care/domain/user/user-events.ts'
import { toPayoutWaitAnswer, type PayoutWaitAnswer } from '../bank-proposals/payout-wait-answer.ts'
import type { Parts } from '../http/parts.ts'

type PayoutParts = Pick<Parts, 'eventLog' | 'settings'>

/** The moment from which on a claim with these events may be paid, past or to come. */
export type PayoutFrom = (events: readonly Happened<ClaimEvent>[]) => PayoutWait | undefined
/** The wait that is on for such a claim now. */
export type PayoutWaitNow = PayoutFrom

/** By the log and no read model, which may be behind. @param employeeId who is paid */
export async function payoutFromOf({ eventLog, settings }: PayoutParts, employeeId: string): Promise<PayoutFrom> {
  const { events } = await eventLog.load<UserEvent>(`user-${employeeId}`)
  const profile = accountOfProfile(events)
  return (ofClaim) => payoutFrom({ claim: accountOfClaim(ofClaim), profile }, settings.payoutWaitHours)
}

/** The same, at the moment of each call. */
export async function payoutWaitNowOf(
  parts: PayoutParts & Pick<Parts, 'clock'>,
  employeeId: string,
): Promise<PayoutWaitNow> {
  const from = await payoutFromOf(parts, employeeId)
  return (events) => payoutWaitAt(from(events), parts.clock())
}

/** The wait of a claim as it is told; null once the claim is decided. The caller has made sure that it may be shown. */
export async function readPayoutWait(
  parts: PayoutParts & Pick<Parts, 'clock'>,
  { status, employeeId }: { readonly status: ClaimStatus; readonly employeeId: string },
  events: readonly Happened<ClaimEvent>[],
): Promise<PayoutWaitAnswer | null> {
  if (!isUndecided(status)) return null
  return toPayoutWaitAnswer((await payoutWaitNowOf(parts, employeeId))(events))
}
