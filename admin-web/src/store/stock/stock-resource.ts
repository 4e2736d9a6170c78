import StockIcon from '@mui/icons-material/Inventory2Outlined'
import { orderPageTexts, storeConsoleTexts } from '@member-care/domain/texts/store-console-texts.ts'
import { lazy } from 'react'
import type { ResourceDefinition } from '../../console/resource-definition.ts'
import { stockAddress } from './stock-record.ts'

const StockList = lazy(() => import('./stock-list.tsx'))
const StockPage = lazy(() => import('./stock-page.tsx'))

/** How many pieces of each product can still be sold. */
export const stockResource: ResourceDefinition = {
  group: orderPageTexts.menuGroup,
  name: 'stock',
  path: 'stock',
  label: storeConsoleTexts.stock.title,
  icon: StockIcon,
  access: { list: 'store.view', show: 'store.view' },
  list: StockList,
  addresses: { 'stock/:productId': { page: StockPage, action: 'show' } },
  recordAddress: stockAddress,
}
