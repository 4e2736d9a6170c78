/** The pages of the member area: one row each, with its menu entry. A page that is not here has no route and no entry. */
import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import NoteAddOutlined from '@mui/icons-material/NoteAddOutlined'
import HomeOutlined from '@mui/icons-material/HomeOutlined'
import PersonOutlined from '@mui/icons-material/PersonOutlined'
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined'
import type { MenuEntryId } from '@member-care/domain/client/menu-entries.ts'

interface MemberPage {
  /** The menu entry that leads here; the domain says who sees it. */
  readonly entry: MenuEntryId
  /** Of the routes below it; its menu entry has the address. */
  readonly routes: string
  readonly icon: ComponentType
  readonly Page: LazyExoticComponent<ComponentType>
}

export const memberPages: readonly MemberPage[] = [
  { entry: 'home', routes: '/', icon: HomeOutlined, Page: lazy(() => import('../home/HomePage.tsx')) },
  { entry: 'submitClaim', routes: 'submitclaim', icon: NoteAddOutlined, Page: lazy(() => import('../submit-claim/SubmitClaimPage.tsx')) },
  { entry: 'claimRecords', routes: 'claimrecords/*', icon: ReceiptLongOutlined, Page: lazy(() => import('../claim-records/ClaimRecordsRoutes.tsx')) },
  { entry: 'profile', routes: 'profile', icon: PersonOutlined, Page: lazy(() => import('../profile/ProfilePage.tsx')) },
]
