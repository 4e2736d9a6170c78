/** A voucher that a member has of a reward: what it has come to, and what follows from redeeming it and from the clock. */
import { addDays, singaporeToday } from '../dates/singapore-dates.ts'
import type { Refusal } from '../errors/refusal.ts'
import { rewardRefusalTexts } from '../texts/reward-texts.ts'
import type { RewardEvent, RewardRedeemed } from './reward-events.ts'

/** So many days before its last one the member is told that a voucher ends (S108). */
const VOUCHER_END_TOLD_DAYS = 7

/** Undefined until the reward is redeemed. */
export type RedemptionState = (RewardRedeemed & { readonly endTold: boolean }) | undefined

export type RewardRefusalCode = keyof typeof rewardRefusalTexts

type Decision = { readonly events: readonly RewardEvent[] } | { readonly refusal: Refusal }

/** The state after one more event. Never throws. */
export function evolveRedemption(state: RedemptionState, event: RewardEvent): RedemptionState {
  if (event.type === 'RewardRedeemed') return { ...event.data, endTold: false }
  return state && { ...state, endTold: true }
}

/** A reward that was redeemed by this member stays so: again it changes nothing. */
export function redeemReward(redeemed: RewardRedeemed, state: RedemptionState): Decision {
  return { events: state ? [] : [{ type: 'RewardRedeemed', data: redeemed }] }
}

/** Nothing where it was told, has no end, is over, or has time. @param now UTC, ISO */
export function tellVoucherEnd(state: RedemptionState, now: Date): Decision {
  if (!state || state.endTold || !endsSoon(state.validUntil, now)) return { events: [] }
  const { redemptionId, userId, companyId, rewardId } = state
  return { events: [{ type: 'VoucherEndTold', data: { redemptionId, userId, companyId, rewardId } }] }
}

/** Whether the end comes within the days in which it is told, in Singapore, and has not come. @param validUntil UTC, ISO; null for without end */
export function endsSoon(validUntil: string | null, now: Date): boolean {
  if (validUntil === null || isOver(validUntil, now)) return false
  return singaporeToday(new Date(validUntil)) <= lastDayTold(now)
}

/** The last Singapore day whose vouchers are told now that they end. */
export function lastDayTold(now: Date): string {
  return addDays(singaporeToday(now), VOUCHER_END_TOLD_DAYS)
}

/** The moment of the end still belongs to it. @param validUntil UTC, ISO; null for without end */
export function isOver(validUntil: string | null, now: Date): boolean {
  return validUntil !== null && new Date(validUntil) < now
}

export function refuseReward(code: RewardRefusalCode): Refusal {
  return { code, message: rewardRefusalTexts[code] }
}
