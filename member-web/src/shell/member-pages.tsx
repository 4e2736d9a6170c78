/** The pages of the member area. A page that is not here has no route; one that the menu leads to has its place in menu/menu-places.ts too. */
import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import type { PlacedEntry } from '../menu/menu-places.ts'

interface MemberPage {
  /** Of the routes below it; the menu entry has the address. */
  readonly routes: string
  readonly Page: LazyExoticComponent<ComponentType>
}

const pagesOfMenu: Readonly<Record<PlacedEntry, MemberPage>> = {
  home: { routes: '/', Page: lazy(() => import('../home/HomePage.tsx')) },
  submitClaim: { routes: 'submitclaim', Page: lazy(() => import('../submit-claim/SubmitClaimPage.tsx')) },
  claimRecords: { routes: 'claimrecords/*', Page: lazy(() => import('../claim-records/ClaimRecordsRoutes.tsx')) },
  visits: { routes: 'visits/*', Page: lazy(() => import('../visits/VisitsRoutes.tsx')) },
  findClinics: { routes: 'cliniclocator', Page: lazy(() => import('../clinics/ClinicLocatorPage.tsx')) },
  eCards: { routes: 'ecards', Page: lazy(() => import('../e-card/ECardPage.tsx')) },
  profile: { routes: 'profile', Page: lazy(() => import('../profile/ProfilePage.tsx')) },
}

export const memberPages: readonly MemberPage[] = [
  ...Object.values(pagesOfMenu),
  { routes: 'healtharticles/*', Page: lazy(() => import('../health-articles/HealthArticlesRoutes.tsx')) },
]
