/** The rewards as several pages show them (STA-005), and what redeeming changes in what they show. */
import type { QueryClient } from '@tanstack/react-query'
import { portalQuery } from '../data/portal-query.ts'
import { readReward, readRewardCategories, readRewards, readVouchers, type Reward } from '../portal-api/rewards-api.ts'

export const rewardCategoriesQuery = portalQuery({ key: ['reward-categories'], load: readRewardCategories })
export const vouchersQuery = portalQuery({ key: ['reward-vouchers'], load: readVouchers })

const rewardsKey = ['rewards'] as const

/** @param slug of the category */
export function rewardsQuery(slug: string) {
  return portalQuery({ key: [...rewardsKey, slug], load: (signal) => readRewards(slug, signal) })
}

export function rewardQuery(rewardId: string) {
  return portalQuery({ key: ['reward', rewardId], load: (signal) => readReward(rewardId, signal) })
}

/** Puts the voucher into the open reward and into the reward of every list (RWD-008). */
export function attachVoucher(queries: QueryClient, redeemed: Reward): void {
  queries.setQueryData(rewardQuery(redeemed.uuid).queryKey, redeemed)
  queries.setQueriesData<readonly Reward[]>({ queryKey: rewardsKey }, (listed) =>
    listed?.map((reward) =>
      reward.uuid === redeemed.redeemedDetails?.rewardId
        ? { ...reward, redeemedDetails: redeemed.redeemedDetails }
        : reward,
    ),
  )
}
