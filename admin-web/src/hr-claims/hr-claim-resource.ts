import HrClaimsIcon from '@mui/icons-material/RequestQuoteOutlined'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { lazy } from 'react'
import type { ResourceDefinition } from '../console/resource-definition.ts'
import { hrClaimAddress } from './hr-claim-list-address.ts'

const HrClaimList = lazy(() => import('./hr-claim-list.tsx'))
const HrClaimPage = lazy(() => import('./hr-claim-page.tsx'))

/** The claims that HR administrators filed (3§2.13). */
export const hrClaimResource: ResourceDefinition = {
  name: 'hr-claims',
  path: 'hrclaims',
  label: consoleTexts.menu.hrClaims,
  icon: HrClaimsIcon,
  access: { list: 'claims.view', show: 'claims.view' },
  list: HrClaimList,
  addresses: { 'hrclaims/view/:hrclaimId': { page: HrClaimPage, action: 'show' } },
  recordAddress: hrClaimAddress,
}
