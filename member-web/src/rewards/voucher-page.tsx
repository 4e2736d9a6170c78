/** The voucher of a redeemed reward (RWD-009 to RWD-014). */
import { lazy, Suspense } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import AttachFile from '@mui/icons-material/AttachFile'
import RedeemOutlined from '@mui/icons-material/RedeemOutlined'
import { Link as RouterLink, useParams } from 'react-router-dom'
import { isOver } from '@member-care/domain/reward/redemption.ts'
import { rewardPath } from '@member-care/domain/reward/reward-addresses.ts'
import {
  firstAddressOf,
  placeOf,
  redeemedOn,
  shownOr,
  voucherValidTill,
} from '@member-care/domain/reward/reward-fields.ts'
import { rewardTexts as texts } from '@member-care/domain/texts/reward-texts.ts'
import { EmptyState } from '@member-care/web-kit/page/empty-state.tsx'
import { Notice } from '@member-care/web-kit/page/notice.tsx'
import { portalQuery } from '../data/portal-query.ts'
import { useAnswer } from '../data/use-answer.ts'
import { PageHeading } from '../page/page-heading.tsx'
import { Panel } from '../page/panel.tsx'
import { readMapTiles } from '../portal-api/home-api.ts'
import type { Reward } from '../portal-api/rewards-api.ts'
import { OpenedReward } from './opened-reward.tsx'
import { contactDetails, DetailList, Paragraphs } from './reward-details.tsx'
import { RewardPicture } from './reward-picture.tsx'
import { VoucherCode } from './voucher-code.tsx'
import { WayBack } from './way-back.tsx'

const PlaceMap = lazy(() => import('@member-care/web-kit/clinic-map/place-map.tsx'))

export default function VoucherPage() {
  const { rewardId = '' } = useParams()
  return (
    <OpenedReward key={rewardId} rewardId={rewardId}>
      {(reward) => <ShownVoucher reward={reward} />}
    </OpenedReward>
  )
}

function ShownVoucher({ reward }: { readonly reward: Reward }) {
  const { uuid, title, excerpt, thumbnailURL, category, merchant, locations, brochure, redeemedDetails, language } =
    reward
  const toReward = rewardPath(category.slug, uuid)
  if (redeemedDetails === null) return <NotRedeemed title={title} lang={language} toReward={toReward} />
  const place = placeOf(locations)
  return (
    <>
      <WayBack to={toReward}>{texts.toReward}</WayBack>
      <PageHeading title={title} lang={language} lead={texts.offeredBy(shownOr(merchant?.name))} />
      <Box sx={{ display: 'grid', gap: 3, maxWidth: 820 }}>
        {isOver(reward.valid_until, new Date()) && <Notice tone="warning">{texts.ended}</Notice>}
        <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
          <Box sx={{ height: { xs: 140, sm: 200 }, display: 'grid' }}>
            <RewardPicture thumbnailUrl={thumbnailURL} fallback={RedeemOutlined} />
          </Box>
          <Box sx={{ p: { xs: 2.5, sm: 3 }, display: 'grid', gap: 2.5 }}>
            <VoucherCode code={redeemedDetails.reference} />
            <Box lang={language} sx={{ overflowWrap: 'anywhere' }}>
              {shownOr(excerpt)}
            </Box>
            <DetailList
              details={[
                { label: texts.redeemedOn, value: redeemedOn(redeemedDetails) },
                { label: texts.validTill, value: voucherValidTill(reward) },
              ]}
            />
          </Box>
        </Paper>
        <Panel title={texts.howToUse}>
          <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
            <Paragraphs text={redeemedDetails.description} lang={language} />
            {brochure !== null && <Brochure address={brochure} />}
          </Box>
        </Panel>
        <Panel title={texts.contact}>
          <Box sx={{ display: 'grid', gap: 2.5 }}>
            <DetailList
              details={[{ label: texts.address, value: firstAddressOf(locations) }, ...contactDetails(reward)]}
            />
            {place && <VoucherMap {...place} />}
          </Box>
        </Panel>
      </Box>
    </>
  )
}

function Brochure({ address }: { readonly address: string }) {
  return (
    <Link
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={texts.newTab(texts.brochure)}
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, minHeight: 24 }}
    >
      <AttachFile aria-hidden="true" sx={{ fontSize: 18 }} />
      {texts.brochure}
    </Link>
  )
}

function VoucherMap({ longitude, latitude }: { readonly longitude: number; readonly latitude: number }) {
  const tiles = useAnswer(portalQuery({ key: ['map-tiles'], load: readMapTiles }))
  if (tiles.phase === 'loading') return <Skeleton variant="rounded" height={260} />
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={260} />}>
      <PlaceMap
        longitude={longitude}
        latitude={latitude}
        label={texts.mapLabel}
        unavailable={texts.mapUnavailable}
        tiles={tiles.value ?? null}
      />
    </Suspense>
  )
}

interface NotRedeemedProps {
  readonly title: string
  readonly lang: string
  readonly toReward: string
}

function NotRedeemed({ title, lang, toReward }: NotRedeemedProps) {
  return (
    <>
      <PageHeading title={title} lang={lang} />
      <EmptyState
        icon={RedeemOutlined}
        title={texts.notRedeemed}
        action={
          <Button component={RouterLink} to={toReward} variant="contained">
            {texts.toReward}
          </Button>
        }
      >
        {texts.notRedeemedDetail}
      </EmptyState>
    </>
  )
}
