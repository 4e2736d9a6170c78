/** The pages of the member area. A page that is not here has no route; one that the menu leads to has its place in menu/menu-places.ts too. */
import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import type { PlacedEntry } from '../menu/menu-places.ts'

interface MemberPage {
  /** Of the routes below it; the menu entry has the address. */
  readonly routes: string
  readonly Page: LazyExoticComponent<ComponentType>
}

const pagesOfMenu: Readonly<Record<PlacedEntry, MemberPage>> = {
  home: { routes: '/', Page: lazy(() => import('../home/home-page.tsx')) },
  submitClaim: { routes: 'submitclaim', Page: lazy(() => import('../submit-claim/submit-claim-page.tsx')) },
  claimRecords: { routes: 'claimrecords/*', Page: lazy(() => import('../claim-records/claim-records-routes.tsx')) },
  visits: { routes: 'visits/*', Page: lazy(() => import('../visits/visits-routes.tsx')) },
  requestElog: { routes: 'submitelog', Page: lazy(() => import('../request-elog/request-elog-page.tsx')) },
  elogRecords: { routes: 'elogrecords/*', Page: lazy(() => import('../elog-records/elog-records-routes.tsx')) },
  myCover: { routes: 'mycover', Page: lazy(() => import('../my-cover/my-cover-page.tsx')) },
  findClinics: { routes: 'cliniclocator', Page: lazy(() => import('../clinics/clinic-locator-page.tsx')) },
  eCards: { routes: 'ecards', Page: lazy(() => import('../e-card/e-card-page.tsx')) },
  teleconsult: { routes: 'teleconsult', Page: lazy(() => import('../client-links/teleconsult-page.tsx')) },
  rewards: { routes: 'rewards/*', Page: lazy(() => import('../rewards/rewards-routes.tsx')) },
  store: { routes: 'store', Page: lazy(() => import('../store/store-page.tsx')) },
  askJoey: { routes: 'askjoey', Page: lazy(() => import('../ask-joey/ask-joey-page.tsx')) },
  profile: { routes: 'profile', Page: lazy(() => import('../profile/profile-page.tsx')) },
  userGuide: { routes: 'userguide', Page: lazy(() => import('../client-links/user-guide-page.tsx')) },
}

export const memberPages: readonly MemberPage[] = [
  ...Object.values(pagesOfMenu),
  { routes: 'product/view', Page: lazy(() => import('../store/product-page.tsx')) },
  { routes: 'product/redeem', Page: lazy(() => import('../store/redeem-page.tsx')) },
  { routes: 'product/invoice', Page: lazy(() => import('../store/invoice-page.tsx')) },
  { routes: 'healtharticles/*', Page: lazy(() => import('../health-articles/health-articles-routes.tsx')) },
]
