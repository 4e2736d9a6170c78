/** The rewards of a category (RWD-002). */
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined'
import RedeemOutlined from '@mui/icons-material/RedeemOutlined'
import { useParams } from 'react-router-dom'
import { rewardPath, rewardsPath } from '@member-care/domain/reward/reward-addresses.ts'
import { validTill } from '@member-care/domain/reward/reward-fields.ts'
import { rewardTexts as texts } from '@member-care/domain/texts/reward-texts.ts'
import { EmptyState } from '@member-care/web-kit/page/empty-state.tsx'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { useAnswer } from '../data/use-answer.ts'
import { PageHeading } from '../page/page-heading.tsx'
import { Pill, pillLooks } from '../page/pill.tsx'
import { Skeletons } from '../page/skeletons.tsx'
import { RewardCard, rewardGrid } from './reward-card.tsx'
import { rewardsQuery } from './reward-queries.ts'
import { WayBack } from './way-back.tsx'

export default function RewardListPage() {
  const { category = '', categoryName = '' } = useParams()
  const { value } = useAnswer(rewardsQuery(category))
  const named = value?.find((reward) => reward.category.name === categoryName)
  return (
    <>
      <WayBack to={rewardsPath}>{texts.toCategories}</WayBack>
      <PageHeading title={categoryName} lang={named?.language} />
      <RewardList key={category} category={category} />
    </>
  )
}

function RewardList({ category }: { readonly category: string }) {
  const { value, phase, failure, reload } = useAnswer(rewardsQuery(category))
  if (value === undefined)
    return phase === 'failed' ? <LoadFailure detail={failure ?? ''} onRetry={reload} /> : <LoadingOverlay />
  if (value.length === 0)
    return (
      <EmptyState icon={RedeemOutlined} title={texts.noRewards}>
        {texts.noRewardsDetail}
      </EmptyState>
    )
  return (
    <Box component="ul" sx={rewardGrid}>
      {value.map((reward) => (
        <RewardCard key={reward.uuid} to={rewardPath(category, reward.uuid)} reward={reward}>
          {reward.redeemedDetails === null ? (
            reward.valid_until !== null && (
              <Box sx={{ fontSize: '0.875rem' }}>{texts.validTillDay(validTill(reward))}</Box>
            )
          ) : (
            <Box sx={{ mt: 0.5 }}>
              <Pill picture={CheckCircleOutlined} look={pillLooks.approved} text={texts.redeemedMark} />
            </Box>
          )}
        </RewardCard>
      ))}
    </Box>
  )
}

/** Lies over the shapes of what is coming, and says so. */
function LoadingOverlay() {
  return (
    <Box sx={{ position: 'relative' }}>
      <Skeletons count={3} height={112} />
      <Box sx={{ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center', pointerEvents: 'none' }}>
        <Paper elevation={2} aria-hidden="true" sx={{ px: 2.5, py: 1.5 }}>
          {texts.loadingList}
        </Paper>
      </Box>
    </Box>
  )
}
