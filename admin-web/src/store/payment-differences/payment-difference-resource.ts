import DifferenceIcon from '@mui/icons-material/SyncProblemOutlined'
import { orderPageTexts, storeConsoleTexts } from '@member-care/domain/texts/store-console-texts.ts'
import { lazy } from 'react'
import type { ResourceDefinition } from '../../console/resource-definition.ts'

const PaymentDifferenceList = lazy(() => import('./payment-difference-list.tsx'))

/** Where our orders and the card provider do not agree. */
export const paymentDifferenceResource: ResourceDefinition = {
  group: orderPageTexts.menuGroup,
  name: 'payment-differences',
  path: 'payment-differences',
  label: storeConsoleTexts.differences.title,
  icon: DifferenceIcon,
  counts: 'payment-differences',
  access: { list: 'store.payments' },
  list: PaymentDifferenceList,
}
