import SettlementIcon from '@mui/icons-material/StorefrontOutlined'
import { orderPageTexts, storeConsoleTexts } from '@member-care/domain/texts/store-console-texts.ts'
import { lazy } from 'react'
import type { ResourceDefinition } from '../../console/resource-definition.ts'

const SettlementList = lazy(() => import('./settlement-list.tsx'))

/** What merchants are owed for a month. */
export const settlementResource: ResourceDefinition = {
  group: orderPageTexts.menuGroup,
  name: 'merchant-settlements',
  path: 'merchant-settlements',
  label: storeConsoleTexts.settlements.title,
  icon: SettlementIcon,
  access: { list: 'store.payments' },
  list: SettlementList,
}
