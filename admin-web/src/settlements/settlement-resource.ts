import SettlementIcon from '@mui/icons-material/StorefrontOutlined'
import { settlementTexts } from '@member-care/domain/texts/settlement-texts.ts'
import { orderPageTexts } from '@member-care/domain/texts/store-console-texts.ts'
import { lazy } from 'react'
import type { ResourceDefinition } from '../console/resource-definition.ts'

const SettlementList = lazy(() => import('./settlement-list.tsx'))

/** What is settled with merchants for a month. */
export const settlementResource: ResourceDefinition = {
  group: orderPageTexts.menuGroup,
  name: 'merchant-settlements',
  path: 'merchant-settlements',
  label: settlementTexts.title,
  icon: SettlementIcon,
  access: { list: 'settlement.view' },
  list: SettlementList,
}
