/** The calls of rewards. */
import type { components } from '@member-care/api/client/client.ts'
import { answered, api } from './api-client.ts'

export type Reward = components['schemas']['Reward']
export type RewardCategory = components['schemas']['RewardCategory']

export function readRewardCategories(signal: AbortSignal): Promise<readonly RewardCategory[]> {
  return answered(api.GET('/api/externalapi/rewards/category', { signal }))
}

/** @param slug of the category */
export function readRewards(slug: string, signal: AbortSignal): Promise<readonly Reward[]> {
  return answered(api.GET('/api/externalapi/rewards/category/{id}', { params: { path: { id: slug } }, signal }))
}

export function readReward(rewardId: string, signal: AbortSignal): Promise<Reward> {
  return answered(api.GET('/api/externalapi/rewards/detail/{id}', { params: { path: { id: rewardId } }, signal }))
}

/** The reward with its voucher. Again, it answers the same voucher. */
export function redeemReward(rewardId: string): Promise<Reward> {
  return answered(api.POST('/api/externalapi/rewards/redeemReward/{id}', { params: { path: { id: rewardId } } }))
}

/** What the member has redeemed; what is still good comes first. */
export function readVouchers(signal: AbortSignal): Promise<readonly Reward[]> {
  return answered(api.GET('/api/rewards/vouchers', { signal }))
}
