import GuaranteeIcon from '@mui/icons-material/VerifiedOutlined'
import { guaranteeDeskTexts } from '@member-care/domain/texts/guarantee-desk-texts.ts'
import { lazy } from 'react'
import type { ResourceDefinition } from '../console/resource-definition.ts'
import { guaranteeAddress } from './guarantee-list-address.ts'

const GuaranteeList = lazy(() => import('./guarantee-list.tsx'))
const GuaranteePage = lazy(() => import('./show/guarantee-page.tsx'))

/** Letters of guarantee, and the desk that decides on them. */
export const guaranteeResource: ResourceDefinition = {
  name: 'guarantees',
  path: 'guarantees',
  label: guaranteeDeskTexts.title,
  icon: GuaranteeIcon,
  access: { list: 'guarantees.view', show: 'guarantees.view' },
  list: GuaranteeList,
  addresses: { 'guarantees/:guaranteeId': { page: GuaranteePage, action: 'show' } },
  recordAddress: guaranteeAddress,
}
