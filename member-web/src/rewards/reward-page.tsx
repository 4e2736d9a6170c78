/** A reward, and redeeming it (RWD-003 to RWD-008). */
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import RedeemOutlined from '@mui/icons-material/RedeemOutlined'
import { useParams } from 'react-router-dom'
import { categoryPath } from '@member-care/domain/reward/reward-addresses.ts'
import { firstAddressOf, shownOr, validTill } from '@member-care/domain/reward/reward-fields.ts'
import { rewardTexts as texts } from '@member-care/domain/texts/reward-texts.ts'
import { PageHeading } from '../page/page-heading.tsx'
import { Panel } from '../page/panel.tsx'
import type { Reward } from '../portal-api/rewards-api.ts'
import { OpenedReward } from './opened-reward.tsx'
import { RedeemReward } from './redeem-reward.tsx'
import { contactDetails, DetailList, Paragraphs } from './reward-details.tsx'
import { RewardPicture } from './reward-picture.tsx'
import { WayBack } from './way-back.tsx'

export default function RewardPage() {
  const { rewardId = '' } = useParams()
  return (
    <OpenedReward key={rewardId} rewardId={rewardId}>
      {(reward) => <ShownReward reward={reward} />}
    </OpenedReward>
  )
}

function ShownReward({ reward }: { readonly reward: Reward }) {
  const { title, excerpt, thumbnailURL, category, merchant, locations, terms_and_conditions: terms, language } = reward
  return (
    <>
      <WayBack to={categoryPath(category)}>{texts.toList}</WayBack>
      <PageHeading title={title} lang={language} {...(merchant && { lead: merchant.name })} />
      <Box sx={{ display: 'grid', gap: 3, maxWidth: 820 }}>
        <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
          <Box sx={{ height: { xs: 180, sm: 260 }, display: 'grid' }}>
            <RewardPicture thumbnailUrl={thumbnailURL} fallback={RedeemOutlined} />
          </Box>
          <Box sx={{ p: { xs: 2.5, sm: 3 }, display: 'grid', gap: 2.5 }}>
            <Box lang={language} sx={{ fontSize: '1.0625rem', overflowWrap: 'anywhere' }}>
              {shownOr(excerpt)}
            </Box>
            <RedeemReward reward={reward} />
          </Box>
        </Paper>
        <Panel title={texts.contact}>
          <DetailList
            details={[
              { label: texts.validTill, value: validTill(reward) },
              { label: texts.address, value: firstAddressOf(locations) },
              ...contactDetails(reward),
            ]}
          />
        </Panel>
        <Panel title={texts.merchant}>
          <Paragraphs text={merchant?.description} lang={merchant?.language} />
        </Panel>
        <Panel title={texts.terms}>
          <Paragraphs text={terms} lang={language} />
        </Panel>
      </Box>
    </>
  )
}
