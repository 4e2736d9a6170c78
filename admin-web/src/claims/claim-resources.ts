import ClaimsDeskIcon from '@mui/icons-material/InboxOutlined'
import InpatientIcon from '@mui/icons-material/LocalHotelOutlined'
import OutpatientIcon from '@mui/icons-material/MedicalServicesOutlined'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { lazy } from 'react'
import type { EmbeddedResource, ResourceDefinition } from '../console/resource-definition.ts'
import { claimAddress } from './claim-link.tsx'

const ClaimListPage = lazy(() => import('./claim-list-page.tsx'))
const ClaimPage = lazy(() => import('./claim-page.tsx'))
const QueuePage = lazy(() => import('./queue/queue-page.tsx'))
const DeskClaimPage = lazy(() => import('./desk/desk-claim-page.tsx'))
const { menu } = consoleTexts
const ofBoth = {
  group: menu.userClaims,
  access: { list: 'claims.view', show: 'claims.view' },
  list: ClaimListPage,
} as const

export const inpatientClaimResource: ResourceDefinition = {
  ...ofBoth,
  name: 'userinpatient',
  path: 'userinpatient',
  api: 'inpatient-claims',
  label: menu.inpatient,
  icon: InpatientIcon,
  addresses: { 'userinpatient/view/*': { page: ClaimPage, action: 'show' } },
  recordAddress: (id) => claimAddress('userinpatient', id),
}

export const outpatientClaimResource: ResourceDefinition = {
  ...ofBoth,
  name: 'userOutpatient',
  path: 'userOutpatient',
  api: 'outpatient-claims',
  label: menu.outpatient,
  icon: OutpatientIcon,
  addresses: { 'userOutpatient/view/*': { page: ClaimPage, action: 'show' } },
  recordAddress: (id) => claimAddress('userOutpatient', id),
}

/** What waits at the claims desk, in the order in which it is to be decided (S37). */
export const claimQueueResource: ResourceDefinition = {
  group: menu.userClaims,
  name: 'claim-queue',
  path: 'claims-desk',
  label: menu.claimsDesk,
  icon: ClaimsDeskIcon,
  access: { list: 'claims.decide' },
  list: QueuePage,
  addresses: { 'claims-desk/view': { page: DeskClaimPage, action: 'list' } },
}

/** The views of that queue which an administrator keeps. */
export const savedViewResource: EmbeddedResource = { name: 'saved-views', access: { list: 'claims.decide' } }
