/** A page of one reward: its heading and the states before there is anything to show. */
import type { ReactNode } from 'react'
import { rewardsPath } from '@member-care/domain/reward/reward-addresses.ts'
import { rewardTexts as texts } from '@member-care/domain/texts/reward-texts.ts'
import { EmptyState } from '@member-care/web-kit/page/empty-state.tsx'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { useAnswer } from '../data/use-answer.ts'
import { PageHeading } from '../page/page-heading.tsx'
import { Skeletons } from '../page/skeletons.tsx'
import type { Reward } from '../portal-api/rewards-api.ts'
import { rewardQuery } from './reward-queries.ts'
import { WayBack } from './way-back.tsx'

interface OpenedRewardProps {
  readonly rewardId: string
  readonly children: (reward: Reward) => ReactNode
}

export function OpenedReward({ rewardId, children }: OpenedRewardProps) {
  const { value, phase, failure, failureCode, reload } = useAnswer(rewardQuery(rewardId))
  if (failureCode === 404)
    return (
      <>
        <WayBack to={rewardsPath}>{texts.toCategories}</WayBack>
        <PageHeading title={texts.title} />
        <EmptyState title={texts.missing}>{texts.missingDetail}</EmptyState>
      </>
    )
  if (value !== undefined) return children(value)
  return (
    <>
      <PageHeading title={texts.title} />
      {phase === 'failed' ? (
        <LoadFailure detail={failure ?? ''} onRetry={reload} />
      ) : (
        <Skeletons count={2} height={220} />
      )}
    </>
  )
}
