/** What the member has redeemed: what is still good first. */
import Box from '@mui/material/Box'
import AccessTimeOutlined from '@mui/icons-material/AccessTimeOutlined'
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined'
import ConfirmationNumberOutlined from '@mui/icons-material/ConfirmationNumberOutlined'
import EventBusyOutlined from '@mui/icons-material/EventBusyOutlined'
import { endsSoon, isOver } from '@member-care/domain/reward/redemption.ts'
import { rewardsPath, voucherPath } from '@member-care/domain/reward/reward-addresses.ts'
import { voucherValidTill } from '@member-care/domain/reward/reward-fields.ts'
import { rewardTexts as texts } from '@member-care/domain/texts/reward-texts.ts'
import { EmptyState } from '@member-care/web-kit/page/empty-state.tsx'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { useAnswer } from '../data/use-answer.ts'
import { PageHeading } from '../page/page-heading.tsx'
import { Pill, pillLooks } from '../page/pill.tsx'
import { Skeletons } from '../page/skeletons.tsx'
import type { Reward } from '../portal-api/rewards-api.ts'
import { RewardCard, rewardGrid } from './reward-card.tsx'
import { vouchersQuery } from './reward-queries.ts'
import { WayBack } from './way-back.tsx'

export default function VouchersPage() {
  return (
    <>
      <WayBack to={rewardsPath}>{texts.toCategories}</WayBack>
      <PageHeading title={texts.vouchers} lead={texts.vouchersLead} />
      <Vouchers />
    </>
  )
}

function Vouchers() {
  const { value, phase, failure, reload } = useAnswer(vouchersQuery)
  if (value === undefined)
    return phase === 'failed' ? (
      <LoadFailure detail={failure ?? ''} onRetry={reload} />
    ) : (
      <Skeletons count={3} height={112} />
    )
  if (value.length === 0)
    return (
      <EmptyState icon={ConfirmationNumberOutlined} title={texts.noVouchers}>
        {texts.noVouchersDetail}
      </EmptyState>
    )
  return (
    <Box component="ul" sx={rewardGrid}>
      {value.map((reward) => (
        <RewardCard key={reward.uuid} to={voucherPath(reward.category.slug, reward.uuid)} reward={reward}>
          <Box sx={{ fontSize: '0.875rem' }}>
            {reward.valid_until === null ? texts.withoutEnd : texts.validTillDay(voucherValidTill(reward))}
          </Box>
          <Box sx={{ mt: 0.5 }}>
            <State reward={reward} />
          </Box>
        </RewardCard>
      ))}
    </Box>
  )
}

const states = {
  good: { picture: CheckCircleOutlined, look: pillLooks.approved },
  'ends-soon': { picture: AccessTimeOutlined, look: pillLooks.waiting },
  ended: { picture: EventBusyOutlined, look: pillLooks.other },
} as const

function State({ reward: { valid_until } }: { readonly reward: Reward }) {
  const now = new Date()
  const state = isOver(valid_until, now) ? 'ended' : endsSoon(valid_until, now) ? 'ends-soon' : 'good'
  return <Pill {...states[state]} text={texts.voucherStates[state]} />
}
