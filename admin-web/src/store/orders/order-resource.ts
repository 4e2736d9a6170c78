import OrderIcon from '@mui/icons-material/ReceiptLongOutlined'
import { orderPageTexts } from '@member-care/domain/texts/store-console-texts.ts'
import { lazy } from 'react'
import type { ResourceDefinition } from '../../console/resource-definition.ts'
import { orderAddress } from './order-record.ts'

const OrderList = lazy(() => import('./order-list.tsx'))
const OrderPage = lazy(() => import('./show/order-page.tsx'))

/** What members have bought in the store. */
export const orderResource: ResourceDefinition = {
  group: orderPageTexts.menuGroup,
  name: 'orders',
  path: 'orders',
  label: orderPageTexts.title,
  icon: OrderIcon,
  counts: 'orders',
  access: { list: 'store.view', show: 'store.view' },
  list: OrderList,
  addresses: { 'orders/:orderId': { page: OrderPage, action: 'show' } },
  recordAddress: orderAddress,
}
