/** The pages of the member area: one row each, with its menu entry if it has one. A page that is not here has no route and no entry. */
import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import BadgeOutlined from '@mui/icons-material/BadgeOutlined'
import NoteAddOutlined from '@mui/icons-material/NoteAddOutlined'
import HomeOutlined from '@mui/icons-material/HomeOutlined'
import LocalHospitalOutlined from '@mui/icons-material/LocalHospitalOutlined'
import PersonOutlined from '@mui/icons-material/PersonOutlined'
import PlaceOutlined from '@mui/icons-material/PlaceOutlined'
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined'
import type { MenuEntryId } from '@member-care/domain/client/menu-entries.ts'

interface MenuPlace {
  /** The menu entry that leads here; the domain says who sees it. */
  readonly entry: MenuEntryId
  readonly icon: ComponentType
  /** Whether it stands in the bottom bar of a phone too, where there is room for five. */
  readonly withinReach?: true
}

interface MemberPage {
  /** Of the routes below it; the menu entry has the address. */
  readonly routes: string
  readonly Page: LazyExoticComponent<ComponentType>
  readonly menu?: MenuPlace
}

export const memberPages: readonly MemberPage[] = [
  { routes: '/', Page: lazy(() => import('../home/HomePage.tsx')), menu: { entry: 'home', icon: HomeOutlined, withinReach: true } },
  {
    routes: 'submitclaim',
    Page: lazy(() => import('../submit-claim/SubmitClaimPage.tsx')),
    menu: { entry: 'submitClaim', icon: NoteAddOutlined, withinReach: true },
  },
  {
    routes: 'claimrecords/*',
    Page: lazy(() => import('../claim-records/ClaimRecordsRoutes.tsx')),
    menu: { entry: 'claimRecords', icon: ReceiptLongOutlined, withinReach: true },
  },
  { routes: 'visits/*', Page: lazy(() => import('../visits/VisitsRoutes.tsx')), menu: { entry: 'visits', icon: LocalHospitalOutlined } },
  { routes: 'cliniclocator', Page: lazy(() => import('../clinics/ClinicLocatorPage.tsx')), menu: { entry: 'findClinics', icon: PlaceOutlined } },
  { routes: 'ecards', Page: lazy(() => import('../e-card/ECardPage.tsx')), menu: { entry: 'eCards', icon: BadgeOutlined, withinReach: true } },
  { routes: 'healtharticles/*', Page: lazy(() => import('../health-articles/HealthArticlesRoutes.tsx')) },
  { routes: 'profile', Page: lazy(() => import('../profile/ProfilePage.tsx')), menu: { entry: 'profile', icon: PersonOutlined, withinReach: true } },
]
