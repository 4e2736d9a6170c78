import CodesIcon from '@mui/icons-material/QrCode2Outlined'
import RedemptionIcon from '@mui/icons-material/RedeemOutlined'
import { redemptionListTexts, rewardCodeTexts } from '@member-care/domain/texts/reward-code-texts.ts'
import { lazy } from 'react'
import type { ResourceDefinition } from '../console/resource-definition.ts'
import { poolAddress } from './reward-addresses.ts'

const PoolList = lazy(() => import('./pool-list.tsx'))
const PoolPage = lazy(() => import('./pool-page.tsx'))
const RedemptionList = lazy(() => import('./redemption-list.tsx'))
const { menu } = rewardCodeTexts

/** The codes that rewards give their vouchers. */
export const rewardPoolResource: ResourceDefinition = {
  group: menu.group,
  name: 'reward-codes',
  path: 'reward-codes',
  label: menu.codes,
  icon: CodesIcon,
  access: { list: 'rewards.view', show: 'rewards.view', edit: 'rewards.keepCodes' },
  list: PoolList,
  addresses: { 'reward-codes/:rewardId': { page: PoolPage, action: 'show' } },
  recordAddress: poolAddress,
  recordRepresentation: ({ title }) => String(title),
}

/** Who redeemed which reward. */
export const redemptionResource: ResourceDefinition = {
  group: menu.group,
  name: 'reward-redemptions',
  path: 'reward-redemptions',
  label: redemptionListTexts.title,
  icon: RedemptionIcon,
  access: { list: 'rewards.view' },
  list: RedemptionList,
}
